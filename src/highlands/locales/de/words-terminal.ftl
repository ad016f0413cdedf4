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

## Tipps

not-your-turn = { $seat } ist nicht am Zug
hint-title = { $who ->
    [you] Die besten Züge, mit deiner Gewinnchance:
   *[other] Die besten Züge von { $seat }, mit der Gewinnchance:
}
hint-hand-hidden = die Stellung sagt nicht, was { $seat } am Zug weiß: Alle Karten, die { $seat } sieht, müssen dastehen
hint-no-seat = „{ $text }“ ist kein Platz; es gibt { $seats }
term-help-hint = die besten Züge, jeder mit deiner Gewinnchance und einem Grund
