"""Single kernels: compiled loops over them, and what a call takes."""
