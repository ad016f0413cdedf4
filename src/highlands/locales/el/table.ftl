# Around a table: what both games share. Who did something stands before it.

table-connecting = Σύνδεση με το τραπέζι …
table-reconnecting = Η σύνδεση χάθηκε. Νέα προσπάθεια …
table-gone = Αυτό το τραπέζι δεν ανοίγει
table-invitation-used = Αυτή η πρόσκληση έχει ήδη χρησιμοποιηθεί
table-free-seat = ελεύθερη θέση
table-guest = Επισκέπτης
table-to-move = παίζει τώρα
table-away = χωρίς σύνδεση
table-is-away = { $name }: εκτός σύνδεσης αυτή τη στιγμή
table-time-left = χρόνος που μένει
table-your-turn = Είναι η σειρά σου.
table-round = γύρος { $round } από { $rounds }
table-hint = Υπόδειξη
table-thinking = Σκέφτομαι μια υπόδειξη …
table-undo = Αναίρεση
table-log = Τι έγινε
table-menu = Τραπέζι
table-my-link = Αντιγραφή του συνδέσμου της θέσης μου (για άλλη συσκευή)
table-watch-link = Αντιγραφή του συνδέσμου για θεατές
table-replay = Δες τις κινήσεις ως τώρα
table-offer-draw = Πρόταση ισοπαλίας
table-resign = Παραίτηση
table-resign-sure = Σίγουρα παραίτηση;
table-result = Αποτέλεσμα
table-confirm-send = Στείλε
table-confirm-back = Όχι ακόμη
table-keys = Συντομεύσεις πληκτρολογίου
table-key-arrows = από μια κάρτα ή θέση στην επόμενη
table-key-enter = επιλογή ή παίξιμο
table-key-stone = παίξε την επιλεγμένη κάρτα σε αυτή την πέτρα ή πήγαινε εκεί
table-key-claim = διεκδίκησε την πέτρα
table-key-details = δες από κοντά την πέτρα ή την κάρτα τακτικής
table-key-back = ένα βήμα πίσω· κλείσε ό,τι είναι ανοιχτό
table-key-list = αυτή η λίστα
table-greet = Πες κάτι
table-greeting-hello = Γεια!
table-greeting-good-luck = Καλή τύχη!
table-greeting-well-played = Ωραίο παιχνίδι!
table-greeting-thanks = Ευχαριστώ!
table-greeting-one-moment = Μια στιγμή …
table-greeting-oops = Ωχ!
table-greeting-good-bye = Αντίο!
table-asks-undo = { $name }: αίτημα να αναιρεθεί μια κίνηση.
table-asks-draw = { $name }: πρόταση ισοπαλίας.
table-asked-undo = Ζήτησες να αναιρεθεί μια κίνηση. Πρέπει να συμφωνήσουν οι άλλοι.
table-asked-draw = Πρότεινες ισοπαλία.
table-agree = Συμφωνώ
table-decline = Όχι
table-withdraw = Ανάκληση
table-invited = { $name }: πρόσκληση για σένα
table-take-seat = Πάρε τη θέση σου
table-your-name = Το όνομά σου
table-sit = Κάθομαι
table-waiting = Η παρτίδα αρχίζει όταν καθίσουν όλοι
table-waiting-more = Στο τραπέζι:
table-waiting-for = Αναμονή: { $names }
table-waiting-rematch = Η ρεβάνς ανακοινώνεται στο προηγούμενο τραπέζι. Αν δεν είναι πια κανείς εκεί, στείλε αυτόν τον σύνδεσμο:
table-dealing = Μοιράζονται οι κάρτες …
table-dealing-more = Κάθισαν όλοι. Τώρα ο περιηγητής κάθε παίκτη προσθέτει ένα τυχαίο μερίδιο στο ανακάτεμα, ώστε να μην μπορεί κανείς να διαλέξει τις κάρτες. Η παρτίδα αρχίζει με το τελευταίο.
table-close = Κλείσιμο του τραπεζιού
table-close-sure = Ναι, να κλείσει για όλους
table-share-elsewhere = Το δικό σου μερίδιο είναι στη συσκευή όπου κάθισες: άνοιξε το τραπέζι εκεί ακόμα μία φορά.
table-hints-on = Σε αυτό το τραπέζι όλοι μπορούν να ζητούν υποδείξεις.
table-clan-card = μια κάρτα φυλής
table-tactics-card = μια κάρτα τακτικής
table-narration-by = { $name }: { $what }
table-narration-taken-back = κίνηση που αναιρέθηκε
table-narration-lay = { $card } στην πέτρα { $stone }
table-narration-recruiter = Στρατολόγος
table-narration-strategist = Υπεύθυνος στρατηγικής: { $card } από την πέτρα { $from } στην { $to }
table-narration-strategist-away = Υπεύθυνος στρατηγικής: { $card } από την πέτρα { $from } στις απορρίψεις
table-narration-banshee = Θηλυκός δαίμονας: { $card } φεύγει από την πέτρα { $from }
table-narration-traitor = Προδότης: { $card } από την πέτρα { $from } στην { $to }
table-narration-claim = διεκδίκηση της πέτρας { $stone }
table-narration-done = καμία άλλη διεκδίκηση
table-narration-pass = πάσο
table-narration-draw-clan = τράβηγμα κάρτας φυλής
table-narration-draw-tactics = τράβηγμα κάρτας τακτικής
table-narration-return = { $card } κάτω από τη στοίβα
table-narration-built = { $what ->
    [estate] κτήμα στην περιοχή { $landscape }
    [counting] ταμείο στην περιοχή { $landscape }
   *[turn] το κτίριο στην περιοχή { $landscape } γύρισε
}
table-narration-conflict = σύγκρουση ανάμεσα στις περιοχές { $one } και { $two }
table-narration-take = κρατά: { $card }
table-narration-take-hidden = κρατά μια κάρτα δράσης
table-narration-lay-nothing = χωρίς εφόδια
table-narration-supply = εφόδια: { $cards }
table-narration-discard = απορρίπτει { $cards }
table-narration-undo = κινήσεις αναιρούνται
table-log-sit = { $name }: στο τραπέζι
table-log-start = Η παρτίδα αρχίζει
table-log-start-hints = Η παρτίδα αρχίζει· όλοι μπορούν να ζητούν υποδείξεις
table-log-request-undo = ζητά αναίρεση
table-log-offer-draw = προτείνει ισοπαλία
table-log-accept = συμφωνεί
table-log-decline = αρνείται
table-log-draw = Συμφωνήθηκε ισοπαλία
table-log-resign = παραιτείται
table-log-abandon = Το τραπέζι έκλεισε: για πολύ καιρό δεν συνέβη τίποτα
table-log-close = έκλεισε το τραπέζι
table-log-timeout = ξεμένει από χρόνο
table-log-forfeit = έλειψε υπερβολικά
table-log-stand-in = λείπει: παίζει ένα μποτ
table-log-return = επέστρεψε και συνεχίζει
table-stood-in = Ένα μποτ παίζει για σένα, γιατί έλειπες.
table-take-seat-back = Παίρνω πίσω τη θέση μου
table-missed-long = { $name } δεν επιστρέφει. Τι κάνουμε τώρα;
table-claim-win = Διεκδίκησε τη νίκη
table-let-bot-play = Να παίξει ένα μποτ
table-wait-on = Περίμενε
table-missed-now = { $name } λείπει.
table-is-waited-for = Σε { $time } αποφασίζεις εσύ.
table-log-downtime = Ο διακομιστής έλειπε: το ρολόι σταμάτησε για { $seconds } δευτ.
table-spectators = { $number ->
    [one] ένας θεατής
   *[other] { $number } θεατές
}
table-missed = { $number ->
    [one] Όσο έλειπες, έγινε μία κίνηση.
   *[other] Όσο έλειπες, έγιναν { $number } κινήσεις.
}
table-next-game = Επόμενη παρτίδα
