/** What somebody looks for, as one would look for it oneself. */
import { GAMES, type ListedSeek } from '../app/protocol';
import type { Wanted } from './lobby.svelte';

/** The options of a list's entry, such as `tactics, rounds 3`, as the values that a request has. */
export function optionsOf(game: string, text: string): Wanted['options'] {
  const fields = GAMES.find(({ name }) => name === game)?.options ?? [];
  const options: Wanted['options'] = {};
  for (const option of text.split(', ').filter(Boolean)) {
    const [name = '', value] = option.split(' ');
    const field = fields.find((one) => one.name === name);
    if (!field) continue;
    if (field.kind === 'flag') options[name] = true;
    else if (field.kind === 'seat') options[name] = (value ?? 'A').charCodeAt(0) - 'A'.charCodeAt(0);
    else options[name] = Number(value);
  }
  return options;
}

export function seekOf({ game, options, time_control, rated }: ListedSeek): Omit<Wanted, 'name' | 'language'> {
  return { game, options: optionsOf(game, options), time_control, rated };
}
