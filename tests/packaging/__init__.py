"""What is installed with Highlands, and what Highlands does where an extra is missing."""
