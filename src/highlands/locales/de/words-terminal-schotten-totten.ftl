### What only the terminal says of Schotten Totten. The pages do not fetch it.

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
    [stones] Du gewinnst mit { $number ->
        [one] { $number } Stein
       *[other] { $number } Steinen
    }! Punkte: { $own } zu { $other }.
    [more] Du gewinnst mit mehr Steinen! Punkte: { $own } zu { $other }.
   *[match] Du gewinnst die Partie! Punkte: { $own } zu { $other }.
}
term-lost = { $how ->
    [row] Dein Gegner gewinnt mit { $st-adjacent-to-win } Steinen nebeneinander. Punkte: du { $own }, dein Gegner { $other }.
    [stones] Dein Gegner gewinnt mit { $number ->
        [one] { $number } Stein
       *[other] { $number } Steinen
    }. Punkte: du { $own }, dein Gegner { $other }.
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
