# Around a table: what both games share. Who did something stands before it.

table-connecting = Connecting to the table …
table-reconnecting = The connection is lost. Trying again …
table-gone = This table can’t be opened
table-invitation-used = This invitation has been used
table-free-seat = free seat
table-guest = Guest
table-to-move = to move
table-away = not connected
table-is-away = { $name } is away
table-time-left = time left
table-your-turn = It is your turn.
table-round = round { $round } of { $rounds }
table-hint = Hint
table-thinking = Thinking about a hint …
table-undo = Take back
table-log = What happened
table-menu = Table
table-my-link = Copy the link to my seat (for another device)
table-watch-link = Copy the link for spectators
table-replay = Replay the moves so far
table-offer-draw = Offer a draw
table-resign = Give up
table-resign-sure = Really give up?
table-result = Result
table-confirm-send = Send
table-confirm-back = Not yet
table-keys = Keyboard shortcuts
table-key-arrows = go from one card or place to the next
table-key-enter = choose it, or play it
table-key-stone = play the chosen card at this stone, or go there
table-key-claim = claim the stone
table-key-details = look closely at the stone or the tactics card
table-key-back = one step back; close what is open
table-key-list = this list
table-greet = Say something
table-greeting-hello = Hello!
table-greeting-good-luck = Good luck!
table-greeting-well-played = Well played!
table-greeting-thanks = Thank you!
table-greeting-one-moment = One moment …
table-greeting-oops = Oops!
table-greeting-good-bye = Good-bye!
table-asks-undo = { $name } would like to take a move back.
table-asks-draw = { $name } offers a draw.
table-asked-undo = You have asked to take a move back. The others must agree.
table-asked-draw = You have offered a draw.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-invited = { $name } invites you
table-take-seat = Take your seat
table-your-name = Your name
table-sit = Sit down
table-waiting = The game begins when everybody has sat down
table-waiting-more = These sit at the table:
table-waiting-for = Waiting for { $names }
table-waiting-rematch = The rematch is announced at the last table. If nobody is there any more, send this link:
table-dealing = The cards are being dealt …
table-dealing-more = Everybody has sat down. Each player’s browser now adds a random share to the shuffle, so that nobody can choose the cards. The game begins with the last one.
table-close = Close the table
table-close-sure = Really close it, for everybody
table-share-elsewhere = Your own share is on the device where you sat down: open the table there once more.
table-hints-on = At this table, everybody may ask for hints.
table-clan-card = a clan card
table-tactics-card = a tactics card
table-narration-by = { $name }: { $what }
table-narration-taken-back = a move, taken back
table-narration-lay = { $card } at stone { $stone }
table-narration-recruiter = the Recruiter
table-narration-strategist = Strategist: { $card } from stone { $from } to stone { $to }
table-narration-strategist-away = Strategist: { $card } from stone { $from } to the discard pile
table-narration-banshee = Banshee: { $card } away from stone { $from }
table-narration-traitor = Traitor: { $card } from stone { $from } to stone { $to }
table-narration-claim = stone { $stone } claimed
table-narration-done = no more claims
table-narration-pass = passes
table-narration-draw-clan = a clan card drawn
table-narration-draw-tactics = a tactics card drawn
table-narration-return = { $card } under its deck
table-narration-built = { $what ->
    [estate] an estate at landscape { $landscape }
    [counting] a counting house at landscape { $landscape }
   *[turn] the building at landscape { $landscape } turned over
}
table-narration-conflict = conflict between landscapes { $one } and { $two }
table-narration-take = keeps { $card }
table-narration-take-hidden = keeps an action card
table-narration-lay-nothing = no supply
table-narration-supply = supply: { $cards }
table-narration-discard = discards { $cards }
table-narration-undo = moves are taken back
table-log-sit = { $name } sits down
table-log-start = The game begins
table-log-start-hints = The game begins; everybody may ask for hints
table-log-request-undo = asks to take a move back
table-log-offer-draw = offers a draw
table-log-accept = agrees
table-log-decline = declines
table-log-draw = A draw is agreed
table-log-resign = gives up
table-log-abandon = The table is closed: nothing happened for a long time
table-log-close = has closed the table
table-log-timeout = runs out of time
table-log-forfeit = was away for too long
table-log-stand-in = is away: a bot plays on
table-log-return = is back, and plays on
table-stood-in = A bot plays for you, because you were away.
table-take-seat-back = Take my seat back
table-missed-long = { $name } is not coming back. What now?
table-claim-win = Claim the win
table-let-bot-play = Let a bot play on
table-wait-on = Wait
table-missed-now = { $name } is away.
table-is-waited-for = In { $time } it is up to you.
table-log-downtime = The server was away: the clock stood still for { $seconds } s
table-spectators = { $number ->
    [one] one spectator
   *[other] { $number } spectators
}
table-missed = { $number ->
    [one] While you were away, one move was made.
   *[other] While you were away, { $number } moves were made.
}
table-next-game = Next game
