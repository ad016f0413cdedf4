# The page of a player: results, and all that is stored of them.

players-title = You
players-more = Your games, won, drawn and lost. Nobody but you sees this page.
players-summary = { $won } won, { $drawn } drawn, { $lost } lost
players-by-game = By game
players-by-opponent = By opponent
players-course = The course of your games
players-course-more = Each step up is a game won, each step down one lost.
players-none = No game is finished yet.
players-game = Game
players-opponent = Opponent
players-won = Won
players-drawn = Drawn
players-lost = Lost
players-data = Your data
players-data-more = This browser has made a key by which the server knows you. Without it you can still play everywhere.
players-export = Save all my data
players-forget = Have me forgotten
players-forget-sure = The server forgets you and your name, also at the tables where you sat. The games stay for the others. This cannot be reversed.
players-forget-do = Forget me
players-forgotten = You are forgotten.
players-nobody = This browser has not played yet.
