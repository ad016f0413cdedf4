### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] the Traitor
    [farmer] the Farmer
    [builder] the Builder
    [strategist] the Strategist
    [diplomat2] the Diplomat 2
   *[diplomat5] the Diplomat 5
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
    [wasteland] wasteland { $number }
    [pasture] pasture { $number }
    [river] river { $number }
    [forest] forest { $number }
    [village] village { $number }
   *[city] city { $number }
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

## The board: strengths, conflicts, what an action does

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
term-v-to-win = { $number ->
    [one] wins { $points } VP
   *[other] win { $points } VP each
}
term-v-to-win-nobody = nobody serves them
term-v-head-house = house
term-v-head-points = VP
term-v-head-strength = Strength
term-v-title-actions = Action cards
term-v-title-supply = Supply cards
term-v-supply-own = yours
term-v-supply-laid = laid
term-v-supply-known = others
term-v-reveal-won = { $house ->
    [eagles] The Eagles win, { $strength } to { $other }, and take { $landscape } from the Roses.
   *[roses] The Roses win, { $strength } to { $other }, and take { $landscape } from the Eagles.
}
term-v-reveal-tie = A tie, { $strength } to { $strength }: nothing changes hands, and nobody scores for it.
term-v-reveal-nobody = { $house ->
    [eagles] Nobody serves the Eagles, so nobody scores for it.
   *[roses] Nobody serves the Roses, so nobody scores for it.
}
term-v-can-conflict = { $house ->
    [eagles] { $one } (Eagles, { $base-one }) against { $two } (Roses, { $base-two })
   *[roses] { $one } (Roses, { $base-one }) against { $two } (Eagles, { $base-two })
}
term-v-does-traitor = change house before all else; { $v-traitor-points } VP
term-v-does-farmer = draw { $v-farmer-draw } supply cards first, none for estates
term-v-does-builder = place a building or turn one over
term-v-does-strategist = { $v-strategist-points } VP; choose the conflicts from now on
term-v-does-diplomat2 = { $v-diplomat-2-strength } more strength; draw { $v-diplomat-2-draw } card more
term-v-does-diplomat5 = { $v-diplomat-5-strength } more strength

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
