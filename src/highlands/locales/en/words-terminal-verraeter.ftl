### What only the terminal says of Verräter. The pages do not fetch it.

term-v-round-of = round { $round } of { $rounds }
term-v-name = { $who ->
    [you] you
   *[other] { $seat }
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
term-v-reckoned = { $card ->
    [traitor] as the Traitor you count for your new house
    [diplomat2] your Diplomat 2 is reckoned in
   *[diplomat5] your Diplomat 5 is reckoned in
}
term-v-key = strength and VP for 1·2·3·4 winners
term-v-head-hand = hand
term-v-head-laid = laid
term-v-head-action = action
term-v-head-reserve = left
term-v-head-estates = draws
term-v-mark-start = start
term-v-mark-strategy = strategy
term-v-your-supply = your supply
term-v-your-action = your action
term-v-offered = choose from
term-v-supply-all = all
term-v-supply-discard = gone
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
