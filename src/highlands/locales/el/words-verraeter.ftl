### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] Προδότης
    [farmer] Αγρότης
    [builder] Χτίστης
    [strategist] Στρατηγός
    [diplomat2] Διπλωμάτης 2
   *[diplomat5] Διπλωμάτης 5
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

## The board: strengths, conflicts, what an action does

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
term-v-to-win = { $number ->
    [one] νίκη: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }
   *[other] νίκη: από { $points }
}
term-v-to-win-nobody = χωρίς παίκτες
term-v-head-house = οίκος
term-v-head-points = πόντοι
term-v-head-strength = Δύναμη
term-v-title-actions = Κάρτες δράσης
term-v-title-supply = Κάρτες εφοδίων
term-v-supply-own = εσύ
term-v-supply-laid = κάτω
term-v-supply-known = άλλοι
term-v-reveal-won = { $house ->
    [eagles] Νικούν οι Αετοί, { $strength }–{ $other }, και παίρνουν από τα Ρόδα την περιοχή { $landscape }.
   *[roses] Νικούν τα Ρόδα, { $strength }–{ $other }, και παίρνουν από τους Αετούς την περιοχή { $landscape }.
}
term-v-reveal-tie = Ισοπαλία, { $strength }–{ $strength }: τίποτα δεν αλλάζει χέρια, και κανείς δεν παίρνει πόντους για αυτό.
term-v-reveal-nobody = { $house ->
    [eagles] Κανείς δεν υπηρετεί τους Αετούς, οπότε κανείς δεν παίρνει πόντους για αυτό.
   *[roses] Κανείς δεν υπηρετεί τα Ρόδα, οπότε κανείς δεν παίρνει πόντους για αυτό.
}
term-v-can-conflict = { $house ->
    [eagles] { $one } των Αετών ({ $base-one }) – { $two } των Ρόδων ({ $base-two })
   *[roses] { $one } των Ρόδων ({ $base-one }) – { $two } των Αετών ({ $base-two })
}
term-v-does-traitor = αλλάζεις οίκο πριν απ’ όλα· { $v-traitor-points } πόντος
term-v-does-farmer = τραβάς πρώτα { $v-farmer-draw } κάρτες, καμία για κτήματα
term-v-does-builder = χτίζεις ή γυρίζεις ένα κτίριο
term-v-does-strategist = { $v-strategist-points } πόντοι· στο εξής διαλέγεις τις συγκρούσεις
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } δύναμη· τραβάς { $v-diplomat-2-draw } κάρτα ακόμα
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } δύναμη

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
