/** Moves and other events in words. Who did it stands beside it, so that no sentence bends with the person. */
import type { Line, Message } from '../app/protocol';
import { t } from '../app/words.svelte';

const COLOURS: Record<string, string> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};

/** A card of Schotten Totten by its text in the notation. */
export function cardMessage(card: string): Message {
  const colour = COLOURS[card[0] ?? ''];
  if (colour && card.length === 2 && card[1] !== '?')
    return { id: 'clan-card', args: { colour, strength: Number(card[1]) } };
  if (card === 'c?') return { id: 'table-clan-card', args: {} };
  if (card === 't?') return { id: 'table-tactics-card', args: {} };
  return { id: 'tactics-card', args: { card } };
}

export const cardName = (card: string): string => {
  const { id, args } = cardMessage(card);
  return t(id, args as Record<string, string | number>);
};

const LAID = /^(?<card>\S+)@(?<stone>\d)$/;
const RUSE = /^(?<ruse>strategist|banshee|traitor) (?<card>[^@\s]+)(@(?<from>\d))?(>(?<to>\d|discard))?$/;
const BUILT = /^(?<what>estate|counting|turn) (?<landscape>\d+)$/;
const CONFLICT = /^conflict (?<one>\d+)-(?<two>\d+)$/;

/** A move of either game in words. */
export function moveText(text: string): string {
  let found: RegExpExecArray | null;
  if (text === '') return t('table-told-taken-back');
  if ((found = LAID.exec(text))) {
    const { card, stone } = found.groups!;
    return t('table-told-lay', { card: cardName(card!), stone: Number(stone) });
  }
  if ((found = RUSE.exec(text))) return ruseText(found.groups!);
  if ((found = /^claim (\d)$/.exec(text))) return t('table-told-claim', { stone: Number(found[1]) });
  if ((found = /^return (\S+)$/.exec(text))) return t('table-told-return', { card: cardName(found[1]!) });
  if ((found = BUILT.exec(text))) {
    const { what, landscape } = found.groups!;
    return t('table-told-built', { what: what!, landscape: Number(landscape) });
  }
  if ((found = CONFLICT.exec(text))) {
    return t('table-told-conflict', { one: Number(found.groups!.one), two: Number(found.groups!.two) });
  }
  if (text === 'take ?') return t('table-told-take-hidden');
  if ((found = /^take (\S+)$/.exec(text))) return t('table-told-take', { card: t('v-action', { card: found[1]! }) });
  if (text === 'lay nothing') return t('table-told-lay-nothing');
  if ((found = /^lay (.+)$/.exec(text))) return t('table-told-supply', { cards: found[1]! });
  if ((found = /^discard (.+)$/.exec(text))) return t('table-told-discard', { cards: found[1]! });
  switch (text) {
    case 'recruiter':
      return t('table-told-recruiter');
    case 'done':
      return t('table-told-done');
    case 'pass':
      return t('table-told-pass');
    case 'draw clan':
      return t('table-told-draw-clan');
    case 'draw tactics':
      return t('table-told-draw-tactics');
  }
  return text;
}

function ruseText({ ruse, card, from, to }: Record<string, string | undefined>): string {
  const what = { card: cardName(card!), from: Number(from ?? 0) };
  if (ruse === 'banshee') return t('table-told-banshee', what);
  if (ruse === 'traitor') return t('table-told-traitor', { ...what, to: Number(to) });
  return to === 'discard'
    ? t('table-told-strategist-away', what)
    : t('table-told-strategist', { ...what, to: Number(to) });
}

/** A line of the log in words; the name of who did it comes before it. */
export function lineText({ kind, text }: Line): string {
  switch (kind) {
    case 'move':
      return moveText(text);
    case 'undo':
      return t('table-told-undo');
    default:
      return t(`table-log-${kind}`, { name: text });
  }
}
