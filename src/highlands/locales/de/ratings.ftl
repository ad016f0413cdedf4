# Wertungen und Bestenlisten.

ratings-title = Bestenlisten
ratings-more = Die Besten in gewerteten Spielen. Hier stehen nur die, die ihre Wertungen auf ihrer eigenen Seite öffentlich machen, nach { $games } Spielen, und die Bots des Servers.
ratings-empty = Noch ist kein gewertetes Spiel gespielt.
ratings-board-empty = In dieser Liste steht noch niemand.
ratings-variant = Spiel und Variante
ratings-place = Platz
ratings-player = Spieler
ratings-rating = Wertung
ratings-games = Spiele
ratings-bot = Bot
ratings-provisional-more = „?“ steht bei einer Wertung nach weniger als { $games } Spielen: Sie kann sich noch stark ändern.
ratings-history = Die Wertung nach jedem Spiel, zwischen { $from } und { $to }; jetzt { $rating }.
ratings-boards-link = Zu den Bestenlisten
ratings-how = Wertungen kommen aus gewerteten Spielen, für jedes Spiel und jede Variante. Nur du siehst sie, und wer mit dir an einem gewerteten Tisch sitzt, solange du sie nicht allen zeigst.
