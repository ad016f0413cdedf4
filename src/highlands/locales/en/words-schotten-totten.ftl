### Schotten Totten: what the pages say too.

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

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = there is no place for a Joker: it can’t be in the hand of a player who has to put back all of it, nor be a card with { "{" }A!{ "}" }
term-clan-deck = clan deck: { $number }
term-tactics-deck = tactics deck: { $number }
term-known = { $deck ->
    [clan] you put these into the clan deck (places counted from the top): { $cards }
   *[tactics] you put these into the tactics deck (places counted from the top): { $cards }
}
term-known-place = { $card } (place { $place })
term-can-lay = { $number ->
    [one] { $card } to stone { $stones }
   *[other] { $card } to one of the stones { $stones }
}
term-may-draw-clan = draw a clan card
term-may-draw-tactics = draw a tactics card
term-mode-blind = Blind Man’s Bluff: only the sum counts here.
term-mode-mud = Mud Fight: { $st-mud-size } cards a side.
term-why-nothing = nothing yet
term-best-is = That is { $formation }{ $readings }.
term-best-can = At best it becomes { $formation }, with { $cards }{ $readings }.
term-best-never = It can’t be completed any more: too few unseen cards are left.
term-readings = {" "}({ $readings })
term-reading = { $card } as { $reading }
term-why-yes = You can claim it when it is time, because { $reason }.
term-why-no = You can’t claim it, because { $reason }.
term-why-theirs = Your opponent can claim it: nothing that could still come beats that side.

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
   *[stones] wins the round: { $number ->
       [one] { $number } stone
      *[other] { $number } stones
   }
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
