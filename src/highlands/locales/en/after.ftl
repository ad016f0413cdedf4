# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = You win!
after-you-shared = You share the victory with { $names }!
after-won = { $name } wins
after-shared = { $names } share the victory
after-draw = A draw
after-over = The game is over
after-how-agreed = You agreed on a draw.
after-how-resigned = { $number ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
after-how-abandoned = Nothing happened for a long time, so the table was closed.
after-how-absent = { $names } did not come back.
after-how-closed = The table was closed before the game began.
after-how-host = The host of this server has ended the game.
after-how-host-note = The host of this server has ended the game: “{ $note }”
after-how-time = { $number ->
    [one] { $names } ran out of time.
   *[other] { $names } ran out of time.
}
after-how-points = { $points ->
    [one] With one victory point.
   *[other] With { $points } victory points.
}
after-how-match = With the most points after { $rounds } rounds.
after-how-row = With { $st-adjacent-to-win } stones side by side.
after-how-stones = With { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}.
after-how-more = With more stones, after both passed.
after-how-even = Both passed and hold the same number of stones: nobody wins.
after-how-match-even = Both have the same points after { $rounds } rounds.
after-points = Points: { $points }.
after-result-stones = Stones: { $stones }.
after-head-points = points
after-head-stones = stones
after-stones = { $number ->
    [one] one stone
   *[other] { $number } stones
}
after-score = { $number ->
    [one] one point
   *[other] { $number } points
}
after-match-points = The winner of a round scores { $st-round-points } points, the loser one for each stone.
after-winner = winner
after-rematch = Rematch
after-rematch-ready = A rematch is waiting for you.
after-rematch-go = To the rematch
after-rematch-watch = Watch the rematch
after-tournament = To the tournament
after-look = Look at the board
after-replay = Replay
after-record = Download the record
after-running = The game is still running: this is what you could see so far.
after-to-table = To the table
after-near = Seen from
after-copy-moment = Link to this moment
after-copied-players = Copied. If the table is not public, the link opens for those who played.
after-moves = Moves
after-move = Move
after-beginning = The beginning
after-first = To the beginning
after-back = One move back
after-forward = One move on
after-last = To the end
after-play = Play by itself
after-pause = Pause
after-keys = Keys: ← and → go from move to move, Home and End to the ends; space lets it run.
after-review = Review
after-review-ask = Have it reviewed
after-review-more = Every decision is thought over again, by what its player could know then. That takes a minute or two.
after-review-waits = Another review comes first …
after-review-done = { $done } of { $total } decisions
after-review-how = Go through the game: here stands what each move was worth.
after-curve = The chances to win, from the beginning to the end. The list below has the same in words.
after-curve-of = { $name }: the chance to win
after-chance = Chance to win: { $best } with the best move, { $played } with this one.
after-costly = What it cost
after-show-all = all decisions
after-whose = Whose decisions
after-everybody = of everybody
after-shuffle = The shuffle
after-shuffle-good = The shuffle is the one that was promised.
after-shuffle-good-now = Seed and commitment fit together.
after-shuffle-broken = This is not the shuffle that was promised!
after-proves-good = While the game ran, this browser was shown the commitment. It fits the seed that has now been opened, and no other: so the order of the cards was fixed by then, and nobody has changed it since.
after-proves-good-now = The commitment fits this seed and no other. This browser did not see it during the game, though: whether it is the one that was shown then, those know who played.
after-proves-shares = Each player’s browser added a random share to the shuffle, and all shares were promised before the first was revealed. So neither the server nor any one player could choose the cards.
after-proves-shared = All tables of this round were dealt the same shuffle. The server alone chose it, before anybody sat down: the players had no share in it.
after-shuffle-running = Before the first move the order of the cards was fixed, and its commitment shown. When the game is over, the seed is opened, and you can check here that they fit.
after-verify = That the cards really came from this seed, and that every move was allowed, is checked by “{ $command }” with the record.
after-numbers = The numbers
after-commitment = Commitment
after-salt = Salt
after-seed = Server’s seed
after-share-commitment = Commitment of seat { $seat }
after-share = Share of seat { $seat }
after-mixed-seed = Seed of the deal: the server’s seed and all shares
after-formula = The commitment is
after-head-rating = Rating
