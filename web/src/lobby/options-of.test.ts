import { expect, test } from 'vitest';
import { optionsOf } from './options-of';

test.each([
  ['schotten-totten', '', {}],
  ['schotten-totten', 'tactics, rounds 3', { tactics: true, rounds: 3 }],
  ['schotten-totten', 'first B', { first: 1 }],
  ['verraeter', 'players 3', { players: 3 }],
  ['elsewhere', 'wild', {}],
])('%s: %s', (game, text, options) => expect(optionsOf(game, text)).toEqual(options));
