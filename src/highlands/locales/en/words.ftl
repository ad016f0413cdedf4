### Highlands in English.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Options

option-unknown = there is no option “{ $name }”; there are: { $options }
option-unreadable = “{ $text }” is no option of this game
option-twice = the option “{ $name }” is there twice
option-range = { $name } must be a whole number from { $low } to { $high }, not { $value }
option-flag = { $name } must be true or false, not { $value }
option-seat = { $name } must be a seat from 0 to { $last }, or nobody in particular, not { $value }
option-colours = colours of clan cards, for a reduced game
option-strengths = strengths of clan cards, from 1 up, for a reduced game
option-stones = stones on the border, for a reduced game
option-hand = cards in a hand, for a reduced game
option-landscapes = the file of a landscape table of your own
option-too-few-cards = two hands of { $hand } need more than the { $cards } cards of this game

## Games and their variants, and what is said of any

game-is-over = the game is over
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Which game shall it be?
term-choice-tactics = with tactics cards
term-choice-expert = for experienced players: stones are claimed only at the start of a turn
term-how-many-rounds = How many rounds?
term-who-begins = Who begins?
term-starter-lot = the lot decides
term-variant-tactics = tactics
term-variant-expert = expert
term-told-drawn = You draw { $cards }.
term-v-how-many = How many players?
term-v-players = { $number } players
term-v-who-starts = Who is the first start player?
v-house = { $house ->
    [eagles] the Eagles
   *[roses] the Roses
}

## Levels

level-shepherd = Shepherd
level-shepherd-about = gentle; looks no further than the next card
level-clansman = Clansman
level-clansman-about = knows the game, and makes mistakes
level-warrior = Warrior
level-warrior-about = judges every move well
level-chieftain = Chieftain
level-chieftain-about = thinks ahead; the strongest
term-level-choice = { $name }: { $about }
term-which-level = How strong shall the opponents be?

## Hints

term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Review

review-analysing = Looking at every decision …
review-no-turning = None: no decision cost more than a little.
review-better = better: { $move } ({ $chance }), { $reason }
review-head-turn = turn
review-head-move = move
review-head-chance = chance
review-head-grade = grade
review-head-better = better was
review-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-forced = no choice
review-players-title = The players
review-head-player = player
review-head-decisions = choices
review-head-best = best moves
review-head-loss = lost on average
review-head-inaccuracies = inaccuracies
review-head-mistakes = mistakes
review-head-blunders = blunders
review-plot-round = round { $round }
review-plot-turns = turns; a dot is a turning point
review-plot-turning = Turn { $turn }, { $seat }: { $move }; better was { $better }

## The server

server-over = the game is over
server-not-over = the game is not over yet
server-not-begun = the game begins when everybody has sat down
server-stale = the table has changed meanwhile
server-too-late = the time has run out
server-name-unreadable = a name has at least one letter and no control characters
server-name-of-bots = names that begin with { $title } are those of bots
server-open-to-people = this seat is open to people; a bot needs an invitation
server-bot-gone = this bot is not waiting any more; choose another
server-admits-no-bots = this server admits no bots from outside
server-admits-no-players = this server takes no new players; play as a guest
server-blocked = the host of this server has blocked you
server-undo-seen = nothing can be taken back: since your last move you have seen something new
server-bots-play-on = the bots would rather play on
server-asked-already = something is being asked already; answer that first
server-nothing-asked = nothing is being asked
server-no-hints = this table has no hints
server-rated-hints = a rated game has no hints
server-rated-clock = a rated game needs a clock
server-rated-reduced = a game with options for research can’t be rated
server-rated-undo = in a rated game nothing is taken back
server-rated-stand-in = in a rated game of two no bot stands in: claim the win, or wait
server-rated-guest = a rated game is for players whom the server knows; this browser is not one yet
server-rated-one-seat = you have a seat at this table already, and in a rated game nobody plays against themselves
server-no-table = there is no such table, or the link is not for it
server-no-player = nobody is known here by this key; this browser begins anew
server-no-device = you have no such device
server-too-many-devices = you have very many devices; remove one first
server-bad-link = this link has been used, or is too old: have a new one made
server-own-link = this link is your own: send it to a friend
server-no-friend = you have no such friend
server-no-profile = there is no such profile, or it is not public any more
server-challenge-needs-two = a challenge needs a seat for you and one for your friend
server-block-guest = they play as a guest, whom the server would not know again: there is nobody to block
server-block-self = that is you
server-too-many-blocked = you have blocked very many; unblock somebody first
server-too-many-challenges = this friend has several challenges of yours; wait for an answer
server-no-passkeys-here = browsers offer passkeys only under a name with TLS (https), not under a bare address
server-bad-passkey = the passkey was not accepted; try again
server-unknown-passkey = nobody is known here by this passkey; it may have been removed
server-too-many-passkeys = you have very many passkeys, or this one already; remove one first
server-open-private = only at a public table can anyone take a seat
server-seat-taken = this seat has been taken, and an invitation is good for one person only. If it was you, go on where you sat down, or copy the link to your seat there (in the table’s menu)
server-seat-of-other = this seat is kept for another player than the one you are here
server-secret-known = every seat needs a new secret of its own
server-wrong-share = this is not the share of the deal that was promised for this seat
server-newer-table = this table needs a newer version of the server; try again in a moment
server-no-review = nobody has asked for a review of this game
server-wrong-seats = this game has { $seats } seats
server-nobody = at least one seat is for a person
server-no-level = there is no level “{ $name }”; there are: { $levels }
server-no-language = there are these languages: { $languages }
server-unreadable = the message can’t be read
server-protocol = this server speaks version { $version } of the protocol; reload the page
server-too-fast = not so fast: ask again in a moment
server-too-many = you have created many tables; wait a while before the next
server-too-many-players = many players have been made from your network; wait a while
server-seeks-already = you are looking for a game already
server-not-absent = nobody whose turn it is has been away long enough
server-no-vacation = the table does not give you so many more days of vacation
server-vacation-days = only clocks with a day or more for each turn have vacations
server-stood-in = a bot plays for you; take your seat back first
server-win-of-two = only in a game of two can the win be claimed; a bot may stand in
server-too-many-seeks = many from your network are looking for a game; wait a while
server-spectator = spectators only watch
server-busy = there is much to do just now; ask again later
server-foreign = this comes from another site’s page
server-other-host = this server does not answer to this name; its host can allow it with --host-name
server-no-page = there is nothing here
server-no-method = this can’t be done here
server-too-large = the message is too long
server-failed = something went wrong on the server; the table is as it was
server-store-failed = the server’s database can’t be read or written

record-commitment = the seed does not fit the commitment that was shown before the game
record-shares = the seed is not mixed from the shares that the players promised before the deal

## Any game: what is said where a game has no words of its own

action-unreadable = “{ $text }” is no move; moves are: { $actions }
action-illegal = { $text } is not possible now
position-impossible = no game can come to this position
advice-search = the search prefers it
plain-player = { $who ->
    [you] you
   *[other] player { $seat }
}
plain-begins = { $who ->
    [you] you begin
   *[other] player { $seat } begins
}
plain-moved = { $who ->
    [you] you: { $move }
   *[other] player { $seat }: { $move }
}
plain-prompt = your move, such as { $move }
plain-legal-move = is possible now
plain-rules = the rules of { $game } are not told here; “moves” lists what is possible
plain-over = { $how ->
    [won] you have won
    [lost] you have lost
   *[drawn] it is a draw
}: { $points }

## Notifications

notify-bad-hours = quiet hours need a beginning, an end and a time zone
notify-no-push = this server sends no notifications to browsers
notify-bad-subscription = your browser’s push service can’t be used from here
notify-no-mail = this server sends no email
notify-bad-address = this is no email address
notify-too-many-mails = too many emails have been asked for today; try again tomorrow
notify-bad-link = this link is too old, or has been used up; ask for a new one in the settings
