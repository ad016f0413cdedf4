"""Compiling a function with Numba, with a cache folder of its own."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba import prange, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.extending import overload

__all__ = [
    "INTERPRETED",
    "compile_function",
    "host_cpu",
    "is_float",
    "on_threads",
    "overload",
    "prange",
    "record_type",
    "versions",
]

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether the kernels run as ordinary Python (NUMBA_DISABLE_JIT=1)."""

Folder = Callable[[], Path]
"""Finds a cache folder: asked when a function is first compiled or loaded, not when it is declared."""


def versions() -> str:
    """The compilers whose code a cache holds."""
    return f"numba {numba.__version__} llvmlite {llvmlite.__version__}"


def host_cpu() -> str:
    """The processor for which LLVM compiles here, by LLVM's name.

    Private: Numba offers no other way to the name, which it also keeps its cached code by.
    """
    return str(llvmlite.binding.get_host_cpu_name())


def record_type(dtype: Any) -> Any:
    """Numba's type for records of a dtype."""
    return numba.from_dtype(dtype)


def is_float(array: Any) -> bool:
    """Whether an array type, as an overload gets it, has floats."""
    return isinstance(array.dtype, types.Float)


@contextmanager
def on_threads(number: int) -> Iterator[None]:
    """Let parallel loops run on so many of Numba's threads, or on all if it has fewer, until the context ends."""
    before = numba.get_num_threads()
    numba.set_num_threads(min(number, numba.config.NUMBA_NUM_THREADS))
    try:
        yield
    finally:
        numba.set_num_threads(before)


class _Locator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Places a function's code in a folder.

    Private: a public way to a cache folder is `numba.config.CACHE_DIR` alone, which holds for the whole process, so
    that the user's own functions would land in our folders.
    """

    def __init__(self, function: Any, folder: Path) -> None:
        self._py_file = inspect.getfile(function)
        self._lineno = function.__code__.co_firstlineno
        self._cache_path = str(folder)

    def get_source_stamp(self) -> str:
        """The content of the source; Numba takes its time of change, which differs between copies and checkouts."""
        return _content_digest(self._py_file)


@cache
def _content_digest(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


class _Implementation(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's own form of cached code, found by our locator."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, folder)
        name = f"{Path(inspect.getfile(function)).stem}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _LazyCache(FunctionCache):  # type: ignore[misc]
    """A cache that looks for its folder when it is first used.

    Private: Numba's own, enabled by `cache=True`, makes and tests the folder of each function while it decorates,
    which would be file work in `import highlands`.
    """

    def __init__(self, function: Any, folder: Folder) -> None:
        self._name, self._py_func, self._folder = repr(function), function, folder
        self.enable()

    @cached_property
    def _impl(self) -> _Implementation:
        return _Implementation(self._py_func, self._folder())

    @cached_property
    def _cache_path(self) -> str:
        return str(self._impl.locator.get_cache_path())

    @cached_property
    def _cache_file(self) -> Any:
        stamp = self._impl.locator.get_source_stamp()
        return IndexDataCacheFile(self._cache_path, self._impl.filename_base, stamp)


def _widened(argument: Any) -> Any:
    """The type for which a kernel is compiled: one for all integers that fit, literal or not."""
    plain = types.unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) and plain.bitwidth < types.int64.bitwidth else plain


def compile_function(
    function: Any, folder: Folder, *, allocates: bool = False, inline: bool = False, parallel: bool = False
) -> Any:
    """A compiled function without the GIL, cached in a folder, that other compiled code calls with 64-bit integers.

    Private, for each a reason that was measured:
    - `_nrt=False`, where the function allocates nothing: Numba then emits no reference counting for the arrays that it
      is given, which took a third of the time of a random game.
    - `forceinline`: LLVM inlines the function in all its callers, where the call would be half of its work.
    - `get_call_template`: left alone, Numba compiles a function again for every literal and every integer width that
      some other calls it with, and each of these times all that it calls: three times the work for the same code.
    """
    options = {"parallel": True} if parallel else {} if allocates else {"_nrt": False}
    if inline:
        options["forceinline"] = True
    dispatcher = numba.njit(nogil=True, **options)(function)
    if INTERPRETED:
        return dispatcher
    if Path(inspect.getfile(function)).exists():  # else typed at a prompt, and gone with the process
        dispatcher._cache = _LazyCache(function, folder)
    template_for = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template_for(
        tuple(_widened(argument) for argument in args), {name: _widened(argument) for name, argument in kws.items()}
    )
    return dispatcher
