### Verräter's board in the browser, in English.

circle-title = The circle of landscapes

## What the table waits for

circle-you-settle = Your first estate: touch a landscape without a building
circle-you-conflict = Where shall the houses fight? Touch a marked border
circle-you-choose = Keep one action card; the rest is passed on
circle-you-supply = { $house ->
    [eagles] Lay supply for the Eagles, or nothing
   *[roses] Lay supply for the Roses, or nothing
}
circle-you-build = You are the Builder: touch a landscape, or build nothing
circle-you-discard = { $reason ->
    [farmer] The Farmer brings { $draw ->
        [one] a card
       *[other] { $draw } cards
    }
    [estates] Your estates bring { $draw ->
        [one] a card
       *[other] { $draw } cards
    }
   *[diplomat] Diplomat 2 brings { $draw ->
        [one] a card
       *[other] { $draw } cards
    }
}, and a hand holds { $v-hand-limit }: { $number ->
    [one] discard one first
   *[other] discard { $number } first
}
circle-waits-settle = { $name } places the first estate
circle-waits-conflict = { $name } chooses the conflict
circle-waits-choose = { $name } chooses an action card
circle-waits-supply = { $name } lays supply
circle-waits-build = { $name } has the Builder and may build
circle-waits-discard = { $number ->
    [one] { $name } discards a card
   *[other] { $name } discards { $number } cards
}
circle-over = The game is over
circle-recent = What has happened
circle-hints = Hints

## Landscapes and buildings

circle-landscape = { $landscape }, { $house }, strength { $base }
circle-in-conflict = in the conflict
circle-can-build = You can build here
circle-building = { $kind ->
    [estate] Estate
   *[counting] Counting house
}
circle-building-of = { $kind ->
    [estate] estate of { $name }
   *[counting] counting house of { $name }
}
circle-building-here = building
circle-no-building = none
circle-prize-table = Victory points for each winner when it is conquered, by the number of winners
circle-winners = { $number ->
    [one] one winner
   *[other] { $number } winners
}
circle-conflict-means = { $house ->
    [eagles] In a conflict here the Eagles begin with strength { $base }. If they lose, it turns to the Roses, and the winners score.
   *[roses] In a conflict here the Roses begin with strength { $base }. If they lose, it turns to the Eagles, and the winners score.
}
circle-estate-means = An estate brings its owner a supply card each round, while the landscape belongs to the house its owner serves.
circle-counting-means = A counting house brings its owner, at the end, one VP for each supply card in hand, up to { $v-counted-cards }. Whose landscape it is doesn’t matter.
circle-rules = In the rules

## Building

circle-build-turn = { $kind ->
    [estate] Turn into an estate
   *[counting] Turn into a counting house
}
circle-build-nothing = Build nothing
circle-elsewhere = Elsewhere

## Players and their cards

circle-points = { $points } VP
circle-hand-number = { $number ->
    [0] no supply cards in hand
    [one] one supply card in hand
   *[other] { $number } supply cards in hand
}
circle-reserve = { $number ->
    [0] no building in reserve
    [one] one building in reserve
   *[other] { $number } buildings in reserve
}
circle-estate-draw = { $number ->
    [one] estates bring 1 card now
   *[other] estates bring { $number } cards now
}
circle-final-now = final scoring now: +{ $points }
circle-start = start player
circle-strategy = has the strategy card
circle-action-hidden = an action card, face down
circle-your-hand = Your hand
circle-hand-of = Hand of { $name }
circle-hand-empty = No supply cards
circle-supply-card = supply card { $card }
circle-supply-hidden = supply card, unknown
circle-laid = Laid
circle-laid-by = { $name }: { $card }

## Action cards

circle-offered = The action cards that came to you
circle-actions-about = About the action cards
circle-card-kept = you keep it
circle-card-seen = came to you
circle-card-unseen = did not come to you

## Supply and strength

circle-lay = { $number ->
    [one] Lay { $cards }
   *[other] Lay { $cards } = { $total }
}
circle-lay-nothing = Lay nothing
circle-discard = Discard { $cards }
circle-discard-more = Choose { $number ->
    [one] one card
   *[other] { $number } cards
} ({ $chosen }/{ $number })
circle-strength = landscape { $base }, supply { $supply }, Diplomats { $diplomats }
circle-unknown = Diplomats and the Traitor are face down, and may change this.
circle-reckoned = { $card ->
    [traitor] You are the Traitor: you are counted for your new house. The other cards are face down.
    [diplomat2] Your Diplomat 2 is counted. The other cards are face down.
   *[diplomat5] Your Diplomat 5 is counted. The other cards are face down.
}
circle-piles = { $pile } in the pile, { $discard } discarded
circle-discarded = discarded
circle-unseen = unseen
circle-unseen-means = Unseen: in the pile or in another hand.

## How a conflict went

circle-last = the last conflict
circle-how = How did the last conflict go?
circle-how-round = How did the conflict of round { $round } go?
circle-reveal-title = Round { $round }: { $one } – { $two }
circle-reveal-laid = With the landscapes and the supply: { $eagles } for the Eagles, { $roses } for the Roses.
circle-reveal-turned = The action cards are turned up.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] You are the Traitor and go over to the Eagles
       *[roses] You are the Traitor and go over to the Roses
    }
   *[other] { $house ->
        [eagles] { $name } is the Traitor and goes over to the Eagles
       *[roses] { $name } is the Traitor and goes over to the Roses
    }
}{ $total ->
    [0] .
   *[other] , with supply of { $total }.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] Your Diplomat brings the Eagles { $bonus } more.
       *[roses] Your Diplomat brings the Roses { $bonus } more.
    }
   *[other] { $house ->
        [eagles] { $name }: the Diplomat brings the Eagles { $bonus } more.
       *[roses] { $name }: the Diplomat brings the Roses { $bonus } more.
    }
}
circle-reveal-prize = { $number ->
    [one] The only winner, { $winners }: { $points } VP.
   *[other] { $number } winners, { $winners }: { $points } VP each.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] You, the Traitor: { $points } VP more.
       *[strategist] You, the Strategist: { $points } VP more.
    }
   *[other] { $card ->
        [traitor] { $name }, the Traitor: { $points } VP more.
       *[strategist] { $name }, the Strategist: { $points } VP more.
    }
}
circle-reveal-no-points = Nobody scores.
circle-step-next = Next
circle-step-back = Back
circle-go-on = Go on

## The score

circle-scores = Score by round
circle-round = Round
circle-no-conflicts = No conflict has been decided yet.
circle-final = Final scoring
circle-final-preview = Final scoring, now
circle-final-means = Final scoring: counting houses × supply cards in hand, of which at most { $v-counted-cards } count.
