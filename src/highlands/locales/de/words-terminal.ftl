### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: Die Regeln und die Bots werden kompiliert, einmalig, einige Minuten …
term-compiling-kernel = { $done } von etwa { $total } … { $name }
term-welcome = Willkommen in den Highlands: { $game }. Mit ? bekommst du jederzeit Hilfe.
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
term-choice-tactics-expert = mit Taktikkarten, für Erfahrene
term-starter-you = du
term-starter-other = dein Gegner
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
term-discard = Ablage:
term-discard-empty = Der Ablagestapel ist leer
term-unseen-title = Noch nicht gesehen
term-unseen = Noch nicht aufgedeckt; in Klammern, was du selbst auf der Hand hast:
term-unseen-tactics = Noch nicht aufgedeckte Taktikkarten, deine eigenen mitgezählt:
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
term-can-return = { $card } zurück unter den Stapel legen
term-why-which = Welchen Stein meinst du? Zum Beispiel: why 3. Es gibt { $stones }.
term-why-side = { $who ->
    [you] Deine Seite: { $cards }. { $best }
   *[other] Die Seite deines Gegners: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] Wenn beide Seiten ihr Bestes erreichen, ist deine stärker.
    [other] Wenn beide Seiten ihr Bestes erreichen, ist die deines Gegners stärker.
   *[even] Wenn beide Seiten ihr Bestes erreichen, sind sie gleich stark; dann gewinnt die, die zuerst vollständig ist.
}
term-why-claimed = { $who ->
    [you] Du hast ihn beansprucht.
   *[other] Dein Gegner hat ihn beansprucht.
}
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

## Verräter in the terminal

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

## Tipps

not-your-turn = { $seat } ist nicht am Zug
hint-title = { $who ->
    [you] Die besten Züge, mit deiner Gewinnchance:
   *[other] Die besten Züge von { $seat }, mit der Gewinnchance:
}
hint-hand-hidden = die Stellung sagt nicht, was { $seat } am Zug weiß: Alle Karten, die { $seat } sieht, müssen dastehen
hint-no-seat = „{ $text }“ ist kein Platz; es gibt { $seats }
term-help-hint = die besten Züge, jeder mit deiner Gewinnchance und einem Grund
