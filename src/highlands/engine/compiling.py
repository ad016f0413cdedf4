"""Compiling kernels: one decorator in four forms. The code is cached on disk and can't be stale (`kernel_cache`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from highlands.engine.compat.jit import INTERPRETED, compile_function
from highlands.engine.kernel_cache import folder_for

__all__ = ["INTERPRETED", "compiled", "compiled_inline", "compiled_parallel", "compiled_with_arrays"]

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def _compiled(function: Kernel, **options: bool) -> Kernel:
    source = Path(function.__code__.co_filename)
    return cast(Kernel, compile_function(function, lambda: folder_for(source), **options))


def compiled(function: Kernel) -> Kernel:
    """Make a function a kernel: compiled, cached on disk, and without the GIL while it runs.

    A kernel allocates no arrays, so no reference counting is compiled into it.
    """
    return _compiled(function)


def compiled_inline(function: Kernel) -> Kernel:
    """A kernel that is inlined in all its callers: for short functions where the call would be half of the work.

    LLVM inlines by itself what is shortest or has a single caller.
    """
    return _compiled(function, inline=True)


def compiled_with_arrays(function: Kernel) -> Kernel:
    """A kernel that allocates arrays."""
    return _compiled(function, allocates=True)


def compiled_parallel(function: Kernel) -> Kernel:
    """A kernel whose `prange` loops are shared among Numba's threads (`on_threads`)."""
    return _compiled(function, parallel=True)
