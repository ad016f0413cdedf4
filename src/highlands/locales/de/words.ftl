### Highlands in German.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } und { $last }

## What can be read, and what not

no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }
no-such-move = „{ $text }“ ist kein Zug; Züge sehen so aus: R7@3, joker@5, claim 3, draw clan oder traitor G5@2>7
no-such-card = „{ $text }“ ist keine Karte dieses Spiels; Karten sehen so aus: R7, joker oder banshee
no-card-to-lay = „{ $text }“ wird nicht auf eine Seite gelegt
how-to-strategist = „{ $text }“: Der Zug des Strategen sieht so aus: strategist G5@2>7 oder strategist G5@2>discard
how-to-banshee = „{ $text }“: Der Zug der Banshee sieht so aus: banshee G5@2
how-to-traitor = „{ $text }“: Der Zug des Verräters sieht so aus: traitor G5@2>7, und er nimmt nur Clankarten
no-such-seat = Platz { $seat } gibt es nicht; es gibt nur { $seats } Plätze, gezählt ab 0
nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest

## Options

option-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt: { $options }
option-unreadable = „{ $text }“ ist keine Option dieses Spiels
option-twice = Die Option „{ $name }“ kommt zweimal vor
option-range = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
option-flag = { $name } muss true oder false sein, nicht { $value }
option-seat = { $name } muss ein Platz von 0 bis { $last } sein, oder das Los entscheidet; { $value } geht nicht
option-colours = Farben der Clankarten, für ein verkleinertes Spiel
option-stones = Steine der Grenze, für ein verkleinertes Spiel
option-hand = Karten einer Hand, für ein verkleinertes Spiel
option-landscapes = die Datei einer eigenen Landschaftstabelle
option-too-few-cards = Für zwei Hände mit je { $hand } Karten reichen die { $cards } Karten dieses Spiels nicht

## Cards, stones, formations

clan-card = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
} { $strength }
tactics-card = { $card ->
    [joker] „Joker“
    [spy] „Spion“
    [shield] „Schildträger“
    [blind] „Blinde Kuh“
    [mud] „Schlammschlacht“
    [recruiter] „Anwerber“
    [strategist] „Stratege“
    [banshee] „Banshee“
   *[traitor] „Verräter“
}
formation = { $formation ->
    [colour-run] eine Farbfolge mit Summe { $total }
    [of-a-kind] { $size ->
        [4] einen Vierling
       *[other] einen Drilling
    } mit Summe { $total }
    [colour] eine Farbe mit Summe { $total }
    [run] eine Folge mit Summe { $total }
   *[sum] eine Summe von { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] Auf deiner Seite von Stein { $stone } fehlt noch eine Karte
   *[other] Auf deiner Seite von Stein { $stone } fehlen noch { $missing } Karten
}
claim-other-impossible = Du hast { $own }, und die verdeckten Karten reichen nicht mehr, um die andere Seite zu füllen
claim-tie-won = Beide Seiten haben { $own }, und deine war zuerst vollständig
claim-tie-lost = Beide Seiten haben { $own }, und die andere war zuerst vollständig
claim-stronger = Deine Seite ist stärker (du hast { $own }, dein Gegner { $other })
claim-weaker = Die andere Seite ist stärker (dein Gegner hat { $other }, du { $own })
claim-proved = Die andere Seite kann höchstens noch { $other } erreichen (mit { $cards }), und das schlägt { $own } nicht
claim-proved-first = Auch die andere Seite kann höchstens noch { $own } erreichen (mit { $cards }), und deine war zuerst vollständig
claim-beatable = Die andere Seite kann noch auf { $other } kommen (mit { $cards }), und das schlägt { $own }
claim-at-start = In der Variante für Erfahrene werden Steine nur zu Beginn des Zuges beansprucht
claim-after-playing = Steine beanspruchst du erst, nachdem du eine Karte gespielt hast
claim-over = Das Beanspruchen ist für diesen Zug vorbei

## Why a move is not allowed

game-is-over = Die Partie ist vorbei
must-play = Du kannst noch eine Clankarte legen, also darfst du nicht passen
wrong-step = { $step ->
    [play] Jetzt wird eine Karte gespielt
    [claim] Jetzt kannst du Steine beanspruchen; mit „done“ geht es weiter
    [draw] Jetzt wird eine Karte gezogen: „draw clan“ oder „draw tactics“
    [recruit] Jetzt zieht der Anwerber noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }: „draw clan“ oder „draw tactics“
   *[return] Jetzt legt der Anwerber noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } zurück, zum Beispiel „return R7“
}
not-in-hand = { $card } hast du nicht auf der Hand
no-recruiter = Karten werden nur für den Anwerber zurückgelegt
return-which = Sag, welche Karte zurückgeht
no-tactics-variant = In diesem Spiel gibt es keine Taktikkarten
one-joker = Du hast schon einen Joker gespielt; mehr als einer ist nicht erlaubt
joker-stays = Du hast schon einen Joker gespielt, also bleibt der andere bis zum Ende der Runde auf deiner Hand; leg eine andere Karte zurück
too-many-tactics = Du darfst deinem Gegner nur um eine Taktikkarte voraus sein (gespielt: du { $own }, dein Gegner { $other })
decks-empty = Beide Stapel sind leer, da ist niemand mehr anzuwerben
stone-claimed = Stein { $stone } ist schon beansprucht
no-such-stone = Stein { $stone } gibt es in diesem Spiel nicht
no-room = Deine Seite von Stein { $stone } ist voll: Mehr als { $size } Karten passen nicht hin
not-on-own-side = { $card } liegt nicht auf deiner Seite der Grenze
not-on-other-side = { $card } liegt nicht auf der Seite deines Gegners
card-not-there = { $card } liegt nicht an Stein { $stone }
strategist-same-stone = Der Stratege bringt eine Karte an einen anderen Stein

## Why a position is refused

position-first-line = Eine Stellung beginnt mit dem Namen des Spiels, { $name }, und seinen Varianten
position-line = „{ $text }“ ist keine Zeile einer Stellung
position-line-twice = „{ $text }“ kommt zweimal vor
position-value = „{ $text }“ passt nicht als Angabe für „{ $name }“
position-stone = Stein { $stone } ist nicht zu lesen; er sieht so aus: stone { $stone } mud: R1 joker / -
position-first = Stein { $stone }: Sind beide Seiten vollständig, steht ein ! hinter der, die es zuerst war
position-owner = Stein { $stone } kann nicht { $seat } gehören, denn diese Seite ist nicht vollständig
position-owner-weaker = Stein { $stone } kann nicht { $seat } gehören: Die andere Seite ist nicht geschlagen
position-won = { $seat } hat die Runde schon gewonnen, also ist niemand am Zug
position-over-early = Eine Partie ist erst nach ihrer letzten Runde vorbei
position-step = Beim Schritt „{ $step }“ kann in dieser Stellung niemand sein
side-too-long = Auf eine Seite von Stein { $stone } passen nur { $size } Karten
card-twice = { $card } kommt mehr als einmal vor
mode-in-discard = { $card } gehört auf einen Stein und kommt nie auf den Ablagestapel
played-wrong = { $a } und { $b } gespielte Taktikkarten können nicht stimmen: Offen liegen { $number }, und niemand darf um mehr als { $st-tactics-lead } voraus sein
jokers-wrong = Die Zeile „jokers“ muss sagen, wer einen Joker gespielt hat: ein Platz für jeden, der offen liegt ({ $number })
no-joker-wrong = Nur bei einer Taktikkarte im Stapel kann { "{" }A!{ "}" } stehen: A hat schon einen Joker gespielt und konnte den anderen nicht zurücklegen
joker-nowhere = Für einen Joker ist kein Platz: auf einer Hand, die ganz zurückgelegt wird, kann er nicht sein, und auch keine Karte mit { "{" }A!{ "}" }
wrong-deck = Eine Karte liegt im falschen Stapel
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] Eine Karte fehlt
       *[other] { $number } Karten fehlen
    }
   *[many] { $number ->
        [one] Eine Karte ist zu viel
       *[other] { $number } Karten sind zu viel
    }
}
knower-wrong = Hinter einer bekannten Karte steht der andere Spieler, der sie kennt, etwa R7{"{"}A{"}"}
knower-impossible = Nur wer „Anwerber“ gespielt hat, kennt Karten in einem Stapel oder auf der anderen Hand, und höchstens { $st-recruiter-returns }
hand-too-large = Die Hand von { $seat } überschreitet das Limit von { $limit }

## Why a record is refused

record-line = Zeile { $line }: { $reason }
record-first-line = Eine Aufzeichnung beginnt mit „{ $text }“
record-unreadable = „{ $text }“ ist weder eine Kopfzeile noch ein Zug
record-header-missing = Die Kopfzeile „{ $name }“ fehlt
record-header-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor
record-header-misplaced = Die Kopfzeile „{ $name }“ gehört nicht in diese Aufzeichnung
record-beginning = Der Anfang lässt sich nicht aufbauen: { $reason }
record-seed = Ein Startwert (seed) hat 64 hexadezimale Ziffern
record-needs-seed = Die Aufzeichnung hat keinen Startwert (seed), und ohne geht es hier nicht
record-seen = Das ist nur, was ein Platz von einer Partie gesehen hat, ohne die verdeckten Karten: Zeigen geht, Nachspielen nicht
record-wrong-seat = Am Zug ist { $seat }, nicht { $written }
record-wrong-turn = Das ist Zug { $number }, nicht { $written }
record-wrong-round = Das ist Runde { $number }, nicht { $written }
record-turn-over = „{ $text }“ kommt, nachdem der Zug schon zu Ende ist
record-move = „{ $text }“: { $reason }
record-result = In der Aufzeichnung steht „{ $written }“, aber die Partie endet mit „{ $result }“

## The terminal

term-compiling = Highlands: Die Regeln und die Bots werden kompiliert, einmalig, einige Minuten …
term-compiling-kernel = { $done } von etwa { $total } … { $name }
term-welcome = Willkommen in den Highlands: { $game }. Mit ? bekommst du jederzeit Hilfe.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Welches Spiel soll es sein?
term-option-unfit = { $option } ist keine Option von { $game }; dort gibt es { $options }
term-number-between = Tippe eine Zahl von { $low } bis { $high }, oder nur Enter für die in Klammern.
term-yes = ja
term-no = nein
term-yes-or-no = Tippe { $yes } oder { $no }, oder nur Enter für die Antwort in Klammern.
term-player-you = Du
term-begins = { $who ->
    [you] Du beginnst.
   *[other] Dein Gegner beginnt.
}
term-hint = Außerdem: { $typed }
term-enter-to-go-on = Weiter mit Enter.
term-undone = Zurückgenommen: { $move }.
term-saved = Die Aufzeichnung steht in { $path }.
term-cannot-save = { $path } lässt sich nicht schreiben: { $reason }.
term-keep-record = Diese Partie in einer Datei aufbewahren?
term-another = Noch eine Partie?
term-bye = Bis bald!

term-help-help = diese Hilfe
term-help-moves = alle erlaubten Züge in Worten
term-help-board = der Tisch noch einmal; Enter allein geht auch
term-help-undo = deinen letzten Zug zurücknehmen, mit allem, was danach kam
term-help-rules = die Regeln in Kürze
term-help-record = die Partie bis hierher speichern, so wie du sie gesehen hast; oder: record DATEI
term-help-quit = aufhören

term-file-missing = Eine Datei { $path } gibt es nicht.
term-file-unreadable = { $path } lässt sich nicht lesen: { $reason }.
term-file-not-text = Die Datei { $path } ist keine Textdatei.
term-file-neither = Das ist weder eine Aufzeichnung (die beginnt mit „{ $first }“) noch eine Stellung (die beginnt mit dem Namen eines Spiels: { $games })
term-record-good = Eine gute Aufzeichnung: { $moves ->
    [0] noch kein Zug
    [one] ein Einzelzug, und er ist erlaubt
   *[other] { $moves } Einzelzüge, alle erlaubt
}. Ergebnis: { $result }
term-record-broken = Die Aufzeichnung ist fehlerhaft: { $reason }
term-record-running = die Partie läuft noch
term-at-unreadable = „{ $text }“ ist keine Stelle in einer Aufzeichnung: 12 heißt nach Zug 12, 12.1 nach dessen erstem Einzelzug, 0 am Anfang
term-at-too-far = Zug { $text } gibt es in dieser Aufzeichnung nicht; der letzte ist { $last }
term-at-seen = Diese Aufzeichnung enthält nur, was ein Platz gesehen hat, und die letzte Stellung: Zurück geht es nicht

## The terminal: Schotten Totten

term-which-variant = Welches Schotten Totten soll es sein?
term-choice-base = das Grundspiel
term-choice-tactics = mit Taktikkarten
term-choice-expert = für Erfahrene: Steine werden nur zu Beginn eines Zuges beansprucht
term-choice-tactics-expert = mit Taktikkarten, für Erfahrene
term-how-many-rounds = Wie viele Runden?
term-who-begins = Wer beginnt?
term-starter-lot = das Los entscheidet
term-starter-you = du
term-starter-other = dein Gegner

term-variant-tactics = Taktik
term-variant-expert = für Erfahrene
term-round-of = Runde { $round }/{ $rounds }
term-points = Stand { $own }:{ $other }
term-points-seats = Stand A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } spielt eine Karte
    [claim] { $seat } darf Steine beanspruchen
    [draw] { $seat } zieht eine Karte
    [recruit] { $seat } zieht noch { $left } für den Anwerber
   *[return] { $seat } legt noch { $left } für den Anwerber zurück
}
term-your-hand = Deine Hand
term-other-hand = Gegner
term-seat-hand = Hand von { $seat }
term-tactics-played = Taktik gespielt: { $number }
term-first-mark = zuerst
term-clan-deck = Clanstapel: { $number }
term-tactics-deck = Taktikstapel: { $number }
term-discard = Ablage:
term-discard-empty = Der Ablagestapel ist leer
term-unseen-title = Noch nicht gesehen
term-unseen = Noch nicht aufgedeckt; in Klammern, was du selbst auf der Hand hast:
term-unseen-tactics = Noch nicht aufgedeckte Taktikkarten, deine eigenen mitgezählt:
term-known = { $deck ->
    [clan] Das hast du in den Clanstapel gelegt (Stelle von oben gezählt): { $cards }
   *[tactics] Das hast du in den Taktikstapel gelegt (Stelle von oben gezählt): { $cards }
}
term-known-place = { $card } (Stelle { $place })

term-prompt-play = Du bist dran: Spiel eine Karte an einen Stein, zum Beispiel { $move }
term-prompt-pass = Du kannst keine Clankarte legen: Tippe pass
term-prompt-claim = { $number ->
    [one] Du kannst Stein { $stones } beanspruchen: Tippe { $move }, oder done, um es zu lassen
   *[other] Du kannst die Steine { $stones } beanspruchen: Tippe { $move }, oder done, wenn es genug ist
}
term-step-draw = Zieh eine Karte: Tippe clan oder tactics
term-step-recruit = { $left ->
    [one] Der Anwerber zieht noch eine Karte: Tippe clan oder tactics
   *[other] Der Anwerber zieht noch { $left } Karten: Tippe clan oder tactics
}
term-step-return = { $left ->
    [one] Leg noch eine Karte zurück unter ihren Stapel, zum Beispiel { $move }
   *[other] Leg { $left } Karten zurück unter ihre Stapel, zum Beispiel { $move }
}

term-help-why = wer bei Stein 3 vorn liegt, und warum er beansprucht werden kann oder nicht
term-help-unseen = die Karten, die noch nicht aufgedeckt wurden
term-help-discard = der Ablagestapel
term-help-lay = diese Karte auf deine Seite dieses Steins legen; „r7 3“ genügt für R7@3. Auf eine Seite passen { $st-side-size } Karten, bei einer Schlammschlacht { $st-mud-size }
term-help-pass = du kannst keine Clankarte legen
term-help-claim = Stein 3 beanspruchen; „c3“ oder „3“ genügt. Du musst nicht
term-help-done = nichts mehr beanspruchen, weiter geht’s
term-help-clan = eine Clankarte ziehen
term-help-tactics = eine Taktikkarte ziehen
term-help-return = Rot 7 zurück unter den Stapel legen; „r7“ genügt. Nur du weißt dann, wo sie liegt
term-help-joker = der Joker auf deiner Seite von Stein 5 gilt als beliebige Clankarte. Du darfst nur einen pro Runde spielen
term-help-spy = der Spion auf deiner Seite von Stein 5 hat den Wert { $st-spy-strength } und eine beliebige Farbe
term-help-shield = der Schildträger auf deiner Seite von Stein 5 hat den Wert 1–{ $st-shield-at-most } und eine beliebige Farbe
term-help-blind = Blinde Kuh auf Stein 5: Dort zählt für beide Seiten nur die Summe
term-help-mud = Schlammschlacht auf Stein 5: Auf beide Seiten passen dort { $st-mud-size } Karten
term-help-recruiter = { $st-recruiter-draws } Karten ziehen, dann { $st-recruiter-returns } aus der Hand zurück unter ihre Stapel legen
term-help-strategist = Grün 5 von deiner Seite eines Steins an Stein 7 bringen; mit „discard“ statt 7 wird sie abgeworfen
term-help-banshee = Grün 5 von der Seite deines Gegners abwerfen, von einem noch nicht beanspruchten Stein
term-help-traitor = die Clankarte Grün 5 von der Seite deines Gegners auf deine Seite von Stein 7 holen

term-told-lay = { $who ->
    [you] Du spielst { $card } an Stein { $stone }.
   *[other] Dein Gegner spielt { $card } an Stein { $stone }.
}
term-told-mode = { $who ->
    [you] Du spielst { $card } auf Stein { $stone }.
   *[other] Dein Gegner spielt { $card } auf Stein { $stone }.
}
term-did-recruiter = { $who ->
    [you] Du spielst den Anwerber.
   *[other] Dein Gegner spielt den Anwerber.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Dein Stratege bringt { $card } von Stein { $stone } { $to }.
        [banshee] Deine Banshee schickt { $card } von Stein { $stone } { $to }.
       *[traitor] Dein Verräter holt { $card } von Stein { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] Der Stratege deines Gegners bringt { $card } von Stein { $stone } { $to }.
        [banshee] Die Banshee deines Gegners schickt deine Karte { $card } von Stein { $stone } { $to }.
       *[traitor] Der Verräter deines Gegners holt deine Karte { $card } von Stein { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] Du beanspruchst Stein { $stone }.
   *[other] Dein Gegner beansprucht Stein { $stone }.
}
term-did-done = { $who ->
    [you] Du beanspruchst nichts mehr.
   *[other] Dein Gegner beansprucht nichts mehr.
}
term-did-pass = { $who ->
    [you] Du passt.
   *[other] Dein Gegner kann keine Clankarte legen und passt.
}
term-did-draw-clan = { $who ->
    [you] Du ziehst eine Clankarte.
   *[other] Dein Gegner zieht eine Clankarte.
}
term-did-draw-tactics = { $who ->
    [you] Du ziehst eine Taktikkarte.
   *[other] Dein Gegner zieht eine Taktikkarte.
}
term-told-return = { $who ->
    [you] Du legst { $card } zurück unter den Stapel.
   *[other] Dein Gegner legt { $card } zurück unter den Stapel.
}
term-told-drawn = Du ziehst: { $cards }.
term-after-pass = Passt du auch, endet die Runde.
term-some-card = { $deck ->
    [c] eine Clankarte
   *[t] eine Taktikkarte
}
term-to-stones = { $number ->
    [one] an Stein { $stones }
   *[other] an einen der Steine { $stones }
}
term-to-discard = auf den Ablagestapel
term-to-either = { $stones } oder { $discard }
term-round-over = Runde { $round } ist vorbei: { $own ->
    [one] ein Punkt
   *[other] { $own } Punkte
} für dich, { $other ->
    [one] ein Punkt
   *[other] { $other } Punkte
} für deinen Gegner.
term-won = { $how ->
    [row] Du gewinnst mit { $st-adjacent-to-win } Steinen nebeneinander! Punkte: { $own } zu { $other }.
    [stones] Du gewinnst mit { $st-stones-to-win } Steinen! Punkte: { $own } zu { $other }.
    [more] Du gewinnst mit mehr Steinen! Punkte: { $own } zu { $other }.
   *[match] Du gewinnst die Partie! Punkte: { $own } zu { $other }.
}
term-lost = { $how ->
    [row] Dein Gegner gewinnt mit { $st-adjacent-to-win } Steinen nebeneinander. Punkte: du { $own }, dein Gegner { $other }.
    [stones] Dein Gegner gewinnt mit { $st-stones-to-win } Steinen. Punkte: du { $own }, dein Gegner { $other }.
    [more] Dein Gegner gewinnt mit mehr Steinen. Punkte: du { $own }, dein Gegner { $other }.
   *[match] Dein Gegner gewinnt die Partie. Punkte: du { $own }, dein Gegner { $other }.
}
term-drawn = Unentschieden: { $own } zu { $own }.

term-can-lay = { $number ->
    [one] { $card } an Stein { $stones }
   *[other] { $card } an einen der Steine { $stones }
}
term-can-mode = { $number ->
    [one] { $card } auf Stein { $stones }
   *[other] { $card } auf einen der Steine { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] der Stratege bringt { $card } von Stein { $stone } { $to }
    [banshee] die Banshee schickt { $card } von Stein { $stone } { $to }
   *[traitor] der Verräter holt { $card } von Stein { $stone } { $to }
}
term-may-recruiter = der Anwerber: { $st-recruiter-draws } ziehen, { $st-recruiter-returns } zurücklegen
term-can-claim = Stein { $stone } beanspruchen
term-may-done = nichts mehr beanspruchen
term-may-pass = passen
term-may-draw-clan = eine Clankarte ziehen
term-may-draw-tactics = eine Taktikkarte ziehen
term-can-return = { $card } zurück unter den Stapel legen

term-why-which = Welchen Stein meinst du? Zum Beispiel: why 3. Es gibt { $stones }.
term-mode-blind = Blinde Kuh: Hier zählt nur die Summe.
term-mode-mud = Schlammschlacht: { $st-mud-size } Karten pro Seite.
term-why-nothing = noch nichts
term-why-side = { $who ->
    [you] Deine Seite: { $cards }. { $best }
   *[other] Die Seite deines Gegners: { $cards }. { $best }
}
term-best-is = Das ergibt { $formation }{ $readings }.
term-best-can = Bestenfalls ergibt sie mit { $cards } { $formation }{ $readings }.
term-best-never = Sie wird nicht mehr vollständig: Es sind zu wenige verdeckte Karten übrig.
term-readings = {" "}({ $readings })
term-reading = { $card } als { $reading }
term-why-lead = { $lead ->
    [you] Wenn beide Seiten ihr Bestes erreichen, ist deine stärker.
    [other] Wenn beide Seiten ihr Bestes erreichen, ist die deines Gegners stärker.
   *[even] Wenn beide Seiten ihr Bestes erreichen, sind sie gleich stark; dann gewinnt die, die zuerst vollständig ist.
}
term-why-claimed = { $who ->
    [you] Du hast ihn beansprucht.
   *[other] Dein Gegner hat ihn beansprucht.
}
term-why-yes = Du kannst ihn beanspruchen, sobald es so weit ist: { $reason }.
term-why-no = Du kannst ihn nicht beanspruchen: { $reason }.
term-why-theirs = Dein Gegner kann ihn beanspruchen: Nichts, was noch kommen könnte, schlägt seine Seite.

term-rules-aim = Ziel: Wer { $st-adjacent-to-win } Steine nebeneinander hat, oder irgendwelche { $st-stones-to-win }, gewinnt sofort.
term-rules-turn = Ein Zug: eine Karte auf deine Seite eines noch nicht beanspruchten Steins spielen (höchstens { $st-side-size } Karten pro Seite), beanspruchen, was du beweisen kannst, dann ziehen.
term-rules-claim = Beanspruchen: Deine Seite muss vollständig sein und stärker als die andere. Ist die andere noch nicht vollständig, muss allein nach den offen liegenden Karten feststehen, dass nichts, was noch kommen kann, deine schlägt.
term-rules-formations = Formationen, die stärkste zuerst: Farbfolge (eine Farbe, Werte in Folge), Drilling (gleiche Werte), Farbe (alle Karten in einer), Folge (Werte in Folge), alles andere nach der Summe.
term-rules-ties = Gleiche Formationen: Die höhere Summe gewinnt; gleiche Summen: die Seite, die zuerst vollständig war.
term-rules-match = Partie: Wer eine Runde gewinnt, bekommt { $st-round-points } Punkte, wer verliert, einen Punkt pro eigenem Stein; begonnen wird abwechselnd.
term-rules-expert = Für Erfahrene: Steine werden nur zu Beginn eines Zuges beansprucht, vor dem Ausspielen.
term-rules-tactics = Statt einer Clankarte darfst du eine Taktikkarte spielen, bist deinem Gegner damit aber nie um mehr als eine voraus. Du ziehst von dem Stapel, den du magst; { $st-tactics-hand } Karten auf der Hand.
term-rules-troops = Elitetruppen liegen auf deiner Seite: Joker (jede beliebige Karte; einer pro Runde für jeden), Spion (eine { $st-spy-strength } in beliebiger Farbe), Schildträger (1–{ $st-shield-at-most } in beliebiger Farbe). Sie zählen so günstig wie möglich, wenn der Stein entschieden wird.
term-rules-modes = Kampfarten liegen auf einem Stein und gelten für beide Seiten: Blinde Kuh (nur die Summe zählt), Schlammschlacht ({ $st-mud-size } Karten pro Seite).
term-rules-ruses = Listen werden ausgeführt und dann abgeworfen: Anwerber ({ $st-recruiter-draws } ziehen, { $st-recruiter-returns } zurücklegen), Stratege (eine eigene Karte versetzen oder abwerfen), Banshee (eine Karte deines Gegners abwerfen), Verräter (eine Clankarte deines Gegners übernehmen).

## Verräter: moves and options that can't be read

v-no-such-move = „{ $text }“ ist kein Zug; Züge sehen so aus: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = „{ $text }“ ist keine Aktionskarte; es gibt traitor, farmer, builder, strategist, diplomat2 und diplomat5
v-no-such-supply = „{ $text }“ ist keine Versorgungskarte; es gibt { $cards }
v-too-many-alike = { $number ->
    [one] Die Versorgungskarte { $card } gibt es nur einmal
   *[other] Die Versorgungskarte { $card } gibt es nur { $number }-mal
}
v-no-neighbours = Die Landschaften { $one } und { $two } sind keine Nachbarn
v-how-to-lay = Höchstens { $most } Versorgungskarten kannst du legen: lay 3 3 5, oder lay nothing
v-how-to-discard = Eine bis { $most } Versorgungskarten kannst du abwerfen: discard 2 4
v-option-landscapes = Bei landscapes steht die Datei einer Landschaftstabelle, nicht { $value }

## Verräter: the landscape table

v-landscapes-file = Die Landschaftstabelle { $file } lässt sich nicht lesen: { $reason }
v-landscapes-long = { $file } ist zu lang für eine Landschaftstabelle
v-landscapes-toml = Die Landschaftstabelle { $file } ist kein TOML: { $reason }
v-landscapes-line = { $file }, Zeile { $line }: { $reason }
v-landscapes-no-section = Der Abschnitt [{ $kind }] fehlt
v-landscapes-missing = Im Abschnitt [{ $kind }] fehlt „{ $name }“
v-landscapes-unknown = „{ $name }“ gehört nicht in eine Landschaftstabelle
v-landscapes-number = { $name } muss eine ganze Zahl von 0 bis { $high } sein, nicht { $value }
v-landscapes-provenance = Bei { $name } stehen die Namen von Zahlen: base, I, II, III, IV
v-landscapes-rows = Eine Landschaftstabelle hat sechs Gruppen mit je fünf Zahlen bis { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] „Verräter“
    [farmer] „Bauer“
    [builder] „Baumeister“
    [strategist] „Stratege“
    [diplomat2] „Diplomat 2“
   *[diplomat5] „Diplomat 5“
}
v-house = { $house ->
    [eagles] Adler
   *[roses] Rosen
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

## Verräter: positions

v-position-players = „{ $text }“: Hinter verraeter steht players={ $fewest } oder players={ $most }
v-position-seat = „{ $name }“: Es spielen nur { $players } mit
v-position-kinds = Von jeder Art gibt es zwei Landschaften, von dieser aber { $number }: { $kind ->
    [wasteland] Ödnis
    [pasture] Weide
    [river] Fluss
    [forest] Wald
    [village] Dorf
   *[city] Stadt
}
v-position-two-buildings = Bei Landschaft { $landscape } stehen zwei Gebäude
v-position-buildings = { $seat } hat mehr als { $number } Gebäude oder mehr als { $counting } Kontore
v-position-step = { $seat } kann in dieser Stellung nicht beim Schritt „{ $step }“ sein
v-position-over-early = Eine Partie ist erst nach ihrer letzten Runde vorbei, oder wenn alle Landschaften einem Haus gehören
v-position-not-now = „{ $name }“ passt nicht zu diesem Schritt
v-position-not-chosen = { $seat } hat noch keine Aktionskarte gewählt
v-position-action-twice = { $card } kommt zweimal vor
v-position-face-up = Die Aktionskarten liegen offen; sag, welche { $seat } hat
v-position-no-builder = { $seat } hat den Baumeister nicht
v-position-one-observer = Solange Aktionskarten unbekannt sind, lässt sich nur angeben, was ein einziger Platz gesehen hat
v-position-saw = { $seat } kann nicht genau diese Aktionskarten gesehen haben
v-position-too-many = So viele Versorgungskarten { $card } hat das Spiel nicht
v-position-known = In der Hand von { $seat } fehlt, was alle von ihr kennen
v-position-earlier-piles = Frühere Stapel (earlier pile) sind ab 1 nummeriert, und es gibt höchstens { $most }
v-position-earlier-size = { $name }: Gezogen wurden nicht so viele Karten, wie von diesem Stapel übrig sind
v-position-half-known = { $seat } hat ungeklärte Karten (unsettled), also muss die Hand ganz bekannt sein, oder nur so weit, wie alle sie kennen
v-position-origin = Die Hand von { $seat } passt nicht zu dem, was aus früheren Stapeln gezogen wurde
v-position-pile = Der Stapel müsste { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} haben, angegeben sind aber { $written }
v-position-unsettled = Die ungeklärten Karten (unsettled) von { $seat } können nicht aus diesen Stapeln stammen

## Verräter in the terminal

term-v-round-of = Runde { $round }/{ $rounds }
term-v-how-many = Spielen wir zu viert oder zu dritt?
term-v-players = { $number ->
    [3] zu dritt
    [4] zu viert
   *[other] { $number } Spieler
}
term-v-who-starts = Wer ist zuerst Startspieler?
term-v-name = { $who ->
    [you] du
   *[other] { $seat }
}
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
term-v-to-win = { $number ->
    [one] Gewinn: { $points } SP
   *[other] Gewinn: je { $points } SP
}
term-v-to-win-nobody = niemand dient ihnen
term-v-reckoned = { $card ->
    [traitor] Als Verräter zählst du für dein neues Haus
    [diplomat2] Dein Diplomat 2 ist mitgerechnet
   *[diplomat5] Dein Diplomat 5 ist mitgerechnet
}
term-v-key = Stärke und SP für 1·2·3·4 Sieger
term-v-head-house = Haus
term-v-head-points = SP
term-v-head-hand = Hand
term-v-head-laid = gelegt
term-v-head-action = Aktion
term-v-head-reserve = übrig
term-v-head-estates = zieht
term-v-head-strength = Stärke
term-v-mark-start = Start
term-v-mark-strategy = Strategie
term-v-your-supply = Deine Versorgung
term-v-your-action = Deine Aktion
term-v-offered = Zur Wahl
term-v-title-actions = Aktionskarten
term-v-title-supply = Versorgungskarten
term-v-supply-all = alle
term-v-supply-own = du
term-v-supply-laid = liegt
term-v-supply-discard = weg
term-v-supply-known = andere
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
term-v-reveal-won = { $house ->
    [eagles] Die Adler gewinnen { $strength } zu { $other } und erobern { $landscape } von den Rosen.
   *[roses] Die Rosen gewinnen { $strength } zu { $other } und erobern { $landscape } von den Adlern.
}
term-v-reveal-tie = Gleichstand, { $strength } zu { $strength }: Alles bleibt, wem es gehört, und niemand punktet dafür.
term-v-reveal-nobody = { $house ->
    [eagles] Den Adlern dient niemand, also punktet niemand dafür.
   *[roses] Den Rosen dient niemand, also punktet niemand dafür.
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
term-v-can-conflict = { $house ->
    [eagles] { $one } (Adler, { $base-one }) gegen { $two } (Rosen, { $base-two })
   *[roses] { $one } (Rosen, { $base-one }) gegen { $two } (Adler, { $base-two })
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
term-v-does-traitor = zuallererst das Haus wechseln; { $v-traitor-points } SP
term-v-does-farmer = zuerst { $v-farmer-draw } Karten ziehen, keine für Gutshöfe
term-v-does-builder = ein Gebäude bauen oder umdrehen
term-v-does-strategist = { $v-strategist-points } SP; ab jetzt die Konflikte bestimmen
term-v-does-diplomat2 = Stärke +{ $v-diplomat-2-strength }; { $v-diplomat-2-draw } Karte mehr ziehen
term-v-does-diplomat5 = Stärke +{ $v-diplomat-5-strength }
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

## Bots of one's own

bot-unknown = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $names }; ein eigener wird wie bots/mine.py:choose oder cmd:node bot.js angegeben
bot-settings = „{ $name }“ lässt sich mit diesen Einstellungen nicht anlegen; möglich sind: { $settings }
bot-no-settings = „{ $name }“ hat keine Einstellungen
bot-setting-unreadable = „{ $text }“ ist keine Einstellung; Einstellungen sehen aus wie temperature=0.3
bot-setting-range = { $name } muss mindestens { $least } sein; { $value } ist es nicht
bot-file-missing = Die Datei { $path } gibt es nicht
bot-unloadable = { $place } lässt sich nicht laden: { $reason }
bot-name-missing = In { $place } gibt es nichts mit dem Namen „{ $name }“
bot-not-one = „{ $name }“ in { $place } ist kein Bot; ein Bot ist eine Funktion von observation, moves und seconds oder eine Klasse mit einer Methode choose
bot-command-unreadable = „{ $text }“ ist kein Befehl; er sollte aussehen wie cmd:node bot.js
bot-command-missing = Das Programm „{ $program }“ gibt es nicht
bot-answer-unreadable = Ein Bot antwortet mit einem der erlaubten Züge, mit dessen Text oder mit dessen Nummer
bot-answer-range = Die Züge sind von 0 bis { $last } nummeriert
bot-fault = { $kind ->
    [illegal] Der Bot hat keinen erlaubten Zug genannt: { $details }
    [exception] Der Bot ist gescheitert: { $details }
    [timeout] Der Bot war zu langsam: { $details }
   *[unreachable] Mit dem Programm des Bots kann man nicht sprechen: { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] Farbfolge
    [of-a-kind] { $size ->
        [4] Vierling
       *[other] Drilling
    }
    [colour] Farbe
    [run] Folge
   *[sum] Summe
}
advice-wins = { $number ->
    [one] gewinnt die Runde: Stein { $stones } lässt sich beanspruchen
   *[other] gewinnt die Runde: Die Steine { $stones } lassen sich beanspruchen
}
advice-completes-claim = ergibt { $own }: Stein { $stone } lässt sich sofort beanspruchen
advice-proves = { $when ->
    [now] zeigt { $card }, und so lässt sich Stein { $stone } sofort beanspruchen
   *[later] zeigt { $card }, und so lässt sich nach jetzigem Stand Stein { $stone } im nächsten Zug beanspruchen
}
advice-makes-claimable = { $when ->
    [now] Stein { $stone } lässt sich sofort beanspruchen
   *[later] Stein { $stone } lässt sich nach jetzigem Stand im nächsten Zug beanspruchen
}
advice-unbeatable = ergibt { $own }; keine Clankarten, die noch kommen, können das schlagen
advice-hand-blocks = ergibt { $own }; was das noch schlagen könnte, hast du selbst auf der Hand
advice-only = ergibt { $own }, nur noch zu schlagen durch: { $kind }
advice-only-higher = ergibt { $own }, nur noch zu schlagen durch dasselbe mit höherer Summe
advice-beatable = ergibt { $own }; die andere Seite kann höchstens noch { $other } erreichen
advice-lost = eine Karte für Stein { $stone }, wo nach jetzigem Stand nichts mehr zu gewinnen ist
advice-gives-up = gibt Stein { $stone } auf, wo dein Gegner { $other } hat
advice-in-hand = kann { $own } ergeben, mit { $cards } aus deiner Hand
advice-winning-cards = damit ist Stein { $stone } noch zu gewinnen: { $cards }
advice-winning-number = { $number ->
    [one] mit einer Karte ist Stein { $stone } noch zu gewinnen
   *[other] mit { $number } Karten ist Stein { $stone } noch zu gewinnen
}
advice-towards-cards = Ziel: { $kind }; dafür passend: { $cards }
advice-towards-number = { $number ->
    [one] Ziel: { $kind }; eine Karte passt dafür
   *[other] Ziel: { $kind }; { $number } Karten passen dafür
}
advice-keeps-open = bei Stein { $stone } bleibt möglich: { $kind }
advice-begins-with = beginnt bei Stein { $stone }; dazu passt auf deiner Hand: { $cards }
advice-begins-strong = beginnt bei Stein { $stone } mit einer starken Karte
advice-begins = beginnt bei Stein { $stone }; möglich dort: { $kind }
advice-adds = bringt die Summe bei Stein { $stone } auf { $total }
advice-blind-formation = nimmt deinem Gegner { $other }: Bei Stein { $stone } zählt nur noch die Summe
advice-blind-hope = für deinen Gegner bei Stein { $stone } nicht mehr möglich: { $kind }
advice-sums = bei Stein { $stone } zählt nur noch die Summe: bisher { $own } gegen { $other }
advice-mud-opens = öffnet Stein { $stone } wieder: Dein Gegner hatte { $other }, nun fehlt ihm eine Karte
advice-mud = bei Stein { $stone } auf jeder Seite eine vierte Karte
advice-recruiter = sucht bessere Karten: { $number } ziehen, { $returned } zurücklegen
advice-frees = macht bei Stein { $stone } möglich: { $kind }
advice-clears = nimmt { $card } von deiner Seite von Stein { $stone }
advice-breaks = zerstört, was dein Gegner bei Stein { $stone } hatte: { $other }
advice-lowers = bei Stein { $stone } kann dein Gegner nun höchstens noch { $other } erreichen
advice-takes-away = nimmt { $card } von der Seite deines Gegners bei Stein { $stone }
advice-claim-wins = { $how ->
    [row] gewinnt die Runde: { $st-adjacent-to-win } Steine nebeneinander
   *[stones] gewinnt die Runde: { $st-stones-to-win } Steine
}
advice-claim-blocks = beansprucht den Stein, der deinem Gegner zu { $st-adjacent-to-win } Steinen nebeneinander fehlt
advice-claim-last = beansprucht den Stein; mit Stein { $stone } wären es { $st-adjacent-to-win } nebeneinander
advice-claim = { $number ->
    [one] beansprucht den Stein, den ersten von { $needed }
   *[other] beansprucht den Stein: { $number } von { $needed }
}
advice-done-inviting = { $number ->
    [one] wartet: Dein Gegner kann bei Stein { $stones } noch Karten legen
   *[other] wartet: Dein Gegner kann bei den Steinen { $stones } noch Karten legen
}
advice-done = { $number ->
    [one] lässt Stein { $stones } noch unbeansprucht
   *[other] lässt die Steine { $stones } noch unbeansprucht
}
advice-draw-clan-limit = eine Taktikkarte dürftest du erst spielen, wenn dein Gegner eine gespielt hat
advice-draw-clan-few = { $number ->
    [0] du hast keine Clankarte auf der Hand
    [one] du hast nur eine Clankarte auf der Hand
   *[other] du hast nur { $number } Clankarten auf der Hand
}
advice-draw-clan = aus Clankarten entstehen die Formationen
advice-draw-tactics = im nächsten Zug darfst du eine Taktikkarte spielen
advice-draw-tactics-later = für später: spielen darfst du sie erst, wenn dein Gegner eine Taktikkarte gespielt hat
advice-return-limit = sie lässt sich erst spielen, wenn dein Gegner eine Taktikkarte spielt
advice-return-misfit = passt zu keiner deiner begonnenen Seiten
advice-return-weak = keine Clankarte auf deiner Hand ist schwächer
advice-return = kommt unter den Stapel, und dein Gegner sieht nicht, welche es ist
advice-pass = es lässt sich keine Clankarte legen
advice-pass-saves = spart die Taktikkarten; eine Clankarte lässt sich nicht legen
advice-pass-ends = beendet die Runde: Beide haben gepasst

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

## The arena

arena-too-few-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-sprt-two-bots = Der sequenzielle Test vergleicht nur zwei Bots.
arena-sprt-unreadable = „{ $text }“ sind keine zwei Elo-Unterschiede, der kleinere zuerst, wie 0,20
arena-worker-died = Die Prozesse, die spielen sollen, enden, bevor sie etwas gespielt haben (Exit-Code { $code }); vielleicht steht der Grund auf der Fehlerausgabe.
arena-file-exists = Die Datei { $path } gibt es schon. Gib mit --out einen anderen Namen an, oder setze den Wettkampf mit --resume fort.
arena-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $reason }.
arena-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }.
arena-file-no-ledger = Die Datei { $path } beginnt nicht mit einem Wettkampf: { $reason }.
arena-file-format = Die Datei { $path } hat das Format { $format }; diese Version kennt nur { $known }.
arena-file-line = Zeile { $line } von { $path } ist keine Partie: { $reason }.
arena-resume-differs = Der Wettkampf in { $path } wurde unter anderen Bedingungen begonnen. Bei „{ $name }“ steht dort { $there }, und jetzt wäre es { $asked }.
arena-begins = In der Arena: { $bots }; Startwert { $seed }. Die Partien stehen in { $path }.
arena-progress = { $done } von { $games } Partien: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} der Karten
arena-caption = Ausbeute: der Anteil an den Siegen je Platz, mit seinem 95-%-Intervall nach Verteilungen; gleich stark wäre { $share } %. + gewonnen, = unentschieden oder geteilt, − verloren; ms: die Zeit für eine Entscheidung.
arena-head = { $column ->
    [bot] Bot
    [played] Gespielt
    [results] + = −
    [score] Ausbeute (95 %)
    [elo] Elo (95 %)
    [rating] Wertung (95 %)
    [decisions] Züge
    [time] ms (max.)
   *[faults] Fehler
}
arena-fault-kind = { $kind ->
    [illegal] unerlaubter Zug
    [exception] Programmfehler
    [timeout] zu langsam
   *[unreachable] nicht erreichbar
}
arena-fault = Partie { $game }, verloren von { $bot } auf Platz { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [one] Ein weiterer Fehler
   *[other] { $number } weitere Fehler
}: siehe { $path }
arena-test = { $status ->
    [h0] Der Test nimmt { $elo0 } Elo an, nicht { $elo1 },
    [h1] Der Test nimmt { $elo1 } Elo an, nicht { $elo0 },
   *[continue] Der Test zwischen { $elo0 } und { $elo1 } Elo ist unentschieden
} nach { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} (LLR { $llr }; die Grenzen sind ±{ $bound }).
arena-aside = { $games ->
    [one] Eine weitere Partie wurde gespielt; sie ist aufgehoben, zählt aber nicht, weil ihre Verteilung nicht vollständig ist oder nach der Entscheidung kommt.
   *[other] { $games } weitere Partien wurden gespielt; sie sind aufgehoben, zählen aber nicht, weil ihre Verteilungen nicht vollständig sind oder nach der Entscheidung kommen.
}
arena-interrupted = Unterbrochen; alle beendeten Partien sind aufgehoben. Fortsetzen mit: { $command }
arena-plot-pair = { $one } gegen { $other }: Ausbeute von { $one }
arena-plot-many = Ausbeute jedes Bots, mit ihrem 95-%-Intervall
arena-plot-games = Partien
arena-plot-even = gleicher Anteil

## Stufen

level-shepherd = Schäfer
level-shepherd-about = sanft; schaut nicht weiter als bis zur nächsten Karte
level-clansman = Clansmann
level-clansman-about = kennt das Spiel und macht Fehler
level-warrior = Krieger
level-warrior-about = schätzt jeden Zug gut ein
level-chieftain = Häuptling
level-chieftain-about = denkt voraus; der Stärkste
term-level-choice = { $name }: { $about }
term-which-level = Wie stark soll die Gegenseite sein?

## Tipps

not-your-turn = { $seat } ist nicht am Zug
hint-title = { $who ->
    [you] Die besten Züge, mit deiner Gewinnchance:
   *[other] Die besten Züge von { $seat }, mit der Gewinnchance:
}
hint-hand-hidden = die Stellung sagt nicht, was { $seat } am Zug weiß: Alle Karten, die { $seat } sieht, müssen dastehen
hint-no-seat = „{ $text }“ ist kein Platz; es gibt { $seats }
term-help-hint = die besten Züge, jeder mit deiner Gewinnchance und einem Grund
term-percent = { NUMBER($number, maximumFractionDigits: 1) } %

## Rückblick

review-running = ein Rückblick braucht eine beendete Partie, und diese läuft noch
review-analysing = Jede Entscheidung wird angesehen …
review-title = { $game } im Rückblick: { $result }
review-turning-title = Wendepunkte
review-no-turning = Keine: Keine Entscheidung hat mehr als ein wenig gekostet.
review-better = besser: { $move } ({ $chance }), { $reason }
review-decisions-title = Alle Entscheidungen
review-head-turn = Zug
review-head-move = gespielt
review-head-chance = Chance
review-head-grade = Urteil
review-head-better = besser war
review-grade = { $grade ->
    [best] am besten
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
review-forced = ohne Wahl
review-players-title = Die Spielenden
review-head-player = wer
review-head-decisions = Wahlen
review-head-best = beste Züge
review-head-loss = Verlust im Schnitt
review-head-inaccuracies = ungenau
review-head-mistakes = Fehler
review-head-blunders = Patzer
review-saved = Geschrieben: { $path }
review-plot-title = { $game }: die Gewinnchancen
review-plot-round = Runde { $round }
review-plot-turns = Züge; ein Punkt ist ein Wendepunkt
review-plot-turning = Zug { $turn }, { $seat }: { $move }; besser war { $better }

# The server

server-over = das Spiel ist zu Ende
server-not-over = das Spiel ist noch nicht zu Ende
server-not-begun = das Spiel beginnt, wenn alle Platz genommen haben
server-stale = der Tisch hat sich inzwischen verändert
server-too-late = die Zeit ist abgelaufen
server-name-unreadable = ein Name hat mindestens einen Buchstaben und keine Steuerzeichen
server-undo-seen = nichts lässt sich zurücknehmen: seit deinem letzten Zug hast du Neues gesehen
server-bots-play-on = die Bots spielen lieber weiter
server-asked-already = es wird schon etwas gefragt; erst die Antwort darauf
server-nothing-asked = es wird nichts gefragt
server-no-hints = an diesem Tisch gibt es keine Tipps
server-no-table = diesen Tisch gibt es nicht, oder der Link gehört nicht zu ihm
server-seat-taken = dieser Platz ist schon besetzt, und eine Einladung gilt nur für eine Person. Wenn du es warst: Spiel dort weiter, wo du Platz genommen hast, oder kopiere dort den Link zu deinem Platz (im Menü des Tisches)
server-secret-known = jeder Platz braucht ein neues, eigenes Geheimnis
server-wrong-share = das ist nicht der Anteil an der Kartenverteilung, der für diesen Platz festgelegt war
server-newer-table = dieser Tisch braucht eine neuere Version des Servers; versuch es gleich noch einmal
server-no-review = niemand hat um eine Besprechung dieses Spiels gebeten
server-wrong-seats = dieses Spiel hat { $seats } Plätze
server-nobody = mindestens ein Platz ist für einen Menschen
server-no-level = es gibt keine Stufe „{ $name }“; es gibt: { $levels }
server-no-language = es gibt diese Sprachen: { $languages }
server-unreadable = die Nachricht ist nicht lesbar
server-protocol = dieser Server spricht Version { $version } des Protokolls; lade die Seite neu
server-too-fast = nicht so schnell: frag gleich noch einmal
server-too-many = du hast schon viele Tische erstellt; warte etwas mit dem nächsten
server-spectator = wer zuschaut, spielt nicht mit
server-busy = gerade ist viel zu tun; frag später noch einmal
server-foreign = das kommt von der Seite einer anderen Website
server-other-host = unter diesem Namen antwortet der Server nicht; wer ihn betreibt, kann ihn mit --host-name erlauben
server-no-page = hier ist nichts
server-no-method = das geht hier nicht
server-too-large = die Nachricht ist zu lang
server-failed = auf dem Server ging etwas schief; der Tisch ist, wie er war
server-store-failed = die Datenbank des Servers lässt sich nicht lesen oder beschreiben
preview-app = Schotten Totten und Verräter: zwei Kartenspiele aus den schottischen Highlands, mit Freunden oder gegen Bots. Niemand braucht ein Konto.
preview-invitation = Ein Tisch für { $game }: Öffne den Link, um mitzuspielen oder zuzusehen. Niemand braucht ein Konto.
preview-running = Hier wird { $game } gespielt: Öffne den Link, um zuzusehen.
preview-finished = Eine beendete Partie { $game }, Zug für Zug zum Nachspielen.
serve-ready = Highlands läuft auf { $address }
serve-running = Highlands läuft schon, unter { $address }
serve-stop = Strg+C beendet es; deine Partien bleiben erhalten.
serve-cannot-listen = Highlands kann nicht auf { $address } lauschen: { $reason }.
serve-no-proxy = Keine Adresse und kein Netz eines Proxys: { $reason }. Gib zum Beispiel 127.0.0.1 oder 10.0.0.0/8 an.
serve-database = die Spiele liegen in { $database }
record-commitment = der Startwert passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde
record-shares = der Startwert ist nicht aus den Anteilen gemischt, auf die sich die Spielenden vor dem Austeilen festgelegt hatten
term-commitment-good = gemischt wurde so, wie es vor dem Spiel festgelegt war
term-shares-good = alle Spielenden hatten ihren Anteil an der Kartenverteilung: Weder der Server noch jemand allein konnte die Karten bestimmen
backup-done = die Kopie liegt in { $file }
restore-done = die Tische aus { $file } sind wieder da

## Die Datenbank

store-one-process = SQLite ist für einen einzigen Prozess. Mehrere Arbeitsprozesse brauchen PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Eine solche Datenbank gibt es nicht. Gib sqlite+aiosqlite:///pfad/zur/datei oder postgresql+asyncpg://nutzer@rechner/name an.
store-unreachable = Die Datenbank lässt sich nicht benutzen: { $reason }.
store-in-use = Auf dieser Datenbank läuft schon ein Server ({ $path }). Eine SQLite-Datei ist für einen Server; für mehrere nimm PostgreSQL.
store-newer = Die Datenbank stammt von einer neueren Version von Highlands. Installiere diese.
store-older = Die Datenbank stammt von einer frühen Entwicklungsversion von Highlands, die diese nicht lesen kann; nichts darin wurde verändert. Verschiebe sie oder wähle mit --database eine andere.
store-other-version = Die Datenbank stammt von einer anderen Version von Highlands. Starte den Server dieser Version einmal, das bringt sie auf den neuesten Stand, oder benutze jene Version.
store-file-exists = Die Datei { $path } gibt es schon. Gib einen anderen Namen an.
store-no-backup = { $path } ist keine Sicherung von Highlands: { $reason }.
store-not-empty = In dieser Datenbank gibt es schon Tische. Eine Sicherung lässt sich nur in eine leere zurückspielen.
## Bibliotheken, die nur manche brauchen
extra-missing = Dafür braucht es { $library }, und das ist nicht installiert: pip install '{ $extra }'

## Daten aus Partien eines Bots mit sich selbst
selfplay-begins = Partien von { $bot } mit sich selbst; Startwert { $seed }. Bis die Datei geschrieben ist, stehen sie in { $path }.
selfplay-progress = { $done } von { $games } Partien
selfplay-writes = { $path } wird geschrieben …
selfplay-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen: { $path }
selfplay-no-file = Sag mit --out, wohin die Daten sollen, oder setze mit --resume fort.
selfplay-broken = Die Partie mit dem Startwert { $seed } lassen die Regeln nicht zu: Zug { $move } geht nicht.
## Umgebungen
env-illegal = Aktion { $action } in Spiel { $row } lässt sich nicht ausführen: { $reason }
env-no-such-action = „{ $action }“ ist keine Aktion; Aktionen sind ganze Zahlen von 0 bis { $last }
env-opponents = Gegner in einem Spiel mit { $seats } Personen: { $needed }, nicht { $given }

## Jedes Spiel: was gesagt wird, wo ein Spiel keine eigenen Worte hat
action-unreadable = „{ $text }“ ist kein Zug; Züge sind: { $actions }
action-illegal = { $text } ist jetzt nicht möglich
position-impossible = zu dieser Stellung kann kein Spiel kommen
advice-search = die Suche zieht ihn vor
plain-player = { $who ->
    [you] du
   *[other] Spieler { $seat }
}
plain-begins = { $who ->
    [you] du beginnst
   *[other] Spieler { $seat } beginnt
}
plain-moved = { $who ->
    [you] du: { $move }
   *[other] Spieler { $seat }: { $move }
}
plain-prompt = du bist am Zug, zum Beispiel { $move }
plain-legal-move = ist jetzt möglich
plain-rules = die Regeln von { $game } stehen nicht hier; „moves“ zeigt, was möglich ist
plain-over = { $how ->
    [won] du hast gewonnen
    [lost] du hast verloren
   *[drawn] unentschieden
}: { $points }
