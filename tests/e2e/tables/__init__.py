"""Tables: creating and finding them, and sitting down."""
