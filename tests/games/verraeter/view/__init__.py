"""What people are shown: view, board, drawing."""
