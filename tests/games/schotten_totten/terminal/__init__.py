"""The terminal UI of Schotten Totten: what it draws and reads."""
