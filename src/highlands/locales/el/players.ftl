# The page of a player: results, and all that is stored of them.

players-title = Εσύ
players-more = Οι παρτίδες σου: νίκες, ισοπαλίες, ήττες. Αυτή τη σελίδα τη βλέπεις μόνο εσύ.
players-summary = νίκες: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }
players-by-game = Ανά παιχνίδι
players-by-opponent = Ανά αντίπαλο
players-course = Η πορεία των παρτίδων σου
players-course-theirs = Η πορεία των παρτίδων
players-course-more = Κάθε σκαλί πάνω είναι νίκη, κάθε σκαλί κάτω ήττα.
players-none = Δεν έχει τελειώσει ακόμη καμία παρτίδα.
players-game = Παιχνίδι
players-opponent = Αντίπαλος
players-won = Νίκες
players-drawn = Ισοπαλίες
players-lost = Ήττες
players-data = Τα δεδομένα σου
players-data-more = Αυτός ο περιηγητής έφτιαξε ένα κλειδί από το οποίο σε αναγνωρίζει ο διακομιστής. Μπορείς να παίζεις και χωρίς αυτό.
players-export = Αποθήκευση όλων των δεδομένων μου
players-forget = Να με ξεχάσετε
players-forget-sure = Ο διακομιστής ξεχνά εσένα και το όνομά σου, και στα τραπέζια όπου κάθισες. Οι παρτίδες μένουν στους άλλους. Αυτό δεν αναιρείται.
players-forget-do = Ξέχασέ με
players-forgotten = Ο διακομιστής σε ξέχασε.
players-back = Σε αυτόν τον περιηγητή είσαι ξανά: { $name }.
players-nobody = Αυτός ο περιηγητής δεν έχει παίξει ακόμη.
players-devices = Οι συσκευές σου
players-devices-more = Κάθε περιηγητής έχει δικό του κλειδί. Όποιον αφαιρέσεις χάνει αμέσως την πρόσβαση, και στις παρτίδες που έχει ανοιχτές. Μαζί του αφαιρούνται και τα κλειδιά πρόσβασης που προστέθηκαν εκεί.
players-device-this = Αυτός ο περιηγητής
players-device-unknown = Ένας περιηγητής
players-device-since = από { $date }
players-device-remove = Αφαίρεση: { $name }
players-device-sign-out = Αποσύνδεση εδώ
players-device-removed = Δεν έχει πια πρόσβαση.
players-passkeys = Κλειδιά πρόσβασης
players-passkeys-more = Με ένα κλειδί πρόσβασης επιστρέφεις ως ο εαυτός σου: σε άλλη συσκευή ή όταν αυτός ο περιηγητής τα έχει ξεχάσει όλα. Κωδικός δεν υπάρχει.
players-passkey-add = Προσθήκη κλειδιού πρόσβασης
players-passkey-added = Μπορείς πια να συνδέεσαι με το κλειδί πρόσβασής σου.
players-passkey-made = έγινε με { $name }
players-passkey-remove = Αφαίρεση του κλειδιού πρόσβασης που έγινε με { $name }
players-passkey-insecure = Οι περιηγητές προσφέρουν κλειδιά πρόσβασης μόνο σε διεύθυνση με όνομα και TLS (https)· αυτή δεν είναι τέτοια. Ένας σύνδεσμος λειτουργεί παντού.
players-passkey-unsupported = Αυτός ο περιηγητής δεν προσφέρει κλειδιά πρόσβασης. Ένας σύνδεσμος λειτουργεί παντού.
players-passkey-failed = Ο περιηγητής δεν έδωσε κλειδί πρόσβασης.
players-sign-in = Σύνδεση με κλειδί πρόσβασης
players-sign-in-more = Αν έχεις παίξει σε άλλη συσκευή και πρόσθεσες εκεί κλειδί πρόσβασης, γίνε κι εδώ ο ίδιος παίκτης.
players-join = Πάρε μαζί τις παρτίδες αυτού του περιηγητή
players-join-more = Γίνονται παρτίδες του παίκτη που θα είσαι τότε, μαζί με τους φίλους και όλα τα άλλα. Αλλιώς αυτός ο περιηγητής θυμάται τον παίκτη του και ξαναγίνεται αυτός όταν αποσυνδεθείς.
players-signed-in = Τώρα και σε αυτόν τον περιηγητή είσαι: { $name }.
players-apart = Οι παρτίδες αυτού του περιηγητή μένουν στον δικό τους παίκτη, που έχει κλειδί πρόσβασης ή άλλες συσκευές.
players-nameless = ο παίκτης σου
players-link = Συνέχεια σε άλλη συσκευή
players-link-more = Άνοιξε εκεί αυτόν τον σύνδεσμο ή σάρωσέ τον. Ισχύει μία φορά και για { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
 }. Όποιος τον ανοίξει παίζει στο όνομά σου: μην τον στείλεις σε κανέναν άλλο.
players-link-title = Συνέχεια εδώ
players-link-as = Να παίζεις και σε αυτόν τον περιηγητή ως { $name }; Συνέχισε μόνο αν έφτιαξες εσύ αυτόν τον σύνδεσμο.
players-link-use = Συνέχεια εδώ
players-public = Τι βλέπουν οι άλλοι
players-public-more = Τη σελίδα σου δεν τη βλέπει κανείς. Ό,τι διαλέξεις εδώ το βλέπει, με το όνομά σου, όποιος έχει τον σύνδεσμο. Άλλοι παίκτες εμφανίζονται μόνο αν έχουν κι αυτοί δημόσιο προφίλ.
players-public-results = Αποτελέσματα ανά παιχνίδι
players-public-course = Η πορεία των παρτίδων σου
players-public-opponents = Αποτελέσματα ανά αντίπαλο
players-public-link = Ο σύνδεσμος για το δημόσιο προφίλ σου
players-public-look = Δες τι βλέπουν οι άλλοι
players-public-title = Προφίλ
players-public-rating = Βαθμολογίες, και στους πίνακες κατάταξης
players-vacation = Διακοπές
players-vacation-more = Σε { $number ->
    [one] μία παρτίδα σου
   *[other] { $number } παρτίδες σου
 } υπάρχουν διακοπές. Το ρολόι σου σταματά σε όλες μαζί, για όσο επιτρέπει η καθεμία. Οι άλλοι το βλέπουν.
players-vacation-away = Το ρολόι σου είναι σταματημένο σε { $number ->
    [one] μία παρτίδα
   *[other] { $number } παρτίδες
 }. Το πρώτο ξεκινά πάλι σε { $time }.
players-vacation-take = Να σταματήσουν τα ρολόγια μου
players-vacation-end = Επέστρεψα
players-vacation-none = Όλες οι ημέρες διακοπών έχουν χρησιμοποιηθεί.
players-vacation-failed = Δεν ήταν δυνατή η πρόσβαση τώρα, εκεί όλα έμειναν όπως ήταν. Δοκίμασε ξανά σε λίγο:
players-vacation-loading = Κοιτάμε τις παρτίδες σου …
