# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Φίλοι
friends-none = Δεν έχεις ακόμη φίλους εδώ. Στείλε σε κάποιον έναν σύνδεσμο.
friends-online = σε σύνδεση
friends-results = Οι παρτίδες σας: νίκες { $won }, ισοπαλίες { $drawn }, ήττες { $lost }
friends-challenge = Πρόκληση
friends-challenge-named = Πρόκληση: { $name }
friends-part = Αφαίρεση από τους φίλους: { $name }
friends-block = Αποκλεισμός: { $name }
friends-block-somebody = Αποκλεισμός κάποιου
friends-block-done = Αποκλείστηκε, χωρίς να το μάθει: { $name }. Η λίστα είναι στη σελίδα των φίλων σου.
friends-block-latest = Αποκλείεται όποιος κάθισε με αυτό το όνομα στην τελευταία σου παρτίδα.
friends-invite = Νέος φίλος
friends-invite-more = Στείλε αυτόν τον σύνδεσμο σε ένα άτομο. Όποιος τον ανοίξει και συμφωνήσει γίνεται φίλος σου. Ισχύει μία φορά, για { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
 }.
friends-invite-text = Γίνε φίλος μου στο Highlands
friends-withdraw = Ανάκληση των συνδέσμων μου
friends-withdrawn = Οι σύνδεσμοι που δεν χρησιμοποίησε κανείς δεν οδηγούν πια πουθενά.
friends-shows-online = Οι φίλοι βλέπουν πότε είμαι εδώ
friends-no-name = Οι φίλοι βλέπουν το όνομά σου: βάλε ένα στις ρυθμίσεις.
friends-blocked = Αποκλεισμένοι
friends-blocked-more = Δεν σας ταιριάζουμε. Δεν παίρνουν θέση δίπλα σου, δεν σε προκαλούν, και δεν βλέπεις τους χαιρετισμούς τους. Δεν το μαθαίνουν.
friends-unblock = Άρση αποκλεισμού
friends-unblock-named = Άρση αποκλεισμού: { $name }
friends-nameless = Κάποιος χωρίς όνομα
friends-ask = Θέλει να γίνει φίλος σου εδώ: { $name }.
friends-ask-more = Οι φίλοι βλέπουν ο ένας το όνομα του άλλου και αν είναι συνδεδεμένοι, και μπορούν να προκαλούν ο ένας τον άλλο. Τίποτε άλλο.
friends-agree = Συμφωνώ
friends-agreed = Τώρα είστε φίλοι.
