# The host's page: what the server refuses.

host-wrong-key = this is not the key of this server
host-wrong-passkey = this passkey does not open the host’s page
host-not-open = open the host’s page first
host-no-player = a guest sits there, who has no player to block; block the address instead
host-no-address = this is no address
host-own-address = this is your own address: you would lock yourself out
host-too-many = there are very many already; remove some first
host-bad-text = this text can’t be shown
host-gone = that is gone already
host-fixed-setting = this was given when the server was started, and can be changed there only
host-key-file = The file with the host’s key, { $path }, can’t be used: { $reason }.
host-key-none = There is no key in { $path } yet. A server that starts makes one; --new makes another.
