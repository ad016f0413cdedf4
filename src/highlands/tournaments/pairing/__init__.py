"""Who plays whom. Each function is a pure one of what has been played, so that a pairing can be done again alike."""
