"""What there is: the cards, the state record, the catalogue of actions."""
