# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Friends
friends-none = You have no friends here yet. Send somebody a link.
friends-online = online
friends-results = Your games together: { $won } won, { $drawn } drawn, { $lost } lost
friends-challenge = Challenge
friends-challenge-named = Challenge { $name }
friends-part = Remove { $name } from your friends
friends-block = Block { $name }
friends-block-somebody = Block somebody
friends-block-done = { $name } is blocked, and is not told. Your friends’ page has the list.
friends-block-latest = This blocks whoever sat under this name in your latest game.
friends-invite = Make a friend
friends-invite-more = Send this link to one person. Whoever opens it and agrees becomes your friend. It works once, for { $days ->
    [one] one day
   *[other] { $days } days
 }.
friends-invite-text = Be my friend at Highlands
friends-withdraw = Withdraw my links
friends-withdrawn = Links that nobody has used lead nowhere now.
friends-shows-online = Friends see when I am here
friends-no-name = Friends see your name: give yourself one in the settings.
friends-blocked = Blocked
friends-blocked-more = You are not paired with them. They get no seat beside you and send you no challenge, and you are not shown their greetings. They are not told.
friends-unblock = Unblock
friends-unblock-named = Unblock { $name }
friends-nameless = Somebody without a name
friends-ask = { $name } wants to be your friend here.
friends-ask-more = Friends see each other’s name and whether they are online, and can challenge each other. Nothing else.
friends-agree = Agree
friends-agreed = You are friends now.
