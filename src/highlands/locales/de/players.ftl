# The page of a player: results, and all that is stored of them.

players-title = Du
players-more = Deine Partien: gewonnen, unentschieden, verloren. Diese Seite siehst nur du.
players-summary = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
players-by-game = Nach Spiel
players-by-opponent = Nach Gegner
players-course = Der Verlauf deiner Partien
players-course-more = Jede Stufe nach oben ist ein Sieg, jede nach unten eine Niederlage.
players-none = Noch ist keine Partie beendet.
players-game = Spiel
players-opponent = Gegner
players-won = Gewonnen
players-drawn = Unentschieden
players-lost = Verloren
players-data = Deine Daten
players-data-more = Dieser Browser hat einen Schlüssel erzeugt, an dem der Server dich erkennt. Spielen kannst du auch ohne ihn.
players-export = Alle meine Daten speichern
players-forget = Mich vergessen lassen
players-forget-sure = Der Server vergisst dich und deinen Namen, auch an den Tischen, an denen du gesessen hast. Die Partien bleiben den anderen. Das ist endgültig.
players-forget-do = Vergiss mich
players-forgotten = Du bist vergessen.
players-nobody = Dieser Browser hat noch nicht gespielt.
