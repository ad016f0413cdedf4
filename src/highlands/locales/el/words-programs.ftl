### What only commands say, and the refusal of records and positions. The pages do not fetch it.

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
arena-file-selfplay = Το αρχείο { $path } έχει παρτίδες ενός μόνο μποτ με τον εαυτό του και όχι έναν αγώνα: το συνεχίζει το «highlands selfplay --resume».
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
arena-part-unreadable = Το «{ $text }» δεν είναι μέρος αγώνα, όπως θα ήταν το 2/5 για το δεύτερο από πέντε.
arena-part-seed = ένα μέρος ενός αγώνα χρειάζεται τον σπόρο του (--seed), τον ίδιο για όλα τα μέρη
arena-merge-usage = Για συγχώνευση, δώσε τα αρχεία ενός αγώνα και με --out το νέο αρχείο: highlands arena merge ena.jsonl dyo.jsonl --out ola.jsonl
arena-merge-contests = Τα { $one } και { $other } ανήκουν σε διαφορετικούς αγώνες. Στο «{ $name }» το πρώτο έχει { $there }, το δεύτερο { $here }.
arena-merge-games = Η παρτίδα { $number } εξελίχθηκε διαφορετικά στο { $one } και στο { $other }: δεν μπορούν να συγχωνευτούν.
arena-merged = Συγχωνεύτηκαν στο { $path }: { $games } από { $wanted } παρτίδες.
cluster-unreachable = Η συστοιχία Ray «{ $address }» δεν είναι προσβάσιμη: { $reason }
cluster-unfit = Ένα μηχάνημα της συστοιχίας ({ $machine }) δεν μπορεί να συμμετάσχει: { $reason }
cluster-stillborn = Οι διεργασίες στη συστοιχία τερματίζονται πριν κάνουν οτιδήποτε: { $reason }
cluster-lost =
    Η συστοιχία έχασε: { $machine } ({ $reason }). { $kind ->
        [decision] Οι αποφάσεις που εκκρεμούσαν εκεί ({ $number }) εξετάζονται αλλού.
        [part] Οι ατελείωτες ομάδες παρτίδων του ({ $number }) παίζονται αλλού.
       *[game] Οι ατελείωτες παρτίδες του ({ $number }) παίζονται αλλού.
    }
cluster-deadly =
    { $kind ->
        [decision] Η εξέταση της απόφασης μετά από { $number } κινήσεις
        [part] Η ομάδα παρτίδων { $number }
       *[game] Η παρτίδα { $number }
    } άρχισε { $times } φορές στη συστοιχία, και κάθε φορά χάθηκε η διεργασία που την είχε αναλάβει: { $reason }
arena-plot-pair = { $one } εναντίον { $other }: απόδοση του { $one }
arena-plot-many = Η απόδοση κάθε μποτ, με το διάστημα 95 %
arena-plot-games = παρτίδες
arena-plot-even = ίσο μερίδιο

## The server

serve-ready = Το Highlands λειτουργεί στο { $address }
serve-running = Το Highlands τρέχει ήδη, στη διεύθυνση { $address }
serve-stop = Με Ctrl+C σταματά· οι παρτίδες σου φυλάσσονται.
serve-database = οι παρτίδες φυλάσσονται στο { $database }
serve-host-page = η σελίδα σου ως οικοδεσπότη είναι στο { $address }
serve-host-key-kept = το κλειδί της φυλάσσεται στο { $path }
serve-host-key = και είναι { $key }
serve-host-key-elsewhere = Η σελίδα του οικοδεσπότη έχει κλειδί που δεν βρίσκεται στο { $path }: χρησιμοποίησε εκείνο του υπολογιστή όπου φτιάχτηκε, ή φτιάξε νέο με `highlands host-key --new`.
serve-bad-smtp = το --smtp αρχίζει με ένα από τα { $schemes }, μετά :// και το όνομα του διακομιστή.
serve-mail-incomplete = για email χρειάζονται το --mail-from, η διεύθυνση του αποστολέα, και το --public-address, όπου βρίσκονται οι σελίδες.
term-commitment-good = το ανακάτεμα είναι αυτό που είχε δεσμευτεί πριν από το παιχνίδι
term-shares-good = κάθε παίκτης είχε μερίδιο στη μοιρασιά: ούτε ο διακομιστής ούτε κανένας παίκτης μόνος του μπορούσε να διαλέξει τις κάρτες
backup-done = το αντίγραφο είναι στο { $file }
restore-done = τα τραπέζια επανήλθαν από το { $file }
ratings-recomputed = { $games } τελειωμένες παρτίδες δίνουν { $ratings } βαθμολογίες· { $different } από αυτές ήταν διαφορετικές πριν
serve-cannot-listen = Το Highlands δεν μπορεί να ακούσει στο { $address }: { $reason }.
serve-no-proxy = Δεν είναι διεύθυνση ή δίκτυο διακομιστή μεσολάβησης: { $reason }. Δώσε για παράδειγμα 127.0.0.1 ή 10.0.0.0/8.
preview-app = Schotten Totten και Verräter: δύο παιχνίδια με κάρτες από τα Χάιλαντς της Σκωτίας, με φίλους ή με μποτ. Δεν χρειάζεται λογαριασμός.
preview-invitation = Τραπέζι για { $game }: άνοιξε τον σύνδεσμο για να παίξεις ή να παρακολουθήσεις. Δεν χρειάζεται λογαριασμός.
preview-running = Εδώ παίζεται { $game }: άνοιξε τον σύνδεσμο για να παρακολουθήσεις.
preview-finished = Μια παρτίδα { $game } που τελείωσε, κίνηση προς κίνηση.

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
selfplay-no-search = Αποτελέσματα αναζήτησης κρατούν μόνο τα επίπεδα που κάνουν αναζήτηση, όπως το chieftain· το { $bot } δεν κάνει.
selfplay-searches-late = Οι παρτίδες στο { $path } ξεκίνησαν χωρίς --searches: ό,τι βρέθηκε τότε έχει χαθεί.
selfplay-broken = Την παρτίδα με σπόρο { $seed } δεν την επιτρέπουν οι κανόνες: η κίνηση { $move } δεν γίνεται.
selfplay-no-searches = Όσα βρήκαν οι αναζητήσεις στην παρτίδα με σπόρο { $seed } λείπουν ή δεν ανήκουν στις κινήσεις της.
selfplay-foreign = Το αρχείο { $path } δεν έχει δεδομένα παιχνιδιού με τον εαυτό του.

## Περιβάλλοντα

env-illegal = η ενέργεια { $action } στο παιχνίδι { $row } δεν μπορεί να εκτελεστεί: { $reason }
env-no-such-action = το «{ $action }» δεν είναι ενέργεια· οι ενέργειες είναι ακέραιοι από 0 έως { $last }
solve-not-enumerable = το { $game } με αυτές τις επιλογές δεν μπορεί να εξεταστεί ολόκληρο: μόνο μικρότερα παιχνίδια για δύο, ενός γύρου και χωρίς κάρτες τακτικής, έχουν αρκετά λίγες μοιρασιές
solve-too-large = το δέντρο αυτού του παιχνιδιού έχει πάνω από { $number } κόμβους
solve-no-choices = σε αυτό το παιχνίδι κανείς δεν έχει ποτέ επιλογή: δεν υπάρχει τίποτα να λυθεί
solve-no-folder = δεν υπάρχει φάκελος { $path }
solve-tree = Το δέντρο: { $nodes } κόμβοι, { $sets } σύνολα πληροφορίας.
solve-progress = Επανάληψη { $iterations }: αξία { $value } για τη θέση A, εκμεταλλευσιμότητα { $gap }.
solve-written = Η στρατηγική είναι στο { $path }. Για να παιχτεί: { $bot }
exploit-wins = Απέναντι σε { $bot } μια βέλτιστη απάντηση κερδίζει { $wins } ανά παιχνίδι: { $first } ως A, { $second } ως B.
exploit-exact = Αυτό είναι ακριβές.
exploit-searched = Απέναντι στο { $bot }, το { $response } κερδίζει { $wins } ανά παρτίδα πέρα από το ίσο μερίδιο (95 %), σε { $deals } μοιρασιές που δεν επηρέασαν την επιλογή του, καθεμία παιγμένη σε όλες τις θέσεις. Άρα μια βέλτιστη απάντηση κερδίζει τουλάχιστον { $low }.
exploit-too-large = το δέντρο αυτού του παιχνιδιού έχει πάνω από { $number } κόμβους· με --deals παίζουν αντί γι’ αυτό απέναντι στο μποτ απαντήσεις που ψάχνουν
exploit-sampled = Αυτό βασίζεται σε έως και { $answers } απαντήσεις σε κάθε σύνολο πληροφορίας, τις οποίες η βέλτιστη απάντηση γνωρίζει: είναι υπερβολικά υψηλό. Βέλτιστες απαντήσεις στα τρία τέταρτα κερδίζουν { $low } απέναντι στις υπόλοιπες· κατά μέσο όρο καμία βέλτιστη απάντηση δεν κερδίζει λιγότερα.
policy-unreadable = το { $path } δεν είναι αρχείο στρατηγικής
policy-old = το { $path } φτιάχτηκε από άλλη έκδοση του παιχνιδιού· φτιάξτε το ξανά με highlands solve
policy-other-game = το { $path } είναι στρατηγική για άλλο παιχνίδι: { $game }
policy-no-such-set = η στρατηγική δεν γνωρίζει αυτή τη θέση: αφορά παιχνίδια από την αρχή τους
env-opponents = αντίπαλοι σε παιχνίδι με { $seats } παίκτες: { $needed }, όχι { $given }

## Compiled code for other machines

kernels-ready = όλα είναι μεταγλωττισμένα
kernels-written = ο μεταγλωττισμένος κώδικας είναι στο { $file }
kernels-loaded = ο μεταγλωττισμένος κώδικας από το { $file } είναι έτοιμος για χρήση
kernels-unreadable = Το { $file } δεν μπορεί να χρησιμοποιηθεί ως αρχείο μεταγλωττισμένου κώδικα: { $reason }
kernels-other-version = Το { $file } μεταγλωττίστηκε από άλλον πηγαίο κώδικα ή με άλλες εκδόσεις της Python, της NumPy ή της Numba
kernels-other-processor = Το { $file } μεταγλωττίστηκε για άλλο είδος επεξεργαστή: { $theirs }· εδώ είναι { $here }

## Notifications

notify-turn = Η σειρά σου: { $game }
notify-turn-more = Στο τραπέζι: { $others }
notify-joined = Στο τραπέζι σου κάθισε: { $name }
notify-joined-more = { $game }
notify-challenge = Σε προκαλεί: { $name }
notify-challenge-more = { $game }
notify-game = Η παρτίδα σου στο τουρνουά είναι έτοιμη: { $game }
notify-game-more = Κάθισε εγκαίρως: το τραπέζι δεν περιμένει για πάντα.
notify-over = Τέλος παρτίδας: { $game }
notify-over-more = Στο τραπέζι: { $others }
notify-nobody = κάποιος
notify-confirm = Επιβεβαίωσε τη διεύθυνση email σου για το Highlands
notify-confirm-more = Κάποιος, μάλλον εσύ, θέλει να λαμβάνει email από το Highlands όταν είναι η σειρά του. Αν ήσουν εσύ, άνοιξε αυτόν τον σύνδεσμο μέσα στις επόμενες τρεις ημέρες και επιβεβαίωσε. Αν όχι, μην κάνεις τίποτα: δεν θα λάβεις άλλο email.
notify-mail-why = Λαμβάνεις αυτό το email επειδή επιβεβαίωσες αυτή τη διεύθυνση στο Highlands. Αν δεν θέλεις άλλα:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = ο διακομιστής δεν είναι προσβάσιμος: { $reason }
client-address = το «{ $address }» δεν είναι διεύθυνση διακομιστή· έχει τη μορφή { $example }
client-interrupted = η σύνδεση χάθηκε πριν έρθει η απάντηση· η κατάσταση του τραπεζιού λέει αν εκτελέστηκε
client-unfair-deal = το ανακάτεμα δεν ήταν αυτό που είχε υποσχεθεί: { $reason }
client-key-file = το αρχείο κλειδιού { $path } δεν μπορεί να χρησιμοποιηθεί: { $reason }
client-key-readable = άλλοι μπορούν να διαβάσουν το αρχείο κλειδιού { $path }· πρέπει να έχει δικαιώματα 600
client-key-unreadable = το { $path } δεν περιέχει κλειδί
remote-bot-online = ο { $name } είναι γνωστός στο { $server } και περιμένει παρτίδες
remote-bot-no-bot = το κλειδί στο { $path } ανήκει σε άνθρωπο· ένα μποτ χρειάζεται δικό του αρχείο κλειδιού
remote-bot-link = το «{ $link }» δεν είναι σύνδεσμος θέσης· μοιάζει με { $example }
remote-bot-rules = οι κανόνες στο { $path } δεν διαβάζονται: { $reason }
remote-bot-nothing = δεν υπάρχει τίποτα να γίνει: δώσε τον σύνδεσμο μιας θέσης (--seat) ή κανόνες με προσφορές (--rules)
remote-bot-begins = τραπέζι { $table }: στη θέση { $seat }
remote-bot-ends = τραπέζι { $table }: { $result }
remote-bot-fault = τραπέζι { $table }: εγκατάλειψη, επειδή το μποτ απέτυχε: { $details }
remote-bot-unwanted = τραπέζι { $table }: αποχώρηση, επειδή οι κανόνες αποκλείουν: { $name }
remote-bot-failed = τραπέζι { $table }: { $reason }
remote-bot-offer = το { $game } δεν προσφέρεται: { $reason }
remote-bot-entered = δήλωσε συμμετοχή στο τουρνουά { $tournament }
remote-bot-not-entered = όχι στο τουρνουά { $tournament }: { $reason }
remote-bot-tournament-link = το «{ $link }» δεν είναι σύνδεσμος για τουρνουά· μοιάζει με { $example }
term-bot-failed = Το παιχνίδι τελειώνει εδώ, επειδή ένα μποτ απέτυχε: { $details }

## Ανασκόπηση

review-running = η ανασκόπηση γίνεται σε τελειωμένη παρτίδα, και αυτή παίζεται ακόμα
review-title = { $game }, ανασκόπηση: { $result }
review-turning-title = Σημεία καμπής
review-decisions-title = Όλες οι αποφάσεις
review-saved = Γράφτηκε: { $path }
review-plot-title = { $game }: οι πιθανότητες νίκης
