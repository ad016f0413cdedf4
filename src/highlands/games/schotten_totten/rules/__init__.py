"""The rules as kernels: transitions, legal actions, claims and their proof, observations."""
