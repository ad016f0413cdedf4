# Was der Server über Turniere sagt.

tournament-unknown = dieses Turnier gibt es nicht
tournament-newer = dieses Turnier braucht eine neuere Version des Servers; versuch es gleich noch einmal
tournament-no-round = diese Runde gibt es nicht
tournament-too-many = du hast schon sehr viele offene Turniere; beende erst eines
tournament-too-many-changes = in diesem Turnier ist schon zu viel geändert worden
tournament-name-taken = unter diesem Namen spielt schon jemand; wähle einen anderen
tournament-no-bots = dieses Turnier lässt keine fremden Bots zu
tournament-closed = für dieses Turnier kann man sich nicht mehr anmelden
tournament-not-entered = du bist für dieses Turnier nicht angemeldet
tournament-not-yours = das kann nur, wer das Turnier leitet
tournament-over = das Turnier ist zu Ende
tournament-not-begun = das Turnier hat noch nicht begonnen
tournament-no-entrant = diese Nummer hat niemand
tournament-no-game = diese Partie gibt es nicht
tournament-wrong-scores = jeder Platz bekommt 0 bis 1 Punkt, alle zusammen höchstens halb so viele Punkte, wie es Plätze gibt
tournament-too-late = die nächste Runde hat begonnen: Das lässt sich nicht mehr ändern
tournament-wrong-format = bei diesem Spiel sitzen mehr als zwei am Tisch: Wähle Runden in Gruppen
tournament-needs-clock = Turnierpartien brauchen eine Uhr, damit die Runden ein Ende haben
tournament-wrong-start = das Turnier muss zwischen jetzt und in einem Jahr beginnen
tournament-sealed = andere spielen noch mit denselben Karten: Alles wird gezeigt, wenn sie fertig sind
tournament-paired-people = fremde Bots prüfen, ob sie am Mischen beteiligt waren: Mit gleichen Karten an allen Tischen können sie nicht spielen
tournament-paired-arena = in einer Arena beginnen Partien jederzeit: Gleiche Karten an allen Tischen gibt es dort nicht
tournament-paired-together = gleiche Karten an allen Tischen sind für Leute, die sich kennen und zur selben Zeit spielen: nicht für öffentliche Turniere, Ligen oder Bedenkzeit je Zug oder in Tagen
tournament-paired-rated = Partien mit gleichen Karten an allen Tischen werden miteinander verglichen: Sie können nicht gewertet werden
tournament-name-kept = in einem Turnier spielst du unter dem Namen, mit dem du dich angemeldet hast
tournament-no-undo = in einem Turnier wird nichts zurückgenommen
