import { expect, test } from 'vitest';
import { failureReason, RequestError } from './api';

test('a failure says why, and a fault of the answer that the server failed', () => {
  const reason = { id: 'server-no-table', args: {} };
  expect(failureReason(new RequestError(reason))).toBe(reason);
  expect(failureReason(new SyntaxError('no JSON')).id).toBe('server-failed');
});
