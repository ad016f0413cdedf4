"""The fence around Numba and llvmlite: no other file of this package imports either of them.

What stands here beyond the documented interface of Numba is private to it and may change with any release. So each use
has its reason beside it and a test in `tests/engine/compat`, and the versions that `pyproject.toml` allows are those
that the tests have passed with.

- `jit`: functions compiled with a cache folder of our choice, and the types of their arguments
- `intrinsics`: instructions and vectors that compiled Python does not reach
- `events`: which functions are being compiled
"""
