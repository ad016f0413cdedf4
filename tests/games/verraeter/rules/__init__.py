"""The rules, the observations and the kernels."""
