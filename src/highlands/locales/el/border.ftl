# Schotten Totten's table in the browser.

border-table = Το τραπέζι του Schotten Totten
border-border = Τα σύνορα
border-stone = Πέτρα { $stone }
border-side-yours = Εσύ: { $cards }
border-side = { $name }: { $cards }
border-can-claim = Μπορείς να τη διεκδικήσεις
border-can-place = Η κάρτα μπορεί να μπει εδώ.
border-claimed-yours = Την έχεις διεκδικήσει εσύ.
border-claimed = Διεκδικήθηκε – { $name }.
border-card-at = { $card }, στην πέτρα { $stone }

border-hand = { $name }: { $number ->
    [one] μία κάρτα στο χέρι
   *[other] { $number } κάρτες στο χέρι
}
border-hand-tactics = { $name }: { $number ->
    [one] μία κάρτα στο χέρι
   *[other] { $number } κάρτες στο χέρι
}, { $tactics ->
    [0] καμία τακτικής
    [one] μία από αυτές τακτικής
   *[other] { $tactics } από αυτές τακτικής
}
border-hand-of = Χέρι: { $name }
border-hand-empty = Δεν έμειναν κάρτες
border-not-now = { $card } (όχι τώρα)
border-sorted-colour = ταξινομημένο κατά χρώμα
border-sorted-strength = ταξινομημένο κατά αξία
border-sort-colour = Ταξινόμηση κατά χρώμα
border-sort-strength = Ταξινόμηση κατά αξία
border-played = { $number ->
    [one] παίχτηκε μία κάρτα τακτικής
   *[other] παίχτηκαν { $number } κάρτες τακτικής
}
border-held = { $name }: { $number ->
    [one] μία πέτρα
   *[other] { $number } πέτρες
}, { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
} στον αγώνα

border-over = Το παιχνίδι τελείωσε
border-waiting = Σκέφτεται: { $name } …
border-moment = Μια στιγμή …
border-do-play = Παίξε μια κάρτα
border-do-claim = { $number ->
    [one] Διεκδίκησε την πέτρα ή συνέχισε
   *[other] Διεκδίκησε πέτρες ή συνέχισε
}
border-do-draw = Τράβα μια κάρτα: από ποια στοίβα;
border-do-recruit = { $left ->
    [one] Στρατολόγος: τράβα ακόμα μία κάρτα
   *[other] Στρατολόγος: τράβα { $left } κάρτες
}
border-do-return = { $left ->
    [one] Στρατολόγος: διάλεξε ακόμα μία κάρτα για επιστροφή
   *[other] Στρατολόγος: διάλεξε { $left } κάρτες για επιστροφή
}
border-do-pass = Καμία κάρτα φυλής δεν μπορεί να παιχτεί: πρέπει να πας πάσο
border-do-pass-or-tactics = Καμία κάρτα φυλής δεν μπορεί να παιχτεί: πήγαινε πάσο ή παίξε κάρτα τακτικής
border-do-under = { $card }: κάτω από τη στοίβα;
border-do-recruiter = Στρατολόγος: τραβάς { $st-recruiter-draws }, μετά επιστρέφεις { $st-recruiter-returns }
border-do-strategist = Υπεύθυνος στρατηγικής: διάλεξε μια κάρτα σου στα σύνορα
border-do-banshee = Θηλυκός δαίμονας: διάλεξε μια κάρτα της άλλης πλευράς
border-do-traitor = Προδότης: διάλεξε μια κάρτα φυλής της άλλης πλευράς
border-do-where = { $card }: διάλεξε πέτρα
border-do-where-or-away = { $card }: διάλεξε πέτρα ή απόρριψέ την
border-do-away = { $card }: απόρριψη;

border-play-it = Παίξε
border-put-under = Επιστροφή
border-put-away = Απόρριψη
border-done = Συνέχεια
border-pass = Πάσο
border-back = Πίσω
border-what = Τι κάνει αυτή η κάρτα;
border-claim = Δική μου
border-claim-stone = Διεκδίκηση της πέτρας { $stone }

border-leads = προηγείται
border-could-lead = προηγείται με όσα μπορεί να έρθουν ακόμη
border-could-come = { $card }, μπορεί ακόμα να έρθει
border-claimable-by = Μπορεί να τη διεκδικήσει: { $name }.
border-play-here = Παίξε εδώ
border-about-claims = Πώς γίνεται η διεκδίκηση

border-discard = Στοίβα απόρριψης: { $number }
border-discard-empty = Δεν έχει απορριφθεί τίποτα ακόμα.
border-to-discard = Στη στοίβα απόρριψης
border-unseen = Κάρτες που δεν έχουν ανοίξει
border-unseen-about = Αυτές οι κάρτες δεν έχουν ανοίξει ποτέ. Οποιαδήποτε μπορεί ακόμα να έρθει.
border-unseen-about-yours = Αυτές οι κάρτες δεν έχουν ανοίξει ποτέ. Οποιαδήποτε μπορεί ακόμα να έρθει· όσες έχουν πλαίσιο είναι στο χέρι σου.
border-unseen-tactics = Κάρτες τακτικής που δεν έχουν ανοίξει
border-in-your-hand = { $card }, στο χέρι σου
border-seen = { $card }, έχει ήδη ανοίξει
border-none = Καμία
border-in-the-rules = Περισσότερα στους κανόνες
border-next-round = Στον επόμενο γύρο
border-round-won = { $who ->
    [you] { $how ->
        [row] Κερδίζεις τον γύρο { $round } με { $st-adjacent-to-win } πέτρες στη σειρά.
        [stones] Κερδίζεις τον γύρο { $round } με { $number ->
            [one] { $number } πέτρα
           *[other] { $number } πέτρες
        }.
       *[more] Κερδίζεις τον γύρο { $round } με περισσότερες πέτρες, αφού πήγατε και οι δύο πάσο.
    }
   *[other] { $how ->
        [row] { $name }: νίκη στον γύρο { $round } με { $st-adjacent-to-win } πέτρες στη σειρά.
        [stones] { $name }: νίκη στον γύρο { $round } με { $number ->
            [one] { $number } πέτρα
           *[other] { $number } πέτρες
        }.
       *[more] { $name }: νίκη στον γύρο { $round } με περισσότερες πέτρες, αφού πήγαν και οι δύο πάσο.
    }
}
border-round-even = Κανείς δεν κερδίζει τον γύρο { $round }: πήγαν και οι δύο πάσο κι έχουν ίσες πέτρες.
