"""The rules as kernels: transitions, legal actions, conflicts, the supply everybody can count, observations."""
