"""The documentation: what is generated for it, and its links."""
