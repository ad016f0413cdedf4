import { expect, test } from 'vitest';
import { tablePath } from './table-link';

test('a pasted link leads to its table, with its secret', () => {
  expect(tablePath(' https://play.example/t/aB_-9?lang=el#s3cret-_ ')).toBe('/t/aB_-9?lang=el#s3cret-_');
  expect(tablePath('https://play.example/t/abc?lang=el#invite-x_-')).toBe('/t/abc?lang=el#invite-x_-');
  expect(tablePath('https://play.example/t/abc#secret.00ff')).toBe('/t/abc#secret.00ff');
  expect(tablePath('play.example:8181/t/abc#watch-xyz')).toBe('/t/abc#watch-xyz');
  expect(tablePath('https://play.example/t/abc/replay?ply=17')).toBe('/t/abc/replay?ply=17');
});

test('what is no link to a table leads nowhere', () => {
  for (const text of ['', 'abc', 'https://play.example/', 'https://play.example/t/', 'javascript:alert(1)', '/t/a b'])
    expect(tablePath(text)).toBeNull();
});
