### What only the terminal says of Verräter. The pages do not fetch it.

term-v-round-of = Runde { $round }/{ $rounds }
term-v-name = { $who ->
    [you] du
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] Gutshof
   *[counting] Kontor
}
term-v-opening = { $who ->
    [you] Du bist zuerst Startspieler.
   *[other] { $seat } ist zuerst Startspieler.
}
term-v-you-serve = { $house ->
    [eagles] Du dienst den Adlern, fürs Erste.
   *[roses] Du dienst den Rosen, fürs Erste.
}
term-v-piles = Stapel { $pile }, Ablage { $discard }
term-v-conflict = Konflikt: { $one } gegen { $two }
term-v-last-conflict = Der letzte Konflikt, bei { $place }
term-v-tie = Gleichstand
term-v-reckoned = { $card ->
    [traitor] Als Verräter zählst du für dein neues Haus
    [diplomat2] Dein Diplomat 2 ist mitgerechnet
   *[diplomat5] Dein Diplomat 5 ist mitgerechnet
}
term-v-key = Stärke und SP für 1·2·3·4 Sieger
term-v-head-hand = Hand
term-v-head-laid = gelegt
term-v-head-action = Aktion
term-v-head-reserve = übrig
term-v-head-estates = zieht
term-v-mark-start = Start
term-v-mark-strategy = Strategie
term-v-your-supply = Deine Versorgung
term-v-your-action = Deine Aktion
term-v-offered = Zur Wahl
term-v-supply-all = alle
term-v-supply-discard = weg
term-v-supply-unseen = unklar
term-v-turn = { $step ->
    [settle] { $seat } baut den ersten Gutshof
    [conflict] { $seat } legt die Konfliktkarte
    [choose] { $seat } behält eine Aktionskarte
    [supply] { $seat } legt Versorgungskarten
    [build] { $seat } darf bauen
   *[discard] { $seat } wirft { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } ab und zieht dann { $draw }
}
term-v-prompt-settle = Bau deinen ersten Gutshof: Tippe die Nummer einer Landschaft ohne Gebäude, zum Beispiel { $move }
term-v-prompt-conflict = Du hast die Strategiekarte. Leg die Konfliktkarte zwischen zwei Nachbarn: { $places }
term-v-prompt-choose = Behalte eine Aktionskarte: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Leg Versorgung für die Adler, zum Beispiel { $move }, oder 0 für nichts
   *[roses] Leg Versorgung für die Rosen, zum Beispiel { $move }, oder 0 für nichts
}
term-v-prompt-build = Du bist der Baumeister: Bau ein Gebäude, dreh eines um oder lass es; zum Beispiel { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] Der Bauer bringt
    [estates] Deine Gutshöfe bringen
   *[diplomat] Diplomat 2 bringt
} dir { $draw ->
    [one] eine Karte
   *[other] { $draw } Karten
}, und auf die Hand passen nur { $v-hand-limit }. { $number ->
    [one] Wirf vorher eine Karte ab, zum Beispiel { $move }
   *[other] Wirf vorher { $number } Karten ab, zum Beispiel { $move }
}
term-v-how-settle = deinen Gutshof bei Landschaft 5 bauen; ausgeschrieben „estate 5“. Er bringt jede Runde eine Karte, solange die Landschaft dem Haus gehört, dem du dienst
term-v-how-conflict = die Konfliktkarte zwischen die Landschaften 3 und 4 legen, von jedem Haus eine; „3 4“ genügt
term-v-how-choose = tippe die Karte, die du behältst, oder ihren Anfang („d5“ für Diplomat 5); den Rest gibst du weiter. Mit „cards“ siehst du, was du über die anderen weißt
term-v-how-lay = diese Versorgungskarten legen; „335“ genügt. Sie stärken dein Haus und kommen nach dem Konflikt auf den Ablagestapel
term-v-how-lay-nothing = nichts legen
term-v-how-lay-all = die ganze Hand legen
term-v-how-estate = ein Gebäude aus deinem Vorrat bei Landschaft 5 bauen, als Gutshof: Er bringt Versorgung, solange dein Haus die Landschaft hält
term-v-how-counting = dasselbe als Kontor: Es bringt SP am Ende. Zwei darfst du haben
term-v-how-turn = dein Gebäude bei Landschaft 3 umdrehen, vom Gutshof zum Kontor oder zurück
term-v-how-pass = nichts bauen
term-v-how-discard = diese Karten abwerfen; „24“ genügt. Dann ziehst du
term-v-which-conflict = Landschaft { $number } hat zwei Nachbarn aus dem anderen Haus; tippe eines davon: { $choices }
term-v-which-card = Das kann mehrere Karten meinen; tippe eine davon: { $choices }
term-v-which-building = Welches Gebäude? Tippe eines davon: { $choices }
term-v-help-score = der Punktestand, und was die Schlusswertung jetzt brächte
term-v-help-supply = wo die Versorgungskarten sind, soweit du es weißt
term-v-help-cards = was die Aktionskarten können, und was du darüber weißt, wer sie hat
term-v-help-last = der letzte Konflikt noch einmal
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Du baust bei { $landscape } einen Gutshof.
        [counting] Du baust bei { $landscape } ein Kontor.
        [turn-estate] Du machst aus deinem Gutshof bei { $landscape } ein Kontor.
       *[turn-counting] Du machst aus deinem Kontor bei { $landscape } einen Gutshof.
    }
   *[other] { $what ->
        [estate] { $seat } baut bei { $landscape } einen Gutshof.
        [counting] { $seat } baut bei { $landscape } ein Kontor.
        [turn-estate] { $seat } macht aus dem Gutshof bei { $landscape } ein Kontor.
       *[turn-counting] { $seat } macht aus dem Kontor bei { $landscape } einen Gutshof.
    }
}
term-v-told-pass = { $who ->
    [you] Du baust nichts.
   *[other] { $seat } hat den Baumeister und baut nichts.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Du legst den Konflikt zwischen { $one } (Adler) und { $two } (Rosen).
       *[roses] Du legst den Konflikt zwischen { $one } (Rosen) und { $two } (Adler).
    }
   *[other] { $house ->
        [eagles] { $seat } legt den Konflikt zwischen { $one } (Adler) und { $two } (Rosen).
       *[roses] { $seat } legt den Konflikt zwischen { $one } (Rosen) und { $two } (Adler).
    }
}
term-v-told-take = { $who ->
    [you] Du behältst eine Aktionskarte.
   *[other] { $seat } behält eine Aktionskarte.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Du legst { $cards } für die Adler: { $total }.
       *[roses] Du legst { $cards } für die Rosen: { $total }.
    }
   *[other] { $house ->
        [eagles] { $seat } (Adler) legt { $cards }: { $total }.
       *[roses] { $seat } (Rosen) legt { $cards }: { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] Du legst nichts.
   *[other] { $seat } legt nichts.
}
term-v-told-discarded = { $who ->
    [you] Du wirfst { $cards } ab, um { $draw ->
        [one] eine Karte
       *[other] { $draw } Karten
    } zu ziehen.
   *[other] { $seat } wirft { $cards } ab, um { $draw ->
        [one] eine Karte
       *[other] { $draw } Karten
    } zu ziehen.
}
term-v-new-pile = Der Ablagestapel wird zu einem neuen Stapel gemischt.
term-v-drawn = Neue Versorgung: { $draws }.
term-v-draw = { $who ->
    [you] du { $cards }
   *[other] { $seat } { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
}
term-v-new-round = { $who ->
    [you] Runde { $round } von { $rounds } beginnt; du bist Startspieler.
   *[other] Runde { $round } von { $rounds } beginnt; { $seat } ist Startspieler.
}
term-v-reveal-title = Runde { $round }: der Konflikt zwischen { $one } und { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Du bist der Verräter und läufst zu den Adlern über.
       *[roses] Du bist der Verräter und läufst zu den Rosen über.
    }
   *[other] { $house ->
        [eagles] { $seat } ist der Verräter und läuft zu den Adlern über.
       *[roses] { $seat } ist der Verräter und läuft zu den Rosen über.
    }
} { $total ->
    [0] Versorgung kommt keine mit.
   *[other] Versorgung im Wert von { $total } kommt mit.
}
term-v-reveal-prize = { $number ->
    [one] Für { $landscape } gibt es { $points } SP. Der einzige Sieger: { $winners }.
   *[other] Für { $landscape } gibt es je { $points } SP. Die { $number } Sieger: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Als Verräter bekommst du { $points } SP.
   *[other] Als Verräter bekommt { $seat } { $points } SP.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Als Stratege bekommst du { $points } SP und behältst die Strategiekarte.
       *[taken] Als Stratege bekommst du { $points } SP und die Strategiekarte: Den nächsten Konflikt bestimmst du.
    }
   *[other] { $had ->
        [kept] Als Stratege bekommt { $seat } { $points } SP und behält die Strategiekarte.
       *[taken] Als Stratege bekommt { $seat } { $points } SP und die Strategiekarte, und bestimmt den nächsten Konflikt.
    }
}
term-v-can-settle = { $house ->
    [eagles] ein Gutshof bei { $landscape } (Adler)
   *[roses] ein Gutshof bei { $landscape } (Rosen)
}
term-v-can-lay = { $house ->
    [eagles] { $total } mehr: Die Adler haben dann { $strength }
   *[roses] { $total } mehr: Die Rosen haben dann { $strength }
}
term-v-can-lay-nothing = alle Karten behalten
term-v-can-discard = zusammen { $total }
term-v-can-pass = nichts bauen
term-v-can-build = { $what ->
    [estate] ein neuer Gutshof, möglich bei { $places }
    [counting] ein neues Kontor, möglich bei { $places }
   *[turn] eines deiner Gebäude umdrehen, möglich bei { $places }
}
term-v-where = { $where ->
    [own] hast du
    [aside] beiseite
    [gone] vor dir weg oder beiseite
    [left] von dir beiseitegelegt
   *[passed] weitergegeben oder beiseite
}
term-v-no-last = Es gibt keinen Konflikt, auf den du zurückblicken könntest.
term-v-score = { $who ->
    [you] Du: { $points } SP, dazu { $houses } × { $cards } = { $final }, wenn jetzt Schluss wäre
   *[other] { $seat }: { $points } SP, dazu { $houses } × { $cards } = { $final }, wenn jetzt Schluss wäre
}
term-v-score-why = Kontore × Versorgungskarten auf der Hand, von denen höchstens { $most } zählen.
term-v-early-end = { $house ->
    [eagles] Alle zwölf Landschaften gehören den Adlern: Die Partie endet vorzeitig.
   *[roses] Alle zwölf Landschaften gehören den Rosen: Die Partie endet vorzeitig.
}
term-v-final = Schlusswertung: Kontore × Versorgungskarten auf der Hand, von denen höchstens { $most } zählen.
term-v-final-row = { $who ->
    [you] Du: { $points } + { $houses } × { $cards } = { $total } SP
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } SP
}
term-v-won = Du gewinnst mit { $points } SP!
term-v-shared = Du teilst dir den Sieg mit { $others }, je { $points } SP!
term-v-lost = { $number ->
    [one] { $winners } gewinnt mit { $points } SP; du hast { $own }.
   *[other] { $winners } teilen sich den Sieg mit je { $points } SP; du hast { $own }.
}
term-v-rules-aim = Ziel: selbst die meisten Siegpunkte (SP) zu haben. Du dienst den Adlern oder den Rosen, aber nur, solange es dir passt.
term-v-rules-conflict = Eine Runde beginnt mit einem Konflikt: Wer die Strategiekarte hat, wählt zwei benachbarte Landschaften verschiedener Häuser.
term-v-rules-choose = Vom Startspieler an behalten alle eine Aktionskarte verdeckt und geben den Rest nach links weiter. Eine Karte kam vorher ungesehen zur Seite.
term-v-rules-supply = Dann legen alle reihum 0 bis { $v-hand-limit } Versorgungskarten offen aus.
term-v-rules-reveal = Die Aktionskarten werden aufgedeckt. Der Verräter wechselt sofort das Haus. Ein Haus ist so stark wie seine Landschaft, alle Versorgung, die seine Spieler gelegt haben, und ihre Diplomaten ({ $v-diplomat-2-strength } und { $v-diplomat-5-strength }).
term-v-rules-prize = Das stärkere Haus erobert die Landschaft des anderen, und alle seine Spieler bekommen die SP, die dort stehen: je mehr es sind, desto weniger für jeden. Der Verräter bekommt { $v-traitor-points } SP und der Stratege { $v-strategist-points } SP, egal, wer gewinnt; bei Gleichstand punkten nur die beiden.
term-v-rules-build = Der Baumeister darf ein Gebäude bauen, wo noch keines steht, oder ein eigenes umdrehen: Ein Gutshof bringt Versorgung, ein Kontor SP am Ende (höchstens { $v-most-counting-houses }). Der Stratege nimmt sich die Strategiekarte.
term-v-rules-draw = Gelegte Karten kommen auf den Ablagestapel. Der Bauer zieht { $v-farmer-draw }; die anderen ziehen je 1 für jeden ihrer Gutshöfe im Land ihres Hauses; Diplomat 2 bringt noch { $v-diplomat-2-draw }. Auf die Hand passen { $v-hand-limit }: Wer mehr hätte, wirft vorher ab.
term-v-rules-end = Die Partie endet nach { $rounds } Runden. Sie endet früher, wenn ein Haus alle zwölf Landschaften hat: dann nach dem Ziehen in dieser Runde.
term-v-rules-final = Am Ende kommen dazu: Kontore × Versorgungskarten auf der Hand (höchstens { $v-counted-cards } zählen). Die meisten SP gewinnen; wer gleich viele hat, teilt sich den Sieg.
