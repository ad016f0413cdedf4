### Το ταμπλό του Verräter στον περιηγητή, στα ελληνικά.

circle-title = Ο κύκλος των περιοχών

## Τι περιμένει το τραπέζι

circle-you-settle = Το πρώτο σου κτήμα: άγγιξε μια περιοχή χωρίς κτίριο
circle-you-conflict = Πού θα συγκρουστούν οι οίκοι; Άγγιξε ένα φωτισμένο σύνορο
circle-you-choose = Κράτησε μια κάρτα δράσης· οι υπόλοιπες φεύγουν
circle-you-supply = { $house ->
    [eagles] Βάλε εφόδια για τους Αετούς, ή τίποτα
   *[roses] Βάλε εφόδια για τα Ρόδα, ή τίποτα
}
circle-you-build = Είσαι ο Χτίστης: άγγιξε μια περιοχή, ή μη χτίσεις
circle-you-discard = { $reason ->
    [farmer] Ο Αγρότης φέρνει { $draw ->
        [one] μία κάρτα
       *[other] { $draw } κάρτες
    }
    [estates] Τα κτήματά σου φέρνουν { $draw ->
        [one] μία κάρτα
       *[other] { $draw } κάρτες
    }
   *[diplomat] Ο Διπλωμάτης 2 φέρνει { $draw ->
        [one] μία κάρτα
       *[other] { $draw } κάρτες
    }
}, και το χέρι χωράει { $v-hand-limit }: { $number ->
    [one] απόρριψε πρώτα μία
   *[other] απόρριψε πρώτα { $number }
}
circle-waits-settle = { $name }: χτίζει το πρώτο κτήμα
circle-waits-conflict = { $name }: διαλέγει τη σύγκρουση
circle-waits-choose = { $name }: διαλέγει κάρτα δράσης
circle-waits-supply = { $name }: βάζει εφόδια
circle-waits-build = { $name }: έχει τον Χτίστη και μπορεί να χτίσει
circle-waits-discard = { $number ->
    [one] { $name }: απορρίπτει μία κάρτα
   *[other] { $name }: απορρίπτει { $number } κάρτες
}
circle-over = Το παιχνίδι τελείωσε
circle-recent = Τι έγινε
circle-hints = Υποδείξεις

## Περιοχές και κτίρια

circle-landscape = { $landscape }, { $house }, δύναμη { $base }
circle-in-conflict = στη σύγκρουση
circle-can-build = Μπορείς να χτίσεις εδώ
circle-building = { $kind ->
    [estate] Κτήμα
   *[counting] Ταμείο
}
circle-building-of = { $kind ->
    [estate] κτήμα ({ $name })
   *[counting] ταμείο ({ $name })
}
circle-building-here = κτίριο
circle-no-building = κανένα
circle-prize-table = Πόντοι νίκης για κάθε νικητή όταν κατακτηθεί, ανάλογα με το πόσοι νικούν
circle-winners = { $number ->
    [one] ένας νικητής
   *[other] { $number } νικητές
}
circle-conflict-means = { $house ->
    [eagles] Σε μια σύγκρουση εδώ, οι Αετοί ξεκινούν με δύναμη { $base }. Αν χάσουν, η περιοχή περνάει στα Ρόδα και οι νικητές παίρνουν πόντους.
   *[roses] Σε μια σύγκρουση εδώ, τα Ρόδα ξεκινούν με δύναμη { $base }. Αν χάσουν, η περιοχή περνάει στους Αετούς και οι νικητές παίρνουν πόντους.
}
circle-estate-means = Το κτήμα φέρνει στον ιδιοκτήτη του μια κάρτα εφοδίων κάθε γύρο, όσο η περιοχή ανήκει στον οίκο που υπηρετεί.
circle-counting-means = Το ταμείο φέρνει στο τέλος έναν πόντο για κάθε κάρτα εφοδίων στο χέρι, έως { $v-counted-cards }. Δεν έχει σημασία σε ποιον ανήκει η περιοχή.
circle-rules = Στους κανόνες

## Χτίσιμο

circle-build-turn = { $kind ->
    [estate] Γύρισέ το σε κτήμα
   *[counting] Γύρισέ το σε ταμείο
}
circle-build-nothing = Δεν χτίζω
circle-elsewhere = Αλλού

## Οι παίκτες και οι κάρτες τους

circle-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
circle-hand-number = { $number ->
    [0] καμία κάρτα εφοδίων στο χέρι
    [one] μία κάρτα εφοδίων στο χέρι
   *[other] { $number } κάρτες εφοδίων στο χέρι
}
circle-reserve = { $number ->
    [0] κανένα κτίριο στο απόθεμα
    [one] ένα κτίριο στο απόθεμα
   *[other] { $number } κτίρια στο απόθεμα
}
circle-estate-draw = { $number ->
    [one] τα κτήματα φέρνουν τώρα 1 κάρτα
   *[other] τα κτήματα φέρνουν τώρα { $number } κάρτες
}
circle-final-now = τελική βαθμολόγηση τώρα: +{ $points }
circle-start = πρώτος παίκτης
circle-strategy = έχει την κάρτα στρατηγικής
circle-action-hidden = μια κλειστή κάρτα δράσης
circle-your-hand = Το χέρι σου
circle-hand-of = Το χέρι: { $name }
circle-hand-empty = Καμία κάρτα εφοδίων
circle-supply-card = κάρτα εφοδίων { $card }
circle-supply-hidden = άγνωστη κάρτα εφοδίων
circle-laid = Στο τραπέζι
circle-laid-by = { $name }: { $card }

## Κάρτες δράσης

circle-offered = Οι κάρτες δράσης που ήρθαν σε σένα
circle-actions-about = Για τις κάρτες δράσης
circle-card-kept = αυτήν κρατάς
circle-card-seen = πέρασε από σένα
circle-card-unseen = δεν πέρασε από σένα

## Εφόδια και δύναμη

circle-lay = { $number ->
    [one] Βάζω { $cards }
   *[other] Βάζω { $cards } = { $total }
}
circle-lay-nothing = Δεν βάζω τίποτα
circle-discard = Απορρίπτω { $cards }
circle-discard-more = Διάλεξε { $number ->
    [one] μία κάρτα
   *[other] { $number } κάρτες
} ({ $chosen }/{ $number })
circle-strength = περιοχή { $base }, εφόδια { $supply }, Διπλωμάτες { $diplomats }
circle-unknown = Οι Διπλωμάτες και ο Προδότης είναι κλειστοί και μπορεί να το αλλάξουν.
circle-reckoned = { $card ->
    [traitor] Είσαι ο Προδότης: μετράς για τον νέο σου οίκο. Οι άλλες κάρτες είναι κλειστές.
    [diplomat2] Μετράει ο Διπλωμάτης 2 σου. Οι άλλες κάρτες είναι κλειστές.
   *[diplomat5] Μετράει ο Διπλωμάτης 5 σου. Οι άλλες κάρτες είναι κλειστές.
}
circle-piles = { $pile } στη στοίβα, { $discard } στην απόρριψη
circle-discarded = απόρριψη
circle-unseen = κρυφές
circle-unseen-means = Κρυφές: στη στοίβα ή σε άλλο χέρι.

## Πώς πήγε μια σύγκρουση

circle-last = η τελευταία σύγκρουση
circle-how = Πώς πήγε η τελευταία σύγκρουση;
circle-how-round = Πώς πήγε η σύγκρουση του γύρου { $round };
circle-reveal-title = Γύρος { $round }: { $one } – { $two }
circle-reveal-laid = Με τις περιοχές και τα εφόδια: { $eagles } για τους Αετούς, { $roses } για τα Ρόδα.
circle-reveal-turned = Ανοίγουν οι κάρτες δράσης.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Είσαι ο Προδότης και περνάς στους Αετούς
       *[roses] Είσαι ο Προδότης και περνάς στα Ρόδα
    }
   *[other] { $house ->
        [eagles] { $name }: έχει τον Προδότη και περνάει στους Αετούς
       *[roses] { $name }: έχει τον Προδότη και περνάει στα Ρόδα
    }
}{ $total ->
    [0] .
   *[other] , με εφόδια αξίας { $total }.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] Ο Διπλωμάτης σου δίνει στους Αετούς άλλα { $bonus }.
       *[roses] Ο Διπλωμάτης σου δίνει στα Ρόδα άλλα { $bonus }.
    }
   *[other] { $house ->
        [eagles] { $name }: ο Διπλωμάτης δίνει στους Αετούς άλλα { $bonus }.
       *[roses] { $name }: ο Διπλωμάτης δίνει στα Ρόδα άλλα { $bonus }.
    }
}
circle-reveal-prize = { $number ->
    [one] Ένας νικητής, { $winners }: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }.
   *[other] { $number } νικητές, { $winners }: από { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] Εσύ, ως Προδότης: +{ $points }.
       *[strategist] Εσύ, ως Στρατηγός: +{ $points }.
    }
   *[other] { $card ->
        [traitor] { $name }, ως Προδότης: +{ $points }.
       *[strategist] { $name }, ως Στρατηγός: +{ $points }.
    }
}
circle-reveal-no-points = Κανείς δεν παίρνει πόντους.
circle-step-next = Επόμενο
circle-step-back = Πίσω
circle-go-on = Συνέχεια

## Οι πόντοι

circle-scores = Πόντοι ανά γύρο
circle-round = Γύρος
circle-no-conflicts = Καμία σύγκρουση δεν έχει κριθεί ακόμα.
circle-final = Τελική βαθμολόγηση
circle-final-preview = Τελική βαθμολόγηση, τώρα
circle-final-means = Τελική βαθμολόγηση: ταμεία × κάρτες εφοδίων στο χέρι, από τις οποίες μετράνε το πολύ { $v-counted-cards }.
