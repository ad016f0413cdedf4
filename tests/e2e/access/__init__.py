"""The keyboard, screen readers and axe."""
