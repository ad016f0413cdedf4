"""Start-up time. Nothing is imported here: `fresh_process` is timed with all its imports."""
