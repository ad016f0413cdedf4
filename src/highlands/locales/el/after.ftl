# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = Νίκησες!
after-you-shared = Μοιράζεσαι τη νίκη με: { $names }!
after-won = Νίκη: { $name }
after-shared = Κοινή νίκη: { $names }
after-draw = Ισοπαλία
after-over = Το παιχνίδι τελείωσε
after-how-agreed = Συμφωνήσατε σε ισοπαλία.
after-how-resigned = { $number ->
    [one] Παραίτηση: { $names }.
   *[other] Παραιτήσεις: { $names }.
}
after-how-abandoned = Για πολύ καιρό δεν συνέβη τίποτα, γι’ αυτό το τραπέζι έκλεισε.
after-how-absent = { $names }: καμία επιστροφή.
after-how-closed = Το τραπέζι έκλεισε πριν αρχίσει η παρτίδα.
after-how-host = Ο οικοδεσπότης αυτού του διακομιστή τερμάτισε την παρτίδα.
after-how-host-note = Ο οικοδεσπότης αυτού του διακομιστή τερμάτισε την παρτίδα: «{ $note }»
after-how-time = { $number ->
    [one] Τελείωσε ο χρόνος: { $names }.
   *[other] Τελείωσε ο χρόνος: { $names }.
}
after-how-points = { $points ->
    [one] Με έναν πόντο νίκης.
   *[other] Με { $points } πόντους νίκης.
}
after-how-match = Με τους περισσότερους πόντους μετά από { $rounds } γύρους.
after-how-row = Με { $st-adjacent-to-win } πέτρες στη σειρά.
after-how-stones = Με { $number ->
    [one] { $number } πέτρα
   *[other] { $number } πέτρες
}.
after-how-more = Με περισσότερες πέτρες, αφού πήγαν και οι δύο πάσο.
after-how-even = Πήγαν και οι δύο πάσο κι έχουν ίσες πέτρες: κανείς δεν κερδίζει.
after-how-match-even = Ύστερα από { $rounds } γύρους έχουν και οι δύο τους ίδιους πόντους.
after-points = Πόντοι: { $points }.
after-result-stones = Πέτρες: { $stones }.
after-head-points = πόντοι
after-head-stones = πέτρες
after-stones = { $number ->
    [one] μία πέτρα
   *[other] { $number } πέτρες
}
after-score = { $number ->
    [one] ένας πόντος
   *[other] { $number } πόντοι
}
after-match-points = Ο νικητής ενός γύρου παίρνει { $st-round-points } πόντους, ο άλλος έναν για κάθε πέτρα.
after-winner = νίκη
after-rematch = Ρεβάνς
after-rematch-ready = Σε περιμένει μια ρεβάνς.
after-rematch-go = Στη ρεβάνς
after-rematch-watch = Δες τη ρεβάνς
after-tournament = Στο τουρνουά
after-look = Δες το ταμπλό
after-replay = Δες το ξανά
after-record = Λήψη της καταγραφής
after-running = Το παιχνίδι συνεχίζεται: αυτά μπορούσες να δεις ως τώρα.
after-to-table = Στο τραπέζι
after-near = Από τη θέση
after-copy-moment = Σύνδεσμος για αυτή τη στιγμή
after-copied-players = Αντιγράφηκε. Αν το τραπέζι δεν είναι δημόσιο, ο σύνδεσμος ανοίγει σε όσους έπαιξαν.
after-moves = Κινήσεις
after-move = Κίνηση
after-beginning = Η αρχή
after-first = Στην αρχή
after-back = Μία κίνηση πίσω
after-forward = Μία κίνηση μπροστά
after-last = Στο τέλος
after-play = Να παίζει μόνο του
after-pause = Παύση
after-keys = Πλήκτρα: ← και → από κίνηση σε κίνηση, Home και End στις άκρες· το διάστημα το αφήνει να τρέχει.
after-review = Ανασκόπηση
after-review-ask = Ζήτα ανασκόπηση
after-review-more = Κάθε απόφαση εξετάζεται ξανά, με όσα μπορούσε τότε να ξέρει ο παίκτης της. Παίρνει ένα-δύο λεπτά.
after-review-waits = Προηγείται μια άλλη ανασκόπηση …
after-review-done = { $done } από { $total } αποφάσεις
after-review-how = Πέρνα από όλο το παιχνίδι: εδώ γράφει πόσο άξιζε κάθε κίνηση.
after-curve = Οι πιθανότητες νίκης από την αρχή ως το τέλος. Η λίστα από κάτω λέει το ίδιο με λόγια.
after-curve-of = { $name }: η πιθανότητα νίκης
after-chance = Πιθανότητα νίκης: { $best } με την καλύτερη κίνηση, { $played } με αυτήν.
after-costly = Τι κόστισε
after-show-all = όλες οι αποφάσεις
after-whose = Ποιανού αποφάσεις
after-everybody = όλων
after-shuffle = Το ανακάτεμα
after-shuffle-good = Το ανακάτεμα είναι αυτό που είχε δεσμευτεί.
after-shuffle-good-now = Σπόρος και δέσμευση ταιριάζουν.
after-shuffle-broken = Δεν είναι αυτό το ανακάτεμα που είχε δεσμευτεί!
after-proves-good = Όσο παιζόταν το παιχνίδι, αυτός ο περιηγητής είδε τη δέσμευση. Ταιριάζει με τον σπόρο που άνοιξε τώρα και με κανέναν άλλον: η σειρά των καρτών ήταν λοιπόν ήδη ορισμένη και κανείς δεν την άλλαξε από τότε.
after-proves-good-now = Η δέσμευση ταιριάζει με αυτόν τον σπόρο και με κανέναν άλλον. Αυτός ο περιηγητής όμως δεν την είδε όσο παιζόταν το παιχνίδι: αν είναι αυτή που δείχτηκε τότε, το ξέρουν όσοι έπαιξαν.
after-proves-shares = Ο περιηγητής κάθε παίκτη πρόσθεσε ένα τυχαίο μερίδιο στο ανακάτεμα και όλα τα μερίδια είχαν δεσμευτεί πριν φανερωθεί το πρώτο. Έτσι ούτε ο διακομιστής ούτε κανένας παίκτης μόνος του μπορούσε να διαλέξει τις κάρτες.
after-proves-shared = Όλα τα τραπέζια αυτού του γύρου πήραν το ίδιο ανακάτεμα. Το διάλεξε μόνος του ο διακομιστής, πριν καθίσει κανείς: οι παίκτες δεν είχαν μερίδιο σε αυτό.
after-shuffle-running = Πριν από την πρώτη κίνηση η σειρά των καρτών ήταν ορισμένη και η δέσμευσή της φανερή. Όταν τελειώσει το παιχνίδι ανοίγει ο σπόρος, και μπορείς να ελέγξεις εδώ ότι ταιριάζουν.
after-verify = Ότι οι κάρτες βγήκαν πράγματι από αυτόν τον σπόρο και ότι κάθε κίνηση επιτρεπόταν, το ελέγχει η εντολή «{ $command }» με την καταγραφή.
after-numbers = Οι αριθμοί
after-commitment = Δέσμευση
after-salt = Αλάτι
after-seed = Σπόρος του διακομιστή
after-share-commitment = Δέσμευση της θέσης { $seat }
after-share = Μερίδιο της θέσης { $seat }
after-mixed-seed = Σπόρος της μοιρασιάς: ο σπόρος του διακομιστή και όλα τα μερίδια
after-formula = Η δέσμευση είναι
after-head-rating = Βαθμολογία
