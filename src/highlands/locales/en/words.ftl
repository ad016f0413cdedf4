### Highlands in English.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## What can be read, and what not

no-such-game = there is no game “{ $name }”; there are: { $games }
no-such-move = “{ $text }” is no move; moves look like R7@3, joker@5, claim 3, draw clan or traitor G5@2>7
no-such-card = “{ $text }” is no card of this game; cards look like R7, joker or banshee
no-card-to-lay = “{ $text }” is not laid on a side
how-to-strategist = “{ $text }”: the Strategist’s move looks like strategist G5@2>7 or strategist G5@2>discard
how-to-banshee = “{ $text }”: the Banshee’s move looks like banshee G5@2
how-to-traitor = “{ $text }”: the Traitor’s move looks like traitor G5@2>7, and takes a clan card
no-such-seat = there is no seat { $seat }; there are only { $seats } seats, counted from 0
nothing-to-undo = there is no move to take back

## Options

option-unknown = there is no option “{ $name }”; there are: { $options }
option-unreadable = “{ $text }” is no option of this game
option-twice = the option “{ $name }” is there twice
option-range = { $name } must be a whole number from { $low } to { $high }, not { $value }
option-flag = { $name } must be true or false, not { $value }
option-seat = { $name } must be a seat from 0 to { $last }, or nobody in particular, not { $value }
option-colours = colours of clan cards, for a reduced game
option-stones = stones on the border, for a reduced game
option-hand = cards in a hand, for a reduced game
option-landscapes = the file of a landscape table of your own
option-too-few-cards = two hands of { $hand } need more than the { $cards } cards of this game

## Cards, stones, formations

clan-card = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $strength }
tactics-card = { $card ->
    [joker] the Joker
    [spy] the Spy
    [shield] the Shield-Bearer
    [blind] Blind Man’s Bluff
    [mud] the Mud Fight
    [recruiter] the Recruiter
    [strategist] the Strategist
    [banshee] the Banshee
   *[traitor] the Traitor
}
formation = { $formation ->
    [colour-run] a colour run of { $total }
    [of-a-kind] { $size ->
        [4] four of a kind
       *[other] three of a kind
    } with a total of { $total }
    [colour] one colour with a total of { $total }
    [run] a run of { $total }
   *[sum] a sum of { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] your side of stone { $stone } still needs a card
   *[other] your side of stone { $stone } still needs { $missing } cards
}
claim-other-impossible = you have { $own }, and too few unseen cards are left to complete the other side
claim-tie-won = both sides have { $own }, and yours was completed first
claim-tie-lost = both sides have { $own }, and the other one was completed first
claim-stronger = your side is stronger: { $own } against { $other }
claim-weaker = the other side is stronger: { $other } against { $own }
claim-proved = the best the other side can still make is { $other } (with { $cards }), and that does not beat { $own }
claim-proved-first = the best the other side can still make is { $own } too (with { $cards }), and yours was completed first
claim-beatable = { $cards } could still come: { $other } would beat { $own }
claim-at-start = among experienced players stones are claimed only at the start of a turn
claim-after-playing = stones are claimed after playing a card
claim-over = claiming is over for this turn

## Why a move is not allowed

game-is-over = the game is over
must-play = you have a clan card that can be placed, so you can’t pass
wrong-step = { $step ->
    [play] now a card is to be played
    [claim] now stones can be claimed; say “done” to go on
    [draw] now a card is to be drawn: “draw clan” or “draw tactics”
    [recruit] now the Recruiter draws { $left ->
        [one] one more card
       *[other] { $left } more cards
    }: “draw clan” or “draw tactics”
   *[return] now the Recruiter puts { $left ->
        [one] one more card
       *[other] { $left } cards
    } back, for example “return R7”
}
not-in-hand = { $card } is not in your hand
no-recruiter = cards are put back only for the Recruiter
return-which = say which card goes back
no-tactics-variant = there are no tactics cards in this game
one-joker = you have played a Joker already; a player plays only one
joker-stays = you have played a Joker already, so the other one stays in your hand to the end of the round; put back another card
too-many-tactics = { $own ->
    [one] you have played one tactics card
   *[other] you have played { $own } tactics cards
} and your opponent { $other ->
    [0] none
   *[other] { $other }
}; you may be only one ahead
decks-empty = both decks are empty, so there is nobody to recruit
stone-claimed = stone { $stone } has been claimed
no-such-stone = there is no stone { $stone } in this game
no-room = your side of stone { $stone } is full: it takes { $size } cards
not-on-own-side = { $card } is not on your side of the border
not-on-other-side = { $card } is not on your opponent’s side of the border
card-not-there = { $card } is not at stone { $stone }
strategist-same-stone = the Strategist moves a card to another stone

## Why a position is refused

position-first-line = a position begins with the name of the game, { $name }, and its variants
position-line = “{ $text }” is no line of a position
position-line-twice = “{ $text }” is there twice
position-value = “{ $text }” can’t be read as “{ $name }”
position-stone = stone { $stone } can’t be read; it looks like: stone { $stone } mud: R1 joker / -
position-first = stone { $stone }: where both sides are complete, put ! behind the one that was completed first
position-owner = stone { $stone } can’t belong to { $seat }, whose side is not complete
position-owner-weaker = stone { $stone } can’t belong to { $seat }: the other side is not beaten
position-won = { $seat } has already won the round, so nobody is to move
position-over-early = a match is over only after its last round
position-step = nobody can be at the step “{ $step }” in this position
side-too-long = a side of stone { $stone } takes only { $size } cards
card-twice = { $card } is there more than once
mode-in-discard = { $card } lies on a stone and is never discarded
played-wrong = the players can’t have played { $a } and { $b } tactics cards: { $number } lie face up, and neither may be more than { $st-tactics-lead } ahead
jokers-wrong = the line “jokers” must name who has played a Joker, one seat for each that lies face up ({ $number })
no-joker-wrong = only a tactics card in the deck can have { "{" }A!{ "}" }, which says that A, who has played a Joker, could not put back the other
joker-nowhere = there is no place for a Joker: it can’t be in the hand of a player who has to put back all of it, nor be a card with { "{" }A!{ "}" }
wrong-deck = a card lies in the wrong deck
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] one card is nowhere
       *[other] { $number } cards are nowhere
    }
   *[many] { $number ->
        [one] there is one card too many
       *[other] there are { $number } cards too many
    }
}
knower-wrong = a known card is written with the other player as its knower, like R7{"{"}A{"}"}
knower-impossible = only the player of the Recruiter knows cards in a deck or in the other hand, { $st-recruiter-returns } at the most
hand-too-large = the hand of { $seat } is over its limit of { $limit }

## Why a record is refused

record-line = line { $line }: { $reason }
record-first-line = a record begins with “{ $text }”
record-unreadable = “{ $text }” is neither a header nor a turn
record-header-missing = the header “{ $name }” is missing
record-header-twice = the header “{ $name }” is there twice
record-header-misplaced = the header “{ $name }” has no place in this record
record-beginning = the beginning can’t be set up: { $reason }
record-seed = a seed is 64 hexadecimal digits
record-needs-seed = the record has no seed, and the game needs one
record-seen = this is what one seat saw of a game, without the hidden cards: it can be shown but not replayed
record-wrong-seat = it is the turn of { $seat }, not of { $written }
record-wrong-turn = this is turn { $number }, not { $written }
record-wrong-round = this is round { $number }, not { $written }
record-turn-over = “{ $text }” comes after the turn has ended
record-move = “{ $text }”: { $reason }
record-result = the record says “{ $written }”, but the game ends with “{ $result }”

## The terminal

term-compiling = Highlands: compiling the rules and the bots, once, a few minutes …
term-compiling-kernel = { $done } of about { $total } … { $name }
term-welcome = Welcome to the Highlands: { $game }. Type ? at any time for help.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Which game shall it be?
term-option-unfit = { $option } is no option of { $game }; that takes { $options }
term-number-between = Type a number from { $low } to { $high }, or only Enter for the one in brackets.
term-yes = yes
term-no = no
term-yes-or-no = Type { $yes } or { $no }, or only Enter for the one in brackets.
term-player-you = You
term-begins = { $who ->
    [you] You begin.
   *[other] Your opponent begins.
}
term-hint = Also: { $typed }
term-enter-to-go-on = Press Enter to go on.
term-undone = Taken back: { $move }.
term-saved = The record is in { $path }.
term-cannot-save = { $path } can’t be written: { $reason }.
term-keep-record = Keep a record of this game in a file?
term-another = Another game?
term-bye = Good-bye!

term-help-help = this help
term-help-moves = all legal moves in words
term-help-board = the table again; so does Enter alone
term-help-undo = take back your last move, with all that came after it
term-help-rules = the rules in short
term-help-record = save the game so far, as you have seen it; or: record FILE
term-help-quit = leave

term-file-missing = There is no file { $path }.
term-file-unreadable = { $path } can’t be read: { $reason }.
term-file-not-text = the file { $path } is not a text file.
term-file-neither = this is neither a record, which begins with “{ $first }”, nor a position, which begins with the name of a game: { $games }
term-record-good = A good record: { $moves ->
    [0] no moves yet
    [one] one move, and it is allowed
   *[other] { $moves } moves, every one allowed
}. Result: { $result }
term-record-broken = The record is broken: { $reason }
term-record-running = the game is not over yet
term-at-unreadable = “{ $text }” is no place in a record: 12 is after turn 12, 12.1 after its first move, 0 the start
term-at-too-far = there is no turn { $text } in this record; the last is { $last }
term-at-seen = this record holds only what one seat saw, and its last position: there is nothing to go back to

## The terminal: Schotten Totten

term-which-variant = Which Schotten Totten shall it be?
term-choice-base = the base game
term-choice-tactics = with tactics cards
term-choice-expert = for experienced players: stones are claimed only at the start of a turn
term-choice-tactics-expert = with tactics cards, for experienced players
term-how-many-rounds = How many rounds?
term-who-begins = Who begins?
term-starter-lot = the lot decides
term-starter-you = you
term-starter-other = your opponent

term-variant-tactics = tactics
term-variant-expert = expert
term-round-of = round { $round } of { $rounds }
term-points = score { $own }–{ $other }
term-points-seats = score: A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } is to play a card
    [claim] { $seat } may claim stones
    [draw] { $seat } is to draw a card
    [recruit] { $seat } draws { $left } more for the Recruiter
   *[return] { $seat } returns { $left } more for the Recruiter
}
term-your-hand = Your hand
term-other-hand = Opponent
term-seat-hand = { $seat }’s hand
term-tactics-played = tactics played: { $number }
term-first-mark = 1st
term-clan-deck = clan deck: { $number }
term-tactics-deck = tactics deck: { $number }
term-discard = discard:
term-discard-empty = the discard pile is empty
term-unseen-title = not seen yet
term-unseen = not face up yet; in brackets, what is in your own hand:
term-unseen-tactics = tactics cards not face up yet, among them your own:
term-known = { $deck ->
    [clan] you put these into the clan deck (places counted from the top): { $cards }
   *[tactics] you put these into the tactics deck (places counted from the top): { $cards }
}
term-known-place = { $card } (place { $place })

term-prompt-play = Your turn: play a card to a stone, for example { $move }
term-prompt-pass = You can’t place a clan card: type pass
term-prompt-claim = { $number ->
    [one] You can claim stone { $stones }: type { $move }, or done to let it be
   *[other] You can claim the stones { $stones }: type { $move }, or done to claim no more
}
term-step-draw = Draw a card: type clan or tactics
term-step-recruit = { $left ->
    [one] The Recruiter draws one more card: type clan or tactics
   *[other] The Recruiter draws { $left } more cards: type clan or tactics
}
term-step-return = { $left ->
    [one] Put one more card back under its deck, for example { $move }
   *[other] Put { $left } cards back under their decks, for example { $move }
}

term-help-why = who leads at stone 3, and why it can or can’t be claimed
term-help-unseen = the cards that have not been face up yet
term-help-discard = the discard pile
term-help-lay = lay this card on your side of this stone; “r7 3” is good enough for R7@3. A side takes { $st-side-size } cards, { $st-mud-size } in a Mud Fight
term-help-pass = no clan card of yours can be placed
term-help-claim = claim stone 3; “c3” or “3” will do. You need not claim
term-help-done = claim no more, and go on
term-help-clan = draw a clan card
term-help-tactics = draw a tactics card
term-help-return = put red 7 under its deck; “r7” will do. You alone will know where it is
term-help-joker = the Joker on your side of stone 5 stands for any clan card. You may play only one in a round
term-help-spy = the Spy on your side of stone 5 has strength { $st-spy-strength } and any colour
term-help-shield = the Shield-Bearer on your side of stone 5 has strength 1–{ $st-shield-at-most } and any colour
term-help-blind = Blind Man’s Bluff on stone 5: only the sum counts there, for both sides
term-help-mud = the Mud Fight on stone 5: both sides take { $st-mud-size } cards
term-help-recruiter = draw { $st-recruiter-draws } cards, then put { $st-recruiter-returns } of your hand back under their decks
term-help-strategist = move green 5 from your side of a stone to stone 7; “discard” instead of 7 discards it
term-help-banshee = discard green 5 from your opponent’s side of an unclaimed stone
term-help-traitor = take the clan card green 5 from your opponent’s side over to your side of stone 7

term-told-lay = { $who ->
    [you] You play { $card } to stone { $stone }.
   *[other] Your opponent plays { $card } to stone { $stone }.
}
term-told-mode = { $who ->
    [you] You play { $card } onto stone { $stone }.
   *[other] Your opponent plays { $card } onto stone { $stone }.
}
term-did-recruiter = { $who ->
    [you] You play the Recruiter.
   *[other] Your opponent plays the Recruiter.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Your Strategist takes { $card } from stone { $stone } { $to }.
        [banshee] Your Banshee sends { $card } from your opponent’s side of stone { $stone } { $to }.
       *[traitor] Your Traitor brings { $card } over from stone { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] Your opponent’s Strategist takes { $card } from stone { $stone } { $to }.
        [banshee] Your opponent’s Banshee sends { $card } from your side of stone { $stone } { $to }.
       *[traitor] Your opponent’s Traitor brings { $card } over from your side of stone { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] You claim stone { $stone }.
   *[other] Your opponent claims stone { $stone }.
}
term-did-done = { $who ->
    [you] You claim no more.
   *[other] Your opponent claims no more.
}
term-did-pass = { $who ->
    [you] You pass.
   *[other] Your opponent can’t place a clan card, and passes.
}
term-did-draw-clan = { $who ->
    [you] You draw a clan card.
   *[other] Your opponent draws a clan card.
}
term-did-draw-tactics = { $who ->
    [you] You draw a tactics card.
   *[other] Your opponent draws a tactics card.
}
term-told-return = { $who ->
    [you] You put { $card } under its deck.
   *[other] Your opponent puts { $card } under its deck.
}
term-told-drawn = You draw { $cards }.
term-after-pass = If you pass too, the round ends.
term-some-card = { $deck ->
    [c] a clan card
   *[t] a tactics card
}
term-to-stones = { $number ->
    [one] to stone { $stones }
   *[other] to one of the stones { $stones }
}
term-to-discard = to the discard pile
term-to-either = { $stones } or { $discard }
term-round-over = Round { $round } is over: { $own ->
    [one] one point
   *[other] { $own } points
} for you, { $other ->
    [one] one point
   *[other] { $other } points
} for your opponent.
term-won = { $how ->
    [row] You win with { $st-adjacent-to-win } stones in a row! Points: { $own } to { $other }.
    [stones] You win with { $st-stones-to-win } stones! Points: { $own } to { $other }.
    [more] You win with more stones! Points: { $own } to { $other }.
   *[match] You win the match! Points: { $own } to { $other }.
}
term-lost = { $how ->
    [row] Your opponent wins with { $st-adjacent-to-win } stones in a row. Points: you { $own }, your opponent { $other }.
    [stones] Your opponent wins with { $st-stones-to-win } stones. Points: you { $own }, your opponent { $other }.
    [more] Your opponent wins with more stones. Points: you { $own }, your opponent { $other }.
   *[match] Your opponent wins the match. Points: you { $own }, your opponent { $other }.
}
term-drawn = { $own ->
    [one] It is a draw, one point each.
   *[other] It is a draw, { $own } points each.
}

term-can-lay = { $number ->
    [one] { $card } to stone { $stones }
   *[other] { $card } to one of the stones { $stones }
}
term-can-mode = { $number ->
    [one] { $card } onto stone { $stones }
   *[other] { $card } onto one of the stones { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] the Strategist takes { $card } from stone { $stone } { $to }
    [banshee] the Banshee sends { $card } from your opponent’s side of stone { $stone } { $to }
   *[traitor] the Traitor brings { $card } over from stone { $stone } { $to }
}
term-may-recruiter = the Recruiter: { $st-recruiter-draws } draws, { $st-recruiter-returns } returns
term-can-claim = claim stone { $stone }
term-may-done = claim no more
term-may-pass = pass
term-may-draw-clan = draw a clan card
term-may-draw-tactics = draw a tactics card
term-can-return = put { $card } under its deck

term-why-which = Why which stone? For example: why 3. There are { $stones }.
term-mode-blind = Blind Man’s Bluff: only the sum counts here.
term-mode-mud = Mud Fight: { $st-mud-size } cards a side.
term-why-nothing = nothing yet
term-why-side = { $who ->
    [you] Your side: { $cards }. { $best }
   *[other] Your opponent’s side: { $cards }. { $best }
}
term-best-is = That is { $formation }{ $readings }.
term-best-can = At best it becomes { $formation }, with { $cards }{ $readings }.
term-best-never = It can’t be completed any more: too few unseen cards are left.
term-readings = {" "}({ $readings })
term-reading = { $card } as { $reading }
term-why-lead = { $lead ->
    [you] If both sides reach their best, yours is the stronger.
    [other] If both sides reach their best, your opponent’s is the stronger.
   *[even] If both sides reach their best, they are equally strong; the one completed first wins.
}
term-why-claimed = { $who ->
    [you] You have claimed it.
   *[other] Your opponent has claimed it.
}
term-why-yes = You can claim it when it is time, because { $reason }.
term-why-no = You can’t claim it, because { $reason }.
term-why-theirs = Your opponent can claim it: nothing that could still come beats that side.

term-rules-aim = The aim: { $st-adjacent-to-win } stones side by side, or any { $st-stones-to-win }, make you the winner at once.
term-rules-turn = A turn: play one card to your side of an unclaimed stone ({ $st-side-size } cards a side at most), claim what you can prove, then draw.
term-rules-claim = A claim: your side must be complete, and stronger than the other. Where the other is not complete yet, it must be certain, from the cards that lie face up alone, that nothing that may still come could beat yours.
term-rules-formations = Formations, the strongest first: colour run (one colour, strengths in sequence), three of a kind (equal strengths), one colour, run (strengths in sequence), any other cards by their sum.
term-rules-ties = Equal formations: the higher total wins; equal totals: the side completed first.
term-rules-match = Match: the winner of a round scores { $st-round-points }, the loser one point for each stone held; the start alternates.
term-rules-expert = For the experienced: stones are claimed at the start of a turn only, before playing.
term-rules-tactics = Tactics cards may be played instead of a clan card, but never more than one more than your opponent has played. You draw from whichever deck you like; { $st-tactics-hand } cards in hand.
term-rules-troops = Elite troops lie on your side: the Joker (any card; one in a round for each player), the Spy (a { $st-spy-strength } of any colour), the Shield-Bearer (1–{ $st-shield-at-most } of any colour). They are read at their best when the stone is decided.
term-rules-modes = Combat modes lie on a stone and bind both sides: Blind Man’s Bluff (only the sum counts), Mud Fight ({ $st-mud-size } cards a side).
term-rules-ruses = Ruses are carried out and then discarded: the Recruiter (draw { $st-recruiter-draws }, put { $st-recruiter-returns } back), the Strategist (move or discard a card of your own), the Banshee (discard one of your opponent’s), the Traitor (take over a clan card of your opponent’s).

## Verräter: moves and options that can't be read

v-no-such-move = “{ $text }” is no move; moves look like estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = “{ $text }” is no action card; they are traitor, farmer, builder, strategist, diplomat2 and diplomat5
v-no-such-supply = “{ $text }” is no supply card; they are { $cards }
v-too-many-alike = { $number ->
    [one] there is only one supply card { $card }
   *[other] there are only { $number } supply cards { $card }
}
v-no-neighbours = landscapes { $one } and { $two } are no neighbours
v-how-to-lay = up to { $most } supply cards can be laid: lay 3 3 5, or lay nothing
v-how-to-discard = one to { $most } supply cards can be discarded: discard 2 4
v-option-landscapes = landscapes must name the file of a landscape table, not { $value }

## Verräter: the landscape table

v-landscapes-file = the landscape table { $file } can’t be read: { $reason }
v-landscapes-long = { $file } is too long for a landscape table
v-landscapes-toml = the landscape table { $file } is no TOML: { $reason }
v-landscapes-line = { $file }, line { $line }: { $reason }
v-landscapes-no-section = there is no section [{ $kind }]
v-landscapes-missing = { $kind } has no “{ $name }”
v-landscapes-unknown = “{ $name }” has no place in a landscape table
v-landscapes-number = { $name } must be a whole number from 0 to { $high }, not { $value }
v-landscapes-provenance = { $name } lists the names of numbers: base, I, II, III, IV
v-landscapes-rows = a landscape table has six groups of five numbers up to { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] the Traitor
    [farmer] the Farmer
    [builder] the Builder
    [strategist] the Strategist
    [diplomat2] the Diplomat 2
   *[diplomat5] the Diplomat 5
}
v-house = { $house ->
    [eagles] the Eagles
   *[roses] the Roses
}
v-kind = { $kind ->
    [wasteland] wasteland
    [pasture] pasture
    [river] river
    [forest] forest
    [village] village
   *[city] city
}
v-landscape = { $kind ->
    [wasteland] { $number } wasteland
    [pasture] { $number } pasture
    [river] { $number } river
    [forest] { $number } forest
    [village] { $number } village
   *[city] { $number } city
}
v-supply = { $number ->
    [one] the supply card { $cards }
   *[other] the supply cards { $cards }
}
v-no-supply = no supply cards

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] now the first estate is placed
    [conflict] now the conflict card is laid
    [choose] now an action card is chosen
    [supply] now supply is laid
    [build] now the Builder builds
   *[discard] now cards are discarded before the draw
}
v-first-is-estate = the first building is an estate
v-not-your-building = you have no building at { $landscape }
v-reserve-empty = all your { $number } buildings are placed; you can turn one over
v-landscape-built = there is already a building at { $landscape }
v-counting-houses = nobody has more than { $number } counting houses
v-same-house = { $one } and { $two } both belong to { $house }; the conflict is between the houses
v-take-which = say which action card you keep
v-not-offered = { $card } is not among the cards that came to you: { $offered }
v-not-in-hand = you don’t have { $cards }; you have { $hand }
v-discard-number = { $number ->
    [one] exactly one card is discarded before you draw { $draw }
   *[other] exactly { $number } cards are discarded before you draw { $draw }
}

## Verräter: positions

v-position-players = “{ $text }”: after verraeter stands players={ $fewest } or players={ $most }
v-position-seat = “{ $name }”: there are only { $players } players
v-position-kinds = there are two landscapes of each kind, but { $number } of the kind { $kind ->
    [wasteland] wasteland
    [pasture] pasture
    [river] river
    [forest] forest
    [village] village
   *[city] city
}
v-position-two-buildings = there are two buildings at landscape { $landscape }
v-position-buildings = { $seat } has more than { $number } buildings, or more than { $counting } counting houses
v-position-step = { $seat } can’t be at the step “{ $step }” in this position
v-position-over-early = a game is over only after its last round, or when all landscapes belong to one house
v-position-not-now = “{ $name }” has no place at this step
v-position-not-chosen = { $seat } has not chosen an action card yet
v-position-action-twice = { $card } is there twice
v-position-face-up = the action cards are face up; say which one { $seat } has
v-position-no-builder = { $seat } doesn’t have the Builder
v-position-one-observer = where action cards are unknown, only what one seat saw can be given
v-position-saw = { $seat } can’t have seen just these action cards
v-position-too-many = there are more supply cards { $card } than the game has
v-position-known = what everybody knows of the hand of { $seat } is not in it
v-position-earlier-piles = earlier piles are numbered from 1, and there are at most { $most }
v-position-earlier-size = { $name }: not as many cards were drawn as it has left
v-position-half-known = { $seat } has unsettled cards, so the hand must be known wholly, or only as far as everybody knows it
v-position-origin = the hand of { $seat } does not fit with what was drawn from earlier piles
v-position-pile = the pile should have { $number } cards, but { $written } are written
v-position-unsettled = the unsettled cards of { $seat } can’t be from those piles

## Verräter in the terminal

term-v-round-of = round { $round } of { $rounds }
term-v-how-many = How many players?
term-v-players = { $number } players
term-v-who-starts = Who is the first start player?
term-v-name = { $who ->
    [you] you
   *[other] { $seat }
}
term-v-house = { $house ->
    [eagles] Eagles
   *[roses] Roses
}
term-v-action = { $card ->
    [traitor] Traitor
    [farmer] Farmer
    [builder] Builder
    [strategist] Strategist
    [diplomat2] Diplomat 2
   *[diplomat5] Diplomat 5
}
term-v-building = { $kind ->
    [estate] estate
   *[counting] counting
}
term-v-opening = { $who ->
    [you] You are the first start player.
   *[other] { $seat } is the first start player.
}
term-v-you-serve = { $house ->
    [eagles] You serve the Eagles, for now.
   *[roses] You serve the Roses, for now.
}

term-v-piles = pile { $pile }, discarded { $discard }
term-v-conflict = conflict: { $one } and { $two }
term-v-last-conflict = the last conflict, at { $place }
term-v-tie = a tie
term-v-to-win = { $number ->
    [one] wins { $points } VP
   *[other] win { $points } VP each
}
term-v-to-win-nobody = nobody serves them
term-v-reckoned = { $card ->
    [traitor] as the Traitor you count for your new house
    [diplomat2] your Diplomat 2 is reckoned in
   *[diplomat5] your Diplomat 5 is reckoned in
}
term-v-key = strength and VP for 1·2·3·4 winners
term-v-head-house = house
term-v-head-points = VP
term-v-head-hand = hand
term-v-head-laid = laid
term-v-head-action = action
term-v-head-reserve = left
term-v-head-estates = draws
term-v-head-strength = Strength
term-v-mark-start = start
term-v-mark-strategy = strategy
term-v-your-supply = your supply
term-v-your-action = your action
term-v-offered = choose from
term-v-title-actions = Action cards
term-v-title-supply = Supply cards
term-v-supply-all = all
term-v-supply-own = yours
term-v-supply-laid = laid
term-v-supply-discard = gone
term-v-supply-known = others
term-v-supply-unseen = unseen
term-v-turn = { $step ->
    [settle] { $seat } is to place the first estate
    [conflict] { $seat } is to lay the conflict card
    [choose] { $seat } is to keep an action card
    [supply] { $seat } is to lay supply cards
    [build] { $seat } may build
   *[discard] { $seat } is to discard { $number } and then draws { $draw }
}

term-v-prompt-settle = Place your first estate: type the number of a landscape without a building, for example { $move }
term-v-prompt-conflict = You hold the strategy card. Lay the conflict card between two neighbours: { $places }
term-v-prompt-choose = Keep one action card: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Lay supply for the Eagles, for example { $move }, or 0 for nothing
   *[roses] Lay supply for the Roses, for example { $move }, or 0 for nothing
}
term-v-prompt-build = You are the Builder: place a building, turn one over, or pass; for example { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] The Farmer brings you { $draw }, and a hand holds { $v-hand-limit }.
    [estates] Your estates bring you { $draw }, and a hand holds { $v-hand-limit }.
   *[diplomat] Diplomat 2 brings you { $draw }, and a hand holds { $v-hand-limit }.
} { $number ->
    [one] Discard one card first, for example { $move }
   *[other] Discard { $number } cards first, for example { $move }
}

term-v-how-settle = place your estate at landscape 5; “estate 5” is the long form. It brings a card each round while the landscape belongs to the house you serve
term-v-how-conflict = lay the conflict card between landscapes 3 and 4, one of each house; “3 4” will do
term-v-how-choose = type the card to keep, or its beginning (“d5” for Diplomat 5); you pass the rest on. “cards” tells what you know of the others
term-v-how-lay = lay these supply cards; “335” will do. They strengthen your house, and are discarded after the conflict
term-v-how-lay-nothing = lay nothing
term-v-how-lay-all = lay your whole hand
term-v-how-estate = place a building from your reserve at landscape 5, as an estate: it brings supply while your house holds the landscape
term-v-how-counting = the same as a counting house: it brings VP at the end. You may have two
term-v-how-turn = turn your building at landscape 3 over, from estate to counting house or back
term-v-how-pass = build nothing
term-v-how-discard = discard these cards; “24” will do. Then you draw

term-v-which-conflict = { $number } has two neighbours of the other house; type one of { $choices }
term-v-which-card = That can mean several cards; type one of { $choices }
term-v-which-building = Which building? Type one of { $choices }

term-v-help-score = the points, and what the final scoring would bring now
term-v-help-supply = where the supply cards are, as far as you know
term-v-help-cards = what the action cards do, and what you know of who has them
term-v-help-last = the last conflict once more

term-v-told-built = { $who ->
    [you] { $what ->
        [estate] You place an estate at { $landscape }.
        [counting] You place a counting house at { $landscape }.
        [turn-estate] You turn your estate at { $landscape } into a counting house.
       *[turn-counting] You turn your counting house at { $landscape } into an estate.
    }
   *[other] { $what ->
        [estate] { $seat } places an estate at { $landscape }.
        [counting] { $seat } places a counting house at { $landscape }.
        [turn-estate] { $seat } turns the estate at { $landscape } into a counting house.
       *[turn-counting] { $seat } turns the counting house at { $landscape } into an estate.
    }
}
term-v-told-pass = { $who ->
    [you] You build nothing.
   *[other] { $seat } has the Builder and builds nothing.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] You lay the conflict between { $one } (Eagles) and { $two } (Roses).
       *[roses] You lay the conflict between { $one } (Roses) and { $two } (Eagles).
    }
   *[other] { $house ->
        [eagles] { $seat } lays the conflict between { $one } (Eagles) and { $two } (Roses).
       *[roses] { $seat } lays the conflict between { $one } (Roses) and { $two } (Eagles).
    }
}
term-v-told-take = { $who ->
    [you] You keep an action card.
   *[other] { $seat } keeps an action card.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] You lay { $cards } for the Eagles: { $total }.
       *[roses] You lay { $cards } for the Roses: { $total }.
    }
   *[other] { $house ->
        [eagles] { $seat }, of the Eagles, lays { $cards }: { $total }.
       *[roses] { $seat }, of the Roses, lays { $cards }: { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] You lay nothing.
   *[other] { $seat } lays nothing.
}
term-v-told-discarded = { $who ->
    [you] You discard { $cards } to draw { $draw }.
   *[other] { $seat } discards { $cards } to draw { $draw }.
}
term-v-new-pile = The discard pile is shuffled into a new pile.
term-v-drawn = Supply is drawn: { $draws }.
term-v-draw = { $who ->
    [you] you { $cards }
   *[other] { $seat } { $number ->
        [one] one card
       *[other] { $number } cards
    }
}
term-v-new-round = { $who ->
    [you] Round { $round } of { $rounds } begins; you are the start player.
   *[other] Round { $round } of { $rounds } begins; { $seat } is the start player.
}

term-v-reveal-title = round { $round }: the conflict between { $one } and { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] You are the Traitor and go over to the Eagles.
       *[roses] You are the Traitor and go over to the Roses.
    }
   *[other] { $house ->
        [eagles] { $seat } is the Traitor and goes over to the Eagles.
       *[roses] { $seat } is the Traitor and goes over to the Roses.
    }
} { $total ->
    [0] No supply comes along.
   *[other] Supply of { $total } comes along.
}
term-v-reveal-won = { $house ->
    [eagles] The Eagles win, { $strength } to { $other }, and take { $landscape } from the Roses.
   *[roses] The Roses win, { $strength } to { $other }, and take { $landscape } from the Eagles.
}
term-v-reveal-tie = A tie, { $strength } to { $strength }: nothing changes hands, and nobody scores for it.
term-v-reveal-nobody = { $house ->
    [eagles] Nobody serves the Eagles, so nobody scores for it.
   *[roses] Nobody serves the Roses, so nobody scores for it.
}
term-v-reveal-prize = { $number ->
    [one] The { $points } VP for { $landscape } go to the only winner: { $winners }.
   *[other] Each of the { $number } winners gets { $points } VP for { $landscape }: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] As the Traitor you get { $points } VP.
   *[other] As the Traitor { $seat } gets { $points } VP.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] As the Strategist you get { $points } VP, and keep the strategy card.
       *[taken] As the Strategist you get { $points } VP and the strategy card: the next conflict is your choice.
    }
   *[other] { $had ->
        [kept] As the Strategist { $seat } gets { $points } VP, and keeps the strategy card.
       *[taken] As the Strategist { $seat } gets { $points } VP and the strategy card, to choose the next conflict.
    }
}

term-v-can-settle = { $house ->
    [eagles] an estate at { $landscape }, which the Eagles hold
   *[roses] an estate at { $landscape }, which the Roses hold
}
term-v-can-conflict = { $house ->
    [eagles] { $one } (Eagles, { $base-one }) against { $two } (Roses, { $base-two })
   *[roses] { $one } (Roses, { $base-one }) against { $two } (Eagles, { $base-two })
}
term-v-can-lay = { $house ->
    [eagles] { $total } more: the Eagles have { $strength } then
   *[roses] { $total } more: the Roses have { $strength } then
}
term-v-can-lay-nothing = keep all cards
term-v-can-discard = { $total } in all
term-v-can-pass = build nothing
term-v-can-build = { $what ->
    [estate] a new estate at { $places }
    [counting] a new counting house at { $places }
   *[turn] turn over your building at { $places }
}
term-v-does-traitor = change house before all else; { $v-traitor-points } VP
term-v-does-farmer = draw { $v-farmer-draw } supply cards first, none for estates
term-v-does-builder = place a building or turn one over
term-v-does-strategist = { $v-strategist-points } VP; choose the conflicts from now on
term-v-does-diplomat2 = { $v-diplomat-2-strength } more strength; draw { $v-diplomat-2-draw } card more
term-v-does-diplomat5 = { $v-diplomat-5-strength } more strength
term-v-where = { $where ->
    [own] yours
    [aside] put aside
    [gone] gone before you, or aside
    [left] put aside by you
   *[passed] passed on, or aside
}
term-v-no-last = There is no conflict to look back at.

term-v-score = { $who ->
    [you] You: { $points } VP, and { $houses } × { $cards } = { $final } if the game ended now
   *[other] { $seat }: { $points } VP, and { $houses } × { $cards } = { $final } if the game ended now
}
term-v-score-why = Counting houses × supply cards in hand, of which at most { $most } count.
term-v-early-end = { $house ->
    [eagles] All twelve landscapes belong to the Eagles: the game ends early.
   *[roses] All twelve landscapes belong to the Roses: the game ends early.
}
term-v-final = Final scoring: counting houses × supply cards in hand, of which at most { $most } count.
term-v-final-row = { $who ->
    [you] You: { $points } + { $houses } × { $cards } = { $total } VP
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } VP
}
term-v-won = You win with { $points } VP!
term-v-shared = You share the victory with { $others }, { $points } VP each!
term-v-lost = { $number ->
    [one] { $winners } wins with { $points } VP; you have { $own }.
   *[other] { $winners } share the victory with { $points } VP each; you have { $own }.
}

term-v-rules-aim = The aim: most victory points (VP) of your own. You serve the Eagles or the Roses, but only as long as it suits you.
term-v-rules-conflict = A round begins with a conflict: whoever holds the strategy card picks two neighbouring landscapes of different houses.
term-v-rules-choose = From the start player on, everybody keeps one action card unseen and passes the rest to the left. One card was put aside before, unseen.
term-v-rules-supply = Then, in turn, everybody lays 0 to { $v-hand-limit } supply cards openly.
term-v-rules-reveal = The action cards are turned up. The Traitor changes house at once. A house has the strength of its landscape, of all supply that its players laid, and of their Diplomats ({ $v-diplomat-2-strength } and { $v-diplomat-5-strength }).
term-v-rules-prize = The stronger house takes the other’s landscape, and each of its players gets the VP printed there: the more they are, the fewer for each. The Traitor gets { $v-traitor-points } VP and the Strategist { $v-strategist-points } VP, whoever wins; in a tie only they score.
term-v-rules-build = The Builder may place a building where none stands, or turn an own one over: an estate brings supply, a counting house VP at the end ({ $v-most-counting-houses } at most). The Strategist takes the strategy card.
term-v-rules-draw = What was laid is discarded. The Farmer draws { $v-farmer-draw }; the others draw 1 for each of their estates in the land of their house; Diplomat 2 brings { $v-diplomat-2-draw } more. A hand holds { $v-hand-limit }: who would have more discards first.
term-v-rules-end = The game ends after { $rounds } rounds. It ends earlier if one house has all twelve landscapes: then after the drawing of that round.
term-v-rules-final = At the end: counting houses × supply cards in hand (at most { $v-counted-cards } count) are added. Most VP win; equal points share the victory.

## Bots of one's own

bot-unknown = there is no bot “{ $name }”; there are: { $names }; one of your own is named like bots/mine.py:choose or cmd:node bot.js
bot-settings = “{ $name }” can’t be made with these settings; it takes: { $settings }
bot-no-settings = “{ $name }” takes no settings
bot-setting-unreadable = “{ $text }” is no setting; settings look like temperature=0.3
bot-setting-range = { $name } must be at least { $least }; { $value } is not
bot-file-missing = there is no file { $path }
bot-unloadable = { $place } can’t be loaded: { $reason }
bot-name-missing = there is nothing named “{ $name }” in { $place }
bot-not-one = “{ $name }” in { $place } is no bot; a bot is a function of observation, moves and seconds, or a class with a method choose
bot-command-unreadable = “{ $text }” is no command; it should look like cmd:node bot.js
bot-command-missing = there is no program “{ $program }”
bot-answer-unreadable = a bot answers with one of the legal moves, with its text or with its number
bot-answer-range = the moves are numbered from 0 to { $last }
bot-fault = { $kind ->
    [illegal] the bot did not give a legal move: it { $details }
    [exception] the bot failed: { $details }
    [timeout] the bot was too slow: it { $details }
   *[unreachable] the bot’s program can’t be talked to: it { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] a colour run
    [of-a-kind] { $size ->
        [4] four of a kind
       *[other] three of a kind
    }
    [colour] one colour
    [run] a run
   *[sum] a sum
}
advice-wins = { $number ->
    [one] wins the round: stone { $stones } can be claimed
   *[other] wins the round: the stones { $stones } can be claimed
}
advice-completes-claim = completes { $own }: stone { $stone } can be claimed at once
advice-proves = { $when ->
    [now] shows { $card }, so that stone { $stone } can be claimed at once
   *[later] shows { $card }, so that stone { $stone } can be claimed next turn, as it stands
}
advice-makes-claimable = { $when ->
    [now] stone { $stone } can be claimed at once
   *[later] stone { $stone } can be claimed next turn, as it stands
}
advice-unbeatable = completes { $own }, which no clan cards still to come can beat
advice-hand-blocks = completes { $own }; what could still beat it is in your own hand
advice-only = completes { $own }; only { $kind } could still beat it
advice-only-higher = completes { $own }; only the same with a higher total could still beat it
advice-beatable = completes { $own }; the best the other side can still make is { $other }
advice-lost = a card for stone { $stone }, where nothing is to be won as it stands
advice-gives-up = gives up stone { $stone }, where your opponent has { $other }
advice-in-hand = towards { $own }, with { $cards } from your hand
advice-winning-cards = cards that can still win stone { $stone }: { $cards }
advice-winning-number = { $number ->
    [one] one card can still win stone { $stone }
   *[other] { $number } cards can still win stone { $stone }
}
advice-towards-cards = towards { $kind }; what would complete it: { $cards }
advice-towards-number = { $number ->
    [one] towards { $kind }; one card would complete it
   *[other] towards { $kind }; { $number } cards would complete it
}
advice-keeps-open = keeps { $kind } possible at stone { $stone }
advice-begins-with = begins at stone { $stone }; it goes with { $cards } in your hand
advice-begins-strong = begins at stone { $stone } with a strong card
advice-begins = begins at stone { $stone }, where { $kind } is possible
advice-adds = brings the sum at stone { $stone } to { $total }
advice-blind-formation = takes { $other } from your opponent: at stone { $stone } only the sum counts
advice-blind-hope = at stone { $stone } your opponent can’t make { $kind } any more
advice-sums = only the sum counts at stone { $stone }: so far { $own } against { $other }
advice-mud-opens = opens stone { $stone } again: your opponent had { $other } and now lacks a card
advice-mud = a fourth card for both sides of stone { $stone }
advice-recruiter = looks for better cards: { $number } drawn, { $returned } put back
advice-frees = makes { $kind } possible at stone { $stone }
advice-clears = takes { $card } off your side of stone { $stone }
advice-breaks = breaks up what your opponent had at stone { $stone }: { $other }
advice-lowers = the best your opponent can now make at stone { $stone } is { $other }
advice-takes-away = takes { $card } from your opponent’s side of stone { $stone }
advice-claim-wins = { $how ->
    [row] wins the round: { $st-adjacent-to-win } adjacent stones
   *[stones] wins the round: { $st-stones-to-win } stones
}
advice-claim-blocks = claims the stone that your opponent needs for { $st-adjacent-to-win } adjacent ones
advice-claim-last = claims the stone; with stone { $stone } it would be { $st-adjacent-to-win } adjacent ones
advice-claim = { $number ->
    [one] claims the stone: the first of { $needed }
   *[other] claims the stone: { $number } of { $needed }
}
advice-done-inviting = { $number ->
    [one] waits: your opponent can still lay cards at stone { $stones }
   *[other] waits: your opponent can still lay cards at the stones { $stones }
}
advice-done = { $number ->
    [one] waits with claiming stone { $stones }
   *[other] waits with claiming the stones { $stones }
}
advice-draw-clan-limit = no tactics card may be played before your opponent plays one
advice-draw-clan-few = { $number ->
    [0] there are no clan cards in your hand
    [one] there is only one clan card in your hand
   *[other] there are only { $number } clan cards in your hand
}
advice-draw-clan = clan cards make the formations
advice-draw-tactics = the limit lets you play a tactics card next turn
advice-draw-tactics-later = for later: you may play it once your opponent has played a tactics card
advice-return-limit = it can’t be played before your opponent plays a tactics card
advice-return-misfit = fits none of the sides you have begun
advice-return-weak = no clan card in your hand is weaker
advice-return = goes under its deck, and your opponent doesn’t see which card it is
advice-pass = no clan card can be placed
advice-pass-saves = saves the tactics cards; no clan card can be placed
advice-pass-ends = ends the round: both have passed

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = in the land of your house, away from the border
advice-v-estate-border = in the land of your house, at the border, with strength { $strength }
advice-v-estate-other = { $house ->
    [eagles] land of the Eagles: brings cards once you serve them, or your house takes it
   *[roses] land of the Roses: brings cards once you serve them, or your house takes it
}
advice-v-counting = at the end 1 VP for each card in hand, up to { $most }; you hold { $held } now
advice-v-turn-idle = brings no cards there now; as a counting house up to { $most } VP at the end
advice-v-turn-to-estate = brings a card a round again, while your house holds the landscape
advice-v-build-nothing = leaves your buildings as they are
advice-v-conflict = { $lead ->
    [ahead] your house is stronger there, { $own } against { $other }
    [even] both houses are equally strong there, { $own } against { $other }
   *[behind] your house is weaker there, { $own } against { $other }
}; { $winners ->
    [one] a victory brings you { $points } VP
   *[other] a victory brings { $points } VP each
}
advice-v-conflict-estate = { $own } against { $other }; a victory brings your estate at { $landscape } into the land of your house
advice-v-traitor-stronger = { $house ->
    [eagles] changes to the Eagles, who are stronger there ({ $other } against { $own }); { $points } VP
   *[roses] changes to the Roses, who are stronger there ({ $other } against { $own }); { $points } VP
}
advice-v-traitor = { $house ->
    [eagles] { $points } VP, and the change to the Eagles ({ $other } against { $own } there)
   *[roses] { $points } VP, and the change to the Roses ({ $other } against { $own } there)
}
advice-v-farmer-room = draws { $number } supply cards, with room for them in your hand
advice-v-farmer = draws { $number } supply cards; your hand holds { $most }
advice-v-builder-counting = a counting house can bring up to { $most } VP at the end
advice-v-builder-reserve = { $number ->
    [one] places the last building of your reserve, or turns one over
   *[other] places one of the { $number } buildings of your reserve, or turns one over
}
advice-v-builder-turn = can turn over one of your buildings
advice-v-strategist = { $then ->
    [over] { $points } VP, whoever wins
    [kept] { $points } VP, and you choose the next conflict again
   *[taken] { $points } VP, and the choice of the next conflict
}
advice-v-diplomat2 = adds { $bonus } to your house ({ $own } against { $other } before supply) and draws { $v-diplomat-2-draw ->
        [one] a card
       *[other] { $v-diplomat-2-draw } cards
    }
advice-v-diplomat5 = adds { $bonus } to your house: { $own } against { $other } before supply
advice-v-lay-more = strengthens the lead: { $own } to { $other } as it stands
advice-v-lay-enough = just enough to lead: { $own } to { $other } as it stands
advice-v-lay-lead = takes the lead: { $own } to { $other } as it stands
advice-v-lay-even = draws level: { $own } to { $own } as it stands
advice-v-lay-others = comes closer, { $own } to { $other }; others of your house are still to lay
advice-v-lay-behind = comes closer: { $own } to { $other } as it stands
advice-v-keep-to-count = keeps the cards for the counting houses
advice-v-keep-ahead = your house leads without more: { $own } to { $other } as it stands
advice-v-keep-hopeless = even your whole hand would not lead: { $most } to { $other } as it stands
advice-v-keep = saves the cards, at { $own } to { $other } as it stands
advice-v-discard-lowest = { $number ->
    [one] the lowest card
   *[other] the lowest cards
}
advice-v-discard = keeps { $kept }

## The arena

arena-too-few-bots = A contest needs two bots or more.
arena-sprt-two-bots = The sequential test compares two bots, no more.
arena-sprt-unreadable = “{ $text }” is not two differences in Elo, the lower one first, such as 0,20
arena-worker-died = The processes that play end before they have played anything (exit code { $code }); what they say on the error stream may tell why.
arena-file-exists = There is a file { $path } already. Give another name with --out, or go on with it with --resume.
arena-file-unwritable = The file { $path } can’t be written: { $reason }.
arena-file-unreadable = The file { $path } can’t be read: { $reason }.
arena-file-no-ledger = The file { $path } does not begin with a contest: { $reason }.
arena-file-format = The file { $path } has the format { $format }; this version knows only { $known }.
arena-file-line = Line { $line } of { $path } is no game: { $reason }.
arena-resume-differs = The contest in { $path } was begun on other terms. In “{ $name }” it has { $there }, and now it would be { $asked }.
arena-begins = In the arena: { $bots }; seed { $seed }. The games are kept in { $path }.
arena-progress = { $done } of { $games } games: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] one game
   *[other] { $games } games
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-caption = Score: the share of the victories for each seat, with its 95 % interval by deals; even would be { $share } %. + won, = drawn or shared, − lost; ms: the time for a decision.
arena-head = { $column ->
    [bot] Bot
    [played] Played
    [results] + = −
    [score] Score (95 %)
    [elo] Elo (95 %)
    [rating] Rating (95 %)
    [decisions] Decisions
    [time] ms (max)
   *[faults] Faults
}
arena-fault-kind = { $kind ->
    [illegal] illegal move
    [exception] error
    [timeout] too slow
   *[unreachable] unreachable
}
arena-fault = Game { $game }, lost by { $bot } on seat { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [one] One more fault
   *[other] { $number } more faults
}: see { $path }
arena-test = { $status ->
    [h0] The test accepts { $elo0 } Elo rather than { $elo1 }
    [h1] The test accepts { $elo1 } Elo rather than { $elo0 }
   *[continue] The test between { $elo0 } and { $elo1 } Elo is undecided
} after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} (LLR { $llr }; the bounds are ±{ $bound }).
arena-aside = { $games ->
    [one] One more game was played; it is kept but not counted, because its deal is not whole or comes after the test ended.
   *[other] { $games } more games were played; they are kept but not counted, because their deals are not whole or come after the test ended.
}
arena-interrupted = Interrupted; all finished games are kept. To go on: { $command }
arena-plot-pair = { $one } against { $other }: score of { $one }
arena-plot-many = Score of each bot, with its 95 % interval
arena-plot-games = games
arena-plot-even = an even share

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

not-your-turn = it is not the turn of { $seat }
hint-title = { $who ->
    [you] The best moves, with your chance to win:
   *[other] The best moves of { $seat }, with the chance to win:
}
hint-hand-hidden = this position doesn’t say what { $seat } knows, who is to move: all cards that { $seat } sees must be given
hint-no-seat = “{ $text }” is no seat; there are { $seats }
term-help-hint = the best few moves, each with your chance to win and a reason
term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Review

review-running = a review looks back at a finished game, and this one is still running
review-analysing = Looking at every decision …
review-title = { $game }, reviewed: { $result }
review-turning-title = Turning points
review-no-turning = None: no decision cost more than a little.
review-better = better: { $move } ({ $chance }), { $reason }
review-decisions-title = Every decision
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
review-saved = Written: { $path }
review-plot-title = { $game }: the chances to win
review-plot-round = round { $round }
review-plot-turns = turns; a dot is a turning point
review-plot-turning = Turn { $turn }, { $seat }: { $move }; better was { $better }

# The server

server-over = the game is over
server-not-over = the game is not over yet
server-not-begun = the game begins when everybody has sat down
server-stale = the table has changed meanwhile
server-too-late = the time has run out
server-name-unreadable = a name has at least one letter and no control characters
server-undo-seen = nothing can be taken back: since your last move you have seen something new
server-bots-play-on = the bots would rather play on
server-asked-already = something is being asked already; answer that first
server-nothing-asked = nothing is being asked
server-no-hints = this table has no hints
server-no-table = there is no such table, or the link is not for it
server-seat-taken = this seat has been taken, and an invitation is good for one person only. If it was you, go on where you sat down, or copy the link to your seat there (in the table’s menu)
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
server-spectator = spectators only watch
server-busy = there is much to do just now; ask again later
server-foreign = this comes from another site’s page
server-other-host = this server does not answer to this name; its host can allow it with --host-name
server-no-page = there is nothing here
server-no-method = this can’t be done here
server-too-large = the message is too long
server-failed = something went wrong on the server; the table is as it was
server-store-failed = the server’s database can’t be read or written
preview-app = Schotten Totten and Verräter: two card games of the Scottish Highlands, with friends or against bots. Nobody needs an account.
preview-invitation = A table for { $game }: open the link to sit down or to watch. Nobody needs an account.
preview-running = A game of { $game } is being played: open the link to watch it.
preview-finished = A finished game of { $game }, to be replayed move by move.
serve-ready = Highlands is served at { $address }
serve-running = Highlands is running already, at { $address }
serve-stop = Ctrl+C stops it; your games are kept.
serve-cannot-listen = Highlands can’t listen at { $address }: { $reason }.
serve-no-proxy = No address or network of a proxy: { $reason }. Give one such as 127.0.0.1 or 10.0.0.0/8.
serve-database = the games are kept in { $database }
record-commitment = the seed does not fit the commitment that was shown before the game
record-shares = the seed is not mixed from the shares that the players promised before the deal
term-commitment-good = the shuffle is the one that was promised before the game
term-shares-good = every player had a share in the deal: neither the server nor any one player could choose the cards
backup-done = the copy is in { $file }
restore-done = the tables have been brought back from { $file }

## The store

store-one-process = SQLite is for one process. Several workers need PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = No such kind of database. Give sqlite+aiosqlite:///path/to/file or postgresql+asyncpg://user@host/name.
store-unreachable = The database can’t be used: { $reason }.
store-in-use = A server is running on this database already ({ $path }). An SQLite file is for one server; for several of them use PostgreSQL.
store-newer = The database comes from a newer version of Highlands. Install that one.
store-older = The database comes from an early development version of Highlands, which this one can’t read; nothing in it was changed. Move it away, or choose another one with --database.
store-other-version = The database comes from another version of Highlands. Start the server of this one once, which brings it up to date, or use that one.
store-file-exists = There is a file { $path } already. Give another name.
store-no-backup = { $path } is no backup of Highlands: { $reason }.
store-not-empty = There are tables in this database already. A backup can be restored only into an empty one.
## Libraries that only some need
extra-missing = This needs { $library }, which is not installed: pip install '{ $extra }'

## Data of self-play
selfplay-begins = Self-play of { $bot }; seed { $seed }. Until the file is written, the games are kept in { $path }.
selfplay-progress = { $done } of { $games } games
selfplay-writes = Writing { $path } …
selfplay-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions: { $path }
selfplay-no-file = Say with --out where the data go, or go on with --resume.
selfplay-broken = The game of seed { $seed } is not one that the rules allow: move { $move } can’t be made.
## Environments
env-illegal = action { $action } of game { $row } can’t be carried out: { $reason }
env-no-such-action = “{ $action }” is no action; actions are whole numbers from 0 to { $last }
env-opponents = opponents in a game of { $seats } players: { $needed }, not { $given }

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
