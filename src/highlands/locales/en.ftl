### Highlands in English.

## What can be read, and what not

no-such-game = there is no game “{ $name }”; there are: { $games }
no-such-move = “{ $text }” is no move; moves look like R7@3, joker@5, claim 3, draw clan or traitor G5@2>7
no-such-card = “{ $text }” is no card of this game; cards look like R7, joker or banshee
no-card-to-lay = { $text } is not laid on a side
how-to-strategist = “{ $text }”: the Strategist’s move looks like strategist G5@2>7 or strategist G5@2>discard
how-to-banshee = “{ $text }”: the Banshee’s move looks like banshee G5@2
how-to-traitor = “{ $text }”: the Traitor’s move looks like traitor G5@2>7, and takes a clan card
no-such-seat = there is no seat { $seat }; there are { $seats }
nothing-to-undo = there is no move to take back

## Options

option-unknown = there is no option “{ $name }”
option-unreadable = “{ $text }” is no option of this game
option-twice = the option “{ $name }” is there twice
option-range = { $name } must be a whole number from { $low } to { $high }, not { $value }
option-flag = { $name } must be true or false, not { $value }
option-first = the first player must be a seat, 0 or 1, or nobody in particular, not { $value }
option-too-few-cards = two hands of { $hand } need more than the { $cards } cards of this game

## Cards, stones, formations

stone = stone { $number }
colour-name = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
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
    [of-a-kind] equal strengths with a total of { $total }
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
claim-stronger = { $own } beats { $other }
claim-weaker = the other side is stronger: { $other } against { $own }
claim-proved = the best the other side can still make is { $other } (with { $cards }), and that does not beat { $own }
claim-beatable = { $cards } could still come: { $other } would beat { $own }
claim-at-start = among experienced players stones are claimed only at the start of a turn
claim-after-playing = stones are claimed after playing a card

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
too-many-tactics = you have played { $own } tactics cards and your opponent { $other }; you may be only one ahead
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
position-won = { $seat } has already won the round, so nobody is to move
position-over-early = a match is over only after its last round
position-step = nobody can be at the step “{ $step }” in this position
side-too-long = a side of stone { $stone } takes only { $size } cards
card-twice = { $card } is there more than once
mode-in-discard = { $card } lies on a stone and is never discarded
played-wrong = the players can’t have played { $a } and { $b } tactics cards: { $number } lie face up, and neither may be two ahead
jokers-wrong = the line “jokers” must name who has played a Joker, one seat for each that lies face up ({ $number })
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
hand-too-large = the hand of { $seat } is over its limit of { $limit }

## Why a record is refused

record-line = line { $line }: { $reason }
record-first-line = a record begins with “{ $text }”
record-unreadable = “{ $text }” is neither a header nor a turn
record-header-missing = the header “{ $name }” is missing
record-header-twice = the header “{ $name }” is there twice
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
