"""What the first screen has, what fits every screen, and pictures of them."""
