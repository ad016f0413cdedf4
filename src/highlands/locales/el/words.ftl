### Το Highlands στα ελληνικά.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } και { $last }

## Options

option-unknown = δεν υπάρχει επιλογή «{ $name }»· υπάρχουν: { $options }
option-unreadable = το «{ $text }» δεν είναι επιλογή αυτού του παιχνιδιού
option-twice = η επιλογή «{ $name }» υπάρχει δύο φορές
option-range = { $name }: πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι { $value }
option-flag = { $name }: πρέπει να είναι true ή false, όχι { $value }
option-seat = το { $name } πρέπει να είναι θέση από 0 έως { $last }, ή όποιος κληρωθεί, όχι { $value }
option-colours = χρώματα καρτών φυλής, για μικρότερο παιχνίδι
option-strengths = αξίες καρτών φυλής, από το 1 και πάνω, για μικρότερο παιχνίδι
option-stones = πέτρες των συνόρων, για μικρότερο παιχνίδι
option-hand = κάρτες στο χέρι, για μικρότερο παιχνίδι
option-landscapes = το αρχείο ενός δικού σου πίνακα περιοχών
option-too-few-cards = για δύο χέρια των { $hand } δεν φτάνουν οι { $cards } κάρτες αυτού του παιχνιδιού

## Games and their variants, and what is said of any

game-is-over = το παιχνίδι τελείωσε
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Ποιο παιχνίδι θα παίξουμε;
term-choice-tactics = Παραλλαγή τακτικής, με κάρτες τακτικής
term-choice-expert = Παραλλαγή για προχωρημένους: διεκδικείς πέτρες μόνο στην αρχή της σειράς σου
term-how-many-rounds = Πόσοι γύροι;
term-who-begins = Ποιος αρχίζει;
term-starter-lot = με κλήρωση
term-variant-tactics = τακτική
term-variant-expert = προχωρημένοι
term-told-drawn = Τραβάς: { $cards }.
term-v-how-many = Πόσοι θα παίξουμε;
term-v-players = { $number } παίκτες
term-v-who-starts = Ποιος θα είναι στην αρχή πρώτος παίκτης;
v-house = { $house ->
    [eagles] Αετοί
   *[roses] Ρόδα
}

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

term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Ανασκόπηση

review-analysing = Εξετάζεται κάθε απόφαση …
review-no-turning = Κανένα: καμία απόφαση δεν κόστισε πολύ.
review-better = καλύτερα: { $move } ({ $chance }), { $reason }
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
review-plot-round = γύρος { $round }
review-plot-turns = σειρές· κάθε κουκκίδα είναι σημείο καμπής
review-plot-turning = Σειρά { $turn }, { $seat }: { $move }· καλύτερη ήταν { $better }

## The server

server-over = το παιχνίδι τελείωσε
server-not-over = το παιχνίδι δεν έχει τελειώσει ακόμη
server-not-begun = το παιχνίδι αρχίζει όταν καθίσουν όλοι
server-stale = το τραπέζι άλλαξε στο μεταξύ
server-too-late = ο χρόνος τελείωσε
server-name-unreadable = ένα όνομα έχει τουλάχιστον ένα γράμμα και κανέναν χαρακτήρα ελέγχου
server-name-of-bots = τα ονόματα που αρχίζουν με { $title } ανήκουν σε μποτ
server-open-to-people = αυτή η θέση είναι ανοιχτή σε ανθρώπους· ένα μποτ χρειάζεται πρόσκληση
server-bot-gone = αυτό το μποτ δεν περιμένει πια· διάλεξε άλλο
server-admits-no-bots = αυτός ο διακομιστής δεν δέχεται μποτ απέξω
server-admits-no-players = αυτός ο διακομιστής δεν δέχεται νέους παίκτες· παίξε ως επισκέπτης
server-blocked = ο οικοδεσπότης αυτού του διακομιστή σε έχει αποκλείσει
server-undo-seen = τίποτα δεν παίρνεται πίσω: από την τελευταία σου κίνηση είδες κάτι καινούργιο
server-bots-play-on = τα μποτ προτιμούν να συνεχίσουν
server-asked-already = υπάρχει ήδη μια ερώτηση· πρώτα η απάντηση σε αυτήν
server-nothing-asked = δεν υπάρχει καμία ερώτηση
server-no-hints = σε αυτό το τραπέζι δεν δίνονται υποδείξεις
server-rated-hints = σε βαθμολογημένη παρτίδα δεν δίνονται υποδείξεις
server-rated-clock = μια βαθμολογημένη παρτίδα χρειάζεται ρολόι
server-rated-reduced = μια παρτίδα με επιλογές για έρευνα δεν μπορεί να είναι βαθμολογημένη
server-rated-undo = σε βαθμολογημένη παρτίδα τίποτα δεν παίρνεται πίσω
server-rated-stand-in = σε βαθμολογημένη παρτίδα για δύο κανένα μποτ δεν παίρνει τη θέση: ζήτησε τη νίκη ή περίμενε
server-rated-guest = μια βαθμολογημένη παρτίδα είναι για παίκτες που γνωρίζει ο διακομιστής· αυτός ο περιηγητής δεν είναι ακόμη
server-rated-one-seat = έχεις ήδη θέση σε αυτό το τραπέζι, και σε βαθμολογημένη παρτίδα κανείς δεν παίζει με τον εαυτό του
server-no-table = δεν υπάρχει τέτοιο τραπέζι ή ο σύνδεσμος δεν είναι δικός του
server-no-player = κανείς δεν είναι γνωστός εδώ με αυτό το κλειδί· αυτός ο περιηγητής ξεκινά από την αρχή
server-no-device = δεν έχεις τέτοια συσκευή
server-too-many-devices = έχεις ήδη πάρα πολλές συσκευές· αφαίρεσε πρώτα μία
server-bad-link = αυτός ο σύνδεσμος έχει χρησιμοποιηθεί ή είναι πολύ παλιός: ζήτησε έναν νέο
server-own-link = αυτός ο σύνδεσμος είναι δικός σου: στείλ’ τον σε έναν φίλο
server-no-friend = δεν έχεις τέτοιον φίλο
server-no-profile = δεν υπάρχει τέτοιο προφίλ ή δεν είναι πια δημόσιο
server-challenge-needs-two = μια πρόκληση χρειάζεται μια θέση για σένα και μία για τον φίλο σου
server-block-guest = παίζει ως επισκέπτης, που ο διακομιστής δεν θα τον ξαναγνώριζε: δεν υπάρχει ποιον να αποκλείσεις
server-block-self = αυτός είσαι εσύ
server-too-many-blocked = έχεις αποκλείσει ήδη πάρα πολλούς· άρε πρώτα έναν αποκλεισμό
server-too-many-challenges = έχεις στείλει ήδη αρκετές προκλήσεις σε αυτόν τον φίλο· περίμενε την απάντησή του
server-no-passkeys-here = οι περιηγητές προσφέρουν κλειδιά πρόσβασης μόνο σε όνομα με TLS (https), όχι σε σκέτη διεύθυνση
server-bad-passkey = το κλειδί πρόσβασης δεν έγινε δεκτό· δοκίμασε ξανά
server-unknown-passkey = κανείς δεν είναι γνωστός εδώ με αυτό το κλειδί πρόσβασης· ίσως έχει αφαιρεθεί
server-too-many-passkeys = έχεις ήδη πάρα πολλά κλειδιά πρόσβασης ή και αυτό εδώ· αφαίρεσε πρώτα ένα
server-open-private = μόνο σε δημόσιο τραπέζι μπορεί να καθίσει οποιοσδήποτε
server-seat-taken = αυτή η θέση έχει ήδη πιαστεί και μια πρόσκληση ισχύει μόνο για ένα άτομο. Αν την έπιασες εσύ, συνέχισε εκεί όπου κάθισες ή αντίγραψε από εκεί τον σύνδεσμο της θέσης σου (στο μενού του τραπεζιού)
server-seat-of-other = αυτή η θέση κρατιέται για άλλον παίκτη, όχι για εκείνον με τον οποίο είσαι εδώ
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
server-too-many-players = από το δίκτυό σου ήρθαν ήδη πολλοί νέοι παίκτες· περίμενε λίγο
server-seeks-already = ψάχνεις ήδη για παιχνίδι
server-not-absent = κανείς που έχει σειρά δεν λείπει αρκετή ώρα
server-no-vacation = το τραπέζι δεν σου δίνει πια τόσες ημέρες διακοπών
server-vacation-days = διακοπές υπάρχουν μόνο με ρολόι μιας ημέρας ή περισσότερο για κάθε σειρά
server-stood-in = ένα μποτ παίζει για σένα· πάρε πρώτα πίσω τη θέση σου
server-win-of-two = μόνο σε παιχνίδι δύο παικτών διεκδικείς τη νίκη· μπορεί να παίξει ένα μποτ
server-too-many-seeks = από το δίκτυό σου πολλοί ψάχνουν για παιχνίδι· περίμενε λίγο
server-spectator = οι θεατές μόνο βλέπουν
server-busy = τώρα υπάρχει πολλή δουλειά· ξαναρώτα αργότερα
server-foreign = αυτό έρχεται από σελίδα άλλου ιστότοπου
server-other-host = ο διακομιστής δεν απαντά σε αυτό το όνομα· ο διαχειριστής του μπορεί να το επιτρέψει με --host-name
server-no-page = εδώ δεν υπάρχει τίποτα
server-no-method = αυτό δεν γίνεται εδώ
server-too-large = το μήνυμα είναι πολύ μεγάλο
server-failed = κάτι πήγε στραβά στον διακομιστή· το τραπέζι είναι όπως ήταν
server-store-failed = η βάση δεδομένων του διακομιστή δεν μπορεί να διαβαστεί ή να γραφτεί

record-commitment = ο σπόρος δεν ταιριάζει με τη δέσμευση που δείχτηκε πριν από το παιχνίδι
record-shares = ο σπόρος δεν προκύπτει από τα μερίδια για τα οποία δεσμεύτηκαν οι παίκτες πριν από τη μοιρασιά

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

## Notifications

notify-bad-hours = οι ώρες ησυχίας χρειάζονται αρχή, τέλος και ζώνη ώρας
notify-no-push = αυτός ο διακομιστής δεν στέλνει ειδοποιήσεις σε περιηγητές
notify-bad-subscription = η υπηρεσία push του περιηγητή σου δεν μπορεί να χρησιμοποιηθεί από εδώ
notify-no-mail = αυτός ο διακομιστής δεν στέλνει email
notify-bad-address = αυτή δεν είναι διεύθυνση email
notify-too-many-mails = σήμερα ζητήθηκαν πάρα πολλά email· δοκίμασε ξανά αύριο
notify-bad-link = αυτός ο σύνδεσμος έληξε ή έχει ήδη χρησιμοποιηθεί· ζήτησε νέον στις ρυθμίσεις
