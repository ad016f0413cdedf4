"""What the tests of the server stand on: servers in processes of their own, databases, proxies, people."""
