### Verräters Spielbrett im Browser, auf Deutsch.

circle-title = Der Kreis der Landschaften

## Worauf der Tisch wartet

circle-you-settle = Dein erster Gutshof: Tippe auf eine Landschaft ohne Gebäude
circle-you-conflict = Wo sollen die Häuser kämpfen? Tippe auf eine markierte Grenze
circle-you-choose = Behalte eine Aktionskarte; der Rest geht weiter
circle-you-supply = { $house ->
    [eagles] Leg Versorgung für die Adler, oder nichts
   *[roses] Leg Versorgung für die Rosen, oder nichts
}
circle-you-build = Du bist der Baumeister: Tippe auf eine Landschaft, oder bau nichts
circle-you-discard = { $reason ->
    [farmer] Der Bauer bringt { $draw ->
        [one] eine Karte
       *[other] { $draw } Karten
    }
    [estates] Deine Gutshöfe bringen { $draw ->
        [one] eine Karte
       *[other] { $draw } Karten
    }
   *[diplomat] Diplomat 2 bringt { $draw ->
        [one] eine Karte
       *[other] { $draw } Karten
    }
}, auf die Hand passen { $v-hand-limit }: { $number ->
    [one] Wirf vorher eine ab
   *[other] Wirf vorher { $number } ab
}
circle-waits-settle = { $name } baut den ersten Gutshof
circle-waits-conflict = { $name } bestimmt den Konflikt
circle-waits-choose = { $name } wählt eine Aktionskarte
circle-waits-supply = { $name } legt Versorgung
circle-waits-build = { $name } hat den Baumeister und darf bauen
circle-waits-discard = { $number ->
    [one] { $name } wirft eine Karte ab
   *[other] { $name } wirft { $number } Karten ab
}
circle-over = Das Spiel ist vorbei
circle-recent = Was geschehen ist
circle-hints = Tipps

## Landschaften und Gebäude

circle-landscape = { $landscape }, { $house }, Stärke { $base }
circle-in-conflict = im Konflikt
circle-can-build = Hier kannst du bauen
circle-building = { $kind ->
    [estate] Gutshof
   *[counting] Kontor
}
circle-building-of = { $kind ->
    [estate] Gutshof von { $name }
   *[counting] Kontor von { $name }
}
circle-building-here = Gebäude
circle-no-building = keines
circle-prize-table = Siegpunkte für jeden Sieger, wenn sie erobert wird, nach der Zahl der Sieger
circle-winners = { $number ->
    [one] ein Sieger
   *[other] { $number } Sieger
}
circle-conflict-means = { $house ->
    [eagles] In einem Konflikt hier beginnen die Adler mit Stärke { $base }. Verlieren sie, fällt die Landschaft an die Rosen, und die Sieger punkten.
   *[roses] In einem Konflikt hier beginnen die Rosen mit Stärke { $base }. Verlieren sie, fällt die Landschaft an die Adler, und die Sieger punkten.
}
circle-estate-means = Ein Gutshof bringt jede Runde eine Versorgungskarte, solange die Landschaft dem Haus gehört, dem sein Besitzer dient.
circle-counting-means = Ein Kontor bringt am Ende einen SP für jede Versorgungskarte auf der Hand, höchstens { $v-counted-cards }. Wem die Landschaft gehört, ist egal.
circle-rules = In den Regeln

## Bauen

circle-build-turn = { $kind ->
    [estate] Zum Gutshof umdrehen
   *[counting] Zum Kontor umdrehen
}
circle-build-nothing = Nichts bauen
circle-elsewhere = Woanders

## Spieler und ihre Karten

circle-points = { $points } SP
circle-hand-number = { $number ->
    [0] keine Versorgungskarten auf der Hand
    [one] eine Versorgungskarte auf der Hand
   *[other] { $number } Versorgungskarten auf der Hand
}
circle-reserve = { $number ->
    [0] kein Gebäude im Vorrat
    [one] ein Gebäude im Vorrat
   *[other] { $number } Gebäude im Vorrat
}
circle-estate-draw = { $number ->
    [one] Gutshöfe bringen jetzt 1 Karte
   *[other] Gutshöfe bringen jetzt { $number } Karten
}
circle-final-now = Schlusswertung jetzt: +{ $points }
circle-start = Startspieler
circle-strategy = hat die Strategiekarte
circle-action-hidden = eine verdeckte Aktionskarte
circle-your-hand = Deine Hand
circle-hand-of = Hand von { $name }
circle-hand-empty = Keine Versorgungskarten
circle-supply-card = Versorgungskarte { $card }
circle-supply-hidden = unbekannte Versorgungskarte
circle-laid = Gelegt
circle-laid-by = { $name }: { $card }

## Aktionskarten

circle-offered = Die Aktionskarten, die zu dir kamen
circle-actions-about = Über die Aktionskarten
circle-card-kept = du behältst sie
circle-card-seen = kam zu dir
circle-card-unseen = kam nicht zu dir

## Versorgung und Stärke

circle-lay = { $number ->
    [one] { $cards } legen
   *[other] { $cards } = { $total } legen
}
circle-lay-nothing = Nichts legen
circle-discard = { $cards } abwerfen
circle-discard-more = Wähle { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ({ $chosen }/{ $number })
circle-strength = Landschaft { $base }, Versorgung { $supply }, Diplomaten { $diplomats }
circle-unknown = Diplomaten und Verräter sind verdeckt und können das noch ändern.
circle-reckoned = { $card ->
    [traitor] Du bist der Verräter und zählst für dein neues Haus. Die anderen Karten sind verdeckt.
    [diplomat2] Dein Diplomat 2 ist mitgezählt. Die anderen Karten sind verdeckt.
   *[diplomat5] Dein Diplomat 5 ist mitgezählt. Die anderen Karten sind verdeckt.
}
circle-piles = { $pile } im Stapel, { $discard } abgeworfen
circle-discarded = abgeworfen
circle-unseen = ungesehen
circle-unseen-means = Ungesehen: im Stapel oder in einer anderen Hand.

## Wie ein Konflikt ausging

circle-last = der letzte Konflikt
circle-how = Wie ging der letzte Konflikt aus?
circle-how-round = Wie ging der Konflikt der Runde { $round } aus?
circle-reveal-title = Runde { $round }: { $one } – { $two }
circle-reveal-laid = Mit den Landschaften und der Versorgung: { $eagles } für die Adler, { $roses } für die Rosen.
circle-reveal-turned = Die Aktionskarten werden aufgedeckt.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Du bist der Verräter und läufst zu den Adlern über
       *[roses] Du bist der Verräter und läufst zu den Rosen über
    }
   *[other] { $house ->
        [eagles] { $name } hat den Verräter und läuft zu den Adlern über
       *[roses] { $name } hat den Verräter und läuft zu den Rosen über
    }
}{ $total ->
    [0] .
   *[other] , mit Versorgung im Wert von { $total }.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] Dein Diplomat bringt den Adlern { $bonus } dazu.
       *[roses] Dein Diplomat bringt den Rosen { $bonus } dazu.
    }
   *[other] { $house ->
        [eagles] { $name }: Der Diplomat bringt den Adlern { $bonus } dazu.
       *[roses] { $name }: Der Diplomat bringt den Rosen { $bonus } dazu.
    }
}
circle-reveal-prize = { $number ->
    [one] Ein einziger Sieger, { $winners }: { $points } SP.
   *[other] { $number } Sieger, { $winners }: je { $points } SP.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] Du als Verräter: { $points } SP dazu.
       *[strategist] Du als Stratege: { $points } SP dazu.
    }
   *[other] { $card ->
        [traitor] { $name } als Verräter: { $points } SP dazu.
       *[strategist] { $name } als Stratege: { $points } SP dazu.
    }
}
circle-reveal-no-points = Niemand punktet.
circle-step-next = Weiter
circle-step-back = Zurück
circle-go-on = Weiterspielen

## Der Punktestand

circle-scores = Punkte nach Runden
circle-round = Runde
circle-no-conflicts = Noch ist kein Konflikt entschieden.
circle-final = Schlusswertung
circle-final-preview = Schlusswertung, jetzt
circle-final-means = Schlusswertung: Kontore × Versorgungskarten auf der Hand, von denen höchstens { $v-counted-cards } zählen.
