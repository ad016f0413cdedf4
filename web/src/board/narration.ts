/** Moves and other events in words, without their subject: the player's name stands beside them, so no verb is inflected. */
import type { TableEvent, Message } from '../app/protocol';
import { locale, t } from '../app/i18n.svelte';
import { DAY, duration } from '../new-table/clocks';

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

const PLACED = /^(?<card>\S+)@(?<stone>\d)$/;
const RUSE = /^(?<ruse>strategist|banshee|traitor) (?<card>[^@\s]+)(@(?<from>\d))?(>(?<to>\d|discard))?$/;
const BUILT = /^(?<what>estate|counting|turn) (?<landscape>\d+)$/;
const CONFLICT = /^conflict (?<one>\d+)-(?<two>\d+)$/;

/** A move of either game in words. */
export function moveText(text: string): string {
  let found: RegExpExecArray | null;
  if (text === '') return t('table-narration-taken-back');
  if ((found = PLACED.exec(text))) {
    const { card, stone } = found.groups!;
    return t('table-narration-lay', { card: cardName(card!), stone: Number(stone) });
  }
  if ((found = RUSE.exec(text))) return ruseText(found.groups!);
  if ((found = /^claim (\d)$/.exec(text))) return t('table-narration-claim', { stone: Number(found[1]) });
  if ((found = /^return (\S+)$/.exec(text))) return t('table-narration-return', { card: cardName(found[1]!) });
  if ((found = BUILT.exec(text))) {
    const { what, landscape } = found.groups!;
    return t('table-narration-built', { what: what!, landscape: Number(landscape) });
  }
  if ((found = CONFLICT.exec(text))) {
    return t('table-narration-conflict', { one: Number(found.groups!.one), two: Number(found.groups!.two) });
  }
  if (text === 'take ?') return t('table-narration-take-hidden');
  if ((found = /^take (\S+)$/.exec(text)))
    return t('table-narration-take', { card: t('v-action', { card: found[1]! }) });
  if (text === 'lay nothing') return t('table-narration-lay-nothing');
  if ((found = /^lay (.+)$/.exec(text))) return t('table-narration-supply', { cards: found[1]! });
  if ((found = /^discard (.+)$/.exec(text))) return t('table-narration-discard', { cards: found[1]! });
  switch (text) {
    case 'recruiter':
      return t('table-narration-recruiter');
    case 'done':
      return t('table-narration-done');
    case 'pass':
      return t('table-narration-pass');
    case 'draw clan':
      return t('table-narration-draw-clan');
    case 'draw tactics':
      return t('table-narration-draw-tactics');
  }
  return text;
}

function ruseText({ ruse, card, from, to }: Record<string, string | undefined>): string {
  const what = { card: cardName(card!), from: Number(from ?? 0) };
  if (ruse === 'banshee') return t('table-narration-banshee', what);
  if (ruse === 'traitor') return t('table-narration-traitor', { ...what, to: Number(to) });
  return to === 'discard'
    ? t('table-narration-strategist-away', what)
    : t('table-narration-strategist', { ...what, to: Number(to) });
}

/** An event of the log in words; the name of who did it comes before it. */
export function eventText({ kind, text, seat }: TableEvent): string {
  switch (kind) {
    case 'move':
      return moveText(text);
    case 'undo':
      return t('table-narration-undo');
    case 'greet':
      return t(`table-greeting-${text}`);
    case 'claim':
      // A commitment, and the name.
      return t('table-log-sit', { name: text.slice(text.indexOf(' ') + 1) });
    case 'start':
      return t(text === 'hints' ? 'table-log-start-hints' : 'table-log-start');
    case 'abandon':
      if (text.startsWith('host')) return t('table-log-host');
      return t(seat < 0 ? 'table-log-abandon' : 'table-log-close');
    case 'vacation':
      return t('table-log-vacation', { time: duration(Number(text) * DAY, locale.language) });
    case 'downtime':
      return t('table-log-downtime', { seconds: Math.ceil(Number(text) / 1000) });
    default:
      return t(`table-log-${kind}`, { name: text });
  }
}
