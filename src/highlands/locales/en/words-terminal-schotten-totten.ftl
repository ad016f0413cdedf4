### What only the terminal says of Schotten Totten. The pages do not fetch it.

term-which-variant = Which Schotten Totten shall it be?
term-choice-base = the base game
term-choice-tactics-expert = with tactics cards, for experienced players
term-starter-you = you
term-starter-other = your opponent
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
term-discard = discard:
term-discard-empty = the discard pile is empty
term-unseen-title = not seen yet
term-unseen = not face up yet; in brackets, what is in your own hand:
term-unseen-tactics = tactics cards not face up yet, among them your own:
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
    [stones] You win with { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }! Points: { $own } to { $other }.
    [more] You win with more stones! Points: { $own } to { $other }.
   *[match] You win the match! Points: { $own } to { $other }.
}
term-lost = { $how ->
    [row] Your opponent wins with { $st-adjacent-to-win } stones in a row. Points: you { $own }, your opponent { $other }.
    [stones] Your opponent wins with { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }. Points: you { $own }, your opponent { $other }.
    [more] Your opponent wins with more stones. Points: you { $own }, your opponent { $other }.
   *[match] Your opponent wins the match. Points: you { $own }, your opponent { $other }.
}
term-drawn = { $own ->
    [one] It is a draw, one point each.
   *[other] It is a draw, { $own } points each.
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
term-can-return = put { $card } under its deck
term-why-which = Why which stone? For example: why 3. There are { $stones }.
term-why-side = { $who ->
    [you] Your side: { $cards }. { $best }
   *[other] Your opponent’s side: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] If both sides reach their best, yours is the stronger.
    [other] If both sides reach their best, your opponent’s is the stronger.
   *[even] If both sides reach their best, they are equally strong; the one completed first wins.
}
term-why-claimed = { $who ->
    [you] You have claimed it.
   *[other] Your opponent has claimed it.
}
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
