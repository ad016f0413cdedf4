"""The web app, as far as it can be tried without a browser."""
