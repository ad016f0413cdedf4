/** The markup of a rule's text: *emphasis*, and names in square brackets that stand for something drawn. */
import { HOUSES, SUPPLIES, TACTICS, type House, type Supply, type Tactics } from '../art/names';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'clan'; card: string }
  | { kind: 'tactics'; card: Tactics }
  | { kind: 'supply'; value: Supply }
  | { kind: 'crest'; house: House };

const MARKUP = /\*([^*]+)\*|\[([A-Za-z0-9]+)\]/g;
const CLAN_CARD = /^[ROYGBP][1-9]$/;

/** What a name in brackets stands for; null if it is no name of ours, and so plain text. */
function symbolOf(name: string): Part | null {
  if (CLAN_CARD.test(name)) return { kind: 'clan', card: name };
  if ((TACTICS as readonly string[]).includes(name)) return { kind: 'tactics', card: name as Tactics };
  if ((HOUSES as readonly string[]).includes(name)) return { kind: 'crest', house: name as House };
  const value = Number(name);
  if ((SUPPLIES as readonly number[]).includes(value)) return { kind: 'supply', value: value as Supply };
  return null;
}

/** Split a text at its markup. */
export function parseMarkup(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKUP)) {
    const [all, strong, name] = found;
    const part: Part | null = strong ? { kind: 'strong', text: strong } : symbolOf(name ?? '');
    if (!part) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(part);
    from = found.index + all.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
