import { expect, test } from 'vitest';
import { momentLink, readMoment } from './moment';

test('a link leads back to its moment', () => {
  for (const review of [true, false]) expect(readMoment(momentLink(17, review))).toEqual({ ply: 17, review });
});

test('what is no moment is none', () => {
  for (const search of ['', '?ply=', '?ply=x', '?ply=-1', '?ply=1.5']) expect(readMoment(search).ply ?? 0).toBe(0);
  expect(readMoment('?ply=x').ply).toBeNull();
  expect(readMoment('?review')).toEqual({ ply: null, review: true });
});
