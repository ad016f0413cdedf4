# The host’s page.

host-title = Host
host-close = Close this page
host-views = Parts of this page
host-view-numbers = Numbers
host-view-tables = Tables
host-view-blocks = Blocked
host-view-announcing = Announcements
host-view-settings = Settings
host-view-safety = Backup and passkeys
host-view-log = Log

host-door = This page is for whoever runs this server.
host-key = The host’s key
host-open = Open
host-key-where = It was printed when the server was first started, and is kept beside its data; “highlands host-key” prints it again.
host-open-passkey = Open with a passkey
host-passkey-failed = The browser has shown no passkey.

host-now = Now
host-healthy = The database can be read and written.
host-unhealthy = The database can’t be written to.
host-running = Running games
host-finished = Finished games
host-players = Players
host-database = Database
host-disk-free = Free on the disk
host-version = Version
host-nodes = Nodes
host-node = Node
host-node-since = Running since
host-node-this = this one
host-plots = The last hour
host-all-nodes = All nodes together
host-ms = { $value } ms
host-megabytes = { $value } MB
host-gigabytes = { $value } GB
host-plot-said = { $title }: now { $value }; the top of the plot is { $top }
host-plot-actions = Moves and the like per second
host-plot-latency = Time to the answer, median / 99%
host-plot-connections = Connections
host-plot-players = Players connected
host-plot-tables = Tables in memory
host-plot-thinking = Bots thinking / waiting
host-plot-store = Time to store something
host-plot-cpu = Processor
host-plot-memory = Memory

host-tables-more = The host sees who plays, and nothing of anybody’s cards.
host-no-tables = Nobody is playing.
host-public = public
host-private = private
host-last = last move { $when }
host-again = Load again
host-more = Show more
host-end = End the game
host-end-named = End the game of { $names }
host-end-sure = The game ends without a winner, and can’t be taken up again. Everybody there is told that it was you.
host-end-note = What you tell them (may stay empty)
host-ended = The game is over.
host-block = Block
host-block-named = Block { $name }
host-block-sure = Whoever is blocked is disconnected at once, and their key opens nothing here until you unblock them. Their games go on without them.
host-blocked-done = They are blocked.

host-blocks-more = Who is blocked can’t play here. A player can come back as somebody new; an address keeps out everybody who shares it.
host-nobody-blocked = Nobody is blocked.
host-blocked-player = player, since { $date }
host-blocked-address = address, since { $date }
host-nameless = without a name
host-unblock = Unblock
host-unblock-named = Unblock { $name }
host-address = Address (of IPv6 the whole /64 network)
host-connected = Connected now
host-connected-more = The addresses with the most connections.
host-nobody-connected = Nobody is connected.
host-connections = { $number ->
    [one] { $number } connection
   *[other] { $number } connections
}
host-own = your own

host-announcing-more = Everybody sees it above every page, until it ends or they close it.
host-announcement = Text
host-announcement-lasts = Shown for
host-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
host-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
host-announce = Announce
host-announcement-until = until { $when }
host-withdraw = Withdraw
host-withdraw-named = Withdraw: { $text }

host-settings-more = They count at once, at all nodes. What was given when the server was started stays.
host-setting-changed = The setting is changed.
host-setting-fixed = given at the start
host-setting-default = Back to { $value }
host-setting-save = Save
host-setting-save-named = Save: { $name }
host-setting-admits-players = New players may sign up (otherwise they play as guests)
host-setting-admits-bots = Bots from outside may play
host-setting-has-push = Notifications to browsers
host-setting-tables-per-hour = New tables per hour from one address
host-setting-players-per-hour = New players per hour from one address
host-setting-connections-per-address = Connections at a time from one address
host-setting-requests-per-second = Requests per second on one connection
host-setting-abandon-after-days = Days until a silent table is closed (0: never)
host-setting-min-bot-seconds = Seconds that a bot’s move takes at least
host-setting-review-iterations = Search iterations for each decision in a review

host-backup = Backup
host-backup-more = One file with everything, as “highlands backup” writes it. It holds the cards of running games, and the digests of all keys: whoever reads it can cheat. Keep it to yourself. That it was fetched stands in the log.
host-backup-sure = I won’t look at running games.
host-backup-save = Save a backup
host-passkeys = Passkeys that open this page
host-passkeys-more = Admit a passkey that you have added to your player under “My page”; then you need no key.
host-passkey-since = admitted { $date }
host-admit = Admit a passkey
host-dismiss = Dismiss
host-dismiss-named = Dismiss { $name }
host-no-passkeys-here = Browsers offer passkeys only under a name and over TLS (https), or at localhost.

host-log-more = All that was done here. Nothing can be changed or removed.
host-by-key = with the key
host-by-command = at the server
host-by-player = by its owner
host-did-first-key = The first key was made.
host-did-rotate-key = A new key was made; all open pages were closed.
host-did-open = Opened this page.
host-did-end-table = Ended table { $subject }. { $detail }
host-did-block-player = Blocked the player on seat { $detail } of table { $subject }.
host-did-block-address = Blocked the address { $subject }.
host-did-unblock-player = Unblocked a player.
host-did-unblock-address = Unblocked the address { $subject }.
host-did-announce = Announced: { $detail }
host-did-withdraw = Withdrew an announcement.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: back to the server’s default
host-did-admit-passkey = Admitted: { $subject }.
host-did-dismiss-passkey = Dismissed: { $subject }.
host-did-backup = Fetched a backup.
host-did-restore = A backup was restored; the key and the admitted passkeys are not part of it.
