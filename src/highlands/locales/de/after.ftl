# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = Du gewinnst!
after-you-shared = Du teilst dir den Sieg mit { $names }!
after-won = { $name } gewinnt
after-shared = { $names } teilen sich den Sieg
after-draw = Unentschieden
after-over = Die Partie ist zu Ende
after-how-agreed = Ihr habt euch auf ein Unentschieden geeinigt.
after-how-resigned = { $number ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
after-how-abandoned = Lange ist nichts geschehen, darum wurde der Tisch geschlossen.
after-how-absent = { $names } kam nicht zurück.
after-how-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
after-how-host = Der Gastgeber dieses Servers hat die Partie beendet.
after-how-host-note = Der Gastgeber dieses Servers hat die Partie beendet: „{ $note }“
after-how-time = { $number ->
    [one] Die Zeit ist abgelaufen: { $names }.
   *[other] Die Zeit ist abgelaufen: { $names }.
}
after-how-points = { $points ->
    [one] Mit einem Siegpunkt.
   *[other] Mit { $points } Siegpunkten.
}
after-how-match = Mit den meisten Punkten nach { $rounds } Runden.
after-how-row = Mit { $st-adjacent-to-win } Steinen nebeneinander.
after-how-stones = Mit { $number ->
    [one] { $number } Stein
   *[other] { $number } Steinen
}.
after-how-more = Mit den meisten Steinen, nachdem beide gepasst hatten.
after-how-even = Beide haben gepasst und halten gleich viele Steine: Niemand gewinnt.
after-how-match-even = Nach { $rounds } Runden haben beide gleich viele Punkte.
after-points = Punkte: { $points }.
after-result-stones = Steine: { $stones }.
after-head-points = Punkte
after-head-stones = Steine
after-stones = { $number ->
    [one] ein Stein
   *[other] { $number } Steine
}
after-score = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
after-match-points = Wer eine Runde gewinnt, bekommt { $st-round-points } Punkte, die andere Seite einen je Stein.
after-winner = gewinnt
after-rematch = Revanche
after-rematch-ready = Eine Revanche wartet auf dich.
after-rematch-go = Zur Revanche
after-rematch-watch = Bei der Revanche zusehen
after-tournament = Zum Turnier
after-look = Das Brett ansehen
after-replay = Noch einmal ansehen
after-record = Aufzeichnung herunterladen
after-running = Die Partie läuft noch: Das konntest du bisher sehen.
after-to-table = Zum Tisch
after-near = Aus der Sicht von
after-copy-moment = Link zu diesem Moment
after-copied-players = Kopiert. Ist der Tisch nicht öffentlich, öffnet sich der Link nur bei denen, die mitgespielt haben.
after-moves = Züge
after-move = Zug
after-beginning = Der Anfang
after-first = An den Anfang
after-back = Einen Zug zurück
after-forward = Einen Zug weiter
after-last = Ans Ende
after-play = Automatisch abspielen
after-pause = Anhalten
after-keys = Tasten: ← und → gehen von Zug zu Zug, Pos1 und Ende zum Anfang und zum Schluss; die Leertaste spielt ab.
after-review = Rückblick
after-review-ask = Rückblick anfordern
after-review-more = Jede Entscheidung wird noch einmal durchdacht, mit dem, was man damals wissen konnte. Das dauert ein, zwei Minuten.
after-review-waits = Ein anderer Rückblick kommt zuerst …
after-review-done = { $done } von { $total } Entscheidungen
after-review-how = Geh durch die Partie: Hier steht, was jeder Zug wert war.
after-curve = Die Gewinnchancen vom Anfang bis zum Ende. Die Liste darunter sagt dasselbe in Worten.
after-curve-of = { $name }: die Gewinnchance
after-chance = Gewinnchance: { $best } mit dem besten Zug, { $played } mit diesem.
after-costly = Was es gekostet hat
after-show-all = alle Entscheidungen
after-whose = Wessen Entscheidungen
after-everybody = von allen
after-shuffle = Das Mischen
after-shuffle-good = Gemischt wurde so, wie es festgelegt war.
after-shuffle-good-now = Startwert und Festlegung passen zusammen.
after-shuffle-broken = So war das Mischen nicht festgelegt!
after-proves-good = Während der Partie wurde diesem Browser die Festlegung gezeigt. Sie passt zu dem Startwert, der nun offen ist, und zu keinem anderen: Die Reihenfolge der Karten stand also schon fest, und niemand hat sie seither geändert.
after-proves-good-now = Die Festlegung passt zu diesem Startwert und zu keinem anderen. Dieser Browser hat sie während der Partie aber nicht gesehen: Ob es die damals gezeigte ist, wissen nur die, die mitgespielt haben.
after-proves-shares = Jeder Browser der Spielenden gab einen zufälligen Anteil zum Mischen, und alle Anteile waren festgelegt, bevor der erste offengelegt wurde. Weder der Server noch jemand allein konnte also die Karten bestimmen.
after-proves-shared = Alle Tische dieser Runde bekamen dieselben Karten. Gemischt hat sie der Server allein, bevor sich jemand gesetzt hatte: Die Spielenden hatten keinen Anteil daran.
after-shuffle-running = Vor dem ersten Zug stand die Reihenfolge der Karten fest, und ihre Festlegung wurde gezeigt. Am Ende wird der Startwert offengelegt, und du kannst hier prüfen, ob beides zusammenpasst.
after-verify = Dass die Karten wirklich aus diesem Startwert kamen und jeder Zug erlaubt war, prüft „{ $command }“ mit der Aufzeichnung.
after-numbers = Die Zahlen
after-commitment = Festlegung
after-salt = Salz
after-seed = Startwert des Servers
after-share-commitment = Festlegung von Platz { $seat }
after-share = Anteil von Platz { $seat }
after-mixed-seed = Startwert der Kartenverteilung: der des Servers und alle Anteile
after-formula = Die Festlegung ist
after-head-rating = Wertung
