"""Players without accounts: a player is a key that a browser makes and keeps.

The key is 192 random bits, of which the server stores a digest, like those of the seats: a leaked database opens
nothing. It is no WebCrypto key pair, since browsers have that only in secure contexts, and people play in their own
network without TLS. Who wants to keep a player adds a passkey to it.

`Players` is the interface to the rest of the server: who has a key, who sits on a seat, and what is known of them.
"""

from highlands.server.players.players import BlockedError, Identity, NoPlayerError, Players

__all__ = ["BlockedError", "Identity", "NoPlayerError", "Players"]
