### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: compiling the rules and the bots, once, a few minutes …
term-compiling-kernel = { $done } of about { $total } … { $name }
term-welcome = Welcome to the Highlands: { $game }. Type ? at any time for help.
term-option-unfit = { $option } is no option of { $game }; that takes { $options }
term-number-between = Type a number from { $low } to { $high }, or only Enter for the one in brackets.
term-yes = yes
term-no = no
term-yes-or-no = Type { $yes } or { $no }, or only Enter for the one in brackets.
term-player-you = You
term-begins = { $who ->
    [you] You begin.
   *[other] Your opponent begins.
}
term-hint = Also: { $typed }
term-enter-to-go-on = Press Enter to go on.
term-undone = Taken back: { $move }.
term-saved = The record is in { $path }.
term-cannot-save = { $path } can’t be written: { $reason }.
term-keep-record = Keep a record of this game in a file?
term-another = Another game?
term-bye = Good-bye!
term-help-help = this help
term-help-moves = all legal moves in words
term-help-board = the table again; so does Enter alone
term-help-undo = take back your last move, with all that came after it
term-help-rules = the rules in short
term-help-record = save the game so far, as you have seen it; or: record FILE
term-help-quit = leave
term-file-missing = There is no file { $path }.
term-file-unreadable = { $path } can’t be read: { $reason }.
term-file-not-text = the file { $path } is not a text file.
term-file-neither = this is neither a record, which begins with “{ $first }”, nor a position, which begins with the name of a game: { $games }
term-record-good = A good record: { $moves ->
    [0] no moves yet
    [one] one move, and it is allowed
   *[other] { $moves } moves, every one allowed
}. Result: { $result }
term-record-broken = The record is broken: { $reason }
term-record-running = the game is not over yet
term-at-unreadable = “{ $text }” is no place in a record: 12 is after turn 12, 12.1 after its first move, 0 the start
term-at-too-far = there is no turn { $text } in this record; the last is { $last }
term-at-seen = this record holds only what one seat saw, and its last position: there is nothing to go back to

## The terminal: Schotten Totten

term-which-variant = Which Schotten Totten shall it be?
term-choice-base = the base game
term-choice-tactics-expert = with tactics cards, for experienced players
term-starter-you = you
term-starter-other = your opponent
term-round-of = round { $round } of { $rounds }
term-points = score { $own }–{ $other }
term-points-seats = score: A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } is to play a card
    [claim] { $seat } may claim stones
    [draw] { $seat } is to draw a card
    [recruit] { $seat } draws { $left } more for the Recruiter
   *[return] { $seat } returns { $left } more for the Recruiter
}
term-your-hand = Your hand
term-other-hand = Opponent
term-seat-hand = { $seat }’s hand
term-tactics-played = tactics played: { $number }
term-first-mark = 1st
term-discard = discard:
term-discard-empty = the discard pile is empty
term-unseen-title = not seen yet
term-unseen = not face up yet; in brackets, what is in your own hand:
term-unseen-tactics = tactics cards not face up yet, among them your own:
term-prompt-play = Your turn: play a card to a stone, for example { $move }
term-prompt-pass = You can’t place a clan card: type pass
term-prompt-claim = { $number ->
    [one] You can claim stone { $stones }: type { $move }, or done to let it be
   *[other] You can claim the stones { $stones }: type { $move }, or done to claim no more
}
term-step-draw = Draw a card: type clan or tactics
term-step-recruit = { $left ->
    [one] The Recruiter draws one more card: type clan or tactics
   *[other] The Recruiter draws { $left } more cards: type clan or tactics
}
term-step-return = { $left ->
    [one] Put one more card back under its deck, for example { $move }
   *[other] Put { $left } cards back under their decks, for example { $move }
}
term-help-why = who leads at stone 3, and why it can or can’t be claimed
term-help-unseen = the cards that have not been face up yet
term-help-discard = the discard pile
term-help-lay = lay this card on your side of this stone; “r7 3” is good enough for R7@3. A side takes { $st-side-size } cards, { $st-mud-size } in a Mud Fight
term-help-pass = no clan card of yours can be placed
term-help-claim = claim stone 3; “c3” or “3” will do. You need not claim
term-help-done = claim no more, and go on
term-help-clan = draw a clan card
term-help-tactics = draw a tactics card
term-help-return = put red 7 under its deck; “r7” will do. You alone will know where it is
term-help-joker = the Joker on your side of stone 5 stands for any clan card. You may play only one in a round
term-help-spy = the Spy on your side of stone 5 has strength { $st-spy-strength } and any colour
term-help-shield = the Shield-Bearer on your side of stone 5 has strength 1–{ $st-shield-at-most } and any colour
term-help-blind = Blind Man’s Bluff on stone 5: only the sum counts there, for both sides
term-help-mud = the Mud Fight on stone 5: both sides take { $st-mud-size } cards
term-help-recruiter = draw { $st-recruiter-draws } cards, then put { $st-recruiter-returns } of your hand back under their decks
term-help-strategist = move green 5 from your side of a stone to stone 7; “discard” instead of 7 discards it
term-help-banshee = discard green 5 from your opponent’s side of an unclaimed stone
term-help-traitor = take the clan card green 5 from your opponent’s side over to your side of stone 7
term-told-lay = { $who ->
    [you] You play { $card } to stone { $stone }.
   *[other] Your opponent plays { $card } to stone { $stone }.
}
term-told-mode = { $who ->
    [you] You play { $card } onto stone { $stone }.
   *[other] Your opponent plays { $card } onto stone { $stone }.
}
term-did-recruiter = { $who ->
    [you] You play the Recruiter.
   *[other] Your opponent plays the Recruiter.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Your Strategist takes { $card } from stone { $stone } { $to }.
        [banshee] Your Banshee sends { $card } from your opponent’s side of stone { $stone } { $to }.
       *[traitor] Your Traitor brings { $card } over from stone { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] Your opponent’s Strategist takes { $card } from stone { $stone } { $to }.
        [banshee] Your opponent’s Banshee sends { $card } from your side of stone { $stone } { $to }.
       *[traitor] Your opponent’s Traitor brings { $card } over from your side of stone { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] You claim stone { $stone }.
   *[other] Your opponent claims stone { $stone }.
}
term-did-done = { $who ->
    [you] You claim no more.
   *[other] Your opponent claims no more.
}
term-did-pass = { $who ->
    [you] You pass.
   *[other] Your opponent can’t place a clan card, and passes.
}
term-did-draw-clan = { $who ->
    [you] You draw a clan card.
   *[other] Your opponent draws a clan card.
}
term-did-draw-tactics = { $who ->
    [you] You draw a tactics card.
   *[other] Your opponent draws a tactics card.
}
term-told-return = { $who ->
    [you] You put { $card } under its deck.
   *[other] Your opponent puts { $card } under its deck.
}
term-after-pass = If you pass too, the round ends.
term-some-card = { $deck ->
    [c] a clan card
   *[t] a tactics card
}
term-to-stones = { $number ->
    [one] to stone { $stones }
   *[other] to one of the stones { $stones }
}
term-to-discard = to the discard pile
term-to-either = { $stones } or { $discard }
term-round-over = Round { $round } is over: { $own ->
    [one] one point
   *[other] { $own } points
} for you, { $other ->
    [one] one point
   *[other] { $other } points
} for your opponent.
term-won = { $how ->
    [row] You win with { $st-adjacent-to-win } stones in a row! Points: { $own } to { $other }.
    [stones] You win with { $st-stones-to-win } stones! Points: { $own } to { $other }.
    [more] You win with more stones! Points: { $own } to { $other }.
   *[match] You win the match! Points: { $own } to { $other }.
}
term-lost = { $how ->
    [row] Your opponent wins with { $st-adjacent-to-win } stones in a row. Points: you { $own }, your opponent { $other }.
    [stones] Your opponent wins with { $st-stones-to-win } stones. Points: you { $own }, your opponent { $other }.
    [more] Your opponent wins with more stones. Points: you { $own }, your opponent { $other }.
   *[match] Your opponent wins the match. Points: you { $own }, your opponent { $other }.
}
term-drawn = { $own ->
    [one] It is a draw, one point each.
   *[other] It is a draw, { $own } points each.
}
term-can-mode = { $number ->
    [one] { $card } onto stone { $stones }
   *[other] { $card } onto one of the stones { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] the Strategist takes { $card } from stone { $stone } { $to }
    [banshee] the Banshee sends { $card } from your opponent’s side of stone { $stone } { $to }
   *[traitor] the Traitor brings { $card } over from stone { $stone } { $to }
}
term-may-recruiter = the Recruiter: { $st-recruiter-draws } draws, { $st-recruiter-returns } returns
term-can-claim = claim stone { $stone }
term-may-done = claim no more
term-may-pass = pass
term-can-return = put { $card } under its deck
term-why-which = Why which stone? For example: why 3. There are { $stones }.
term-why-side = { $who ->
    [you] Your side: { $cards }. { $best }
   *[other] Your opponent’s side: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] If both sides reach their best, yours is the stronger.
    [other] If both sides reach their best, your opponent’s is the stronger.
   *[even] If both sides reach their best, they are equally strong; the one completed first wins.
}
term-why-claimed = { $who ->
    [you] You have claimed it.
   *[other] Your opponent has claimed it.
}
term-rules-aim = The aim: { $st-adjacent-to-win } stones side by side, or any { $st-stones-to-win }, make you the winner at once.
term-rules-turn = A turn: play one card to your side of an unclaimed stone ({ $st-side-size } cards a side at most), claim what you can prove, then draw.
term-rules-claim = A claim: your side must be complete, and stronger than the other. Where the other is not complete yet, it must be certain, from the cards that lie face up alone, that nothing that may still come could beat yours.
term-rules-formations = Formations, the strongest first: colour run (one colour, strengths in sequence), three of a kind (equal strengths), one colour, run (strengths in sequence), any other cards by their sum.
term-rules-ties = Equal formations: the higher total wins; equal totals: the side completed first.
term-rules-match = Match: the winner of a round scores { $st-round-points }, the loser one point for each stone held; the start alternates.
term-rules-expert = For the experienced: stones are claimed at the start of a turn only, before playing.
term-rules-tactics = Tactics cards may be played instead of a clan card, but never more than one more than your opponent has played. You draw from whichever deck you like; { $st-tactics-hand } cards in hand.
term-rules-troops = Elite troops lie on your side: the Joker (any card; one in a round for each player), the Spy (a { $st-spy-strength } of any colour), the Shield-Bearer (1–{ $st-shield-at-most } of any colour). They are read at their best when the stone is decided.
term-rules-modes = Combat modes lie on a stone and bind both sides: Blind Man’s Bluff (only the sum counts), Mud Fight ({ $st-mud-size } cards a side).
term-rules-ruses = Ruses are carried out and then discarded: the Recruiter (draw { $st-recruiter-draws }, put { $st-recruiter-returns } back), the Strategist (move or discard a card of your own), the Banshee (discard one of your opponent’s), the Traitor (take over a clan card of your opponent’s).

## Verräter in the terminal

term-v-round-of = round { $round } of { $rounds }
term-v-name = { $who ->
    [you] you
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] estate
   *[counting] counting
}
term-v-opening = { $who ->
    [you] You are the first start player.
   *[other] { $seat } is the first start player.
}
term-v-you-serve = { $house ->
    [eagles] You serve the Eagles, for now.
   *[roses] You serve the Roses, for now.
}
term-v-piles = pile { $pile }, discarded { $discard }
term-v-conflict = conflict: { $one } and { $two }
term-v-last-conflict = the last conflict, at { $place }
term-v-tie = a tie
term-v-reckoned = { $card ->
    [traitor] as the Traitor you count for your new house
    [diplomat2] your Diplomat 2 is reckoned in
   *[diplomat5] your Diplomat 5 is reckoned in
}
term-v-key = strength and VP for 1·2·3·4 winners
term-v-head-hand = hand
term-v-head-laid = laid
term-v-head-action = action
term-v-head-reserve = left
term-v-head-estates = draws
term-v-mark-start = start
term-v-mark-strategy = strategy
term-v-your-supply = your supply
term-v-your-action = your action
term-v-offered = choose from
term-v-supply-all = all
term-v-supply-discard = gone
term-v-supply-unseen = unseen
term-v-turn = { $step ->
    [settle] { $seat } is to place the first estate
    [conflict] { $seat } is to lay the conflict card
    [choose] { $seat } is to keep an action card
    [supply] { $seat } is to lay supply cards
    [build] { $seat } may build
   *[discard] { $seat } is to discard { $number } and then draws { $draw }
}
term-v-prompt-settle = Place your first estate: type the number of a landscape without a building, for example { $move }
term-v-prompt-conflict = You hold the strategy card. Lay the conflict card between two neighbours: { $places }
term-v-prompt-choose = Keep one action card: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Lay supply for the Eagles, for example { $move }, or 0 for nothing
   *[roses] Lay supply for the Roses, for example { $move }, or 0 for nothing
}
term-v-prompt-build = You are the Builder: place a building, turn one over, or pass; for example { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] The Farmer brings you { $draw }, and a hand holds { $v-hand-limit }.
    [estates] Your estates bring you { $draw }, and a hand holds { $v-hand-limit }.
   *[diplomat] Diplomat 2 brings you { $draw }, and a hand holds { $v-hand-limit }.
} { $number ->
    [one] Discard one card first, for example { $move }
   *[other] Discard { $number } cards first, for example { $move }
}
term-v-how-settle = place your estate at landscape 5; “estate 5” is the long form. It brings a card each round while the landscape belongs to the house you serve
term-v-how-conflict = lay the conflict card between landscapes 3 and 4, one of each house; “3 4” will do
term-v-how-choose = type the card to keep, or its beginning (“d5” for Diplomat 5); you pass the rest on. “cards” tells what you know of the others
term-v-how-lay = lay these supply cards; “335” will do. They strengthen your house, and are discarded after the conflict
term-v-how-lay-nothing = lay nothing
term-v-how-lay-all = lay your whole hand
term-v-how-estate = place a building from your reserve at landscape 5, as an estate: it brings supply while your house holds the landscape
term-v-how-counting = the same as a counting house: it brings VP at the end. You may have two
term-v-how-turn = turn your building at landscape 3 over, from estate to counting house or back
term-v-how-pass = build nothing
term-v-how-discard = discard these cards; “24” will do. Then you draw
term-v-which-conflict = { $number } has two neighbours of the other house; type one of { $choices }
term-v-which-card = That can mean several cards; type one of { $choices }
term-v-which-building = Which building? Type one of { $choices }
term-v-help-score = the points, and what the final scoring would bring now
term-v-help-supply = where the supply cards are, as far as you know
term-v-help-cards = what the action cards do, and what you know of who has them
term-v-help-last = the last conflict once more
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] You place an estate at { $landscape }.
        [counting] You place a counting house at { $landscape }.
        [turn-estate] You turn your estate at { $landscape } into a counting house.
       *[turn-counting] You turn your counting house at { $landscape } into an estate.
    }
   *[other] { $what ->
        [estate] { $seat } places an estate at { $landscape }.
        [counting] { $seat } places a counting house at { $landscape }.
        [turn-estate] { $seat } turns the estate at { $landscape } into a counting house.
       *[turn-counting] { $seat } turns the counting house at { $landscape } into an estate.
    }
}
term-v-told-pass = { $who ->
    [you] You build nothing.
   *[other] { $seat } has the Builder and builds nothing.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] You lay the conflict between { $one } (Eagles) and { $two } (Roses).
       *[roses] You lay the conflict between { $one } (Roses) and { $two } (Eagles).
    }
   *[other] { $house ->
        [eagles] { $seat } lays the conflict between { $one } (Eagles) and { $two } (Roses).
       *[roses] { $seat } lays the conflict between { $one } (Roses) and { $two } (Eagles).
    }
}
term-v-told-take = { $who ->
    [you] You keep an action card.
   *[other] { $seat } keeps an action card.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] You lay { $cards } for the Eagles: { $total }.
       *[roses] You lay { $cards } for the Roses: { $total }.
    }
   *[other] { $house ->
        [eagles] { $seat }, of the Eagles, lays { $cards }: { $total }.
       *[roses] { $seat }, of the Roses, lays { $cards }: { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] You lay nothing.
   *[other] { $seat } lays nothing.
}
term-v-told-discarded = { $who ->
    [you] You discard { $cards } to draw { $draw }.
   *[other] { $seat } discards { $cards } to draw { $draw }.
}
term-v-new-pile = The discard pile is shuffled into a new pile.
term-v-drawn = Supply is drawn: { $draws }.
term-v-draw = { $who ->
    [you] you { $cards }
   *[other] { $seat } { $number ->
        [one] one card
       *[other] { $number } cards
    }
}
term-v-new-round = { $who ->
    [you] Round { $round } of { $rounds } begins; you are the start player.
   *[other] Round { $round } of { $rounds } begins; { $seat } is the start player.
}
term-v-reveal-title = round { $round }: the conflict between { $one } and { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] You are the Traitor and go over to the Eagles.
       *[roses] You are the Traitor and go over to the Roses.
    }
   *[other] { $house ->
        [eagles] { $seat } is the Traitor and goes over to the Eagles.
       *[roses] { $seat } is the Traitor and goes over to the Roses.
    }
} { $total ->
    [0] No supply comes along.
   *[other] Supply of { $total } comes along.
}
term-v-reveal-prize = { $number ->
    [one] The { $points } VP for { $landscape } go to the only winner: { $winners }.
   *[other] Each of the { $number } winners gets { $points } VP for { $landscape }: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] As the Traitor you get { $points } VP.
   *[other] As the Traitor { $seat } gets { $points } VP.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] As the Strategist you get { $points } VP, and keep the strategy card.
       *[taken] As the Strategist you get { $points } VP and the strategy card: the next conflict is your choice.
    }
   *[other] { $had ->
        [kept] As the Strategist { $seat } gets { $points } VP, and keeps the strategy card.
       *[taken] As the Strategist { $seat } gets { $points } VP and the strategy card, to choose the next conflict.
    }
}
term-v-can-settle = { $house ->
    [eagles] an estate at { $landscape }, which the Eagles hold
   *[roses] an estate at { $landscape }, which the Roses hold
}
term-v-can-lay = { $house ->
    [eagles] { $total } more: the Eagles have { $strength } then
   *[roses] { $total } more: the Roses have { $strength } then
}
term-v-can-lay-nothing = keep all cards
term-v-can-discard = { $total } in all
term-v-can-pass = build nothing
term-v-can-build = { $what ->
    [estate] a new estate at { $places }
    [counting] a new counting house at { $places }
   *[turn] turn over your building at { $places }
}
term-v-where = { $where ->
    [own] yours
    [aside] put aside
    [gone] gone before you, or aside
    [left] put aside by you
   *[passed] passed on, or aside
}
term-v-no-last = There is no conflict to look back at.
term-v-score = { $who ->
    [you] You: { $points } VP, and { $houses } × { $cards } = { $final } if the game ended now
   *[other] { $seat }: { $points } VP, and { $houses } × { $cards } = { $final } if the game ended now
}
term-v-score-why = Counting houses × supply cards in hand, of which at most { $most } count.
term-v-early-end = { $house ->
    [eagles] All twelve landscapes belong to the Eagles: the game ends early.
   *[roses] All twelve landscapes belong to the Roses: the game ends early.
}
term-v-final = Final scoring: counting houses × supply cards in hand, of which at most { $most } count.
term-v-final-row = { $who ->
    [you] You: { $points } + { $houses } × { $cards } = { $total } VP
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } VP
}
term-v-won = You win with { $points } VP!
term-v-shared = You share the victory with { $others }, { $points } VP each!
term-v-lost = { $number ->
    [one] { $winners } wins with { $points } VP; you have { $own }.
   *[other] { $winners } share the victory with { $points } VP each; you have { $own }.
}
term-v-rules-aim = The aim: most victory points (VP) of your own. You serve the Eagles or the Roses, but only as long as it suits you.
term-v-rules-conflict = A round begins with a conflict: whoever holds the strategy card picks two neighbouring landscapes of different houses.
term-v-rules-choose = From the start player on, everybody keeps one action card unseen and passes the rest to the left. One card was put aside before, unseen.
term-v-rules-supply = Then, in turn, everybody lays 0 to { $v-hand-limit } supply cards openly.
term-v-rules-reveal = The action cards are turned up. The Traitor changes house at once. A house has the strength of its landscape, of all supply that its players laid, and of their Diplomats ({ $v-diplomat-2-strength } and { $v-diplomat-5-strength }).
term-v-rules-prize = The stronger house takes the other’s landscape, and each of its players gets the VP printed there: the more they are, the fewer for each. The Traitor gets { $v-traitor-points } VP and the Strategist { $v-strategist-points } VP, whoever wins; in a tie only they score.
term-v-rules-build = The Builder may place a building where none stands, or turn an own one over: an estate brings supply, a counting house VP at the end ({ $v-most-counting-houses } at most). The Strategist takes the strategy card.
term-v-rules-draw = What was laid is discarded. The Farmer draws { $v-farmer-draw }; the others draw 1 for each of their estates in the land of their house; Diplomat 2 brings { $v-diplomat-2-draw } more. A hand holds { $v-hand-limit }: who would have more discards first.
term-v-rules-end = The game ends after { $rounds } rounds. It ends earlier if one house has all twelve landscapes: then after the drawing of that round.
term-v-rules-final = At the end: counting houses × supply cards in hand (at most { $v-counted-cards } count) are added. Most VP win; equal points share the victory.

## Hints

not-your-turn = it is not the turn of { $seat }
hint-title = { $who ->
    [you] The best moves, with your chance to win:
   *[other] The best moves of { $seat }, with the chance to win:
}
hint-hand-hidden = this position doesn’t say what { $seat } knows, who is to move: all cards that { $seat } sees must be given
hint-no-seat = “{ $text }” is no seat; there are { $seats }
term-help-hint = the best few moves, each with your chance to win and a reason
