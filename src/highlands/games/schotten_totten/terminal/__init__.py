"""The terminal UI of Schotten Totten: drawing the border, reading what is typed, narrating moves."""
