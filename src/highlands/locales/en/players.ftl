# The page of a player: results, and all that is stored of them.

players-title = You
players-more = Your games, won, drawn and lost. Nobody but you sees this page.
players-summary = { $won } won, { $drawn } drawn, { $lost } lost
players-by-game = By game
players-by-opponent = By opponent
players-course = The course of your games
players-course-theirs = The course of the games
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
players-back = You are { $name } in this browser again.
players-nobody = This browser has not played yet.
players-devices = Your devices
players-devices-more = Each browser has a key of its own. One that you remove loses access at once, also to games that it has open. The passkeys that were added there go with it.
players-device-this = This browser
players-device-unknown = A browser
players-device-since = since { $date }
players-device-remove = Remove { $name }
players-device-sign-out = Sign out here
players-device-removed = It has no access any more.
players-passkeys = Passkeys
players-passkeys-more = With a passkey you come back as yourself: on another device, or after this browser has lost its memory. There is no password.
players-passkey-add = Add a passkey
players-passkey-added = You can sign in with your passkey now.
players-passkey-made = made with { $name }
players-passkey-remove = Remove the passkey made with { $name }
players-passkey-insecure = Browsers offer passkeys only at an address with a name and TLS (https); this is not one. A link works everywhere.
players-passkey-unsupported = This browser offers no passkeys. A link works everywhere.
players-passkey-failed = The browser has not given a passkey.
players-sign-in = Sign in with a passkey
players-sign-in-more = If you have played on another device and added a passkey there, be the same player here.
players-join = Bring the games of this browser along
players-join-more = They become games of the player that you are then, with friends and everything else. Otherwise this browser remembers its player, and is that player again when you sign out.
players-signed-in = You are { $name } in this browser too now.
players-apart = The games of this browser stay with their own player, who has a passkey or other devices.
players-nameless = your player
players-link = Continue on another device
players-link-more = Open this link there, or scan it. It works once, and for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }. Whoever opens it plays as you, so send it to nobody else.
players-link-title = Continue here
players-link-as = Play as { $name } in this browser too? Go on only if you have made this link yourself.
players-link-use = Continue here
players-public = What others may see
players-public-more = Nobody sees your page. If you choose something here, everybody who has the link sees that, with your name. Other players are shown only if they have a public profile too.
players-public-results = Results by game
players-public-course = The course of your games
players-public-opponents = Results by opponent
players-public-link = The link to your public profile
players-public-look = See what others see
players-public-title = Profile
players-public-rating = Ratings, also on the leader boards
players-vacation = Vacation
players-vacation-more = In { $number ->
    [one] one of your games
   *[other] { $number } of your games
 } there are vacations. Your clock stands still in all of them at once, for as long as each allows. The others see it.
players-vacation-away = Your clock stands still in { $number ->
    [one] one game
   *[other] { $number } games
 }. The first runs again in { $time }.
players-vacation-take = Let my clocks stand still
players-vacation-end = I am back
players-vacation-none = All days of vacation are taken.
players-vacation-failed = Not reached just now, so nothing has changed there. Try again in a while:
players-vacation-loading = Looking at your games …
