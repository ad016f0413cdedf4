# Schotten Totten's table in the browser.

border-table = Schotten Totten’s table
border-border = The border
border-stone = Stone { $stone }
border-side-yours = You: { $cards }
border-side = { $name }: { $cards }
border-can-claim = You can claim it
border-can-place = The card can go here.
border-claimed-yours = You have claimed it.
border-claimed = { $name } has claimed it.
border-card-at = { $card }, at stone { $stone }

border-hand = { $name }: { $number ->
    [one] one card in hand
   *[other] { $number } cards in hand
}
border-hand-tactics = { $name }: { $number ->
    [one] one card in hand
   *[other] { $number } cards in hand
}, { $tactics ->
    [0] none of them a tactics card
    [one] one of them a tactics card
   *[other] { $tactics } of them tactics cards
}
border-hand-of = Hand: { $name }
border-hand-empty = No cards left
border-not-now = { $card } (not now)
border-sorted-colour = sorted by colour
border-sorted-strength = sorted by strength
border-sort-colour = Sort the hand by colour
border-sort-strength = Sort the hand by strength
border-played = { $number ->
    [one] one tactics card played
   *[other] { $number } tactics cards played
}
border-held = { $name }: { $number ->
    [one] one stone
   *[other] { $number } stones
}, { $points ->
    [one] one point
   *[other] { $points } points
} in the match

border-over = The game is over
border-waiting = { $name } is thinking …
border-moment = One moment …
border-do-play = Play a card
border-do-claim = { $number ->
    [one] Claim the stone, or go on
   *[other] Claim stones, or go on
}
border-do-draw = Draw a card: from which deck?
border-do-recruit = { $left ->
    [one] Recruiter: draw one more card
   *[other] Recruiter: draw { $left } cards
}
border-do-return = { $left ->
    [one] Recruiter: choose one more card to put back
   *[other] Recruiter: choose { $left } cards to put back
}
border-do-pass = No clan card can be placed: you have to pass
border-do-pass-or-tactics = No clan card can be placed: pass, or play a tactics card
border-do-under = { $card }: put it under its deck?
border-do-recruiter = Recruiter: draw { $st-recruiter-draws }, then put { $st-recruiter-returns } back
border-do-strategist = Strategist: choose a card of yours on the border
border-do-banshee = Banshee: choose a card on the other side
border-do-traitor = Traitor: choose a clan card on the other side
border-do-where = { $card }: choose a stone
border-do-where-or-away = { $card }: choose a stone, or discard it
border-do-away = { $card }: discard it?

border-play-it = Play
border-put-under = Put back
border-put-away = Discard
border-done = Go on
border-pass = Pass
border-back = Back
border-what = What does this card do?
border-claim = Claim
border-claim-stone = Claim stone { $stone }

border-leads = ahead
border-could-lead = ahead by what can still come
border-could-come = { $card }, could still come
border-claimable-by = { $name } can claim it.
border-play-here = Play here
border-about-claims = How claiming works

border-discard = Discard pile: { $number }
border-discard-empty = Nothing has been discarded yet.
border-to-discard = To the discard pile
border-unseen = Cards not seen yet
border-unseen-about = These cards have never been face up. Any of them may still come.
border-unseen-about-yours = These cards have never been face up. Any of them may still come; the framed ones are in your own hand.
border-unseen-tactics = Tactics cards not seen yet
border-in-your-hand = { $card }, in your hand
border-seen = { $card }, already seen
border-none = None
border-in-the-rules = More in the rules
border-next-round = On to the next round
border-round-won = { $who ->
    [you] { $how ->
        [row] You win round { $round } with { $st-adjacent-to-win } stones side by side.
        [stones] You win round { $round } with { $number ->
            [one] { $number } stone
           *[other] { $number } stones
        }.
       *[more] You win round { $round } with more stones, after both passed.
    }
   *[other] { $how ->
        [row] { $name } wins round { $round } with { $st-adjacent-to-win } stones side by side.
        [stones] { $name } wins round { $round } with { $number ->
            [one] { $number } stone
           *[other] { $number } stones
        }.
       *[more] { $name } wins round { $round } with more stones, after both passed.
    }
}
border-round-even = Nobody wins round { $round }: both passed and hold the same number of stones.
