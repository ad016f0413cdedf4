"""For researchers: environments and self-play data."""
