"""The terminal UI of Verräter: what it draws, reads and tells."""
