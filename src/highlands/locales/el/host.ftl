# Η σελίδα του οικοδεσπότη.

host-title = Οικοδεσπότης
host-close = Κλείσιμο της σελίδας
host-views = Μέρη αυτής της σελίδας
host-view-numbers = Αριθμοί
host-view-tables = Τραπέζια
host-view-blocks = Αποκλεισμένοι
host-view-announcing = Ανακοινώσεις
host-view-settings = Ρυθμίσεις
host-view-safety = Αντίγραφο και κλειδιά πρόσβασης
host-view-log = Ημερολόγιο

host-door = Αυτή η σελίδα είναι για όποιον διαχειρίζεται αυτόν τον διακομιστή.
host-key = Το κλειδί του οικοδεσπότη
host-open = Άνοιγμα
host-key-where = Εμφανίστηκε στην πρώτη εκκίνηση του διακομιστή και φυλάσσεται δίπλα στα δεδομένα του· το «highlands host-key» το δείχνει ξανά.
host-open-passkey = Άνοιγμα με κλειδί πρόσβασης
host-passkey-failed = Ο περιηγητής δεν έδειξε κλειδί πρόσβασης.

host-now = Τώρα
host-healthy = Η βάση δεδομένων διαβάζεται και γράφεται.
host-unhealthy = Δεν μπορεί να γραφτεί τίποτα στη βάση δεδομένων.
host-running = Παρτίδες σε εξέλιξη
host-finished = Τελειωμένες παρτίδες
host-players = Παίκτες
host-database = Βάση δεδομένων
host-disk-free = Ελεύθερα στον δίσκο
host-version = Έκδοση
host-nodes = Κόμβοι
host-node = Κόμβος
host-node-since = Λειτουργεί από
host-node-this = αυτός εδώ
host-plots = Η τελευταία ώρα
host-all-nodes = Όλοι οι κόμβοι μαζί
host-ms = { $value } ms
host-megabytes = { $value } MB
host-gigabytes = { $value } GB
host-plot-said = { $title }: τώρα { $value }· η κορυφή του διαγράμματος είναι { $top }
host-plot-actions = Κινήσεις και παρόμοια ανά δευτερόλεπτο
host-plot-latency = Χρόνος απάντησης, διάμεσος / 99%
host-plot-connections = Συνδέσεις
host-plot-players = Συνδεδεμένοι παίκτες
host-plot-tables = Τραπέζια στη μνήμη
host-plot-thinking = Μποτ: σκέφτονται / περιμένουν
host-plot-store = Χρόνος αποθήκευσης
host-plot-cpu = Επεξεργαστής
host-plot-memory = Μνήμη

host-tables-more = Ο οικοδεσπότης βλέπει ποιος παίζει, και τίποτα από τις κάρτες κανενός.
host-no-tables = Δεν παίζει κανείς.
host-public = δημόσιο
host-private = ιδιωτικό
host-last = τελευταία κίνηση { $when }
host-again = Φόρτωση ξανά
host-more = Περισσότερα
host-end = Τέλος της παρτίδας
host-end-named = Τέλος της παρτίδας: { $names }
host-end-sure = Η παρτίδα τελειώνει χωρίς νικητή και δεν συνεχίζεται. Όλοι εκεί μαθαίνουν ότι το έκανες εσύ.
host-end-note = Τι τους λες (μπορεί να μείνει κενό)
host-ended = Η παρτίδα τελείωσε.
host-block = Αποκλεισμός
host-block-named = Αποκλεισμός: { $name }
host-block-sure = Όποιος αποκλείεται βγαίνει αμέσως, και το κλειδί του δεν ανοίγει τίποτα εδώ μέχρι να τον ξαναδεχτείς. Οι παρτίδες του συνεχίζονται χωρίς αυτόν.
host-blocked-done = Αποκλείστηκε.

host-blocks-more = Όποιος αποκλείστηκε δεν μπορεί να παίξει εδώ. Ένας παίκτης μπορεί να επιστρέψει ως κάποιος νέος· μια διεύθυνση κρατά έξω όλους όσοι τη μοιράζονται.
host-nobody-blocked = Κανείς δεν έχει αποκλειστεί.
host-blocked-player = παίκτης, από { $date }
host-blocked-address = διεύθυνση, από { $date }
host-nameless = χωρίς όνομα
host-unblock = Άρση
host-unblock-named = Άρση αποκλεισμού: { $name }
host-address = Διεύθυνση (σε IPv6 ολόκληρο το δίκτυο /64)
host-connected = Συνδεδεμένοι τώρα
host-connected-more = Οι διευθύνσεις με τις περισσότερες συνδέσεις.
host-nobody-connected = Κανείς δεν είναι συνδεδεμένος.
host-connections = { $number ->
    [one] { $number } σύνδεση
   *[other] { $number } συνδέσεις
}
host-own = η δική σου

host-announcing-more = Όλοι τη βλέπουν πάνω από κάθε σελίδα, μέχρι να λήξει ή να την κλείσουν.
host-announcement = Κείμενο
host-announcement-lasts = Εμφανίζεται για
host-hours = { $number ->
    [one] { $number } ώρα
   *[other] { $number } ώρες
}
host-days = { $number ->
    [one] { $number } ημέρα
   *[other] { $number } ημέρες
}
host-announce = Ανακοίνωση
host-announcement-until = έως { $when }
host-withdraw = Ανάκληση
host-withdraw-named = Ανάκληση: { $text }

host-settings-more = Ισχύουν αμέσως, σε όλους τους κόμβους. Ό,τι δόθηκε στην εκκίνηση του διακομιστή μένει.
host-setting-changed = Η ρύθμιση άλλαξε.
host-setting-fixed = δόθηκε στην εκκίνηση
host-setting-default = Πίσω στο { $value }
host-setting-save = Αποθήκευση
host-setting-save-named = Αποθήκευση: { $name }
host-setting-admits-players = Δέχεται νέους παίκτες (αλλιώς παίζουν ως επισκέπτες)
host-setting-admits-bots = Μπορούν να παίζουν εξωτερικά μποτ
host-setting-has-push = Ειδοποιήσεις σε περιηγητές
host-setting-tables-per-hour = Νέα τραπέζια ανά ώρα από μία διεύθυνση
host-setting-players-per-hour = Νέοι παίκτες ανά ώρα από μία διεύθυνση
host-setting-connections-per-address = Ταυτόχρονες συνδέσεις από μία διεύθυνση
host-setting-requests-per-second = Αιτήματα ανά δευτερόλεπτο σε μία σύνδεση
host-setting-abandon-after-days = Ημέρες μέχρι να κλείσει ένα σιωπηλό τραπέζι (0: ποτέ)
host-setting-min-bot-seconds = Δευτερόλεπτα που διαρκεί τουλάχιστον η κίνηση ενός μποτ
host-setting-review-iterations = Επαναλήψεις αναζήτησης για κάθε απόφαση μιας ανασκόπησης

host-backup = Αντίγραφο ασφαλείας
host-backup-more = Ένα αρχείο με τα πάντα, όπως το γράφει το «highlands backup». Περιέχει τις κάρτες των παρτίδων σε εξέλιξη και τα αποτυπώματα όλων των κλειδιών: όποιος το διαβάζει μπορεί να κλέψει. Κράτα το για σένα. Ότι λήφθηκε γράφεται στο ημερολόγιο.
host-backup-sure = Δεν θα κοιτάξω παρτίδες σε εξέλιξη.
host-backup-save = Αποθήκευση αντιγράφου
host-passkeys = Κλειδιά πρόσβασης που ανοίγουν αυτή τη σελίδα
host-passkeys-more = Δέξου ένα κλειδί πρόσβασης που πρόσθεσες στη δική σου σελίδα· τότε δεν χρειάζεσαι το κλειδί.
host-passkey-since = έγινε δεκτό { $date }
host-admit = Αποδοχή κλειδιού πρόσβασης
host-dismiss = Αφαίρεση
host-dismiss-named = Αφαίρεση: { $name }
host-no-passkeys-here = Οι περιηγητές προσφέρουν κλειδιά πρόσβασης μόνο με όνομα και μέσω TLS (https), ή στο localhost.

host-log-more = Όλα όσα έγιναν εδώ. Τίποτα δεν αλλάζει και τίποτα δεν αφαιρείται.
host-by-key = με το κλειδί
host-by-command = στον διακομιστή
host-by-player = από τον κάτοχό του
host-did-first-key = Φτιάχτηκε το πρώτο κλειδί.
host-did-rotate-key = Φτιάχτηκε νέο κλειδί· όλες οι ανοιχτές σελίδες έκλεισαν.
host-did-open = Άνοιξε αυτή τη σελίδα.
host-did-end-table = Τερμάτισε το τραπέζι { $subject }. { $detail }
host-did-block-player = Απέκλεισε τον παίκτη στη θέση { $detail } του τραπεζιού { $subject }.
host-did-block-address = Απέκλεισε τη διεύθυνση { $subject }.
host-did-unblock-player = Ήρε τον αποκλεισμό ενός παίκτη.
host-did-unblock-address = Ήρε τον αποκλεισμό της διεύθυνσης { $subject }.
host-did-announce = Ανακοίνωσε: { $detail }
host-did-withdraw = Ανακάλεσε μια ανακοίνωση.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: ξανά η προεπιλογή του διακομιστή
host-did-admit-passkey = Δέχτηκε: { $subject }.
host-did-dismiss-passkey = Αφαίρεσε: { $subject }.
host-did-backup = Πήρε αντίγραφο ασφαλείας.
host-did-restore = Επαναφέρθηκε αντίγραφο ασφαλείας, χωρίς το κλειδί και τα κλειδιά πρόσβασης που είχαν γίνει δεκτά.
