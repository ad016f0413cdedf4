### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: ετοιμάζω τους κανόνες και τους παίκτες, μία φορά μόνο, λίγα λεπτά …
term-compiling-kernel = { $done } από περίπου { $total } … { $name }
term-welcome = Καλώς ήρθες στα Χάιλαντς: { $game }. Για βοήθεια γράψε ? όποτε θες.
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

## Συμβουλές

not-your-turn = δεν είναι η σειρά του { $seat }
hint-title = { $who ->
    [you] Οι καλύτερες κινήσεις, με την πιθανότητά σου να νικήσεις:
   *[other] Οι καλύτερες κινήσεις του { $seat }, με την πιθανότητα νίκης:
}
hint-hand-hidden = η θέση δεν λέει τι ξέρει ο { $seat }, που έχει σειρά: πρέπει να δοθούν όλες οι κάρτες που βλέπει ο { $seat }
hint-no-seat = «{ $text }» δεν είναι θέση παίκτη· υπάρχουν { $seats }
term-help-hint = οι λίγες καλύτερες κινήσεις, με την πιθανότητά σου να νικήσεις και έναν λόγο
