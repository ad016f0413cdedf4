### The rules of both games, and the words of the coach, in English.
### *stars* emphasise; [R7], [joker], [3], [eagles] become drawn cards and signs.

## The pages of rules

rules-title = The rules
rules-contents = On this page
rules-choose = Two games of the Highlands. Which one would you like to read about?
rules-read = Read the rules
rules-top = Back to the top
rules-figure-you = You
rules-figure-other = Opponent
rules-learn = Rather learn by playing? A coach goes through your first game with you.

## Schotten Totten

rules-st-title = Schotten Totten
rules-st-short = A duel along { $st-stones } stones, for two.

rules-st-aim-title = The aim
rules-st-aim = Two clans quarrel over a border of { $st-stones } stones. Be the first to hold *{ $st-adjacent-to-win } stones side by side*, or *any { $st-stones-to-win }*, and the round is yours at once.

rules-st-see-title = What you see
rules-st-see-stones = *{ $st-stones } stones* form the border. Each has two sides: yours is the one nearer to you.
rules-st-see-clan = *{ $st-clan-cards } clan cards*: { $st-colours } colours, each with the strengths 1 to { $st-strengths }. Every card exists once. Each colour has a pattern and a sign of its own, so you never depend on the colour alone.
rules-st-see-hand = *{ $st-base-hand } cards* are in your hand, and only you see them. Your opponent has { $st-base-hand } too; the rest are the deck.

rules-st-turn-title = Your turn
rules-st-turn-intro = Three steps, always in this order:
rules-st-turn-play = *Play* a card, face up, to your side of a stone that nobody has claimed. A side takes { $st-side-size } cards, and there they stay.
rules-st-turn-claim = *Claim* as many stones as you can and like, one after another.
rules-st-turn-draw = *Draw* a card. Once the deck is empty, you go on without drawing.
rules-st-turn-must = If you can place a clan card, you must. If you can’t, because you have none or because your sides are full, you *pass*: you play nothing and draw nothing, but you may still claim.

rules-st-formations-title = Formations
rules-st-formations-intro = The { $st-side-size } cards of a side count as the best thing they make. The strongest first:
rules-st-formation-colour-run = Colour run
rules-st-formation-of-a-kind = Three of a kind
rules-st-formation-colour = Colour
rules-st-formation-run = Run
rules-st-formation-sum = Sum
rules-st-makes-colour-run = one colour, strengths in sequence
rules-st-makes-of-a-kind = the same strength three times
rules-st-makes-colour = one colour, not in sequence
rules-st-makes-run = strengths in sequence, not all of one colour
rules-st-makes-sum = anything else
rules-st-formations-ties = *The same formation on both sides?* The higher total wins. *The same total too?* Then the side that was complete first.
rules-st-formations-order = It doesn’t matter in which order the cards were laid: [G6] [G4] [G5] is a colour run like any other. A sequence never goes on from 9 to 1.

rules-st-claim-title = Claiming a stone
rules-st-claim-complete = Your side must be complete. If the other side is complete too, yours has to be the stronger one.
rules-st-claim-example = Here your colour has only 20, and the run across from it has 21. But colour beats run, whatever the totals: the stone is yours.
rules-st-claim-closed = A claimed stone is closed for the rest of the round: no card comes to it any more, and none leaves it.

rules-st-proof-title = Claiming early: the proof
rules-st-proof-idea = You needn’t wait until the other side is complete. It is enough that *nothing that may still come* can beat you.
rules-st-proof-open = Only cards that lie *face up* are evidence: on both sides of all stones, and in the discard pile. Any other clan card might still come, even one that you have in your own hand.
rules-st-proof-example = You have three eights, and across from them lie [R4] and [R5]. Only a colour run would beat you, so only [R3] or [R6] are to be feared.
rules-st-proof-not-yet = [R3] lies open at another stone, but nobody has seen [R6] yet. So there is no proof, even if you are holding [R6] yourself.
rules-st-proof-now = As soon as [R6] lies open too, at whichever stone and whoever played it, the proof is complete. If it is in your hand: play it elsewhere and claim at once, before your opponent has another turn.
rules-st-proof-tie = If the best that the other side can still make is exactly as good as yours, that’s enough as well: yours was complete first.
rules-st-proof-app = You needn’t reckon: the app does the proof for every stone and at every moment. Touch a stone to see who leads there, and which cards could still turn it.

rules-st-end-title = End of a round, end of the match
rules-st-end-round = The round ends at the moment when somebody holds { $st-adjacent-to-win } stones side by side or { $st-stones-to-win } in all, even in the middle of claiming.
rules-st-end-match = A match has as many rounds as you agree on, from 1 to { $st-most-rounds }. The winner of a round scores *{ $st-round-points } points*, the other player *one for each stone held*. After the last round, the higher score wins.
rules-st-end-start = You take turns in starting the rounds.

rules-st-expert-title = For experienced players
rules-st-expert-order = The steps change places: first *claim*, then *play*, then *draw*. What you complete now you can claim only at the start of your next turn, if it still holds then.
rules-st-expert-both = You can choose this with or without tactics cards.

rules-st-tactics-title = The tactical variant
rules-st-tactics-deck = { $st-tactics-cards } *tactics cards* form a second deck. Everyone has { $st-tactics-hand } cards in hand, at the beginning only clan cards. Whenever you draw, you choose the deck; if one is empty, you draw from the other.
rules-st-tactics-play = Instead of a clan card you may play a tactics card. If no clan card can be placed, you may do so instead of passing.
rules-st-tactics-limit = The brake: in tactics cards played, you may be ahead of your opponent by *{ $st-tactics-lead }* at most. All { $st-tactics-cards } count.
rules-st-tactics-hold = You may hold as many of them as you like, within your { $st-tactics-hand } cards.
rules-st-elite-title = Elite troops
rules-st-elite = You lay them on your side like clan cards. What they stand for is settled only when the stone is decided.
rules-st-modes-title = Combat modes
rules-st-modes = You lay them onto an unclaimed stone, even where sides are complete already. They hold for both sides.
rules-st-ruses-title = Ruses
rules-st-ruses = You carry them out, and then they go face up to the discard pile, which both of you may look through at any time.
rules-st-name-joker = Joker
rules-st-name-spy = Spy
rules-st-name-shield = Shield-Bearer
rules-st-name-blind = Blind Man’s Bluff
rules-st-name-mud = Mud Fight
rules-st-name-recruiter = Recruiter
rules-st-name-strategist = Strategist
rules-st-name-banshee = Banshee
rules-st-name-traitor = Traitor
rules-st-card-joker = Any strength and any colour. There are { $st-jokers } of them, but each player may play only *one* in a round; a second one stays in your hand.
rules-st-card-spy = Strength { $st-spy-strength } in any colour.
rules-st-card-shield = Strength 1–{ $st-shield-at-most }, in any colour.
rules-st-card-blind = Formations mean nothing at this stone: only the totals count.
rules-st-card-mud = Each side of this stone takes { $st-mud-size } cards, and the formations are of { $st-mud-size } cards.
rules-st-card-recruiter = Draw { $st-recruiter-draws } cards, one by one, from whichever decks you like. Then put any { $st-recruiter-returns } cards of your hand under their decks.
rules-st-card-strategist = Take a clan card or an elite troop from your own side of an unclaimed stone. Put it on your side of *another* unclaimed stone, or discard it.
rules-st-card-banshee = Discard a clan card or an elite troop from your opponent’s side of an unclaimed stone.
rules-st-card-traitor = Take a *clan card* from your opponent’s side of an unclaimed stone, and put it on your side of any unclaimed stone.

rules-st-app-title = What the app does for you
rules-st-app-draw = It draws for you when there is only one deck to draw from: so always, without tactics cards.
rules-st-app-skip = It goes on by itself when there is nothing to claim, or when your hand is full.
rules-st-app-claim = It shows every stone that you can claim. If you switch on “{ $setting }” in the settings, it claims them for you.
rules-st-app-wild = It reads Joker, Spy and Shield-Bearer in the best way, on both sides, and shows you how.
rules-st-app-unseen = It keeps a table of all cards that have not been face up yet. Both players may open it.

rules-st-rulings-title = Questions and rulings
rules-st-q-1 = May a Joker, Spy or Shield-Bearer stand for a card that is already there?
rules-st-a-1 = Yes, even on the same side. So a colour may have the same strength twice. The printed rules don’t forbid it.
rules-st-q-2 = Who decides what such a card stands for?
rules-st-a-2 = It always counts as what is best for its owner, whoever claims. The app finds that and shows it.
rules-st-q-3 = May Blind Man’s Bluff and Mud Fight lie on one stone?
rules-st-a-3 = Yes. Then the total of { $st-mud-size } cards counts.
rules-st-q-4 = When exactly is a side complete?
rules-st-a-4 = From the moment when it has as many cards as its stone takes now. If it loses a card, or a Mud Fight comes, it is incomplete again. Between equals, the latest completion of each side counts.
rules-st-q-5 = Can a combat mode be moved, taken or discarded?
rules-st-a-5 = No. It lies on the stone, on nobody’s side, and stays there.
rules-st-q-6 = May I play a ruse that can do nothing?
rules-st-a-6 = No, it needs a target. The Recruiter needs at least one card in the decks; if there are fewer than { $st-recruiter-draws }, you draw those, and still put { $st-recruiter-returns } back.
rules-st-q-7 = Where may the Traitor and the Strategist put a card?
rules-st-a-7 = On your side of an unclaimed stone that has room. With the Traitor it may be the stone where the card was, with the Strategist it must be another one.
rules-st-q-8 = What if too few unseen cards are left to complete the other side?
rules-st-a-8 = Then nothing can beat your complete side any more: you may claim.
rules-st-q-9 = Does anybody know the cards that the Recruiter has put under the decks?
rules-st-a-9 = Only the player who put them there. In a proof they count as unseen.
rules-st-q-10 = What happens when both players pass, one after the other?
rules-st-a-10 = The round ends. First the player whose turn it would be, then the other, takes every stone that can be claimed, and may win by it. If nobody does, more stones win. With equally many the round is drawn, and each scores the stones held.
rules-st-q-11 = Do I have to claim?
rules-st-a-11 = No. You decide stone by stone. Only if you have switched on “{ $setting }” in the settings, the app does it for you.
rules-st-q-12 = What happens if I claim wrongly?
rules-st-a-12 = You can’t: a claim without proof is not a move. The app tells you which cards would beat you, for example [B7] [B8] [B9].
rules-st-q-13 = Who starts the next round?
rules-st-a-13 = You take turns: whoever did not start the last one.
rules-st-q-14 = My Joker has been discarded. May I play the other one now?
rules-st-a-14 = No. One Joker for each player in a round, whatever becomes of it.
rules-st-q-15 = Can I claim early in a Mud Fight too?
rules-st-a-15 = Yes. The proof is the same, with { $st-mud-size } cards. One of the printed rulebooks can be read as asking for complete sides, but it words the usual rule in the same way and yet allows the proof.
rules-st-q-16 = Do I draw after the Recruiter?
rules-st-a-16 = Only if you then have fewer than { $st-tactics-hand } cards.
rules-st-q-17 = What may I know of my opponent’s hand?
rules-st-a-17 = How many cards it has, and how many of them are tactics cards, since the backs differ. Open to both are also the sizes of the decks, the discard pile, and how many tactics cards each of you has played.
rules-st-q-18 = May the Recruiter put back a second Joker?
rules-st-a-18 = Not once you have played the first: then the other one stays in your hand to the end of the round, and counts as one of its cards. You choose the cards to put back among the others; if there are too few of them, you put back those. Before you have played a Joker, you may put back either.
rules-st-q-19 = May I claim when I pass?
rules-st-a-19 = Yes, in the claiming step of that turn: a stone that has become provable can be claimed although you laid no card.

## Verräter

rules-v-title = Verräter
rules-v-short = Two houses and changing loyalties, for three or four.

rules-v-aim-title = The aim
rules-v-aim = The Eagles [eagles] and the Roses [roses] fight over twelve landscapes. You serve one of the two houses, but you may change it. At the end only *your own victory points (VP)* count.

rules-v-things-title = What you see
rules-v-things-landscapes = *Twelve landscapes* in a circle, two of each kind. Each belongs to one house, and has a base strength and the VP for which it can be conquered.
rules-v-things-actions = *Six action cards*. In each round you choose one of them in secret.
rules-v-things-supply = *{ $v-supply-cards } supply cards*: five each of [2] [3] [4] [5], two [6] and one [8].
rules-v-things-buildings = *{ $v-buildings } buildings* for each player, with two sides: *estate* and *counting house*.
rules-v-things-allegiance = *Your allegiance*: the crest beside your name shows which house you serve now.

rules-v-setup-title = Setting up
rules-v-setup-start = The start player is drawn by lot and serves the Eagles. Clockwise, the others serve Roses, Eagles, Roses.
rules-v-setup-circle = One landscape of each kind belongs to the Eagles, the other to the Roses. Shuffled, they form the circle.
rules-v-setup-estate = Clockwise from the start player, everyone builds one estate at a landscape that has no building yet.
rules-v-setup-supply = Everyone gets a [{ $v-first-card }], a [{ $v-second-card }] and a [{ $v-third-card }]. The other supply cards form the pile.
rules-v-setup-strategy = The player to the left of the start player gets the strategy card, and so chooses the first conflict.

rules-v-round-title = A round
rules-v-phase-conflict = Conflict
rules-v-do-conflict = Whoever has the strategy card lays the conflict card between two *neighbouring* landscapes of *different* houses.
rules-v-phase-choose = Choosing an action
rules-v-do-choose = One of the six action cards is put aside; nobody sees which. The start player looks at the other five, keeps one in secret and passes the rest to the left. So it goes on. What the last player leaves is put aside too.
rules-v-phase-supply = Laying supply
rules-v-do-supply = Clockwise from the start player, everyone lays up to { $v-hand-limit } supply cards face up, or none.
rules-v-phase-reveal = Turning up the actions
rules-v-do-reveal = All action cards are turned up. The Traitor changes house at once, and takes along the supply that was laid: it counts for the *new* house.
rules-v-phase-decide = Who is stronger?
rules-v-do-decide = A house has the base strength of its landscape, plus the supply laid by its players, plus the Diplomats they hold. The stronger house wins.
rules-v-phase-score = Scoring
rules-v-do-score = Each player of the winning house gets the VP of the *lost* landscape, in the column for the number of winners. That landscape is turned to the winners’ side. The Traitor gets { $v-traitor-points } VP and the Strategist { $v-strategist-points } VP, whoever wins. *If both are equally strong*, nothing is turned, and only these two score.
rules-v-phase-build = Building
rules-v-do-build = The Builder may build something or turn over a building.
rules-v-phase-strategy = Strategy card
rules-v-do-strategy = The Strategist takes the strategy card. It stays there until somebody else has the Strategist.
rules-v-phase-discard = Discarding
rules-v-do-discard = The supply that was laid goes to the discard pile.
rules-v-phase-draw = Drawing
rules-v-do-draw = First the Farmer draws { $v-farmer-draw }. Then, clockwise from the start player, the others draw 1 for each of their estates at a landscape of the house they *now* serve. Last, the Diplomat 2 draws { $v-diplomat-2-draw }. A hand holds { $v-hand-limit }: who would have more discards first, and then draws. When the pile is empty, the discard pile is shuffled into a new one.
rules-v-phase-next = Next round
rules-v-do-next = The action cards are taken back, and the start player’s left neighbour becomes start player.
rules-v-example-title = An example
rules-v-example-strength = The Eagles’ forest (7) against the Roses’ village (10). For the Eagles lie [4] and [5]: 16 in all. Of the two Roses, one has laid [3] and the other [2] and holds the Diplomat 2: 17 in all. The Roses take the forest, and each of the two gets 4 VP.
rules-v-example-traitor = If the one with the [3] had been the Traitor, the [3] would have counted for the Eagles: 19 to 14. They would be the two who take the village, for 5 VP each, and the Traitor would get 1 VP more.

rules-v-actions-title = The action cards
rules-v-name-traitor = Traitor
rules-v-name-farmer = Farmer
rules-v-name-builder = Builder
rules-v-name-strategist = Strategist
rules-v-name-diplomat2 = Diplomat 2
rules-v-name-diplomat5 = Diplomat 5
rules-v-card-traitor = You change house, before anything is counted, and stay there until you change again. Your supply comes with you. { $v-traitor-points } VP, whoever wins.
rules-v-card-farmer = You draw { $v-farmer-draw } supply cards, before all others. For your estates you draw nothing in this round.
rules-v-card-builder = Build one building from your reserve at a landscape without one, or turn over one of your own where it stands. Or leave everything as it is.
rules-v-card-strategist = { $v-strategist-points } VP, whoever wins, and the strategy card: you choose the next conflicts, until somebody else has the Strategist.
rules-v-card-diplomat2 = Strength { $v-diplomat-2-strength } for your house. At the very end of the round you draw { $v-diplomat-2-draw ->
        [one] one more supply card
       *[other] { $v-diplomat-2-draw } more supply cards
    }.
rules-v-card-diplomat5 = Strength { $v-diplomat-5-strength } for your house, and nothing else.
rules-v-tip-traitor = Good when the other house is going to win.
rules-v-tip-farmer = Good when your hand is nearly empty.
rules-v-tip-builder = Good early on: an estate brings cards from then on, a counting house VP at the end.
rules-v-tip-strategist = Sure points, and you choose where to fight next.
rules-v-tip-diplomat2 = A little strength, and a card as well.
rules-v-tip-diplomat5 = Good when this conflict is worth winning.

rules-v-buildings-title = Buildings
rules-v-name-estate = Estate
rules-v-name-counting = Counting house
rules-v-card-estate = Brings you one supply card in each round, if its landscape then belongs to the house you serve.
rules-v-card-counting = Brings VP at the end of the game. You may have { $v-most-counting-houses } at most. It doesn’t matter whose landscape it stands at.
rules-v-buildings-one = There is never more than one building at a landscape, of whichever player. Buildings never move.
rules-v-buildings-first = Your first building, at the set-up, is an estate. The Builder may build on either side and turn either way.

rules-v-end-title = The end and the final scoring
rules-v-end-rounds = With four players the game lasts { $v-rounds-with-four } rounds, with three it lasts { $v-rounds-with-three }. It ends earlier if one house has all twelve landscapes: then after the drawing of that round.
rules-v-end-final = Then you get *counting houses × supply cards in hand*, and of your cards at most { $v-counted-cards } count. So there are up to { $v-most-final-points } VP more.
rules-v-end-example = { $v-most-counting-houses } counting houses and a full hand: { $v-most-counting-houses } × { $v-counted-cards } = { $v-most-final-points } VP.
rules-v-end-win = The most VP win. Who has equally many shares the victory.

rules-v-landscapes-title = The landscapes
rules-v-landscapes-intro = Base strength, and the VP for *each* winner when this landscape is conquered:
rules-v-head-landscape = Landscape
rules-v-head-base = Base
rules-v-head-winners = { $number ->
    [one] 1 winner
   *[other] { $number } winners
}
rules-v-name-wasteland = Wasteland
rules-v-name-pasture = Pasture
rules-v-name-river = River
rules-v-name-forest = Forest
rules-v-name-village = Village
rules-v-name-city = City
rules-v-landscapes-own = Numbers in *bold* are in our rulebook, those in italics are told by other sources; the other VP are our own. Whoever hosts a table may use other numbers: what counts is what your table shows.

rules-v-app-title = What the app does for you
rules-v-app-steps = Turning up, deciding, scoring, discarding and drawing happen by themselves, and are told to you step by step.
rules-v-app-strength = While supply is being laid, you see how strong both houses are so far.
rules-v-app-nothing = Who has no supply cards is skipped when supply is laid.
rules-v-app-memory = It reminds you which action cards have passed through your hands.

rules-v-rulings-title = Questions and rulings
rules-v-q-1 = What if nobody serves the winning house?
rules-v-a-1 = The landscape is turned, and nobody scores for it. The Traitor and the Strategist still do.
rules-v-q-2 = What if several have the most VP at the end?
rules-v-a-2 = They share the victory.
rules-v-q-3 = Does the Builder have to build?
rules-v-a-3 = No.
rules-v-q-4 = On which side may I build, and which way may I turn?
rules-v-a-4 = On either side, and either way, within the limit of { $v-most-counting-houses } counting houses. Only the first building, at the set-up, is always an estate.
rules-v-q-5 = How do I draw when my hand is nearly full?
rules-v-a-5 = If hand and draw together are more than { $v-hand-limit }, you first discard exactly the excess, of your choice and without knowing what comes. Then you draw all of it, but never beyond { $v-hand-limit }.
rules-v-q-6 = Who may see what?
rules-v-a-6 = Open are landscapes, buildings, allegiances, VP, the sizes of the hands, supply that was laid or discarded, and who has the strategy card. Only you know your supply, your action card and the action cards that came into your hands. The first card put aside nobody has seen; what the last player puts aside, only that player has.
rules-v-q-7 = Do I see what the others have laid before me?
rules-v-a-7 = Yes. Supply is laid openly, one player after the other.
rules-v-q-8 = Does the Diplomat 2 draw for estates as well?
rules-v-a-8 = Yes, both. The extra card comes last.
rules-v-q-9 = What if all four serve the winning house?
rules-v-a-9 = Then the column for four winners counts.

## The coach

lesson-coach = Your coach
lesson-starting = Your game is starting …
lesson-next = Next
lesson-stop = Stop the lesson
lesson-close = Close
lesson-progress = { $done } of { $all }
lesson-more = More about it in the rules
lesson-your-turn = Your turn. I’ll speak up when there is something new.
lesson-their-turn = The others are playing. Just watch.

## The coach: Schotten Totten

lesson-st-border = Welcome to the border! These { $st-stones } stones are what it is all about. { $st-adjacent-to-win } side by side, or any { $st-stones-to-win }, and you have won.
lesson-st-hand = These { $st-base-hand } cards are yours; nobody else sees them. Every card has a colour and a strength from 1 to { $st-strengths }.
lesson-st-idea-run = A good beginning: [{ $one }] and [{ $two }] are neighbours of one colour. Lay one of them now, and the other beside it later. Three like that are the strongest formation.
lesson-st-idea-kind = A good beginning: [{ $one }] and [{ $two }] have the same strength. Lay one of them now, and the other beside it later. Three of a kind are hard to beat.
lesson-st-idea-high = Nothing matches yet in your hand, and that’s no harm. Begin with a strong card like [{ $one }]: cards of its colour and strength may still come.
lesson-st-place = Now play: touch a card, and the places where it may go light up. Touch one of them, or simply drag the card there.
lesson-st-draw = Well done! A new card has come into your hand by itself. You need never think of drawing.
lesson-st-other = Your opponent has played [{ $card }] at stone { $stone }. Across from it, your side is still open.
lesson-st-formations = This is what you collect on a side, the strongest first. The better formation wins; if both are equal, the higher total.
lesson-st-look = Touch a stone at any time: it tells you who leads there, and the best that each side can still make.
lesson-st-middle = A thought: a stone in the middle belongs to more rows than one at the edge.
lesson-st-complete = Your side of stone { $stone } is complete. It isn’t yours yet: the other side could still become better. Touch the stone to see how.
lesson-st-behind = At stone { $stone } both sides are complete, and the other one wins. Your opponent may claim it. No matter: the border is long.
lesson-st-facing = Your opponent’s side of stone { $stone } is complete. You know now what you have to beat there, and whether it’s worth your cards.
lesson-st-claim-stronger = You can claim stone { $stone }! Both sides are complete, and yours wins. Take it.
lesson-st-claim-proof = You can claim stone { $stone }, although the other side isn’t complete! None of the cards that are still unseen can beat yours: that is the proof.
lesson-st-claimed = Stone { $stone } is yours, and closed for good. Its neighbours are worth more to you now: { $st-adjacent-to-win } side by side win.
lesson-st-lost = Your opponent has claimed stone { $stone }. Nothing can be changed there any more. See to it that the row doesn’t grow.
lesson-st-unseen = Keep an eye on what has been played. The table of unseen cards shows which cards can still come, and so which hopes are worth keeping.
lesson-st-near-you = You’re close: stone { $stone } would win you the round!
lesson-st-near-other = Careful: if your opponent gets stone { $stone }, the round is lost. Fight for it.
lesson-st-empty = The deck is empty. What you don’t see now is in your opponent’s hand, all of it.
lesson-st-pass = None of your cards can be placed any more. So you pass.
lesson-st-won = You have won, congratulations! Next time try the tactics cards, or a stronger opponent.
lesson-st-defeat = This time the border went to the other clan. Now you know everything you need: have your revenge!
lesson-st-drawn = A draw, and that’s rare! Now you know everything you need.

## The coach: Verräter

lesson-v-circle = Welcome! Twelve landscapes lie in a circle. The crest on each shows which house it belongs to: the Eagles [eagles] or the Roses [roses].
lesson-v-serve-eagles = You serve the Eagles [eagles], for now. When your house wins a conflict, you get points. But only your own points count in the end, so you may well change sides.
lesson-v-serve-roses = You serve the Roses [roses], for now. When your house wins a conflict, you get points. But only your own points count in the end, so you may well change sides.
lesson-v-settle = Build your first estate. It brings you a card in each round, as long as its landscape belongs to your house. Best is land of your own house whose neighbours belong to it too: there can be no conflict there for the time being.
lesson-v-conflict-you = You have the strategy card, so you choose where the houses fight: between two neighbours of different houses. Look for a place where yours is the stronger.
lesson-v-conflict = Whoever has the strategy card has chosen the conflict: landscape { $eagles } of the Eagles, strength { $eagles-base }, against landscape { $roses } of the Roses, strength { $roses-base }. The winners take the other one.
lesson-v-choose = Keep one action card in secret, and pass on the rest. Remember what you pass: somebody may take it. This is what yours can do:
lesson-v-supply = Now lay supply for your house, as much as you like, or nothing. So far it is { $own } for your house and { $other } against it. Diplomats of the others are still hidden, and what you lay is spent.
lesson-v-supply-traitor = You are going to change house! What you lay will count for your *new* house. As it stands, that has { $own }, and the other one { $other }. Keep a straight face.
lesson-v-reveal = The action cards are turned up. Go through it step by step: who had which card, whose strength is greater, and what it brings.
lesson-v-won = Your house has won, { $own } to { $other }! { $number ->
    [one] You are the only winner, and get { $points } VP.
   *[other] You are { $number } winners, and each gets { $points } VP.
} The fewer you are, the more for each.
lesson-v-lost = The other house has won, { $other } to { $own }. { $number ->
    [0] Nobody serves it, so nobody gets points for that.
    [one] One player gets { $points } VP for it.
   *[other] { $number } players get { $points } VP each for it.
} The landscape has been turned over.
lesson-v-tie = Both houses had { $own }: a tie. Nothing is turned over, and nobody gets points for it.
lesson-v-traitor-you = As the Traitor you now serve the other house, until you change again. And { $v-traitor-points } VP is yours for it.
lesson-v-traitor-other = Somebody was the Traitor, and has changed house together with the supply laid. Look at the crests: who serves whom now?
lesson-v-strategist-you = The Strategist brings you { $v-strategist-points } VP and the strategy card: you choose the next conflict.
lesson-v-strategist-other = Somebody had the Strategist: { $v-strategist-points } VP, and the choice of the next conflict.
lesson-v-build = You are the Builder. An estate brings you cards from now on; a counting house brings points at the end, for the cards you then hold. You may also leave it.
lesson-v-discard = { $draw ->
    [one] You are about to draw a card,
   *[other] You are about to draw { $draw } cards,
} but a hand holds only { $v-hand-limit }. { $number ->
    [one] First discard one: the lowest will be missed least.
   *[other] First discard { $number }: the lowest will be missed least.
}
lesson-v-draw = Everyone has drawn now. { $number ->
    [0] As things stand, your estates bring you nothing: they are on land of the other house.
    [one] As things stand, your estates bring you one card in each round.
   *[other] As things stand, your estates bring you { $number } cards in each round.
}
lesson-v-next = That was a whole round! There are { $rounds } of them, and the start player changes each time. At the end, every counting house brings a point for each card in your hand, for { $v-counted-cards } cards at most.
lesson-v-victory = The most points, and the victory is yours! Serving and betraying seem to suit you.
lesson-v-shared = A shared victory, well served and well betrayed!
lesson-v-defeat = Others have more points this time. But now you know every trick: once more?
