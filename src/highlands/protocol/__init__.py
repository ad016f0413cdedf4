"""What the server and its clients say to each other, as types: all that both know of each other.

`messages` and `lobby` are the WebSockets, `tables` and `seats` creating a table and sitting down over HTTP. The
server and `highlands.client` decode with these; docs/protocol.md and the web's types are generated from them.
"""
