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

## Hints

not-your-turn = it is not the turn of { $seat }
hint-title = { $who ->
    [you] The best moves, with your chance to win:
   *[other] The best moves of { $seat }, with the chance to win:
}
hint-hand-hidden = this position doesn’t say what { $seat } knows, who is to move: all cards that { $seat } sees must be given
hint-no-seat = “{ $text }” is no seat; there are { $seats }
term-help-hint = the best few moves, each with your chance to win and a reason
