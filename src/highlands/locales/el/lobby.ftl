# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Αίθουσα
lobby-play-now = Παίξε τώρα
lobby-seek = Βρες αντίπαλο
lobby-seeking = Ψάχνουμε για αντίπαλο …
lobby-seeking-more = Μόλις κάποιος θελήσει το ίδιο παιχνίδι, θα βρεθείς στο τραπέζι.
lobby-bot-meanwhile = Στο μεταξύ παίξε με ένα μποτ
lobby-cancel = Άκυρο
lobby-waiting = Σε περιμένουν
lobby-waiting-none = Αυτή τη στιγμή δεν περιμένει κανείς.
lobby-sit = Κάθισε
lobby-sit-with = Κάθισε: { $names }
lobby-play-with = Παίξε με { $name }
lobby-bots = Διαθέσιμα μποτ
lobby-running = Παρτίδες για παρακολούθηση
lobby-watch = Παρακολούθησε
lobby-watch-named = Παρακολούθησε: { $names }
lobby-connecting = Σύνδεση …
lobby-found = Ο αντίπαλός σου είναι εδώ!
lobby-go = Στο τραπέζι
lobby-guest = Επισκέπτης
lobby-clock-per-turn = { $time } για κάθε σειρά
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = Ο αντίπαλός σου θα έχει βαθμολογία κοντά στη δική σου· όσο περισσότερο περιμένεις, τόσο μεγαλύτερη μπορεί να είναι η διαφορά.
