import { readdirSync, readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import ArtDefs from './ArtDefs.svelte';
import Banner from './board/Banner.svelte';
import Building from './board/Building.svelte';
import ConflictMark from './board/ConflictMark.svelte';
import Crest from './board/Crest.svelte';
import Landscape from './board/Landscape.svelte';
import StartMark from './board/StartMark.svelte';
import Stone from './board/Stone.svelte';
import ActionCard from './cards/ActionCard.svelte';
import CardBack from './cards/CardBack.svelte';
import ClanCard from './cards/ClanCard.svelte';
import StrategyCard from './cards/StrategyCard.svelte';
import SupplyCard from './cards/SupplyCard.svelte';
import TacticsCard from './cards/TacticsCard.svelte';
import Icon from './Icon.svelte';
import { ICONS } from './icons';
import Logo from './Logo.svelte';
import { ACTIONS, CLANS, HOUSES, LANDSCAPES, SUPPLIES, TACTICS, type Form } from './names';
import Scene from './Scene.svelte';
import { NUMERALS } from './cards/numerals';

const here = new URL('.', import.meta.url);
const draw = (what: unknown, props: Record<string, unknown> = {}) =>
  render(what as Component<Record<string, unknown>>, { props }).body;

const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const clanCards = CLANS.flatMap((clan) => strengths.map((strength) => `${clan}${strength}`));
const forms: Form[] = ['full', 'slim'];

type Drawing = [name: string, what: unknown, props: Record<string, unknown>];
const one = (name: string, what: unknown, props: Record<string, unknown> = {}): Drawing => [name, what, props];

const stoneLooks = [
  {},
  { blind: true },
  { mud: true },
  { blind: true, mud: true },
  { owner: 'own' },
  { owner: 'other' },
  { state: 'claimable' },
  { state: 'target' },
  { state: 'closed' },
];

/** Every drawing there is, by a name, with what it is drawn from. */
const drawings: Drawing[] = [
  ...clanCards.flatMap((card) => forms.map((form) => one(`${card} ${form}`, ClanCard, { card, form }))),
  ...clanCards.map((card) => one(`${card} with signs`, ClanCard, { card, signs: true })),
  ...TACTICS.flatMap((card) => forms.map((form) => one(`${card} ${form}`, TacticsCard, { card, form }))),
  ...forms.map((form) => one(`joker ${form} as R7`, TacticsCard, { card: 'joker', form, reading: 'R7' })),
  ...['clan', 'tactics', 'supply', 'action'].map((kind) => one(`back of ${kind}`, CardBack, { kind })),
  ...strengths.flatMap((number) =>
    stoneLooks.map((look) => one(`stone ${number} ${JSON.stringify(look)}`, Stone, { number, ...look })),
  ),
  ...HOUSES.map((house) => one(`crest of ${house}`, Crest, { house })),
  ...HOUSES.flatMap((house) => LANDSCAPES.map((kind) => one(`${kind} of ${house}`, Landscape, { kind, house }))),
  ...ACTIONS.map((card) => one(`action ${card}`, ActionCard, { card })),
  ...SUPPLIES.map((value) => one(`supply ${value}`, SupplyCard, { value })),
  ...[0, 1, 2, 3].flatMap((seat) => [
    one(`estate of ${seat}`, Building, { kind: 'estate', seat }),
    one(`counting house of ${seat}`, Building, { kind: 'counting', seat }),
    one(`banner of ${seat}`, Banner, { seat }),
  ]),
  one('conflict', ConflictMark),
  one('strategy', StrategyCard),
  one('start', StartMark),
  one('logo', Logo),
  one('scene', Scene),
  ...Object.keys(ICONS).map((name) => one(`icon ${name}`, Icon, { name })),
];
const definitions = draw(ArtDefs);
const ids = [...definitions.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

test('nothing is drawn from a missing piece, and every reference leads somewhere', () => {
  for (const [name, what, props] of drawings) {
    const svg = draw(what, props);
    expect(svg, name).not.toMatch(/undefined|NaN|\[object/);
    const own = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g))
      expect([...ids, ...own], `${name}: #${id}`).toContain(id);
  }
});

test('no two drawings are the same', () => {
  const seen = new Map<string, string>();
  for (const [name, what, props] of drawings) {
    const svg = draw(what, props);
    expect(seen.get(svg), name).toBe(undefined);
    seen.set(svg, name);
  }
});

test('a drawing with a label is a named image, one without is passed over', () => {
  for (const [name, what, props] of drawings) {
    expect(draw(what, props), name).toMatch(/<svg[^>]* aria-hidden="true"/);
    const labelled = draw(what, { ...props, label: 'a name' });
    expect(labelled, name).toMatch(/<svg[^>]* role="img"[^>]* aria-label="a name"/);
    expect(labelled, name).not.toMatch(/^[^>]*aria-hidden/);
  }
});

test('what is defined once for the page has an id of its own', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const clan of CLANS) expect(ids).toEqual(expect.arrayContaining([`tartan-${clan}`, `sigil-${clan}`]));
  for (const card of TACTICS) expect(ids).toContain(`tactics-${card}`);
  for (const strength of strengths) expect(ids).toContain(`folk-${strength}`);
});

test('clans differ in weave and sigil, not only in colour', () => {
  const colourless = (id: string, element: string) =>
    new RegExp(`<${element} id="${id}".*?</${element}>`, 's')
      .exec(definitions)![0]
      .replace(/id="[^"]+"|#[0-9a-f]{6}/g, '');
  expect(new Set(CLANS.map((clan) => colourless(`tartan-${clan}`, 'pattern'))).size).toBe(6);
  expect(new Set(CLANS.map((clan) => colourless(`sigil-${clan}`, 'symbol'))).size).toBe(6);
});

test('every colour that is used has been mixed', () => {
  const css = readFileSync(new URL('colours.css', here), 'utf8');
  const all = drawings.map(([, what, props]) => draw(what, props)).join() + definitions;
  const used = new Set([...all.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!));
  expect(used.size).toBeGreaterThan(40);
  for (const name of used) expect(css, name).toContain(`--${name}:`);
});

test('nothing is fetched and no text depends on a font', () => {
  for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svelte'),
  )) {
    expect(readFileSync(new URL(file, here), 'utf8'), file).not.toMatch(/https?:|<image|@import|<text/);
  }
});

test('there is a numeral for every number on a card', () => {
  for (const strength of [...strengths, '+', '–']) expect(NUMERALS[String(strength)]).toMatch(/^M/);
});
