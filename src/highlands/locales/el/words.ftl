### Το Highlands στα ελληνικά.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } και { $last }

## What can be read, and what not

no-such-game = δεν υπάρχει παιχνίδι «{ $name }»· υπάρχουν: { $games }
no-such-move = το «{ $text }» δεν είναι κίνηση· οι κινήσεις γράφονται έτσι: R7@3, joker@5, claim 3, draw clan ή traitor G5@2>7
no-such-card = δεν υπάρχει κάρτα «{ $text }» σε αυτό το παιχνίδι· οι κάρτες γράφονται έτσι: R7, joker ή banshee
no-card-to-lay = η κάρτα «{ $text }» δεν μπαίνει σε πλευρά
how-to-strategist = «{ $text }»: η κίνηση του Υπεύθυνου στρατηγικής γράφεται strategist G5@2>7 ή strategist G5@2>discard
how-to-banshee = «{ $text }»: η κίνηση του Θηλυκού δαίμονα γράφεται banshee G5@2
how-to-traitor = «{ $text }»: η κίνηση του Προδότη γράφεται traitor G5@2>7, και παίρνει μόνο κάρτα φυλής
no-such-seat = δεν υπάρχει θέση παίκτη { $seat }· οι θέσεις είναι μόνο { $seats }, με αρίθμηση από το 0
nothing-to-undo = δεν υπάρχει κίνηση να πάρεις πίσω

## Options

option-unknown = δεν υπάρχει επιλογή «{ $name }»· υπάρχουν: { $options }
option-unreadable = το «{ $text }» δεν είναι επιλογή αυτού του παιχνιδιού
option-twice = η επιλογή «{ $name }» υπάρχει δύο φορές
option-range = { $name }: πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι { $value }
option-flag = { $name }: πρέπει να είναι true ή false, όχι { $value }
option-seat = το { $name } πρέπει να είναι θέση από 0 έως { $last }, ή όποιος κληρωθεί, όχι { $value }
option-colours = χρώματα καρτών φυλής, για μικρότερο παιχνίδι
option-stones = πέτρες των συνόρων, για μικρότερο παιχνίδι
option-hand = κάρτες στο χέρι, για μικρότερο παιχνίδι
option-landscapes = το αρχείο ενός δικού σου πίνακα περιοχών
option-too-few-cards = για δύο χέρια των { $hand } δεν φτάνουν οι { $cards } κάρτες αυτού του παιχνιδιού

## Cards, stones, formations

clan-card = { $colour ->
    [red] κόκκινο
    [orange] πορτοκαλί
    [yellow] κίτρινο
    [green] πράσινο
    [blue] μπλε
   *[purple] μοβ
} { $strength }
tactics-card = { $card ->
    [joker] Τζόκερ
    [spy] Κατάσκοπος
    [shield] Ασπιδοφόρος
    [blind] Τυφλόμυγα
    [mud] Λασπομαχία
    [recruiter] Στρατολόγος
    [strategist] Υπεύθυνος στρατηγικής
    [banshee] Θηλυκός δαίμονας
   *[traitor] Προδότης
}
formation = { $formation ->
    [colour-run] χρώμα και σειρά (σύνολο { $total })
    [of-a-kind] { $size ->
        [4] τέσσερις ίδιες
       *[other] τρεις ίδιες
    } (σύνολο { $total })
    [colour] χρώμα (σύνολο { $total })
    [run] σειρά (σύνολο { $total })
   *[sum] άθροισμα { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] στην πλευρά σου στην πέτρα { $stone } λείπει ακόμα μία κάρτα
   *[other] στην πλευρά σου στην πέτρα { $stone } λείπουν ακόμα { $missing } κάρτες
}
claim-other-impossible = έχεις { $own }, και οι κρυφές κάρτες που μένουν δεν φτάνουν για να ολοκληρωθεί η απέναντι πλευρά
claim-tie-won = και οι δύο πλευρές έχουν { $own }, αλλά η δική σου ολοκληρώθηκε πρώτη
claim-tie-lost = και οι δύο πλευρές έχουν { $own }, αλλά η απέναντι ολοκληρώθηκε πρώτη
claim-stronger = η πλευρά σου είναι ισχυρότερη: { $own } απέναντι σε { $other }
claim-weaker = η απέναντι πλευρά είναι ισχυρότερη: { $other } απέναντι σε { $own }
claim-proved = το καλύτερο που μπορεί ακόμα να γίνει απέναντι, με { $cards }, είναι { $other }, και δεν νικά { $own }
claim-proved-first = το καλύτερο που μπορεί ακόμα να γίνει απέναντι, με { $cards }, είναι επίσης { $own }, αλλά η δική σου πλευρά ολοκληρώθηκε πρώτη
claim-beatable = το καλύτερο που μπορεί ακόμα να γίνει απέναντι, με { $cards }, είναι { $other }, και νικά { $own }
claim-at-start = στην παραλλαγή για προχωρημένους διεκδικείς πέτρες μόνο στην αρχή της σειράς σου
claim-after-playing = διεκδικείς πέτρες αφού παίξεις κάρτα
claim-over = η διεκδίκηση έχει τελειώσει για αυτή τη σειρά

## Why a move is not allowed

game-is-over = το παιχνίδι τελείωσε
must-play = έχεις κάρτα φυλής που μπορείς να παίξεις, άρα δεν μπορείς να πας πάσο
wrong-step = { $step ->
    [play] τώρα πρέπει να παίξεις μια κάρτα
    [claim] τώρα μπορείς να διεκδικήσεις πέτρες· γράψε «done» για να συνεχίσεις
    [draw] τώρα πρέπει να τραβήξεις κάρτα: «draw clan» ή «draw tactics»
    [recruit] με τον Στρατολόγο τραβάς ακόμα { $left ->
        [one] μία κάρτα
       *[other] { $left } κάρτες
    }: «draw clan» ή «draw tactics»
   *[return] με τον Στρατολόγο επιστρέφεις ακόμα { $left ->
        [one] μία κάρτα
       *[other] { $left } κάρτες
    }, για παράδειγμα «return R7»
}
not-in-hand = δεν έχεις στο χέρι σου αυτή την κάρτα: { $card }
no-recruiter = κάρτες επιστρέφονται μόνο με τον Στρατολόγο
return-which = γράψε ποια κάρτα επιστρέφεις
no-tactics-variant = σε αυτό το παιχνίδι δεν υπάρχουν κάρτες τακτικής
one-joker = έχεις ήδη παίξει έναν Τζόκερ· κάθε παίκτης παίζει μόνο έναν
joker-stays = έχεις ήδη παίξει έναν Τζόκερ, οπότε ο άλλος μένει στο χέρι σου ως το τέλος του γύρου· επίστρεψε άλλη κάρτα
too-many-tactics = κάρτες τακτικής που παίχτηκαν: εσύ { $own }, ο αντίπαλος { $other }· μπορείς να προηγείσαι μόνο κατά μία
decks-empty = και οι δύο στοίβες είναι άδειες, δεν έμεινε κανείς να στρατολογήσεις
stone-claimed = η πέτρα { $stone } έχει ήδη διεκδικηθεί
no-such-stone = δεν υπάρχει πέτρα { $stone } σε αυτό το παιχνίδι
no-room = η πλευρά σου στην πέτρα { $stone } είναι γεμάτη: χωράει { $size } κάρτες
not-on-own-side = δεν υπάρχει τέτοια κάρτα στη δική σου πλευρά των συνόρων: { $card }
not-on-other-side = δεν υπάρχει τέτοια κάρτα στην πλευρά του αντιπάλου στα σύνορα: { $card }
card-not-there = δεν υπάρχει τέτοια κάρτα στην πέτρα { $stone }: { $card }
strategist-same-stone = ο Υπεύθυνος στρατηγικής πηγαίνει την κάρτα σε άλλη πέτρα

## Why a position is refused

position-first-line = μια θέση αρχίζει με το όνομα του παιχνιδιού, { $name }, και τις παραλλαγές του
position-line = το «{ $text }» δεν είναι γραμμή θέσης
position-line-twice = το «{ $text }» υπάρχει δύο φορές
position-value = το «{ $text }» δεν διαβάζεται ως «{ $name }»
position-stone = η πέτρα { $stone } δεν διαβάζεται· γράφεται έτσι: stone { $stone } mud: R1 joker / -
position-first = πέτρα { $stone }: όπου είναι πλήρεις και οι δύο πλευρές, βάλε ! μετά από εκείνη που ολοκληρώθηκε πρώτη
position-owner = η πέτρα { $stone } δεν μπορεί να ανήκει στον { $seat }: η πλευρά του δεν είναι πλήρης
position-owner-weaker = η πέτρα { $stone } δεν μπορεί να ανήκει στη θέση { $seat }: η άλλη πλευρά δεν έχει νικηθεί
position-won = ο { $seat } έχει ήδη κερδίσει τον γύρο, οπότε δεν είναι σειρά κανενός
position-over-early = ένας αγώνας τελειώνει μόνο μετά τον τελευταίο γύρο του
position-step = σε αυτή τη θέση κανείς δεν μπορεί να βρίσκεται στο βήμα «{ $step }»
side-too-long = μια πλευρά στην πέτρα { $stone } χωράει μόνο { $size } κάρτες
card-twice = αυτή η κάρτα υπάρχει πάνω από μία φορά: { $card }
mode-in-discard = αυτή η κάρτα μένει πάνω στην πέτρα και δεν απορρίπτεται ποτέ: { $card }
played-wrong = οι παίκτες δεν μπορεί να έχουν παίξει { $a } και { $b } κάρτες τακτικής: ανοιχτές είναι { $number }, και κανείς δεν προηγείται κατά περισσότερες από { $st-tactics-lead }
jokers-wrong = η γραμμή «jokers» πρέπει να λέει ποιος έχει παίξει Τζόκερ, έναν παίκτη για κάθε ανοιχτό Τζόκερ ({ $number })
no-joker-wrong = το { "{" }A!{ "}" } μπαίνει μόνο σε κάρτα τακτικής της στοίβας: ο A έχει παίξει Τζόκερ και δεν μπορούσε να επιστρέψει τον άλλον
joker-nowhere = δεν υπάρχει θέση για έναν Τζόκερ: δεν μπορεί να είναι σε χέρι που επιστρέφεται ολόκληρο, ούτε κάρτα με { "{" }A!{ "}" }
wrong-deck = μια κάρτα βρίσκεται σε λάθος στοίβα
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] μία κάρτα δεν είναι πουθενά
       *[other] { $number } κάρτες δεν είναι πουθενά
    }
   *[many] { $number ->
        [one] υπάρχει μία κάρτα παραπάνω
       *[other] υπάρχουν { $number } κάρτες παραπάνω
    }
}
knower-wrong = μετά από μια γνωστή κάρτα γράφεται ο άλλος παίκτης, που την ξέρει, όπως R7{"{"}A{"}"}
knower-impossible = μόνο όποιος έπαιξε τον Στρατολόγο γνωρίζει κάρτες μιας στοίβας ή του άλλου χεριού, και το πολύ { $st-recruiter-returns }
hand-too-large = το χέρι του { $seat } ξεπερνά το όριο των { $limit }

## Why a record is refused

record-line = γραμμή { $line }: { $reason }
record-first-line = μια καταγραφή αρχίζει με «{ $text }»
record-unreadable = το «{ $text }» δεν είναι ούτε επικεφαλίδα ούτε σειρά παίκτη
record-header-missing = λείπει η επικεφαλίδα «{ $name }»
record-header-twice = η επικεφαλίδα «{ $name }» υπάρχει δύο φορές
record-header-misplaced = η επικεφαλίδα «{ $name }» δεν έχει θέση σε αυτή την καταγραφή
record-beginning = δεν μπορεί να στηθεί η αρχή: { $reason }
record-seed = ο σπόρος (seed) έχει 64 δεκαεξαδικά ψηφία
record-needs-seed = η καταγραφή δεν έχει σπόρο (seed), και το παιχνίδι τον χρειάζεται
record-seen = αυτά είναι όσα είδε ένας παίκτης, χωρίς τις κρυφές κάρτες: η καταγραφή μπορεί να προβληθεί, όχι να ξαναπαιχτεί
record-wrong-seat = είναι η σειρά του { $seat }, όχι του { $written }
record-wrong-turn = αυτή είναι η σειρά { $number }, όχι η { $written }
record-wrong-round = αυτός είναι ο γύρος { $number }, όχι ο { $written }
record-turn-over = το «{ $text }» έρχεται αφού έχει τελειώσει η σειρά
record-move = «{ $text }»: { $reason }
record-result = η καταγραφή λέει «{ $written }», αλλά το παιχνίδι τελειώνει με «{ $result }»

## The terminal

term-compiling = Highlands: ετοιμάζω τους κανόνες και τους παίκτες, μία φορά μόνο, λίγα λεπτά …
term-compiling-kernel = { $done } από περίπου { $total } … { $name }
term-welcome = Καλώς ήρθες στα Χάιλαντς: { $game }. Για βοήθεια γράψε ? όποτε θες.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Ποιο παιχνίδι θα παίξουμε;
term-option-unfit = το { $option } δεν είναι επιλογή για το { $game }· εκεί υπάρχουν: { $options }
term-number-between = Γράψε έναν αριθμό από { $low } έως { $high }, ή σκέτο Enter για αυτόν στις αγκύλες.
term-yes = ναι
term-no = όχι
term-yes-or-no = Γράψε { $yes } ή { $no }, ή σκέτο Enter για αυτό στις αγκύλες.
term-player-you = Εσύ
term-begins = { $who ->
    [you] Αρχίζεις εσύ.
   *[other] Αρχίζει ο αντίπαλος.
}
term-hint = Επίσης: { $typed }
term-enter-to-go-on = Πάτησε Enter για να συνεχίσεις.
term-undone = Πήρες πίσω: { $move }.
term-saved = Η καταγραφή είναι εδώ: { $path }
term-cannot-save = Το { $path } δεν μπορεί να γραφτεί: { $reason }.
term-keep-record = Να κρατήσω αυτό το παιχνίδι σε αρχείο;
term-another = Παίζουμε άλλο ένα;
term-bye = Γεια χαρά!

term-help-help = αυτή η βοήθεια
term-help-moves = όλες οι επιτρεπτές κινήσεις με λόγια
term-help-board = ξανά το τραπέζι· αρκεί και σκέτο Enter
term-help-undo = παίρνεις πίσω την τελευταία σου κίνηση και ό,τι ακολούθησε
term-help-rules = οι κανόνες με δυο λόγια
term-help-record = αποθηκεύεις το παιχνίδι ως εδώ, όπως το είδες· ή: record ΑΡΧΕΙΟ
term-help-quit = έξοδος

term-file-missing = Δεν υπάρχει αρχείο { $path }.
term-file-unreadable = Το { $path } δεν διαβάζεται: { $reason }.
term-file-not-text = Το αρχείο { $path } δεν είναι αρχείο κειμένου.
term-file-neither = αυτό δεν είναι ούτε καταγραφή, που αρχίζει με «{ $first }», ούτε θέση, που αρχίζει με το όνομα ενός παιχνιδιού: { $games }
term-record-good = Σωστή καταγραφή: { $moves ->
    [0] καμία κίνηση ακόμα
    [one] μία κίνηση, επιτρεπτή
   *[other] { $moves } κινήσεις, όλες επιτρεπτές
}. Αποτέλεσμα: { $result }
term-record-broken = Η καταγραφή έχει λάθος: { $reason }
term-record-running = το παιχνίδι δεν έχει τελειώσει ακόμα
term-at-unreadable = το «{ $text }» δεν είναι σημείο καταγραφής: 12 σημαίνει μετά τη σειρά 12, 12.1 μετά την πρώτη της κίνηση, 0 η αρχή
term-at-too-far = δεν υπάρχει σειρά { $text } σε αυτή την καταγραφή· η τελευταία είναι η { $last }
term-at-seen = αυτή η καταγραφή έχει μόνο όσα είδε ένας παίκτης και την τελευταία θέση: δεν υπάρχει πού να γυρίσεις πίσω

## The terminal: Schotten Totten

term-which-variant = Ποιο Schotten Totten θα παίξουμε;
term-choice-base = Βασικό παιχνίδι
term-choice-tactics = Παραλλαγή τακτικής, με κάρτες τακτικής
term-choice-expert = Παραλλαγή για προχωρημένους: διεκδικείς πέτρες μόνο στην αρχή της σειράς σου
term-choice-tactics-expert = Παραλλαγή τακτικής, για προχωρημένους
term-how-many-rounds = Πόσοι γύροι;
term-who-begins = Ποιος αρχίζει;
term-starter-lot = με κλήρωση
term-starter-you = εσύ
term-starter-other = ο αντίπαλος

term-variant-tactics = τακτική
term-variant-expert = προχωρημένοι
term-round-of = γύρος { $round }/{ $rounds }
term-points = σκορ { $own }–{ $other }
term-points-seats = σκορ: A { $own }, B { $other }
term-turn = { $step ->
    [play] ο { $seat } παίζει μια κάρτα
    [claim] ο { $seat } μπορεί να διεκδικήσει πέτρες
    [draw] ο { $seat } τραβάει μια κάρτα
    [recruit] ο { $seat } τραβάει με τον Στρατολόγο ακόμα { $left ->
        [one] μία κάρτα
       *[other] { $left } κάρτες
    }
   *[return] ο { $seat } επιστρέφει με τον Στρατολόγο ακόμα { $left ->
        [one] μία κάρτα
       *[other] { $left } κάρτες
    }
}
term-your-hand = Το χέρι σου
term-other-hand = Αντίπαλος
term-seat-hand = Χέρι { $seat }
term-tactics-played = παιγμένες τακτικής: { $number }
term-first-mark = 1η
term-clan-deck = στοίβα φυλής: { $number }
term-tactics-deck = στοίβα τακτικής: { $number }
term-discard = απόρριψη:
term-discard-empty = η στοίβα απόρριψης είναι άδεια
term-unseen-title = δεν έχουν ανοίξει ακόμα
term-unseen = δεν έχουν ανοίξει ακόμα· σε παρένθεση όσες είναι στο χέρι σου:
term-unseen-tactics = κάρτες τακτικής που δεν έχουν ανοίξει ακόμα, μαζί και οι δικές σου:
term-known = { $deck ->
    [clan] τις έβαλες εσύ στη στοίβα φυλής (σε παρένθεση η θέση από πάνω): { $cards }
   *[tactics] τις έβαλες εσύ στη στοίβα τακτικής (σε παρένθεση η θέση από πάνω): { $cards }
}
term-known-place = { $card } ({ $place }η)

term-prompt-play = Σειρά σου: παίξε μια κάρτα σε μια πέτρα, για παράδειγμα { $move }
term-prompt-pass = Δεν μπορείς να παίξεις κάρτα φυλής: γράψε pass
term-prompt-claim = { $number ->
    [one] Μπορείς να διεκδικήσεις την πέτρα { $stones }: γράψε { $move }, ή done αν δεν τη θέλεις
   *[other] Μπορείς να διεκδικήσεις τις πέτρες { $stones }: γράψε { $move }, ή done αν δεν θέλεις άλλη
}
term-step-draw = Τράβα μια κάρτα: γράψε clan ή tactics
term-step-recruit = { $left ->
    [one] Με τον Στρατολόγο τραβάς ακόμα μία κάρτα: γράψε clan ή tactics
   *[other] Με τον Στρατολόγο τραβάς ακόμα { $left } κάρτες: γράψε clan ή tactics
}
term-step-return = { $left ->
    [one] Βάλε ακόμα μία κάρτα κάτω από τη στοίβα της, για παράδειγμα { $move }
   *[other] Βάλε { $left } κάρτες κάτω από τις στοίβες τους, για παράδειγμα { $move }
}

term-help-why = ποιος προηγείται στην πέτρα 3, και γιατί διεκδικείται ή όχι
term-help-unseen = οι κάρτες που δεν έχουν ανοίξει ακόμα
term-help-discard = η στοίβα απόρριψης
term-help-lay = βάζεις αυτή την κάρτα στην πλευρά σου σε αυτή την πέτρα· αντί για R7@3 αρκεί «r7 3». Μια πλευρά χωράει { $st-side-size } κάρτες, στη Λασπομαχία { $st-mud-size }
term-help-pass = δεν μπορείς να παίξεις καμία κάρτα φυλής
term-help-claim = διεκδικείς την πέτρα 3· αρκεί «c3» ή «3». Δεν είναι υποχρεωτικό
term-help-done = δεν διεκδικείς άλλη, και συνεχίζεις
term-help-clan = τραβάς κάρτα φυλής
term-help-tactics = τραβάς κάρτα τακτικής
term-help-return = βάζεις το κόκκινο 7 κάτω από τη στοίβα του· αρκεί «r7». Μόνο εσύ θα ξέρεις πού είναι
term-help-joker = ο Τζόκερ στην πλευρά σου στην πέτρα 5 γίνεται όποια κάρτα φυλής θέλεις. Παίζεις μόνο έναν σε κάθε γύρο
term-help-spy = ο Κατάσκοπος στην πλευρά σου στην πέτρα 5 έχει αξία { $st-spy-strength } και όποιο χρώμα θέλεις
term-help-shield = ο Ασπιδοφόρος στην πλευρά σου στην πέτρα 5 έχει αξία 1–{ $st-shield-at-most } και όποιο χρώμα θέλεις
term-help-blind = η Τυφλόμυγα στην πέτρα 5: εκεί μετράει μόνο το άθροισμα, και για τις δύο πλευρές
term-help-mud = η Λασπομαχία στην πέτρα 5: κάθε πλευρά παίρνει { $st-mud-size } κάρτες
term-help-recruiter = τραβάς { $st-recruiter-draws } κάρτες, μετά βάζεις { $st-recruiter-returns } από το χέρι σου κάτω από τις στοίβες τους
term-help-strategist = πηγαίνεις το πράσινο 5 από την πλευρά σου σε άλλη πέτρα, την 7· με «discard» αντί για 7 το απορρίπτεις
term-help-banshee = απορρίπτεις το πράσινο 5 από την πλευρά του αντιπάλου, σε πέτρα που δεν έχει διεκδικηθεί
term-help-traitor = παίρνεις την κάρτα φυλής πράσινο 5 από την πλευρά του αντιπάλου στη δική σου πλευρά στην πέτρα 7

term-told-lay = { $who ->
    [you] Παίζεις «{ $card }» στην πέτρα { $stone }.
   *[other] Ο αντίπαλος παίζει «{ $card }» στην πέτρα { $stone }.
}
term-told-mode = { $who ->
    [you] Παίζεις «{ $card }» πάνω στην πέτρα { $stone }.
   *[other] Ο αντίπαλος παίζει «{ $card }» πάνω στην πέτρα { $stone }.
}
term-did-recruiter = { $who ->
    [you] Παίζεις τον Στρατολόγο.
   *[other] Ο αντίπαλος παίζει τον Στρατολόγο.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Ο Υπεύθυνος στρατηγικής σου πηγαίνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }.
        [banshee] Ο Θηλυκός δαίμονάς σου στέλνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }.
       *[traitor] Ο Προδότης σου φέρνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] Ο Υπεύθυνος στρατηγικής του αντιπάλου πηγαίνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }.
        [banshee] Ο Θηλυκός δαίμονας του αντιπάλου στέλνει την κάρτα σου «{ $card }» από την πέτρα { $stone } { $to }.
       *[traitor] Ο Προδότης του αντιπάλου παίρνει την κάρτα σου «{ $card }» από την πέτρα { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] Διεκδικείς την πέτρα { $stone }.
   *[other] Ο αντίπαλος διεκδικεί την πέτρα { $stone }.
}
term-did-done = { $who ->
    [you] Δεν διεκδικείς άλλη πέτρα.
   *[other] Ο αντίπαλος δεν διεκδικεί άλλη πέτρα.
}
term-did-pass = { $who ->
    [you] Πας πάσο.
   *[other] Ο αντίπαλος δεν μπορεί να παίξει κάρτα φυλής και πάει πάσο.
}
term-did-draw-clan = { $who ->
    [you] Τραβάς μια κάρτα φυλής.
   *[other] Ο αντίπαλος τραβάει μια κάρτα φυλής.
}
term-did-draw-tactics = { $who ->
    [you] Τραβάς μια κάρτα τακτικής.
   *[other] Ο αντίπαλος τραβάει μια κάρτα τακτικής.
}
term-told-return = { $who ->
    [you] Βάζεις κάτω από τη στοίβα: { $card }.
   *[other] Ο αντίπαλος βάζει κάτω από τη στοίβα: { $card }.
}
term-told-drawn = Τραβάς: { $cards }.
term-after-pass = Αν πας κι εσύ πάσο, ο γύρος τελειώνει.
term-some-card = { $deck ->
    [c] μια κάρτα φυλής
   *[t] μια κάρτα τακτικής
}
term-to-stones = { $number ->
    [one] στην πέτρα { $stones }
   *[other] σε μία από τις πέτρες { $stones }
}
term-to-discard = στη στοίβα απόρριψης
term-to-either = { $stones } ή { $discard }
term-round-over = Ο γύρος { $round } τελείωσε: { $own ->
    [one] ένας πόντος
   *[other] { $own } πόντοι
} για σένα, { $other ->
    [one] ένας πόντος
   *[other] { $other } πόντοι
} για τον αντίπαλο.
term-won = { $how ->
    [row] Νίκησες με { $st-adjacent-to-win } πέτρες στη σειρά! Σκορ { $own }–{ $other }.
    [stones] Νίκησες με { $st-stones-to-win } πέτρες! Σκορ { $own }–{ $other }.
    [more] Νίκησες με περισσότερες πέτρες! Σκορ { $own }–{ $other }.
   *[match] Κέρδισες τον αγώνα! Σκορ { $own }–{ $other }.
}
term-lost = { $how ->
    [row] Ο αντίπαλος νίκησε με { $st-adjacent-to-win } πέτρες στη σειρά. Πόντοι: εσύ { $own }, ο αντίπαλος { $other }.
    [stones] Ο αντίπαλος νίκησε με { $st-stones-to-win } πέτρες. Πόντοι: εσύ { $own }, ο αντίπαλος { $other }.
    [more] Ο αντίπαλος νίκησε με περισσότερες πέτρες. Πόντοι: εσύ { $own }, ο αντίπαλος { $other }.
   *[match] Ο αντίπαλος κέρδισε τον αγώνα. Πόντοι: εσύ { $own }, ο αντίπαλος { $other }.
}
term-drawn = { $own ->
    [one] Ισοπαλία, από έναν πόντο ο καθένας.
   *[other] Ισοπαλία, από { $own } πόντους ο καθένας.
}

term-can-lay = { $number ->
    [one] { $card } στην πέτρα { $stones }
   *[other] { $card } σε μία από τις πέτρες { $stones }
}
term-can-mode = { $number ->
    [one] { $card } πάνω στην πέτρα { $stones }
   *[other] { $card } πάνω σε μία από τις πέτρες { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] ο Υπεύθυνος στρατηγικής πηγαίνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }
    [banshee] ο Θηλυκός δαίμονας στέλνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }
   *[traitor] ο Προδότης φέρνει την κάρτα «{ $card }» από την πέτρα { $stone } { $to }
}
term-may-recruiter = ο Στρατολόγος: τραβάς { $st-recruiter-draws }, επιστρέφεις { $st-recruiter-returns }
term-can-claim = διεκδικείς την πέτρα { $stone }
term-may-done = δεν διεκδικείς άλλη
term-may-pass = πας πάσο
term-may-draw-clan = τραβάς κάρτα φυλής
term-may-draw-tactics = τραβάς κάρτα τακτικής
term-can-return = βάζεις κάτω από τη στοίβα: { $card }

term-why-which = Για ποια πέτρα; Για παράδειγμα: why 3. Υπάρχουν: { $stones }.
term-mode-blind = Τυφλόμυγα: εδώ μετράει μόνο το άθροισμα.
term-mode-mud = Λασπομαχία: { $st-mud-size } κάρτες σε κάθε πλευρά.
term-why-nothing = τίποτα ακόμα
term-why-side = { $who ->
    [you] Η πλευρά σου: { $cards }. { $best }
   *[other] Η πλευρά του αντιπάλου: { $cards }. { $best }
}
term-best-is = Αυτό είναι { $formation }{ $readings }.
term-best-can = Στην καλύτερη περίπτωση γίνεται { $formation }, με { $cards }{ $readings }.
term-best-never = Δεν ολοκληρώνεται πια: οι κρυφές κάρτες που μένουν δεν φτάνουν.
term-readings = {" "}– { $readings }
term-reading = { $card } ως { $reading }
term-why-lead = { $lead ->
    [you] Αν και οι δύο πλευρές φτάσουν στο καλύτερό τους, ισχυρότερη είναι η δική σου.
    [other] Αν και οι δύο πλευρές φτάσουν στο καλύτερό τους, ισχυρότερη είναι του αντιπάλου.
   *[even] Αν και οι δύο πλευρές φτάσουν στο καλύτερό τους, είναι ισοδύναμες· κερδίζει όποια ολοκληρωθεί πρώτη.
}
term-why-claimed = { $who ->
    [you] Την έχεις διεκδικήσει εσύ.
   *[other] Την έχει διεκδικήσει ο αντίπαλος.
}
term-why-yes = Μπορείς να τη διεκδικήσεις όταν έρθει η ώρα – { $reason }.
term-why-no = Δεν μπορείς να τη διεκδικήσεις – { $reason }.
term-why-theirs = Ο αντίπαλος μπορεί να τη διεκδικήσει: ό,τι κι αν έρθει, δεν νικά εκείνη την πλευρά.

term-rules-aim = Ο στόχος: με { $st-adjacent-to-win } πέτρες στη σειρά, ή με { $st-stones-to-win } οπουδήποτε, νικάς αμέσως.
term-rules-turn = Η σειρά σου: παίζεις μία κάρτα στην πλευρά σου σε πέτρα που δεν έχει διεκδικηθεί (το πολύ { $st-side-size } κάρτες ανά πλευρά), διεκδικείς ό,τι μπορείς να αποδείξεις, και μετά τραβάς.
term-rules-claim = Η διεκδίκηση: η πλευρά σου πρέπει να είναι πλήρης και ισχυρότερη από την απέναντι. Αν η απέναντι δεν είναι ακόμα πλήρης, πρέπει να είναι βέβαιο, μόνο από τις ανοιχτές κάρτες, ότι τίποτα που μπορεί να έρθει δεν νικά τη δική σου.
term-rules-formations = Σχηματισμοί, από τον ισχυρότερο: Χρώμα και σειρά (ίδιο χρώμα, διαδοχικές αξίες), Τρεις ίδιες (ίδια αξία), Χρώμα (ίδιο χρώμα), Σειρά (διαδοχικές αξίες), Άθροισμα (οτιδήποτε άλλο).
term-rules-ties = Ίδιος σχηματισμός: κερδίζει το μεγαλύτερο σύνολο· ίδιο σύνολο: η πλευρά που ολοκληρώθηκε πρώτη.
term-rules-match = Ο αγώνας: ο νικητής ενός γύρου παίρνει { $st-round-points } πόντους, ο ηττημένος έναν για κάθε πέτρα του· αρχίζετε εναλλάξ.
term-rules-expert = Για προχωρημένους: διεκδικείς πέτρες μόνο στην αρχή της σειράς σου, πριν παίξεις κάρτα.
term-rules-tactics = Αντί για κάρτα φυλής μπορείς να παίξεις κάρτα τακτικής, αλλά το πολύ μία παραπάνω από όσες έχει παίξει ο αντίπαλος. Τραβάς από όποια στοίβα θέλεις· { $st-tactics-hand } κάρτες στο χέρι.
term-rules-troops = Οι Επίλεκτοι στρατιώτες μπαίνουν στην πλευρά σου: Τζόκερ (όποια κάρτα θέλεις· ένας ανά παίκτη σε κάθε γύρο), Κατάσκοπος ({ $st-spy-strength } σε όποιο χρώμα), Ασπιδοφόρος (1–{ $st-shield-at-most } σε όποιο χρώμα). Μετράνε όπως σε συμφέρει, όταν κρίνεται η πέτρα.
term-rules-modes = Οι Καταστάσεις μάχης μπαίνουν πάνω στην πέτρα και ισχύουν για τις δύο πλευρές: Τυφλόμυγα (μετράει μόνο το άθροισμα), Λασπομαχία ({ $st-mud-size } κάρτες ανά πλευρά).
term-rules-ruses = Τα Τεχνάσματα εκτελούνται και απορρίπτονται: Στρατολόγος (τραβάς { $st-recruiter-draws }, επιστρέφεις { $st-recruiter-returns }), Υπεύθυνος στρατηγικής (μετακινείς ή απορρίπτεις δική σου κάρτα), Θηλυκός δαίμονας (απορρίπτεις κάρτα του αντιπάλου), Προδότης (παίρνεις κάρτα φυλής του αντιπάλου).

## Verräter: moves and options that can't be read

v-no-such-move = το «{ $text }» δεν είναι κίνηση· οι κινήσεις γράφονται έτσι: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = το «{ $text }» δεν είναι κάρτα δράσης· υπάρχουν: traitor, farmer, builder, strategist, diplomat2 και diplomat5
v-no-such-supply = το «{ $text }» δεν είναι κάρτα εφοδίων· υπάρχουν: { $cards }
v-too-many-alike = { $number ->
    [one] υπάρχει μόνο μία κάρτα εφοδίων { $card }
   *[other] υπάρχουν μόνο { $number } κάρτες εφοδίων { $card }
}
v-no-neighbours = οι περιοχές { $one } και { $two } δεν είναι γειτονικές
v-how-to-lay = μπορείς να βάλεις ως { $most } κάρτες εφοδίων: lay 3 3 5, ή καμία: lay nothing
v-how-to-discard = μπορείς να απορρίψεις από μία έως { $most } κάρτες εφοδίων: discard 2 4
v-option-landscapes = landscapes: πρέπει να είναι το αρχείο ενός πίνακα περιοχών, όχι { $value }

## Verräter: the landscape table

v-landscapes-file = ο πίνακας περιοχών { $file } δεν διαβάζεται: { $reason }
v-landscapes-long = το { $file } είναι πολύ μεγάλο για πίνακας περιοχών
v-landscapes-toml = ο πίνακας περιοχών { $file } δεν είναι TOML: { $reason }
v-landscapes-line = { $file }, γραμμή { $line }: { $reason }
v-landscapes-no-section = λείπει η ενότητα [{ $kind }]
v-landscapes-missing = από την ενότητα [{ $kind }] λείπει το «{ $name }»
v-landscapes-unknown = το «{ $name }» δεν έχει θέση σε πίνακα περιοχών
v-landscapes-number = { $name }: πρέπει να είναι ακέραιος από 0 έως { $high }, όχι { $value }
v-landscapes-provenance = { $name }: εδώ μπαίνουν ονόματα αριθμών: base, I, II, III, IV
v-landscapes-rows = ένας πίνακας περιοχών έχει έξι ομάδες από πέντε αριθμούς ως το { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] Προδότης
    [farmer] Αγρότης
    [builder] Χτίστης
    [strategist] Στρατηγός
    [diplomat2] Διπλωμάτης 2
   *[diplomat5] Διπλωμάτης 5
}
v-house = { $house ->
    [eagles] Αετοί
   *[roses] Ρόδα
}
v-kind = { $kind ->
    [wasteland] ερημιά
    [pasture] λιβάδι
    [river] ποτάμι
    [forest] δάσος
    [village] χωριό
   *[city] πόλη
}
v-landscape = { $kind ->
    [wasteland] { $number } (ερημιά)
    [pasture] { $number } (λιβάδι)
    [river] { $number } (ποτάμι)
    [forest] { $number } (δάσος)
    [village] { $number } (χωριό)
   *[city] { $number } (πόλη)
}
v-supply = { $number ->
    [one] κάρτα εφοδίων { $cards }
   *[other] κάρτες εφοδίων { $cards }
}
v-no-supply = καμία κάρτα εφοδίων

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] τώρα χτίζεται το πρώτο κτήμα
    [conflict] τώρα μπαίνει η κάρτα σύγκρουσης
    [choose] τώρα διαλέγεται κάρτα δράσης
    [supply] τώρα μπαίνουν εφόδια
    [build] τώρα χτίζει ο Χτίστης
   *[discard] τώρα απορρίπτονται κάρτες, πριν από το τράβηγμα
}
v-first-is-estate = το πρώτο κτίριο είναι κτήμα
v-not-your-building = δεν έχεις κτίριο στην περιοχή { $landscape }
v-reserve-empty = έχεις ήδη χτίσει και τα { $number } κτίριά σου· μπορείς να γυρίσεις κάποιο
v-landscape-built = υπάρχει ήδη κτίριο στην περιοχή { $landscape }
v-counting-houses = κανείς δεν έχει πάνω από { $number } ταμεία
v-same-house = οι περιοχές { $one } και { $two } είναι του ίδιου οίκου ({ $house })· η σύγκρουση γίνεται ανάμεσα στους δύο οίκους
v-take-which = γράψε ποια κάρτα δράσης κρατάς
v-not-offered = δεν σου ήρθε η κάρτα «{ $card }»· σου ήρθαν: { $offered }
v-not-in-hand = δεν έχεις { $cards }· στο χέρι σου: { $hand }
v-discard-number = { $number ->
    [one] πριν τραβήξεις { $draw }, πρέπει να απορρίψεις ακριβώς μία κάρτα
   *[other] πριν τραβήξεις { $draw }, πρέπει να απορρίψεις ακριβώς { $number } κάρτες
}

## Verräter: positions

v-position-players = «{ $text }»: μετά το verraeter γράφεται players={ $fewest } ή players={ $most }
v-position-seat = «{ $name }»: υπάρχουν μόνο { $players } παίκτες
v-position-kinds = από κάθε είδος υπάρχουν δύο περιοχές, από αυτό όμως { $number }: { $kind ->
    [wasteland] ερημιά
    [pasture] λιβάδι
    [river] ποτάμι
    [forest] δάσος
    [village] χωριό
   *[city] πόλη
}
v-position-two-buildings = στην περιοχή { $landscape } υπάρχουν δύο κτίρια
v-position-buildings = ο { $seat } έχει πάνω από { $number } κτίρια ή πάνω από { $counting } ταμεία
v-position-step = σε αυτή τη θέση ο { $seat } δεν μπορεί να βρίσκεται στο βήμα «{ $step }»
v-position-over-early = ένα παιχνίδι τελειώνει μόνο μετά τον τελευταίο γύρο, ή όταν όλες οι περιοχές είναι ενός οίκου
v-position-not-now = το «{ $name }» δεν έχει θέση σε αυτό το βήμα
v-position-not-chosen = ο { $seat } δεν έχει διαλέξει ακόμα κάρτα δράσης
v-position-action-twice = αυτή η κάρτα υπάρχει δύο φορές: { $card }
v-position-face-up = οι κάρτες δράσης είναι ανοιχτές· γράψε ποια έχει ο { $seat }
v-position-no-builder = ο { $seat } δεν έχει τον Χτίστη
v-position-one-observer = όταν υπάρχουν άγνωστες κάρτες δράσης, γράφεται μόνο τι είδε ένας παίκτης
v-position-saw = ο { $seat } δεν μπορεί να έχει δει ακριβώς αυτές τις κάρτες δράσης
v-position-too-many = το παιχνίδι δεν έχει τόσες κάρτες εφοδίων { $card }
v-position-known = στο χέρι του { $seat } λείπουν κάρτες που όλοι ξέρουν ότι τις έχει
v-position-earlier-piles = οι παλιότερες στοίβες (earlier pile) αριθμούνται από το 1, και είναι το πολύ { $most }
v-position-earlier-size = { $name }: δεν τραβήχτηκαν τόσες κάρτες όσες έχουν μείνει από αυτή τη στοίβα
v-position-half-known = ο { $seat } έχει κάρτες αβέβαιης προέλευσης (unsettled), οπότε το χέρι του πρέπει να είναι γνωστό ολόκληρο, ή μόνο όσο το ξέρουν όλοι
v-position-origin = το χέρι του { $seat } δεν ταιριάζει με όσα τραβήχτηκαν από παλιότερες στοίβες
v-position-pile = η στοίβα θα έπρεπε να έχει { $number ->
    [one] μία κάρτα
   *[other] { $number } κάρτες
}, αλλά γράφει { $written }
v-position-unsettled = οι κάρτες αβέβαιης προέλευσης (unsettled) του { $seat } δεν μπορεί να είναι από αυτές τις στοίβες

## Verräter in the terminal

term-v-round-of = γύρος { $round }/{ $rounds }
term-v-how-many = Πόσοι θα παίξουμε;
term-v-players = { $number } παίκτες
term-v-who-starts = Ποιος θα είναι στην αρχή πρώτος παίκτης;
term-v-name = { $who ->
    [you] εσύ
   *[other] { $seat }
}
term-v-house = { $house ->
    [eagles] Αετοί
   *[roses] Ρόδα
}
term-v-action = { $card ->
    [traitor] Προδότης
    [farmer] Αγρότης
    [builder] Χτίστης
    [strategist] Στρατηγός
    [diplomat2] Διπλωμάτης 2
   *[diplomat5] Διπλωμάτης 5
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
term-v-to-win = { $number ->
    [one] νίκη: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }
   *[other] νίκη: από { $points }
}
term-v-to-win-nobody = χωρίς παίκτες
term-v-reckoned = { $card ->
    [traitor] ως Προδότης μετράς για τον νέο σου οίκο
    [diplomat2] μετράει ήδη ο Διπλωμάτης 2 σου
   *[diplomat5] μετράει ήδη ο Διπλωμάτης 5 σου
}
term-v-key = δύναμη και πόντοι για 1·2·3·4 νικητές
term-v-head-house = οίκος
term-v-head-points = πόντοι
term-v-head-hand = χέρι
term-v-head-laid = έβαλε
term-v-head-action = δράση
term-v-head-reserve = μένουν
term-v-head-estates = τραβά
term-v-head-strength = Δύναμη
term-v-mark-start = πρώτος
term-v-mark-strategy = στρατηγική
term-v-your-supply = τα εφόδιά σου
term-v-your-action = η δράση σου
term-v-offered = διάλεξε
term-v-title-actions = Κάρτες δράσης
term-v-title-supply = Κάρτες εφοδίων
term-v-supply-all = όλες
term-v-supply-own = εσύ
term-v-supply-laid = κάτω
term-v-supply-discard = έξω
term-v-supply-known = άλλοι
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
term-v-reveal-won = { $house ->
    [eagles] Νικούν οι Αετοί, { $strength }–{ $other }, και παίρνουν από τα Ρόδα την περιοχή { $landscape }.
   *[roses] Νικούν τα Ρόδα, { $strength }–{ $other }, και παίρνουν από τους Αετούς την περιοχή { $landscape }.
}
term-v-reveal-tie = Ισοπαλία, { $strength }–{ $strength }: τίποτα δεν αλλάζει χέρια, και κανείς δεν παίρνει πόντους για αυτό.
term-v-reveal-nobody = { $house ->
    [eagles] Κανείς δεν υπηρετεί τους Αετούς, οπότε κανείς δεν παίρνει πόντους για αυτό.
   *[roses] Κανείς δεν υπηρετεί τα Ρόδα, οπότε κανείς δεν παίρνει πόντους για αυτό.
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
term-v-can-conflict = { $house ->
    [eagles] { $one } των Αετών ({ $base-one }) – { $two } των Ρόδων ({ $base-two })
   *[roses] { $one } των Ρόδων ({ $base-one }) – { $two } των Αετών ({ $base-two })
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
term-v-does-traitor = αλλάζεις οίκο πριν απ’ όλα· { $v-traitor-points } πόντος
term-v-does-farmer = τραβάς πρώτα { $v-farmer-draw } κάρτες, καμία για κτήματα
term-v-does-builder = χτίζεις ή γυρίζεις ένα κτίριο
term-v-does-strategist = { $v-strategist-points } πόντοι· στο εξής διαλέγεις τις συγκρούσεις
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } δύναμη· τραβάς { $v-diplomat-2-draw } κάρτα ακόμα
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } δύναμη
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

## Bots of one's own

bot-unknown = δεν υπάρχει μποτ «{ $name }»· υπάρχουν: { $names }· ένα δικό σου γράφεται όπως bots/mine.py:choose ή cmd:node bot.js
bot-settings = το «{ $name }» δεν μπορεί να φτιαχτεί με αυτές τις ρυθμίσεις· δέχεται: { $settings }
bot-no-settings = το «{ $name }» δεν έχει ρυθμίσεις
bot-setting-unreadable = το «{ $text }» δεν είναι ρύθμιση· οι ρυθμίσεις γράφονται όπως temperature=0.3
bot-setting-range = το { $name } πρέπει να είναι τουλάχιστον { $least }· το { $value } δεν είναι
bot-file-missing = δεν υπάρχει αρχείο { $path }
bot-unloadable = δεν μπορεί να φορτωθεί: { $place } ({ $reason })
bot-name-missing = δεν υπάρχει τίποτα με το όνομα «{ $name }» στο { $place }
bot-not-one = το «{ $name }» στο { $place } δεν είναι μποτ· μποτ είναι μια συνάρτηση των observation, moves και seconds, ή μια κλάση με μέθοδο choose
bot-command-unreadable = το «{ $text }» δεν είναι εντολή· γράφεται όπως cmd:node bot.js
bot-command-missing = δεν υπάρχει πρόγραμμα «{ $program }»
bot-answer-unreadable = ένα μποτ απαντά με μια από τις επιτρεπτές κινήσεις, με το κείμενό της ή με τον αριθμό της
bot-answer-range = οι κινήσεις αριθμούνται από το 0 έως το { $last }
bot-fault = { $kind ->
    [illegal] το μποτ δεν έδωσε επιτρεπτή κίνηση: { $details }
    [exception] το μποτ απέτυχε: { $details }
    [timeout] το μποτ άργησε πολύ: { $details }
   *[unreachable] δεν γίνεται συνεννόηση με το πρόγραμμα του μποτ: { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] χρώμα και σειρά
    [of-a-kind] { $size ->
        [4] τέσσερις ίδιες
       *[other] τρεις ίδιες
    }
    [colour] χρώμα
    [run] σειρά
   *[sum] άθροισμα
}
advice-wins = { $number ->
    [one] κερδίζεις τον γύρο: μπορείς να διεκδικήσεις την πέτρα { $stones }
   *[other] κερδίζεις τον γύρο: μπορείς να διεκδικήσεις τις πέτρες { $stones }
}
advice-completes-claim = γίνεται { $own }: διεκδικείς αμέσως την πέτρα { $stone }
advice-proves = { $when ->
    [now] ανοίγεις το { $card }, και έτσι διεκδικείς αμέσως την πέτρα { $stone }
   *[later] ανοίγεις το { $card }, και έτσι, όπως έχουν τα πράγματα, διεκδικείς στην επόμενη σειρά σου την πέτρα { $stone }
}
advice-makes-claimable = { $when ->
    [now] διεκδικείς αμέσως την πέτρα { $stone }
   *[later] όπως έχουν τα πράγματα, διεκδικείς στην επόμενη σειρά σου την πέτρα { $stone }
}
advice-unbeatable = γίνεται { $own }, και καμία κάρτα φυλής που μπορεί να έρθει δεν το νικά
advice-hand-blocks = γίνεται { $own }· ό,τι θα μπορούσε να το νικήσει είναι στο δικό σου χέρι
advice-only = γίνεται { $own }· μόνο αυτό μπορεί ακόμα να το νικήσει: { $kind }
advice-only-higher = γίνεται { $own }· μόνο το ίδιο με μεγαλύτερο σύνολο μπορεί ακόμα να το νικήσει
advice-beatable = γίνεται { $own }· το καλύτερο που μπορεί ακόμα να γίνει απέναντι είναι { $other }
advice-lost = κάρτα για την πέτρα { $stone }, όπου, όπως έχουν τα πράγματα, δεν κερδίζεται πια τίποτα
advice-gives-up = παρατάς την πέτρα { $stone }, όπου ο αντίπαλος έχει { $other }
advice-in-hand = μπορεί να γίνει { $own }, με { $cards } από το χέρι σου
advice-winning-cards = κάρτες που κερδίζουν ακόμα την πέτρα { $stone }: { $cards }
advice-winning-number = { $number ->
    [one] μία κάρτα κερδίζει ακόμα την πέτρα { $stone }
   *[other] { $number } κάρτες κερδίζουν ακόμα την πέτρα { $stone }
}
advice-towards-cards = στόχος: { $kind }· ταιριάζουν: { $cards }
advice-towards-number = { $number ->
    [one] στόχος: { $kind }· ταιριάζει μία κάρτα
   *[other] στόχος: { $kind }· ταιριάζουν { $number } κάρτες
}
advice-keeps-open = στην πέτρα { $stone } μένει δυνατό: { $kind }
advice-begins-with = αρχίζεις στην πέτρα { $stone }· στο χέρι σου ταιριάζει: { $cards }
advice-begins-strong = αρχίζεις στην πέτρα { $stone } με δυνατή κάρτα
advice-begins = αρχίζεις στην πέτρα { $stone }· εκεί είναι δυνατό: { $kind }
advice-adds = το άθροισμα στην πέτρα { $stone } φτάνει το { $total }
advice-blind-formation = ο αντίπαλος χάνει { $other }: στην πέτρα { $stone } μετράει μόνο το άθροισμα
advice-blind-hope = στην πέτρα { $stone } ο αντίπαλος δεν μπορεί πια να κάνει: { $kind }
advice-sums = στην πέτρα { $stone } μετράει μόνο το άθροισμα: ως τώρα { $own } απέναντι σε { $other }
advice-mud-opens = η πέτρα { $stone } ανοίγει ξανά: ο αντίπαλος είχε { $other }, και τώρα του λείπει μία κάρτα
advice-mud = τέταρτη κάρτα και στις δύο πλευρές στην πέτρα { $stone }
advice-recruiter = ψάχνεις καλύτερες κάρτες: τραβάς { $number }, επιστρέφεις { $returned }
advice-frees = στην πέτρα { $stone } γίνεται δυνατό: { $kind }
advice-clears = φεύγει από την πλευρά σου στην πέτρα { $stone }: { $card }
advice-breaks = χαλάς ό,τι είχε ο αντίπαλος στην πέτρα { $stone }: { $other }
advice-lowers = το καλύτερο που μπορεί τώρα να κάνει ο αντίπαλος στην πέτρα { $stone } είναι { $other }
advice-takes-away = φεύγει από την πλευρά του αντιπάλου στην πέτρα { $stone }: { $card }
advice-claim-wins = { $how ->
    [row] κερδίζεις τον γύρο: { $st-adjacent-to-win } πέτρες στη σειρά
   *[stones] κερδίζεις τον γύρο: { $st-stones-to-win } πέτρες
}
advice-claim-blocks = διεκδικείς την πέτρα που λείπει στον αντίπαλο για { $st-adjacent-to-win } στη σειρά
advice-claim-last = διεκδικείς την πέτρα· με την πέτρα { $stone } θα είναι { $st-adjacent-to-win } στη σειρά
advice-claim = { $number ->
    [one] διεκδικείς την πέτρα: η πρώτη από { $needed }
   *[other] διεκδικείς την πέτρα: { $number } από { $needed }
}
advice-done-inviting = { $number ->
    [one] περιμένεις: ο αντίπαλος μπορεί ακόμα να βάλει κάρτες στην πέτρα { $stones }
   *[other] περιμένεις: ο αντίπαλος μπορεί ακόμα να βάλει κάρτες στις πέτρες { $stones }
}
advice-done = { $number ->
    [one] δεν διεκδικείς ακόμα την πέτρα { $stones }
   *[other] δεν διεκδικείς ακόμα τις πέτρες { $stones }
}
advice-draw-clan-limit = κάρτα τακτικής δεν παίζεις πριν παίξει μία ο αντίπαλος
advice-draw-clan-few = { $number ->
    [0] δεν έχεις κάρτες φυλής στο χέρι
    [one] έχεις μόνο μία κάρτα φυλής στο χέρι
   *[other] έχεις μόνο { $number } κάρτες φυλής στο χέρι
}
advice-draw-clan = οι σχηματισμοί γίνονται με κάρτες φυλής
advice-draw-tactics = το όριο σου επιτρέπει κάρτα τακτικής στην επόμενη σειρά σου
advice-draw-tactics-later = για αργότερα: την παίζεις αφού παίξει κάρτα τακτικής ο αντίπαλος
advice-return-limit = δεν παίζεται πριν παίξει κάρτα τακτικής ο αντίπαλος
advice-return-misfit = δεν ταιριάζει σε καμία πλευρά που έχεις αρχίσει
advice-return-weak = δεν έχεις πιο αδύναμη κάρτα φυλής στο χέρι
advice-return = πάει κάτω από τη στοίβα της, και ο αντίπαλος δεν βλέπει ποια είναι
advice-pass = καμία κάρτα φυλής δεν μπορεί να μπει
advice-pass-saves = φυλάς τις κάρτες τακτικής· καμία κάρτα φυλής δεν μπορεί να μπει
advice-pass-ends = ο γύρος τελειώνει: πήγατε πάσο και οι δύο

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = σε γη του οίκου σου, μακριά από τα σύνορα
advice-v-estate-border = σε γη του οίκου σου, στα σύνορα, με δύναμη { $strength }
advice-v-estate-other = { $house ->
    [eagles] γη των Αετών: φέρνει κάρτες μόλις τους υπηρετήσεις ή την πάρει ο οίκος σου
   *[roses] γη των Ρόδων: φέρνει κάρτες μόλις τα υπηρετήσεις ή την πάρει ο οίκος σου
}
advice-v-counting = στο τέλος 1 πόντος για κάθε κάρτα στο χέρι, το πολύ { $most }· τώρα έχεις { $held }
advice-v-turn-idle = εκεί τώρα δεν φέρνει κάρτες· ως ταμείο φέρνει στο τέλος το πολύ { $most } πόντους
advice-v-turn-to-estate = φέρνει πάλι μία κάρτα τον γύρο, όσο ο οίκος σου έχει την περιοχή
advice-v-build-nothing = τα κτίριά σου μένουν όπως είναι
advice-v-conflict = { $lead ->
    [ahead] ο οίκος σου είναι ισχυρότερος εκεί, { $own } απέναντι σε { $other }
    [even] οι δύο οίκοι είναι ισοδύναμοι εκεί, { $own } απέναντι σε { $other }
   *[behind] ο οίκος σου είναι πιο αδύναμος εκεί, { $own } απέναντι σε { $other }
}· { $winners ->
    [one] η νίκη σού δίνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }
   *[other] η νίκη δίνει από { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }
}
advice-v-conflict-estate = { $own } απέναντι σε { $other }· με νίκη το κτήμα σου στην περιοχή { $landscape } περνάει στη γη του οίκου σου
advice-v-traitor-stronger = { $house ->
    [eagles] περνάς στους Αετούς, που είναι ισχυρότεροι εκεί ({ $other } απέναντι σε { $own })
   *[roses] περνάς στα Ρόδα, που είναι ισχυρότερα εκεί ({ $other } απέναντι σε { $own })
}· { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
advice-v-traitor = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}, και { $house ->
    [eagles] περνάς στους Αετούς (εκεί { $other } απέναντι σε { $own })
   *[roses] περνάς στα Ρόδα (εκεί { $other } απέναντι σε { $own })
}
advice-v-farmer-room = τραβάς { $number } κάρτες εφοδίων, και χωράνε στο χέρι σου
advice-v-farmer = τραβάς { $number } κάρτες εφοδίων· το χέρι χωράει { $most }
advice-v-builder-counting = ένα ταμείο μπορεί να φέρει στο τέλος ως { $most } πόντους
advice-v-builder-reserve = { $number ->
    [one] χτίζεις το τελευταίο κτίριο του αποθέματός σου, ή γυρίζεις ένα
   *[other] χτίζεις ένα από τα { $number } κτίρια του αποθέματός σου, ή γυρίζεις ένα
}
advice-v-builder-turn = μπορείς να γυρίσεις ένα κτίριό σου
advice-v-strategist = { $then ->
    [over] { $points } πόντοι, όποιος κι αν νικήσει
    [kept] { $points } πόντοι, και διαλέγεις πάλι εσύ την επόμενη σύγκρουση
   *[taken] { $points } πόντοι, και διαλέγεις εσύ την επόμενη σύγκρουση
}
advice-v-diplomat2 = +{ $bonus } δύναμη στον οίκο σου ({ $own } απέναντι σε { $other } πριν από τα εφόδια), και τραβάς { $v-diplomat-2-draw ->
        [one] μία κάρτα
       *[other] { $v-diplomat-2-draw } κάρτες
    }
advice-v-diplomat5 = +{ $bonus } δύναμη στον οίκο σου: { $own } απέναντι σε { $other } πριν από τα εφόδια
advice-v-lay-more = μεγαλώνει το προβάδισμα: ως τώρα { $own }–{ $other }
advice-v-lay-enough = όσο ακριβώς χρειάζεται για προβάδισμα: ως τώρα { $own }–{ $other }
advice-v-lay-lead = ο οίκος σου περνάει μπροστά: ως τώρα { $own }–{ $other }
advice-v-lay-even = ισοφαρίζεις: ως τώρα { $own }–{ $own }
advice-v-lay-others = πλησιάζεις, { $own }–{ $other }· άλλοι του οίκου σου θα βάλουν μετά
advice-v-lay-behind = πλησιάζεις: ως τώρα { $own }–{ $other }
advice-v-keep-to-count = κρατάς τις κάρτες για τα ταμεία
advice-v-keep-ahead = ο οίκος σου προηγείται και έτσι: ως τώρα { $own }–{ $other }
advice-v-keep-hopeless = ούτε όλο σου το χέρι δίνει προβάδισμα: ως τώρα { $most }–{ $other }
advice-v-keep = φυλάς τις κάρτες, ως τώρα { $own }–{ $other }
advice-v-discard-lowest = { $number ->
    [one] η μικρότερη κάρτα
   *[other] οι μικρότερες κάρτες
}
advice-v-discard = μένουν: { $kept }

## The arena

arena-too-few-bots = Ένας αγώνας χρειάζεται τουλάχιστον δύο μποτ.
arena-sprt-two-bots = Ο διαδοχικός έλεγχος συγκρίνει μόνο δύο μποτ.
arena-sprt-unreadable = το «{ $text }» δεν είναι δύο διαφορές Elo, πρώτα η μικρότερη, όπως 0,20
arena-worker-died = Οι διεργασίες που παίζουν τερματίζονται πριν παίξουν οτιδήποτε (κωδικός εξόδου { $code })· ίσως η έξοδος σφαλμάτων λέει γιατί.
arena-file-exists = Το αρχείο { $path } υπάρχει ήδη. Δώσε άλλο όνομα με --out ή συνέχισέ το με --resume.
arena-file-unwritable = Το αρχείο { $path } δεν μπορεί να γραφτεί: { $reason }.
arena-file-unreadable = Το αρχείο { $path } δεν μπορεί να διαβαστεί: { $reason }.
arena-file-no-ledger = Το αρχείο { $path } δεν αρχίζει με έναν αγώνα: { $reason }.
arena-file-format = Το αρχείο { $path } έχει τη μορφή { $format }· αυτή η έκδοση γνωρίζει μόνο την { $known }.
arena-file-line = Η γραμμή { $line } του { $path } δεν είναι παρτίδα: { $reason }.
arena-resume-differs = Ο αγώνας στο { $path } άρχισε με άλλους όρους. Στο «{ $name }» έχει { $there }, ενώ τώρα θα ήταν { $asked }.
arena-begins = Στην αρένα: { $bots }· σπόρος { $seed }. Οι παρτίδες φυλάσσονται στο { $path }.
arena-progress = { $done } από { $games } παρτίδες: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] μία παρτίδα
   *[other] { $games } παρτίδες
} σε { $deals ->
    [one] μία μοιρασιά
   *[other] { $deals } μοιρασιές
}
arena-caption = Απόδοση: το μερίδιο στις νίκες ανά θέση, με το διάστημα 95 % κατά μοιρασιές· ίσο μερίδιο θα ήταν { $share } %. + νίκες, = ισοπαλίες ή μοιρασμένες νίκες, − ήττες· ms: ο χρόνος μιας απόφασης.
arena-head = { $column ->
    [bot] Μποτ
    [played] Έπαιξε
    [results] + = −
    [score] Απόδοση (95 %)
    [elo] Elo (95 %)
    [rating] Βαθμός (95 %)
    [decisions] Κινήσεις
    [time] ms (μέγ.)
   *[faults] Λάθη
}
arena-fault-kind = { $kind ->
    [illegal] μη επιτρεπτή κίνηση
    [exception] σφάλμα
    [timeout] πολύ αργό
   *[unreachable] δεν αποκρίνεται
}
arena-fault = Παρτίδα { $game }, τη χάνει το { $bot } στη θέση { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [one] Ένα ακόμη λάθος
   *[other] { $number } ακόμη λάθη
}: βλ. { $path }
arena-test = { $status ->
    [h0] Ο έλεγχος δέχεται { $elo0 } Elo και όχι { $elo1 }
    [h1] Ο έλεγχος δέχεται { $elo1 } Elo και όχι { $elo0 }
   *[continue] Ο έλεγχος ανάμεσα σε { $elo0 } και { $elo1 } Elo δεν έχει κριθεί
} μετά από { $deals ->
    [one] μία μοιρασιά
   *[other] { $deals } μοιρασιές
} (LLR { $llr }· τα όρια είναι ±{ $bound }).
arena-aside = { $games ->
    [one] Παίχτηκε μία ακόμη παρτίδα· φυλάσσεται αλλά δεν μετρά, γιατί η μοιρασιά της δεν είναι πλήρης ή έρχεται μετά την κρίση.
   *[other] Παίχτηκαν { $games } ακόμη παρτίδες· φυλάσσονται αλλά δεν μετρούν, γιατί οι μοιρασιές τους δεν είναι πλήρεις ή έρχονται μετά την κρίση.
}
arena-interrupted = Διακοπή· όλες οι τελειωμένες παρτίδες φυλάχτηκαν. Για συνέχεια: { $command }
arena-plot-pair = { $one } εναντίον { $other }: απόδοση του { $one }
arena-plot-many = Η απόδοση κάθε μποτ, με το διάστημα 95 %
arena-plot-games = παρτίδες
arena-plot-even = ίσο μερίδιο

## Επίπεδα

level-shepherd = Βοσκός
level-shepherd-about = ήπιος· δεν κοιτάει πέρα από την επόμενη κάρτα
level-clansman = Μέλος της φυλής
level-clansman-about = ξέρει το παιχνίδι, και κάνει λάθη
level-warrior = Πολεμιστής
level-warrior-about = κρίνει καλά κάθε κίνηση
level-chieftain = Αρχηγός
level-chieftain-about = σκέφτεται μπροστά· ο πιο δυνατός
term-level-choice = { $name }: { $about }
term-which-level = Πόσο δυνατοί να είναι οι αντίπαλοι;

## Συμβουλές

not-your-turn = δεν είναι η σειρά του { $seat }
hint-title = { $who ->
    [you] Οι καλύτερες κινήσεις, με την πιθανότητά σου να νικήσεις:
   *[other] Οι καλύτερες κινήσεις του { $seat }, με την πιθανότητα νίκης:
}
hint-hand-hidden = η θέση δεν λέει τι ξέρει ο { $seat }, που έχει σειρά: πρέπει να δοθούν όλες οι κάρτες που βλέπει ο { $seat }
hint-no-seat = «{ $text }» δεν είναι θέση παίκτη· υπάρχουν { $seats }
term-help-hint = οι λίγες καλύτερες κινήσεις, με την πιθανότητά σου να νικήσεις και έναν λόγο
term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Ανασκόπηση

review-running = η ανασκόπηση γίνεται σε παιχνίδι που τελείωσε, και αυτό παίζεται ακόμα
review-analysing = Εξετάζεται κάθε απόφαση …
review-title = { $game }, ανασκόπηση: { $result }
review-turning-title = Σημεία καμπής
review-no-turning = Κανένα: καμία απόφαση δεν κόστισε πολύ.
review-better = καλύτερα: { $move } ({ $chance }), { $reason }
review-decisions-title = Όλες οι αποφάσεις
review-head-turn = σειρά
review-head-move = κίνηση
review-head-chance = πιθανότητα
review-head-grade = κρίση
review-head-better = καλύτερη ήταν
review-grade = { $grade ->
    [best] άριστη
    [good] καλή
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] γκάφα
}
review-forced = χωρίς επιλογή
review-players-title = Οι παίκτες
review-head-player = παίκτης
review-head-decisions = επιλογές
review-head-best = άριστες
review-head-loss = μέση απώλεια
review-head-inaccuracies = ανακρίβειες
review-head-mistakes = λάθη
review-head-blunders = γκάφες
review-saved = Γράφτηκε: { $path }
review-plot-title = { $game }: οι πιθανότητες νίκης
review-plot-round = γύρος { $round }
review-plot-turns = σειρές· κάθε κουκκίδα είναι σημείο καμπής
review-plot-turning = Σειρά { $turn }, { $seat }: { $move }· καλύτερη ήταν { $better }

# The server

server-over = το παιχνίδι τελείωσε
server-not-over = το παιχνίδι δεν έχει τελειώσει ακόμη
server-not-begun = το παιχνίδι αρχίζει όταν καθίσουν όλοι
server-stale = το τραπέζι άλλαξε στο μεταξύ
server-too-late = ο χρόνος τελείωσε
server-name-unreadable = ένα όνομα έχει τουλάχιστον ένα γράμμα και κανέναν χαρακτήρα ελέγχου
server-undo-seen = τίποτα δεν παίρνεται πίσω: από την τελευταία σου κίνηση είδες κάτι καινούργιο
server-bots-play-on = τα μποτ προτιμούν να συνεχίσουν
server-asked-already = υπάρχει ήδη μια ερώτηση· πρώτα η απάντηση σε αυτήν
server-nothing-asked = δεν υπάρχει καμία ερώτηση
server-no-hints = σε αυτό το τραπέζι δεν δίνονται υποδείξεις
server-no-table = δεν υπάρχει τέτοιο τραπέζι ή ο σύνδεσμος δεν είναι δικός του
server-seat-taken = αυτή η θέση έχει ήδη πιαστεί και μια πρόσκληση ισχύει μόνο για ένα άτομο. Αν την έπιασες εσύ, συνέχισε εκεί όπου κάθισες ή αντίγραψε από εκεί τον σύνδεσμο της θέσης σου (στο μενού του τραπεζιού)
server-secret-known = κάθε θέση χρειάζεται ένα νέο, δικό της μυστικό
server-wrong-share = αυτό δεν είναι το μερίδιο της μοιρασιάς για το οποίο είχε δεσμευτεί αυτή η θέση
server-newer-table = αυτό το τραπέζι χρειάζεται νεότερη έκδοση του διακομιστή· δοκίμασε ξανά σε λίγο
server-no-review = κανείς δεν ζήτησε ανασκόπηση αυτού του παιχνιδιού
server-wrong-seats = αυτό το παιχνίδι έχει { $seats } θέσεις
server-nobody = τουλάχιστον μία θέση είναι για άνθρωπο
server-no-level = δεν υπάρχει επίπεδο «{ $name }»· υπάρχουν: { $levels }
server-no-language = υπάρχουν αυτές οι γλώσσες: { $languages }
server-unreadable = το μήνυμα δεν διαβάζεται
server-protocol = ο διακομιστής μιλά την έκδοση { $version } του πρωτοκόλλου· φόρτωσε ξανά τη σελίδα
server-too-fast = όχι τόσο γρήγορα: ξαναρώτα σε λίγο
server-too-many = δημιούργησες πολλά τραπέζια· περίμενε λίγο πριν από το επόμενο
server-spectator = οι θεατές μόνο βλέπουν
server-busy = τώρα υπάρχει πολλή δουλειά· ξαναρώτα αργότερα
server-foreign = αυτό έρχεται από σελίδα άλλου ιστότοπου
server-other-host = ο διακομιστής δεν απαντά σε αυτό το όνομα· ο διαχειριστής του μπορεί να το επιτρέψει με --host-name
server-no-page = εδώ δεν υπάρχει τίποτα
server-no-method = αυτό δεν γίνεται εδώ
server-too-large = το μήνυμα είναι πολύ μεγάλο
server-failed = κάτι πήγε στραβά στον διακομιστή· το τραπέζι είναι όπως ήταν
server-store-failed = η βάση δεδομένων του διακομιστή δεν μπορεί να διαβαστεί ή να γραφτεί
preview-app = Schotten Totten και Verräter: δύο παιχνίδια με κάρτες από τα Χάιλαντς της Σκωτίας, με φίλους ή με μποτ. Δεν χρειάζεται λογαριασμός.
preview-invitation = Τραπέζι για { $game }: άνοιξε τον σύνδεσμο για να παίξεις ή να παρακολουθήσεις. Δεν χρειάζεται λογαριασμός.
preview-running = Εδώ παίζεται { $game }: άνοιξε τον σύνδεσμο για να παρακολουθήσεις.
preview-finished = Μια παρτίδα { $game } που τελείωσε, κίνηση προς κίνηση.
serve-ready = Το Highlands λειτουργεί στο { $address }
serve-running = Το Highlands τρέχει ήδη, στη διεύθυνση { $address }
serve-stop = Με Ctrl+C σταματά· οι παρτίδες σου φυλάσσονται.
serve-cannot-listen = Το Highlands δεν μπορεί να ακούσει στο { $address }: { $reason }.
serve-no-proxy = Δεν είναι διεύθυνση ή δίκτυο διακομιστή μεσολάβησης: { $reason }. Δώσε για παράδειγμα 127.0.0.1 ή 10.0.0.0/8.
serve-database = τα παιχνίδια φυλάσσονται στο { $database }
record-commitment = ο σπόρος δεν ταιριάζει με τη δέσμευση που δείχτηκε πριν από το παιχνίδι
record-shares = ο σπόρος δεν προκύπτει από τα μερίδια για τα οποία δεσμεύτηκαν οι παίκτες πριν από τη μοιρασιά
term-commitment-good = το ανακάτεμα είναι αυτό που είχε δεσμευτεί πριν από το παιχνίδι
term-shares-good = κάθε παίκτης είχε μερίδιο στη μοιρασιά: ούτε ο διακομιστής ούτε κανένας παίκτης μόνος του μπορούσε να διαλέξει τις κάρτες
backup-done = το αντίγραφο είναι στο { $file }
restore-done = τα τραπέζια επανήλθαν από το { $file }

## Η βάση δεδομένων

store-one-process = Η SQLite είναι για μία μόνο διεργασία. Για περισσότερες χρειάζεται PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Δεν υπάρχει τέτοιο είδος βάσης δεδομένων. Δώσε sqlite+aiosqlite:///διαδρομή/προς/αρχείο ή postgresql+asyncpg://χρήστης@υπολογιστής/όνομα.
store-unreachable = Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί: { $reason }.
store-in-use = Ένας διακομιστής λειτουργεί ήδη σε αυτή τη βάση δεδομένων ({ $path }). Ένα αρχείο SQLite είναι για έναν διακομιστή· για περισσότερους χρησιμοποίησε PostgreSQL.
store-newer = Η βάση δεδομένων προέρχεται από νεότερη έκδοση του Highlands. Εγκατάστησε εκείνη.
store-older = Η βάση δεδομένων προέρχεται από μια πρώιμη έκδοση ανάπτυξης του Highlands, που αυτή η έκδοση δεν μπορεί να διαβάσει· τίποτα δεν άλλαξε σε αυτήν. Μετακίνησέ την ή διάλεξε άλλη με --database.
store-other-version = Η βάση δεδομένων προέρχεται από άλλη έκδοση του Highlands. Ξεκίνησε μία φορά τον διακομιστή αυτής της έκδοσης, που την ενημερώνει, ή χρησιμοποίησε εκείνη.
store-file-exists = Υπάρχει ήδη αρχείο { $path }. Δώσε άλλο όνομα.
store-no-backup = Το { $path } δεν είναι αντίγραφο ασφαλείας του Highlands: { $reason }.
store-not-empty = Σε αυτή τη βάση δεδομένων υπάρχουν ήδη τραπέζια. Ένα αντίγραφο ασφαλείας επαναφέρεται μόνο σε άδεια.
## Βιβλιοθήκες που χρειάζονται μόνο μερικοί
extra-missing = Αυτό χρειάζεται τη βιβλιοθήκη { $library }, που δεν είναι εγκατεστημένη: pip install '{ $extra }'

## Δεδομένα από παρτίδες ενός μποτ με τον εαυτό του
selfplay-begins = Παρτίδες του { $bot } με τον εαυτό του· σπόρος { $seed }. Ώσπου να γραφτεί το αρχείο, φυλάσσονται στο { $path }.
selfplay-progress = { $done } από { $games } παρτίδες
selfplay-writes = Γράφεται το { $path } …
selfplay-written = { $games ->
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
} με { $decisions } αποφάσεις: { $path }
selfplay-no-file = Πες με --out πού να γραφτούν τα δεδομένα ή συνέχισε με --resume.
selfplay-broken = Την παρτίδα με σπόρο { $seed } δεν την επιτρέπουν οι κανόνες: η κίνηση { $move } δεν γίνεται.
## Περιβάλλοντα
env-illegal = η ενέργεια { $action } στο παιχνίδι { $row } δεν μπορεί να εκτελεστεί: { $reason }
env-no-such-action = το «{ $action }» δεν είναι ενέργεια· οι ενέργειες είναι ακέραιοι από 0 έως { $last }
env-opponents = αντίπαλοι σε παιχνίδι με { $seats } παίκτες: { $needed }, όχι { $given }

## Κάθε παιχνίδι: τι λέγεται όπου ένα παιχνίδι δεν έχει δικά του λόγια
action-unreadable = το «{ $text }» δεν είναι κίνηση· κινήσεις είναι: { $actions }
action-illegal = το { $text } δεν γίνεται τώρα
position-impossible = κανένα παιχνίδι δεν φτάνει σε αυτή τη θέση
advice-search = την προτιμά η αναζήτηση
plain-player = { $who ->
    [you] εσύ
   *[other] ο παίκτης { $seat }
}
plain-begins = { $who ->
    [you] αρχίζεις εσύ
   *[other] αρχίζει ο παίκτης { $seat }
}
plain-moved = { $who ->
    [you] εσύ: { $move }
   *[other] παίκτης { $seat }: { $move }
}
plain-prompt = παίζεις εσύ, για παράδειγμα { $move }
plain-legal-move = γίνεται τώρα
plain-rules = οι κανόνες του { $game } δεν βρίσκονται εδώ· το «moves» δείχνει τι γίνεται
plain-over = { $how ->
    [won] κέρδισες
    [lost] έχασες
   *[drawn] ισοπαλία
}: { $points }
