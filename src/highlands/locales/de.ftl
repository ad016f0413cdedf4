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

option-unknown = Eine Option „{ $name }“ gibt es nicht
option-unreadable = „{ $text }“ ist keine Option dieses Spiels
option-twice = Die Option „{ $name }“ kommt zweimal vor
option-range = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
option-flag = { $name } muss true oder false sein, nicht { $value }
option-first = Beginnen kann Platz 0 oder 1, oder das Los entscheidet; { $value } geht nicht
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
played-wrong = { $a } und { $b } gespielte Taktikkarten können nicht stimmen: Offen liegen { $number }, und niemand darf zwei voraus sein
jokers-wrong = Die Zeile „jokers“ muss sagen, wer einen Joker gespielt hat: ein Platz für jeden, der offen liegt ({ $number })
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
hand-too-large = Die Hand von { $seat } überschreitet das Limit von { $limit }

## Why a record is refused

record-line = Zeile { $line }: { $reason }
record-first-line = Eine Aufzeichnung beginnt mit „{ $text }“
record-unreadable = „{ $text }“ ist weder eine Kopfzeile noch ein Zug
record-header-missing = Die Kopfzeile „{ $name }“ fehlt
record-header-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor
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

term-compiling = Highlands: Die Regeln werden kompiliert, einmalig, etwa eine halbe Minute …
term-compiling-kernel = { $done } von etwa { $total } … { $name }
term-welcome = Willkommen in den Highlands: { $game }. Mit ? bekommst du jederzeit Hilfe.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Welches Spiel soll es sein?
term-number-between = Tippe eine Zahl von { $low } bis { $high }, oder nur Enter für die in Klammern.
term-yes = ja
term-no = nein
term-yes-or-no = Tippe { $yes } oder { $no }, oder nur Enter für die Antwort in Klammern.
term-player-you = Du
term-player-simple = Einfacher Gegner
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
term-file-not-text = { $path } ist keine Textdatei.
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
term-help-lay = diese Karte auf deine Seite dieses Steins legen; „r7 3“ genügt für R7@3. Auf eine Seite passen drei Karten, bei einer Schlammschlacht vier
term-help-pass = du kannst keine Clankarte legen
term-help-claim = Stein 3 beanspruchen; „c3“ oder „3“ genügt. Du musst nicht
term-help-done = nichts mehr beanspruchen, weiter geht’s
term-help-clan = eine Clankarte ziehen
term-help-tactics = eine Taktikkarte ziehen
term-help-return = Rot 7 zurück unter den Stapel legen; „r7“ genügt. Nur du weißt dann, wo sie liegt
term-help-joker = der Joker auf deiner Seite von Stein 5 gilt als beliebige Clankarte. Du darfst nur einen pro Runde spielen
term-help-spy = der Spion auf deiner Seite von Stein 5 hat den Wert 7 und eine beliebige Farbe
term-help-shield = der Schildträger auf deiner Seite von Stein 5 hat den Wert 1, 2 oder 3 und eine beliebige Farbe
term-help-blind = Blinde Kuh auf Stein 5: Dort zählt für beide Seiten nur die Summe
term-help-mud = Schlammschlacht auf Stein 5: Auf beide Seiten passen dort vier Karten
term-help-recruiter = drei Karten ziehen, dann zwei aus der Hand zurück unter ihre Stapel legen
term-help-strategist = Grün 5 von deiner Seite eines Steins an Stein 7 bringen; mit „discard“ statt 7 wird sie abgelegt
term-help-banshee = Grün 5 von der Seite deines Gegners ablegen, von einem noch nicht beanspruchten Stein
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
    [row] Du gewinnst mit drei Steinen nebeneinander! Punkte: { $own } zu { $other }.
    [five] Du gewinnst mit fünf Steinen! Punkte: { $own } zu { $other }.
    [more] Du gewinnst mit mehr Steinen! Punkte: { $own } zu { $other }.
   *[match] Du gewinnst die Partie! Punkte: { $own } zu { $other }.
}
term-lost = { $how ->
    [row] Dein Gegner gewinnt mit drei Steinen nebeneinander. Punkte: du { $own }, dein Gegner { $other }.
    [five] Dein Gegner gewinnt mit fünf Steinen. Punkte: du { $own }, dein Gegner { $other }.
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
term-may-recruiter = der Anwerber: drei ziehen, zwei zurücklegen
term-can-claim = Stein { $stone } beanspruchen
term-may-done = nichts mehr beanspruchen
term-may-pass = passen
term-may-draw-clan = eine Clankarte ziehen
term-may-draw-tactics = eine Taktikkarte ziehen
term-can-return = { $card } zurück unter den Stapel legen

term-why-which = Welchen Stein meinst du? Zum Beispiel: why 3. Es gibt { $stones }.
term-mode-blind = Blinde Kuh: Hier zählt nur die Summe.
term-mode-mud = Schlammschlacht: vier Karten pro Seite.
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

term-rules-aim = Ziel: Wer drei Grenzsteine nebeneinander hat, oder irgendwelche fünf, gewinnt sofort.
term-rules-turn = Ein Zug: eine Karte auf deine Seite eines noch nicht beanspruchten Steins spielen (höchstens drei Karten pro Seite), beanspruchen, was du beweisen kannst, dann ziehen.
term-rules-claim = Beanspruchen: Deine Seite muss vollständig sein und stärker als die andere. Ist die andere noch nicht vollständig, muss allein nach den offen liegenden Karten feststehen, dass nichts, was noch kommen kann, deine schlägt.
term-rules-formations = Formationen, die stärkste zuerst: Farbfolge (eine Farbe, Werte in Folge), Drilling (gleiche Werte), Farbe (alle Karten in einer), Folge (Werte in Folge), alles andere nach der Summe.
term-rules-ties = Gleiche Formationen: Die höhere Summe gewinnt; gleiche Summen: die Seite, die zuerst vollständig war.
term-rules-match = Partie: Wer eine Runde gewinnt, bekommt 5 Punkte, wer verliert, einen Punkt pro eigenem Stein; begonnen wird abwechselnd.
term-rules-expert = Für Erfahrene: Steine werden nur zu Beginn eines Zuges beansprucht, vor dem Ausspielen.
term-rules-tactics = Statt einer Clankarte darfst du eine Taktikkarte spielen, bist deinem Gegner damit aber nie um mehr als eine voraus. Du ziehst von dem Stapel, den du magst; sieben Karten auf der Hand.
term-rules-troops = Elitetruppen liegen auf deiner Seite: Joker (jede beliebige Karte; einer pro Runde für jeden), Spion (eine 7 in beliebiger Farbe), Schildträger (1, 2 oder 3 in beliebiger Farbe). Sie zählen so günstig wie möglich, wenn der Stein entschieden wird.
term-rules-modes = Kampfarten liegen auf einem Stein und gelten für beide Seiten: Blinde Kuh (nur die Summe zählt), Schlammschlacht (vier Karten pro Seite).
term-rules-ruses = Listen werden ausgeführt und dann abgelegt: Anwerber (drei ziehen, zwei zurücklegen), Stratege (eine eigene Karte versetzen oder ablegen), Banshee (eine Karte deines Gegners ablegen), Verräter (eine Clankarte deines Gegners übernehmen).
