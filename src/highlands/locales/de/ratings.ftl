# Wertungen und Bestenlisten.

ratings-title = Bestenlisten
ratings-more = Die Besten in gewerteten Partien. Hier stehen nur die, die ihre Wertungen auf ihrer eigenen Seite öffentlich machen, nach { $games } Partien, und die Bots des Servers.
ratings-empty = Noch wurde keine gewertete Partie gespielt.
ratings-board-empty = In dieser Liste steht noch niemand.
ratings-variant = Spiel und Variante
ratings-place = Platz
ratings-player = Spieler
ratings-rating = Wertung
ratings-games = Partien
ratings-bot = Bot
ratings-provisional-more = „?“ steht bei einer Wertung nach weniger als { $games } Partien: Sie kann sich noch stark ändern.
ratings-history = Die Wertung nach jeder Partie, zwischen { $from } und { $to }; jetzt { $rating }.
ratings-boards-link = Zu den Bestenlisten
ratings-how = Wertungen kommen aus gewerteten Partien, für jedes Spiel und jede Variante. Nur du siehst sie, und wer mit dir an einem gewerteten Tisch sitzt, solange du sie nicht allen zeigst.
