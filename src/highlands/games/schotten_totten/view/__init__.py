"""A state as it is shown: the typed view, the text board, the SVG."""
