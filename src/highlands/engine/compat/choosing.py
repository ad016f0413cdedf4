"""Calls in compiled code that go to one of several kernels, chosen by the type of the first argument."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from numba import types
from numba.extending import models, register_model

Kernels = Mapping[Any, Any]
"""Compiled functions by the type of their first argument."""


class ChosenKernel(types.Callable, types.Dummy):  # type: ignore[misc]
    """Numba's type of a function that stands for several kernels.

    Private: `types.Callable` is what Numba asks about a call, but not documented. The documented way, `overload`,
    compiles and optimises a function between caller and kernel with all that the kernel calls, also where that is
    inlined: a fifth of the work of compiling a game's environments.
    """

    def __init__(self, name: str, kernels: Kernels) -> None:
        """The kernels are looked up at each call, so that more can be added."""
        self.kernels = kernels
        super().__init__(f"chosen kernel {name}")

    def _chosen(self, arguments: Any) -> Any:
        """Numba's type of the kernel for these arguments, or None."""
        kernel = self.kernels.get(arguments[0]) if arguments else None
        return None if kernel is None else kernel._numba_type_

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        """The signature of a call, for which the kernel is compiled now; None where there is no kernel."""
        chosen = self._chosen(args)
        return chosen and chosen.get_call_type(context, args, kws)

    def get_call_signatures(self) -> Any:
        """The signatures that are known, for messages of errors."""
        return [], True

    def get_impl_key(self, sig: Any) -> Any:
        """What Numba knows the compiled kernel by."""
        return self._chosen(sig.args).get_impl_key(sig)


register_model(ChosenKernel)(models.OpaqueModel)


def choose_kernels(function: Callable[..., Any], kernels: Kernels) -> None:
    """Let calls of a Python function in compiled code be those of the kernel for the type of its first argument."""
    function._numba_type_ = ChosenKernel(function.__name__, kernels)  # type: ignore[attr-defined]
