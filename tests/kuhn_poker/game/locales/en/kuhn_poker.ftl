option-ranks = how many cards the deck has
