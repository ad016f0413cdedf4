# Around a table: what both games share. Who did something stands before it.

table-connecting = Μια στιγμή: στρώνεται το τραπέζι …
table-reconnecting = Η σύνδεση χάθηκε. Νέα προσπάθεια …
table-gone = Αυτό το τραπέζι δεν ανοίγει
table-free-seat = ελεύθερη θέση
table-to-move = παίζει τώρα
table-away = χωρίς σύνδεση
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
table-replay = Από την αρχή
table-offer-draw = Πρόταση ισοπαλίας
table-resign = Παραίτηση
table-resign-sure = Σίγουρα παραίτηση;
table-result = Αποτέλεσμα
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
table-clan-card = μια κάρτα Φυλής
table-tactics-card = μια κάρτα Τακτικής
table-told-by = { $name }: { $what }
table-told-taken-back = κίνηση που αναιρέθηκε
table-told-lay = { $card } στην πέτρα { $stone }
table-told-recruiter = Στρατολόγος
table-told-strategist = Υπεύθυνος στρατηγικής: { $card } από την πέτρα { $from } στην { $to }
table-told-strategist-away = Υπεύθυνος στρατηγικής: { $card } από την πέτρα { $from } στις απορρίψεις
table-told-banshee = Θηλυκός δαίμονας: { $card } φεύγει από την πέτρα { $from }
table-told-traitor = Προδότης: { $card } από την πέτρα { $from } στην { $to }
table-told-claim = διεκδίκηση της πέτρας { $stone }
table-told-done = καμία άλλη διεκδίκηση
table-told-pass = πάσο
table-told-draw-clan = τράβηγμα κάρτας Φυλής
table-told-draw-tactics = τράβηγμα κάρτας Τακτικής
table-told-return = { $card } κάτω από τη στοίβα
table-told-built = { $what ->
    [estate] κτήμα στην περιοχή { $landscape }
    [counting] ταμείο στην περιοχή { $landscape }
   *[turn] το κτίριο στην περιοχή { $landscape } γύρισε
}
table-told-conflict = σύγκρουση ανάμεσα στις περιοχές { $one } και { $two }
table-told-take = κρατά: { $card }
table-told-take-hidden = κρατά μια κάρτα δράσης
table-told-lay-nothing = χωρίς εφόδια
table-told-supply = εφόδια: { $cards }
table-told-discard = απορρίπτει { $cards }
table-told-undo = κινήσεις αναιρούνται
table-log-sit = { $name }: στο τραπέζι
table-log-begin = Η παρτίδα αρχίζει
table-log-ask-undo = ζητά αναίρεση
table-log-offer-draw = προτείνει ισοπαλία
table-log-agree = συμφωνεί
table-log-decline = αρνείται
table-log-draw = Συμφωνήθηκε ισοπαλία
table-log-resign = παραιτείται
table-log-timeout = ξεμένει από χρόνο
table-spectators = { $number ->
    [one] ένας θεατής
   *[other] { $number } θεατές
}
table-missed = { $number ->
    [one] Όσο έλειπες, έγινε μία κίνηση.
   *[other] Όσο έλειπες, έγιναν { $number } κινήσεις.
}
