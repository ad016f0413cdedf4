import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLANS } from './names';

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');

/** The custom properties of one block, by name. */
function properties(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = properties(':root');
const dark = new Map([...light, ...properties(":root[data-theme='dark']")]);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  function colour(name: string): string {
    const value = name.startsWith('#') ? name : (theme.get(name) ?? '');
    const other = /^var\(--(.+)\)$/.exec(value);
    if (other) return colour(other[1]!);
    expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
    return value;
  }
  function contrast(one: string, other: string): number {
    const [a, b] = [luminance(colour(one)), luminance(colour(other))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  test.each(['ink', 'ink-2', 'accent', 'good', 'bad', 'warn'])('%s can be read on every paper', (name) => {
    for (const paper of ['paper', 'paper-2', 'paper-3'])
      expect(contrast(name, paper), paper).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the accent colour can be read', () => {
    expect(contrast('accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['focus', 'line-2', 'claim', 'own', 'other'])('%s stands out from the paper', (name) => {
    for (const paper of ['paper', 'paper-2']) expect(contrast(name, paper), paper).toBeGreaterThanOrEqual(3);
  });

  test.each([...CLANS])('the strength and the sigil of clan %s can be read', (clan) => {
    expect(contrast(`clan-${clan}-dark`, `clan-${clan}-light`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('card', `clan-${clan}-dark`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`clan-${clan}-on`, `clan-${clan}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(['elite', 'combat', 'ruse'])('the gold on a card of category %s can be seen', (category) => {
    expect(contrast('gold', category)).toBeGreaterThanOrEqual(3);
    expect(contrast('#fff3d2', category)).toBeGreaterThanOrEqual(4.5);
  });

  test('the numeral is cut deep enough into an open and into a claimed stone', () => {
    expect(contrast('stone-ink', 'stone')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('stone-ink', 'stone-2')).toBeGreaterThanOrEqual(3);
  });

  test.each([0, 1, 2, 3])('white can be read on the banner of seat %i', (seat) => {
    expect(contrast(`seat-${seat}`, '#fdf6e3')).toBeGreaterThanOrEqual(4.5);
  });
});
