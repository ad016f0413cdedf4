### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] „Verräter“
    [farmer] „Bauer“
    [builder] „Baumeister“
    [strategist] „Stratege“
    [diplomat2] „Diplomat 2“
   *[diplomat5] „Diplomat 5“
}
v-kind = { $kind ->
    [wasteland] Ödnis
    [pasture] Weide
    [river] Fluss
    [forest] Wald
    [village] Dorf
   *[city] Stadt
}
v-landscape = { $kind ->
    [wasteland] Ödnis { $number }
    [pasture] Weide { $number }
    [river] Fluss { $number }
    [forest] Wald { $number }
    [village] Dorf { $number }
   *[city] Stadt { $number }
}
v-supply = { $number ->
    [one] die Versorgungskarte { $cards }
   *[other] die Versorgungskarten { $cards }
}
v-no-supply = keine Versorgungskarten

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] Jetzt wird der erste Gutshof gebaut
    [conflict] Jetzt wird die Konfliktkarte gelegt
    [choose] Jetzt wird eine Aktionskarte gewählt
    [supply] Jetzt wird Versorgung gelegt
    [build] Jetzt baut der Baumeister
   *[discard] Jetzt werden vor dem Ziehen Karten abgeworfen
}
v-first-is-estate = Das erste Gebäude ist ein Gutshof
v-not-your-building = Bei { $landscape } hast du kein Gebäude
v-reserve-empty = Deine { $number } Gebäude stehen alle schon; du kannst eines umdrehen
v-landscape-built = Bei { $landscape } steht schon ein Gebäude
v-counting-houses = Mehr als { $number } Kontore darf niemand haben
v-same-house = { $one } und { $two } gehören demselben Haus ({ $house }); ein Konflikt liegt immer zwischen beiden Häusern
v-take-which = Sag, welche Aktionskarte du behältst
v-not-offered = { $card } ist nicht unter den Karten, die zu dir gekommen sind: { $offered }
v-not-in-hand = Du hast { $cards } nicht; auf der Hand hast du { $hand }
v-discard-number = { $number ->
    [one] Wirf genau eine Karte ab, bevor du { $draw } ziehst
   *[other] Wirf genau { $number } Karten ab, bevor du { $draw } ziehst
}

## The board: strengths, conflicts, what an action does

term-v-house = { $house ->
    [eagles] Adler
   *[roses] Rosen
}
term-v-action = { $card ->
    [traitor] Verräter
    [farmer] Bauer
    [builder] Baumeister
    [strategist] Stratege
    [diplomat2] Diplomat 2
   *[diplomat5] Diplomat 5
}
term-v-to-win = { $number ->
    [one] Gewinn: { $points } SP
   *[other] Gewinn: je { $points } SP
}
term-v-to-win-nobody = niemand dient ihnen
term-v-head-house = Haus
term-v-head-points = SP
term-v-head-strength = Stärke
term-v-title-actions = Aktionskarten
term-v-title-supply = Versorgungskarten
term-v-supply-own = du
term-v-supply-laid = liegt
term-v-supply-known = andere
term-v-reveal-won = { $house ->
    [eagles] Die Adler gewinnen { $strength } zu { $other } und erobern { $landscape } von den Rosen.
   *[roses] Die Rosen gewinnen { $strength } zu { $other } und erobern { $landscape } von den Adlern.
}
term-v-reveal-tie = Gleichstand, { $strength } zu { $strength }: Alles bleibt, wem es gehört, und niemand punktet dafür.
term-v-reveal-nobody = { $house ->
    [eagles] Den Adlern dient niemand, also punktet niemand dafür.
   *[roses] Den Rosen dient niemand, also punktet niemand dafür.
}
term-v-can-conflict = { $house ->
    [eagles] { $one } (Adler, { $base-one }) gegen { $two } (Rosen, { $base-two })
   *[roses] { $one } (Rosen, { $base-one }) gegen { $two } (Adler, { $base-two })
}
term-v-does-traitor = zuallererst das Haus wechseln; { $v-traitor-points } SP
term-v-does-farmer = zuerst { $v-farmer-draw } Karten ziehen, keine für Gutshöfe
term-v-does-builder = ein Gebäude bauen oder umdrehen
term-v-does-strategist = { $v-strategist-points } SP; ab jetzt die Konflikte bestimmen
term-v-does-diplomat2 = Stärke +{ $v-diplomat-2-strength }; { $v-diplomat-2-draw } Karte mehr ziehen
term-v-does-diplomat5 = Stärke +{ $v-diplomat-5-strength }

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = im Land deines Hauses, abseits der Grenze
advice-v-estate-border = im Land deines Hauses, an der Grenze, mit Stärke { $strength }
advice-v-estate-other = { $house ->
    [eagles] Land der Adler: bringt Karten, sobald du ihnen dienst oder dein Haus es erobert
   *[roses] Land der Rosen: bringt Karten, sobald du ihnen dienst oder dein Haus es erobert
}
advice-v-counting = am Ende 1 SP für jede Karte auf der Hand, bis zu { $most }; jetzt hast du { $held }
advice-v-turn-idle = bringt dort jetzt keine Karten; als Kontor am Ende bis zu { $most } SP
advice-v-turn-to-estate = bringt wieder jede Runde eine Karte, solange dein Haus die Landschaft hält
advice-v-build-nothing = lässt deine Gebäude, wie sie sind
advice-v-conflict = { $lead ->
    [ahead] dein Haus ist dort stärker, { $own } gegen { $other }
    [even] beide Häuser sind dort gleich stark, { $own } gegen { $other }
   *[behind] dein Haus ist dort schwächer, { $own } gegen { $other }
}; { $winners ->
    [one] ein Sieg bringt dir { $points } SP
   *[other] ein Sieg bringt je { $points } SP
}
advice-v-conflict-estate = { $own } gegen { $other }; ein Sieg bringt deinen Gutshof bei { $landscape } ins Land deines Hauses
advice-v-traitor-stronger = { $house ->
    [eagles] wechselt zu den Adlern, die dort stärker sind ({ $other } gegen { $own }); { $points } SP
   *[roses] wechselt zu den Rosen, die dort stärker sind ({ $other } gegen { $own }); { $points } SP
}
advice-v-traitor = { $house ->
    [eagles] { $points } SP und der Wechsel zu den Adlern (dort { $other } gegen { $own })
   *[roses] { $points } SP und der Wechsel zu den Rosen (dort { $other } gegen { $own })
}
advice-v-farmer-room = zieht { $number } Versorgungskarten, und auf deiner Hand ist Platz dafür
advice-v-farmer = zieht { $number } Versorgungskarten; auf die Hand passen { $most }
advice-v-builder-counting = ein Kontor kann am Ende bis zu { $most } SP bringen
advice-v-builder-reserve = { $number ->
    [one] baut das letzte Gebäude aus deinem Vorrat oder dreht eines um
   *[other] baut eines der { $number } Gebäude aus deinem Vorrat oder dreht eines um
}
advice-v-builder-turn = kann eines deiner Gebäude umdrehen
advice-v-strategist = { $then ->
    [over] { $points } SP, egal, wer gewinnt
    [kept] { $points } SP, und du bestimmst auch den nächsten Konflikt
   *[taken] { $points } SP, und du bestimmst den nächsten Konflikt
}
advice-v-diplomat2 = Stärke +{ $bonus } für dein Haus ({ $own } gegen { $other } vor der Versorgung), dazu { $v-diplomat-2-draw ->
        [one] eine Karte
       *[other] { $v-diplomat-2-draw } Karten
    }
advice-v-diplomat5 = Stärke +{ $bonus } für dein Haus: { $own } gegen { $other } vor der Versorgung
advice-v-lay-more = baut den Vorsprung aus: bisher { $own } zu { $other }
advice-v-lay-enough = gerade genug für die Führung: bisher { $own } zu { $other }
advice-v-lay-lead = bringt dein Haus in Führung: bisher { $own } zu { $other }
advice-v-lay-even = gleicht aus: bisher { $own } zu { $own }
advice-v-lay-others = kommt näher, { $own } zu { $other }; andere aus deinem Haus legen noch
advice-v-lay-behind = kommt näher: bisher { $own } zu { $other }
advice-v-keep-to-count = behält die Karten für die Kontore
advice-v-keep-ahead = dein Haus führt auch so: bisher { $own } zu { $other }
advice-v-keep-hopeless = selbst deine ganze Hand brächte keine Führung: bisher { $most } zu { $other }
advice-v-keep = spart die Karten, bisher { $own } zu { $other }
advice-v-discard-lowest = { $number ->
    [one] die niedrigste Karte
   *[other] die niedrigsten Karten
}
advice-v-discard = behält { $kept }
