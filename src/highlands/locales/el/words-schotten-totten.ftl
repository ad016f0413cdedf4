### Schotten Totten: what the pages say too.

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

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = δεν υπάρχει θέση για έναν Τζόκερ: δεν μπορεί να είναι σε χέρι που επιστρέφεται ολόκληρο, ούτε κάρτα με { "{" }A!{ "}" }
term-clan-deck = στοίβα φυλής: { $number }
term-tactics-deck = στοίβα τακτικής: { $number }
term-known = { $deck ->
    [clan] τις έβαλες εσύ στη στοίβα φυλής (σε παρένθεση η θέση από πάνω): { $cards }
   *[tactics] τις έβαλες εσύ στη στοίβα τακτικής (σε παρένθεση η θέση από πάνω): { $cards }
}
term-known-place = { $card } ({ $place }η)
term-can-lay = { $number ->
    [one] { $card } στην πέτρα { $stones }
   *[other] { $card } σε μία από τις πέτρες { $stones }
}
term-may-draw-clan = τραβάς κάρτα φυλής
term-may-draw-tactics = τραβάς κάρτα τακτικής
term-mode-blind = Τυφλόμυγα: εδώ μετράει μόνο το άθροισμα.
term-mode-mud = Λασπομαχία: { $st-mud-size } κάρτες σε κάθε πλευρά.
term-why-nothing = τίποτα ακόμα
term-best-is = Αυτό είναι { $formation }{ $readings }.
term-best-can = Στην καλύτερη περίπτωση γίνεται { $formation }, με { $cards }{ $readings }.
term-best-never = Δεν ολοκληρώνεται πια: οι κρυφές κάρτες που μένουν δεν φτάνουν.
term-readings = {" "}– { $readings }
term-reading = { $card } ως { $reading }
term-why-yes = Μπορείς να τη διεκδικήσεις όταν έρθει η ώρα – { $reason }.
term-why-no = Δεν μπορείς να τη διεκδικήσεις – { $reason }.
term-why-theirs = Ο αντίπαλος μπορεί να τη διεκδικήσει: ό,τι κι αν έρθει, δεν νικά εκείνη την πλευρά.

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
   *[stones] κερδίζεις τον γύρο: { $number ->
       [one] { $number } πέτρα
      *[other] { $number } πέτρες
   }
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
