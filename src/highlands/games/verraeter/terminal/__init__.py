"""The terminal UI of Verräter: drawing the circle, reading what is typed, narrating moves and reveals."""
