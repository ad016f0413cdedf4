### What only the terminal says of Verräter. The pages do not fetch it.

term-v-round-of = γύρος { $round }/{ $rounds }
term-v-name = { $who ->
    [you] εσύ
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] κτήμα
   *[counting] ταμείο
}
term-v-opening = { $who ->
    [you] Στην αρχή πρώτος παίκτης είσαι εσύ.
   *[other] Στην αρχή πρώτος παίκτης είναι ο { $seat }.
}
term-v-you-serve = { $house ->
    [eagles] Υπηρετείς τους Αετούς, προς το παρόν.
   *[roses] Υπηρετείς τα Ρόδα, προς το παρόν.
}
term-v-piles = στοίβα { $pile }, απόρριψη { $discard }
term-v-conflict = σύγκρουση: { $one } – { $two }
term-v-last-conflict = η τελευταία σύγκρουση, στο { $place }
term-v-tie = ισοπαλία
term-v-reckoned = { $card ->
    [traitor] ως Προδότης μετράς για τον νέο σου οίκο
    [diplomat2] μετράει ήδη ο Διπλωμάτης 2 σου
   *[diplomat5] μετράει ήδη ο Διπλωμάτης 5 σου
}
term-v-key = δύναμη και πόντοι για 1·2·3·4 νικητές
term-v-head-hand = χέρι
term-v-head-laid = έβαλε
term-v-head-action = δράση
term-v-head-reserve = μένουν
term-v-head-estates = τραβά
term-v-mark-start = πρώτος
term-v-mark-strategy = στρατηγική
term-v-your-supply = τα εφόδιά σου
term-v-your-action = η δράση σου
term-v-offered = διάλεξε
term-v-supply-all = όλες
term-v-supply-discard = έξω
term-v-supply-unseen = κρυφές
term-v-turn = { $step ->
    [settle] ο { $seat } χτίζει το πρώτο του κτήμα
    [conflict] ο { $seat } βάζει την κάρτα σύγκρουσης
    [choose] ο { $seat } κρατάει μια κάρτα δράσης
    [supply] ο { $seat } βάζει κάρτες εφοδίων
    [build] ο { $seat } μπορεί να χτίσει
   *[discard] ο { $seat } απορρίπτει { $number ->
        [one] μία κάρτα
       *[other] { $number } κάρτες
    } και μετά τραβάει { $draw }
}
term-v-prompt-settle = Χτίσε το πρώτο σου κτήμα: γράψε τον αριθμό μιας περιοχής χωρίς κτίριο, για παράδειγμα { $move }
term-v-prompt-conflict = Έχεις την κάρτα στρατηγικής. Βάλε την κάρτα σύγκρουσης ανάμεσα σε δύο γειτονικές περιοχές: { $places }
term-v-prompt-choose = Κράτα μια κάρτα δράσης: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Βάλε εφόδια για τους Αετούς, για παράδειγμα { $move }, ή 0 για τίποτα
   *[roses] Βάλε εφόδια για τα Ρόδα, για παράδειγμα { $move }, ή 0 για τίποτα
}
term-v-prompt-build = Είσαι ο Χτίστης: χτίσε κάτι, γύρισε ένα κτίριό σου, ή άφησέ το· για παράδειγμα { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] Ο Αγρότης σού φέρνει
    [estates] Τα κτήματά σου σού φέρνουν
   *[diplomat] Ο Διπλωμάτης 2 σού φέρνει
} { $draw ->
    [one] μία κάρτα
   *[other] { $draw } κάρτες
}, και το χέρι χωράει { $v-hand-limit }. { $number ->
    [one] Απόρριψε πρώτα μία κάρτα, για παράδειγμα { $move }
   *[other] Απόρριψε πρώτα { $number } κάρτες, για παράδειγμα { $move }
}
term-v-how-settle = χτίζεις το κτήμα σου στην περιοχή 5· ολόκληρο γράφεται «estate 5». Φέρνει μία κάρτα σε κάθε γύρο, όσο η περιοχή είναι του οίκου που υπηρετείς
term-v-how-conflict = βάζεις την κάρτα σύγκρουσης ανάμεσα στις περιοχές 3 και 4, μία από κάθε οίκο· αρκεί «3 4»
term-v-how-choose = γράψε την κάρτα που κρατάς, ή την αρχή της («d5» για τον Διπλωμάτη 5)· τις υπόλοιπες τις δίνεις παρακάτω. Με «cards» βλέπεις τι ξέρεις για τις άλλες
term-v-how-lay = βάζεις αυτές τις κάρτες εφοδίων· αρκεί «335». Ενισχύουν τον οίκο σου, και απορρίπτονται μετά τη σύγκρουση
term-v-how-lay-nothing = δεν βάζεις τίποτα
term-v-how-lay-all = βάζεις όλο σου το χέρι
term-v-how-estate = χτίζεις στην περιοχή 5 ένα κτίριο από το απόθεμά σου, ως κτήμα: φέρνει εφόδια, όσο ο οίκος σου έχει την περιοχή
term-v-how-counting = το ίδιο ως ταμείο: φέρνει πόντους στο τέλος. Μπορείς να έχεις δύο
term-v-how-turn = γυρίζεις το κτίριό σου στην περιοχή 3, από κτήμα σε ταμείο ή το αντίστροφο
term-v-how-pass = δεν χτίζεις τίποτα
term-v-how-discard = απορρίπτεις αυτές τις κάρτες· αρκεί «24». Μετά τραβάς
term-v-which-conflict = η περιοχή { $number } συνορεύει με δύο περιοχές του άλλου οίκου· γράψε ένα από αυτά: { $choices }
term-v-which-card = Ταιριάζουν περισσότερες κάρτες· γράψε μία από αυτές: { $choices }
term-v-which-building = Ποιο κτίριο; Γράψε ένα από αυτά: { $choices }
term-v-help-score = οι πόντοι, και τι θα έφερνε τώρα η τελική μέτρηση
term-v-help-supply = πού είναι οι κάρτες εφοδίων, απ’ όσο ξέρεις
term-v-help-cards = τι κάνουν οι κάρτες δράσης, και τι ξέρεις για το ποιος τις έχει
term-v-help-last = ξανά η τελευταία σύγκρουση
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Χτίζεις κτήμα στην περιοχή { $landscape }.
        [counting] Χτίζεις ταμείο στην περιοχή { $landscape }.
        [turn-estate] Κάνεις ταμείο το κτήμα σου στην περιοχή { $landscape }.
       *[turn-counting] Κάνεις κτήμα το ταμείο σου στην περιοχή { $landscape }.
    }
   *[other] { $what ->
        [estate] Ο { $seat } χτίζει κτήμα στην περιοχή { $landscape }.
        [counting] Ο { $seat } χτίζει ταμείο στην περιοχή { $landscape }.
        [turn-estate] Ο { $seat } κάνει ταμείο το κτήμα του στην περιοχή { $landscape }.
       *[turn-counting] Ο { $seat } κάνει κτήμα το ταμείο του στην περιοχή { $landscape }.
    }
}
term-v-told-pass = { $who ->
    [you] Δεν χτίζεις τίποτα.
   *[other] Ο { $seat } έχει τον Χτίστη και δεν χτίζει τίποτα.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Βάζεις τη σύγκρουση ανάμεσα στις περιοχές { $one } των Αετών και { $two } των Ρόδων.
       *[roses] Βάζεις τη σύγκρουση ανάμεσα στις περιοχές { $one } των Ρόδων και { $two } των Αετών.
    }
   *[other] { $house ->
        [eagles] Ο { $seat } βάζει τη σύγκρουση ανάμεσα στις περιοχές { $one } των Αετών και { $two } των Ρόδων.
       *[roses] Ο { $seat } βάζει τη σύγκρουση ανάμεσα στις περιοχές { $one } των Ρόδων και { $two } των Αετών.
    }
}
term-v-told-take = { $who ->
    [you] Κρατάς μια κάρτα δράσης.
   *[other] Ο { $seat } κρατάει μια κάρτα δράσης.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Βάζεις { $cards } για τους Αετούς: { $total }.
       *[roses] Βάζεις { $cards } για τα Ρόδα: { $total }.
    }
   *[other] { $house ->
        [eagles] Ο { $seat }, από τους Αετούς, βάζει { $cards }: { $total }.
       *[roses] Ο { $seat }, από τα Ρόδα, βάζει { $cards }: { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] Δεν βάζεις τίποτα.
   *[other] Ο { $seat } δεν βάζει τίποτα.
}
term-v-told-discarded = { $who ->
    [you] Απορρίπτεις { $cards } για να τραβήξεις { $draw ->
        [one] μία κάρτα
       *[other] { $draw } κάρτες
    }.
   *[other] Ο { $seat } απορρίπτει { $cards } για να τραβήξει { $draw ->
        [one] μία κάρτα
       *[other] { $draw } κάρτες
    }.
}
term-v-new-pile = Η στοίβα απόρριψης ανακατεύεται και γίνεται νέα στοίβα.
term-v-drawn = Νέα εφόδια: { $draws }.
term-v-draw = { $who ->
    [you] εσύ { $cards }
   *[other] { $seat } { $number ->
        [one] μία κάρτα
       *[other] { $number } κάρτες
    }
}
term-v-new-round = { $who ->
    [you] Αρχίζει ο γύρος { $round } από { $rounds }· πρώτος παίκτης είσαι εσύ.
   *[other] Αρχίζει ο γύρος { $round } από { $rounds }· πρώτος παίκτης είναι ο { $seat }.
}
term-v-reveal-title = γύρος { $round }: σύγκρουση { $one } – { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Είσαι ο Προδότης και περνάς στους Αετούς.
       *[roses] Είσαι ο Προδότης και περνάς στα Ρόδα.
    }
   *[other] { $house ->
        [eagles] Ο { $seat } είναι ο Προδότης και περνάει στους Αετούς.
       *[roses] Ο { $seat } είναι ο Προδότης και περνάει στα Ρόδα.
    }
} { $total ->
    [0] Εφόδια μαζί δεν έρχονται.
   *[other] Μαζί έρχονται εφόδια αξίας { $total }.
}
term-v-reveal-prize = { $number ->
    [one] Η περιοχή { $landscape } δίνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } στον μοναδικό νικητή: { $winners }.
   *[other] Η περιοχή { $landscape } δίνει από { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } στους { $number } νικητές: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Ως Προδότης παίρνεις { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
   *[other] Ως Προδότης ο { $seat } παίρνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Ως Στρατηγός παίρνεις { $points } πόντους, και κρατάς την κάρτα στρατηγικής.
       *[taken] Ως Στρατηγός παίρνεις { $points } πόντους και την κάρτα στρατηγικής: την επόμενη σύγκρουση τη διαλέγεις εσύ.
    }
   *[other] { $had ->
        [kept] Ως Στρατηγός ο { $seat } παίρνει { $points } πόντους, και κρατάει την κάρτα στρατηγικής.
       *[taken] Ως Στρατηγός ο { $seat } παίρνει { $points } πόντους και την κάρτα στρατηγικής: την επόμενη σύγκρουση τη διαλέγει αυτός.
    }
}
term-v-can-settle = { $house ->
    [eagles] κτήμα στην περιοχή { $landscape } των Αετών
   *[roses] κτήμα στην περιοχή { $landscape } των Ρόδων
}
term-v-can-lay = { $house ->
    [eagles] ακόμα { $total }: οι Αετοί φτάνουν τα { $strength }
   *[roses] ακόμα { $total }: τα Ρόδα φτάνουν τα { $strength }
}
term-v-can-lay-nothing = κρατάς όλες τις κάρτες
term-v-can-discard = συνολικά { $total }
term-v-can-pass = δεν χτίζεις τίποτα
term-v-can-build = { $what ->
    [estate] νέο κτήμα, εδώ γίνεται: { $places }
    [counting] νέο ταμείο, εδώ γίνεται: { $places }
   *[turn] γυρίζεις ένα κτίριό σου, εδώ γίνεται: { $places }
}
term-v-where = { $where ->
    [own] δική σου
    [aside] στην άκρη
    [gone] έφυγε πριν ή στην άκρη
    [left] την άφησες στην άκρη
   *[passed] πήγε παρακάτω ή στην άκρη
}
term-v-no-last = Δεν υπάρχει σύγκρουση για να ξαναδείς.
term-v-score = { $who ->
    [you] Εσύ: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }, και { $houses } × { $cards } = { $final } αν τελείωνε τώρα
   *[other] { $seat }: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }, και { $houses } × { $cards } = { $final } αν τελείωνε τώρα
}
term-v-score-why = Ταμεία × κάρτες εφοδίων στο χέρι, από τις οποίες μετράνε το πολύ { $most }.
term-v-early-end = { $house ->
    [eagles] Και οι δώδεκα περιοχές είναι των Αετών: το παιχνίδι τελειώνει νωρίτερα.
   *[roses] Και οι δώδεκα περιοχές είναι των Ρόδων: το παιχνίδι τελειώνει νωρίτερα.
}
term-v-final = Τελική μέτρηση: ταμεία × κάρτες εφοδίων στο χέρι, από τις οποίες μετράνε το πολύ { $most }.
term-v-final-row = { $who ->
    [you] Εσύ: { $points } + { $houses } × { $cards } = { $total ->
        [one] 1 πόντος
       *[other] { $total } πόντοι
    }
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total ->
        [one] 1 πόντος
       *[other] { $total } πόντοι
    }
}
term-v-won = { $points ->
    [one] Νίκησες με 1 πόντο!
   *[other] Νίκησες με { $points } πόντους!
}
term-v-shared = { $points ->
    [one] Μοιράζεσαι τη νίκη, με 1 πόντο ο καθένας! Μαζί σου: { $others }.
   *[other] Μοιράζεσαι τη νίκη, με { $points } πόντους ο καθένας! Μαζί σου: { $others }.
}
term-v-lost = { $number ->
    [one] Νίκησε ο { $winners } με { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }· εσύ έχεις { $own }.
   *[other] Μοιράζονται τη νίκη οι { $winners } με { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } ο καθένας· εσύ έχεις { $own }.
}
term-v-rules-aim = Ο στόχος: να έχεις εσύ τους περισσότερους πόντους νίκης. Υπηρετείς τους Αετούς ή τα Ρόδα, αλλά μόνο όσο σε συμφέρει.
term-v-rules-conflict = Κάθε γύρος αρχίζει με μια σύγκρουση: όποιος έχει την κάρτα στρατηγικής διαλέγει δύο γειτονικές περιοχές διαφορετικών οίκων.
term-v-rules-choose = Από τον πρώτο παίκτη και μετά, ο καθένας κρατάει κρυφά μία κάρτα δράσης και δίνει τις υπόλοιπες αριστερά. Μία κάρτα έχει μπει από πριν στην άκρη, χωρίς να τη δει κανείς.
term-v-rules-supply = Μετά, με τη σειρά, ο καθένας βάζει ανοιχτά 0 έως { $v-hand-limit } κάρτες εφοδίων.
term-v-rules-reveal = Ανοίγουν οι κάρτες δράσης. Ο Προδότης αλλάζει αμέσως οίκο. Ένας οίκος έχει τη δύναμη της περιοχής του, όλων των εφοδίων που έβαλαν οι παίκτες του, και των Διπλωματών τους ({ $v-diplomat-2-strength } και { $v-diplomat-5-strength }).
term-v-rules-prize = Ο ισχυρότερος οίκος παίρνει την περιοχή του άλλου, και κάθε παίκτης του παίρνει τους πόντους που γράφει εκεί: όσο περισσότεροι είναι, τόσο λιγότεροι για τον καθένα. Ο Προδότης παίρνει { $v-traitor-points } πόντο και ο Στρατηγός { $v-strategist-points }, όποιος κι αν νικήσει· στην ισοπαλία παίρνουν πόντους μόνο αυτοί.
term-v-rules-build = Ο Χτίστης μπορεί να χτίσει όπου δεν υπάρχει κτίριο, ή να γυρίσει ένα δικό του: το κτήμα φέρνει εφόδια, το ταμείο πόντους στο τέλος (το πολύ { $v-most-counting-houses }). Ο Στρατηγός παίρνει την κάρτα στρατηγικής.
term-v-rules-draw = Όσες κάρτες μπήκαν, απορρίπτονται. Ο Αγρότης τραβάει { $v-farmer-draw }· οι άλλοι τραβάνε 1 για κάθε κτήμα τους σε γη του οίκου τους· ο Διπλωμάτης 2 φέρνει άλλη { $v-diplomat-2-draw }. Το χέρι χωράει { $v-hand-limit }: όποιος θα είχε περισσότερες, απορρίπτει πρώτα.
term-v-rules-end = Το παιχνίδι τελειώνει μετά από { $rounds } γύρους. Τελειώνει νωρίτερα αν ένας οίκος έχει και τις δώδεκα περιοχές: τότε μετά το τράβηγμα εκείνου του γύρου.
term-v-rules-final = Στο τέλος προστίθενται: ταμεία × κάρτες εφοδίων στο χέρι (μετράνε το πολύ { $v-counted-cards }). Νικάνε οι περισσότεροι πόντοι· με ίσους πόντους η νίκη μοιράζεται.
