# What the server says about tournaments.

tournament-unknown = there is no such tournament
tournament-newer = this tournament needs a newer version of the server; try again in a moment
tournament-no-round = there is no such round
tournament-too-many = you have very many open tournaments; finish one first
tournament-too-many-changes = too much has changed in this tournament already
tournament-name-taken = somebody plays under this name already; choose another
tournament-no-bots = this tournament admits no bots from outside
tournament-closed = nobody can enter this tournament any more
tournament-not-entered = you have not entered this tournament
tournament-not-yours = only the organiser can do that
tournament-over = the tournament is over
tournament-not-begun = the tournament has not begun yet
tournament-no-entrant = nobody has this number
tournament-no-game = there is no such game
tournament-wrong-scores = each seat has a score from 0 to 1, and together they have at most half as many as there are seats
tournament-too-late = the next round has begun: this can’t be changed any more
tournament-wrong-format = this game is for several at a table: choose rounds in groups
tournament-needs-clock = games of a tournament need a clock, so that rounds come to an end
tournament-wrong-start = the tournament must begin between now and a year from now
tournament-sealed = others are still playing with the same shuffle: all is shown when they are done
tournament-paired-people = bots from outside check that they have a share in the deal: they can’t play paired deals
tournament-paired-arena = in an arena games begin at any time: its deals can’t be paired
tournament-paired-together = paired deals are for people who play at the same time and know each other: not for public tournaments, leagues, or clocks per turn or of days
tournament-paired-rated = paired deals are compared with each other: their games can’t be rated
tournament-name-kept = in a tournament you play under the name that you have entered with
tournament-no-undo = in a tournament nothing is taken back
