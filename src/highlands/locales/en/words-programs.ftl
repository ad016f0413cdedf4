### What only commands say, and the refusal of records and positions. The pages do not fetch it.

## What can be read, and what not

no-such-game = there is no game “{ $name }”; there are: { $games }
no-such-move = “{ $text }” is no move; moves look like R7@3, joker@5, claim 3, draw clan or traitor G5@2>7
no-such-card = “{ $text }” is no card of this game; cards look like R7, joker or banshee
no-card-to-lay = “{ $text }” is not laid on a side
how-to-strategist = “{ $text }”: the Strategist’s move looks like strategist G5@2>7 or strategist G5@2>discard
how-to-banshee = “{ $text }”: the Banshee’s move looks like banshee G5@2
how-to-traitor = “{ $text }”: the Traitor’s move looks like traitor G5@2>7, and takes a clan card
no-such-seat = there is no seat { $seat }; there are only { $seats } seats, counted from 0
nothing-to-undo = there is no move to take back

## Why a position is refused

position-first-line = a position begins with the name of the game, { $name }, and its variants
position-line = “{ $text }” is no line of a position
position-line-twice = “{ $text }” is there twice
position-value = “{ $text }” can’t be read as “{ $name }”
position-stone = stone { $stone } can’t be read; it looks like: stone { $stone } mud: R1 joker / -
position-first = stone { $stone }: where both sides are complete, put ! behind the one that was completed first
position-owner = stone { $stone } can’t belong to { $seat }, whose side is not complete
position-owner-weaker = stone { $stone } can’t belong to { $seat }: the other side is not beaten
position-won = { $seat } has already won the round, so nobody is to move
position-over-early = a match is over only after its last round
position-step = nobody can be at the step “{ $step }” in this position
side-too-long = a side of stone { $stone } takes only { $size } cards
card-twice = { $card } is there more than once
mode-in-discard = { $card } lies on a stone and is never discarded
played-wrong = the players can’t have played { $a } and { $b } tactics cards: { $number } lie face up, and neither may be more than { $st-tactics-lead } ahead
jokers-wrong = the line “jokers” must name who has played a Joker, one seat for each that lies face up ({ $number })
no-joker-wrong = only a tactics card in the deck can have { "{" }A!{ "}" }, which says that A, who has played a Joker, could not put back the other
wrong-deck = a card lies in the wrong deck
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] one card is nowhere
       *[other] { $number } cards are nowhere
    }
   *[many] { $number ->
        [one] there is one card too many
       *[other] there are { $number } cards too many
    }
}
knower-wrong = a known card is written with the other player as its knower, like R7{"{"}A{"}"}
knower-impossible = only the player of the Recruiter knows cards in a deck or in the other hand, { $st-recruiter-returns } at the most
hand-too-large = the hand of { $seat } is over its limit of { $limit }

## Why a record is refused

record-line = line { $line }: { $reason }
record-first-line = a record begins with “{ $text }”
record-unreadable = “{ $text }” is neither a header nor a turn
record-header-missing = the header “{ $name }” is missing
record-header-twice = the header “{ $name }” is there twice
record-header-misplaced = the header “{ $name }” has no place in this record
record-beginning = the beginning can’t be set up: { $reason }
record-seed = a seed is 64 hexadecimal digits
record-needs-seed = the record has no seed, and the game needs one
record-seen = this is what one seat saw of a game, without the hidden cards: it can be shown but not replayed
record-wrong-seat = it is the turn of { $seat }, not of { $written }
record-wrong-turn = this is turn { $number }, not { $written }
record-wrong-round = this is round { $number }, not { $written }
record-turn-over = “{ $text }” comes after the turn has ended
record-move = “{ $text }”: { $reason }
record-result = the record says “{ $written }”, but the game ends with “{ $result }”

## Verräter: moves and options that can't be read

v-no-such-move = “{ $text }” is no move; moves look like estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = “{ $text }” is no action card; they are traitor, farmer, builder, strategist, diplomat2 and diplomat5
v-no-such-supply = “{ $text }” is no supply card; they are { $cards }
v-too-many-alike = { $number ->
    [one] there is only one supply card { $card }
   *[other] there are only { $number } supply cards { $card }
}
v-no-neighbours = landscapes { $one } and { $two } are no neighbours
v-how-to-lay = up to { $most } supply cards can be laid: lay 3 3 5, or lay nothing
v-how-to-discard = one to { $most } supply cards can be discarded: discard 2 4
v-option-landscapes = landscapes must name the file of a landscape table, not { $value }

## Verräter: the landscape table

v-landscapes-file = the landscape table { $file } can’t be read: { $reason }
v-landscapes-long = { $file } is too long for a landscape table
v-landscapes-toml = the landscape table { $file } is no TOML: { $reason }
v-landscapes-line = { $file }, line { $line }: { $reason }
v-landscapes-no-section = there is no section [{ $kind }]
v-landscapes-missing = { $kind } has no “{ $name }”
v-landscapes-unknown = “{ $name }” has no place in a landscape table
v-landscapes-number = { $name } must be a whole number from 0 to { $high }, not { $value }
v-landscapes-provenance = { $name } lists the names of numbers: base, I, II, III, IV
v-landscapes-rows = a landscape table has six groups of five numbers up to { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: positions

v-position-players = “{ $text }”: after verraeter stands players={ $fewest } or players={ $most }
v-position-seat = “{ $name }”: there are only { $players } players
v-position-kinds = there are two landscapes of each kind, but { $number } of the kind { $kind ->
    [wasteland] wasteland
    [pasture] pasture
    [river] river
    [forest] forest
    [village] village
   *[city] city
}
v-position-two-buildings = there are two buildings at landscape { $landscape }
v-position-buildings = { $seat } has more than { $number } buildings, or more than { $counting } counting houses
v-position-step = { $seat } can’t be at the step “{ $step }” in this position
v-position-over-early = a game is over only after its last round, or when all landscapes belong to one house
v-position-not-now = “{ $name }” has no place at this step
v-position-not-chosen = { $seat } has not chosen an action card yet
v-position-action-twice = { $card } is there twice
v-position-face-up = the action cards are face up; say which one { $seat } has
v-position-no-builder = { $seat } doesn’t have the Builder
v-position-one-observer = where action cards are unknown, only what one seat saw can be given
v-position-saw = { $seat } can’t have seen just these action cards
v-position-too-many = there are more supply cards { $card } than the game has
v-position-known = what everybody knows of the hand of { $seat } is not in it
v-position-earlier-piles = earlier piles are numbered from 1, and there are at most { $most }
v-position-earlier-size = { $name }: not as many cards were drawn as it has left
v-position-half-known = { $seat } has unsettled cards, so the hand must be known wholly, or only as far as everybody knows it
v-position-origin = the hand of { $seat } does not fit with what was drawn from earlier piles
v-position-pile = the pile should have { $number } cards, but { $written } are written
v-position-unsettled = the unsettled cards of { $seat } can’t be from those piles

## Bots of one's own

bot-unknown = there is no bot “{ $name }”; there are: { $names }; one of your own is named like bots/mine.py:choose or cmd:node bot.js
bot-settings = “{ $name }” can’t be made with these settings; it takes: { $settings }
bot-no-settings = “{ $name }” takes no settings
bot-setting-unreadable = “{ $text }” is no setting; settings look like temperature=0.3
bot-setting-range = { $name } must be at least { $least }; { $value } is not
bot-file-missing = there is no file { $path }
bot-unloadable = { $place } can’t be loaded: { $reason }
bot-name-missing = there is nothing named “{ $name }” in { $place }
bot-not-one = “{ $name }” in { $place } is no bot; a bot is a function of observation, moves and seconds, or a class with a method choose
bot-command-unreadable = “{ $text }” is no command; it should look like cmd:node bot.js
bot-command-missing = there is no program “{ $program }”
bot-answer-unreadable = a bot answers with one of the legal moves, with its text or with its number
bot-answer-range = the moves are numbered from 0 to { $last }
bot-fault = { $kind ->
    [illegal] the bot did not give a legal move: it { $details }
    [exception] the bot failed: { $details }
    [timeout] the bot was too slow: it { $details }
   *[unreachable] the bot’s program can’t be talked to: it { $details }
}

## The arena

arena-too-few-bots = A contest needs two bots or more.
arena-sprt-two-bots = The sequential test compares two bots, no more.
arena-sprt-unreadable = “{ $text }” is not two differences in Elo, the lower one first, such as 0,20
arena-worker-died = The processes that play end before they have played anything (exit code { $code }); what they say on the error stream may tell why.
arena-file-exists = There is a file { $path } already. Give another name with --out, or go on with it with --resume.
arena-file-unwritable = The file { $path } can’t be written: { $reason }.
arena-file-unreadable = The file { $path } can’t be read: { $reason }.
arena-file-no-ledger = The file { $path } does not begin with a contest: { $reason }.
arena-file-format = The file { $path } has the format { $format }; this version knows only { $known }.
arena-file-line = Line { $line } of { $path } is no game: { $reason }.
arena-file-selfplay = The file { $path } is of self-play, by one bot alone, and not of a contest: “highlands selfplay --resume” goes on with it.
arena-resume-differs = The contest in { $path } was begun on other terms. In “{ $name }” it has { $there }, and now it would be { $asked }.
arena-begins = In the arena: { $bots }; seed { $seed }. The games are kept in { $path }.
arena-progress = { $done } of { $games } games: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] one game
   *[other] { $games } games
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-caption = Score: the share of the victories for each seat, with its 95 % interval by deals; even would be { $share } %. + won, = drawn or shared, − lost; ms: the time for a decision.
arena-head = { $column ->
    [bot] Bot
    [played] Played
    [results] + = −
    [score] Score (95 %)
    [elo] Elo (95 %)
    [rating] Rating (95 %)
    [decisions] Decisions
    [time] ms (max)
   *[faults] Faults
}
arena-fault-kind = { $kind ->
    [illegal] illegal move
    [exception] error
    [timeout] too slow
   *[unreachable] unreachable
}
arena-fault = Game { $game }, lost by { $bot } on seat { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [one] One more fault
   *[other] { $number } more faults
}: see { $path }
arena-test = { $status ->
    [h0] The test accepts { $elo0 } Elo rather than { $elo1 }
    [h1] The test accepts { $elo1 } Elo rather than { $elo0 }
   *[continue] The test between { $elo0 } and { $elo1 } Elo is undecided
} after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} (LLR { $llr }; the bounds are ±{ $bound }).
arena-aside = { $games ->
    [one] One more game was played; it is kept but not counted, because its deal is not whole or comes after the test ended.
   *[other] { $games } more games were played; they are kept but not counted, because their deals are not whole or come after the test ended.
}
arena-interrupted = Interrupted; all finished games are kept. To go on: { $command }
arena-part-unreadable = “{ $text }” is not a part of a contest, such as 2/5 for the second of five.
arena-part-seed = a part of a contest needs its seed (--seed), the same for all parts
arena-merge-usage = To merge, name the files of one contest, and the new file with --out: highlands arena merge one.jsonl two.jsonl --out all.jsonl
arena-merge-contests = { $one } and { $other } are of different contests. In “{ $name }” the first has { $there }, the second { $here }.
arena-merge-games = Game { $number } went differently in { $one } and in { $other }: they can’t be merged.
arena-merged = Merged into { $path }: { $games } of { $wanted } games.
cluster-unreachable = The Ray cluster “{ $address }” can’t be reached: { $reason }
cluster-unfit = A machine of the cluster ({ $machine }) can’t take part: { $reason }
cluster-stillborn = The processes on the cluster end before they have done anything: { $reason }
cluster-lost =
    The cluster has lost { $machine } ({ $reason }). { $kind ->
        [decision] Its unfinished decisions ({ $number }) are analysed elsewhere.
        [part] Its unfinished lots of games ({ $number }) are played elsewhere.
       *[game] Its unfinished games ({ $number }) are played elsewhere.
    }
cluster-deadly =
    { $kind ->
        [decision] The decision after { $number } moves
        [part] The lot of games number { $number }
       *[game] Game { $number }
    } was begun { $times } times on the cluster, and each time the process that had it was lost: { $reason }
arena-plot-pair = { $one } against { $other }: score of { $one }
arena-plot-many = Score of each bot, with its 95 % interval
arena-plot-games = games
arena-plot-even = an even share

## The server

serve-ready = Highlands is served at { $address }
serve-running = Highlands is running already, at { $address }
serve-stop = Ctrl+C stops it; your games are kept.
serve-database = the games are kept in { $database }
serve-host-page = your page as the host is at { $address }
serve-host-key-kept = its key is kept in { $path }
serve-host-key = and it is { $key }
serve-host-key-elsewhere = The host’s page has a key that is not in { $path }: use that of the machine where it was made, or make a new one with `highlands host-key --new`.
serve-bad-smtp = --smtp must begin with one of { $schemes }, then :// and the name of the server.
serve-mail-incomplete = Mail needs --mail-from, the address that it is from, and --public-address, where players reach the pages.
term-commitment-good = the shuffle is the one that was promised before the game
term-shares-good = every player had a share in the deal: neither the server nor any one player could choose the cards
backup-done = the copy is in { $file }
restore-done = the tables have been brought back from { $file }
ratings-recomputed = { $games } finished games give { $ratings } ratings; { $different } of them were others before
serve-cannot-listen = Highlands can’t listen at { $address }: { $reason }.
serve-no-proxy = No address or network of a proxy: { $reason }. Give one such as 127.0.0.1 or 10.0.0.0/8.
preview-app = Schotten Totten and Verräter: two card games of the Scottish Highlands, with friends or against bots. Nobody needs an account.
preview-invitation = A table for { $game }: open the link to sit down or to watch. Nobody needs an account.
preview-running = A game of { $game } is being played: open the link to watch it.
preview-finished = A finished game of { $game }, to be replayed move by move.

## The store

store-one-process = SQLite is for one process. Several workers need PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = No such kind of database. Give sqlite+aiosqlite:///path/to/file or postgresql+asyncpg://user@host/name.
store-unreachable = The database can’t be used: { $reason }.
store-in-use = A server is running on this database already ({ $path }). An SQLite file is for one server; for several of them use PostgreSQL.
store-newer = The database comes from a newer version of Highlands. Install that one.
store-older = The database comes from an early development version of Highlands, which this one can’t read; nothing in it was changed. Move it away, or choose another one with --database.
store-other-version = The database comes from another version of Highlands. Start the server of this one once, which brings it up to date, or use that one.
store-file-exists = There is a file { $path } already. Give another name.
store-no-backup = { $path } is no backup of Highlands: { $reason }.
store-not-empty = There are tables in this database already. A backup can be restored only into an empty one.

## Libraries that only some need

extra-missing = This needs { $library }, which is not installed: pip install '{ $extra }'

## Data of self-play

selfplay-begins = Self-play of { $bot }; seed { $seed }. Until the file is written, the games are kept in { $path }.
selfplay-progress = { $done } of { $games } games
selfplay-writes = Writing { $path } …
selfplay-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions: { $path }
selfplay-no-file = Say with --out where the data go, or go on with --resume.
selfplay-no-search = Searches are kept of levels that search, such as chieftain; { $bot } does not.
selfplay-searches-late = The games in { $path } were begun without --searches: what was found then is gone.
selfplay-broken = The game of seed { $seed } is not one that the rules allow: move { $move } can’t be made.
selfplay-no-searches = What the searches in the game of seed { $seed } found is missing, or is not of its moves.
selfplay-foreign = The file { $path } has no data of self-play.

## Environments

env-illegal = action { $action } of game { $row } can’t be carried out: { $reason }
env-no-such-action = “{ $action }” is no action; actions are whole numbers from 0 to { $last }
solve-not-enumerable = { $game } can’t be gone through with these options: only reduced games of two players, of one round and without tactics cards, have few enough deals
solve-too-large = the tree of this game has more than { $number } nodes
solve-no-choices = nobody ever has a choice in this game: there is nothing to solve
solve-no-folder = there is no folder { $path }
solve-tree = The tree: { $nodes } nodes, { $sets } information sets.
solve-progress = Iteration { $iterations }: value { $value } for seat A, exploitability { $gap }.
solve-written = The policy is in { $path }. To play it: { $bot }
exploit-wins = Against { $bot } a best response wins { $wins } a game: { $first } as A, { $second } as B.
exploit-exact = This is exact.
exploit-searched = Against { $bot }, { $response } wins { $wins } a game beyond an equal share (95 %), in { $deals } deals that had no part in its choice, each played on every seat. So a best response wins { $low } at least.
exploit-too-large = the tree of this game has more than { $number } nodes; with --deals, responses that search are played against the bot instead
exploit-sampled = This is from up to { $answers } answers at each information set, which the response knows: it is too high. Responses to three quarters of the answers win { $low } against the rest: no best response wins less on the average.
policy-unreadable = { $path } is no file with a policy
policy-old = { $path } was made by another version of the game; make it anew with highlands solve
policy-other-game = { $path } is a policy for another game: { $game }
policy-no-such-set = the policy knows nothing of this position: it is for games from their beginning
env-opponents = opponents in a game of { $seats } players: { $needed }, not { $given }

## Compiled code for other machines

kernels-ready = everything is compiled
kernels-written = the compiled code is in { $file }
kernels-loaded = the compiled code of { $file } has been taken over
kernels-unreadable = { $file } can’t be used as a file of compiled code: { $reason }
kernels-other-version = { $file } was compiled from other sources, or by other versions of Python, NumPy or Numba
kernels-other-processor = { $file } was compiled for another kind of processor: { $theirs }; here it is { $here }

## Notifications

notify-turn = Your turn: { $game }
notify-turn-more = At the table: { $others }
notify-joined = { $name } has sat down at your table
notify-joined-more = { $game }
notify-challenge = { $name } challenges you
notify-challenge-more = { $game }
notify-game = Your tournament game is ready: { $game }
notify-game-more = Take your seat in time: the table does not wait for ever.
notify-over = Game over: { $game }
notify-over-more = At the table: { $others }
notify-nobody = somebody
notify-confirm = Confirm your email address for Highlands
notify-confirm-more = Somebody, probably you, wants emails from Highlands when it is their turn. If it was you, open this link in the next three days and confirm. If it was not, do nothing: you will get no more emails.
notify-mail-why = You get this email because you have confirmed this address at Highlands. If you want no more of them:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = the server can’t be reached: { $reason }
client-address = “{ $address }” is no address of a server; it looks like { $example }
client-interrupted = the connection was lost before the answer came; the table’s state says whether it was carried out
client-unfair-deal = the shuffle was not what was promised: { $reason }
client-key-file = the key file { $path } can’t be used: { $reason }
client-key-readable = others can read the key file { $path }; its mode must be 600
client-key-unreadable = { $path } has no key in it
remote-bot-online = { $name } is known at { $server } and waits for games
remote-bot-no-bot = the key in { $path } is that of a person; a bot needs a key file of its own
remote-bot-link = “{ $link }” is no link to a seat; it looks like { $example }
remote-bot-rules = the rules in { $path } can’t be read: { $reason }
remote-bot-nothing = nothing to do: give the link to a seat (--seat), or rules with offers (--rules)
remote-bot-begins = table { $table }: sitting on seat { $seat }
remote-bot-ends = table { $table }: { $result }
remote-bot-fault = table { $table }: resigning, because the bot failed: { $details }
remote-bot-unwanted = table { $table }: left, because the rules exclude { $name }
remote-bot-failed = table { $table }: { $reason }
remote-bot-offer = { $game } is not offered: { $reason }
remote-bot-entered = entered the tournament { $tournament }
remote-bot-not-entered = not in tournament { $tournament }: { $reason }
remote-bot-tournament-link = “{ $link }” is no link to a tournament; it looks like { $example }
term-bot-failed = The game ends here, because a bot failed: { $details }

## Review

review-running = a review looks back at a finished game, and this one is still running
review-title = { $game }, reviewed: { $result }
review-turning-title = Turning points
review-decisions-title = Every decision
review-saved = Written: { $path }
review-plot-title = { $game }: the chances to win
