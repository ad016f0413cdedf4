import { expect, test } from 'vitest';
import { minuteText, readMinute } from './minutes';

test.each([
  [0, '00:00'],
  [22 * 60 + 5, '22:05'],
  [1439, '23:59'],
])('minute %i is %s', (minute, text) => {
  expect(minuteText(minute)).toBe(text);
  expect(readMinute(text)).toBe(minute);
});

test('an empty field is no time', () => expect(readMinute('')).toBeNull());
