# Ratings and leader boards.

ratings-title = Leader boards
ratings-more = The best in rated games. Here are only those who show their ratings on their own page, after { $games } games, and the server’s bots.
ratings-empty = No rated game has been played yet.
ratings-board-empty = Nobody is on this board yet.
ratings-variant = Game and variant
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-bot = Bot
ratings-provisional-more = “?” marks a rating after fewer than { $games } games: it may still move by a lot.
ratings-history = The rating after each game, from { $from } to { $to }; now { $rating }.
ratings-boards-link = To the leader boards
ratings-how = Ratings come from rated games, for each game and variant. Only you see them, and who sits at a rated table with you, unless you show them to everybody.
