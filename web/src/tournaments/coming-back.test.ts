import { expect, test } from 'vitest';
import type { TournamentView } from '../app/protocol';
import { mayComeBack } from './coming-back';

function view(withdrawnBy: string | null, more: object = {}): TournamentView {
  const state = { status: 'running', is_open: false, entrants: [{ number: 0, withdrawn_by: withdrawnBy }], ...more };
  return { state, you: 0, your_tables: [] } as unknown as TournamentView;
}

test('who was missed or has withdrawn may come back where nobody new can enter', () => {
  expect(mayComeBack(view('absence'))).toBe(true);
  expect(mayComeBack(view('self'))).toBe(true);
});

test('who plays, was removed, or has never entered does not, and nobody once it is over', () => {
  expect(mayComeBack(view(null))).toBe(false);
  expect(mayComeBack(view('organiser'))).toBe(false);
  expect(mayComeBack({ ...view(null), you: null })).toBe(false);
  expect(mayComeBack(view('absence', { status: 'over' }))).toBe(false);
});
