"""The machine for which Numba compiles here."""

from __future__ import annotations

from numba.core.registry import cpu_target


def compile_target() -> list[str]:
    """The kind of system, the processor and its features, as Numba keeps cached code by them.

    Private: Numba offers no other way to this key, and code that was compiled under another is never loaded.
    """
    return [str(part) for part in cpu_target.target_context.codegen().magic_tuple()]
