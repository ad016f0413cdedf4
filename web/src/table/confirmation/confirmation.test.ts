import { describe, expect, it } from 'vitest';
import { Confirmation, needsConfirmation } from './confirmation.svelte';

describe('a confirmation', () => {
  it('is wanted for moves that a tap on the board makes', () => {
    expect(['R7@3', 'claim 2', 'traitor R7@3>5', 'estate 4'].every(needsConfirmation)).toBe(true);
    expect(['done', 'pass', 'draw clan', 'lay 2 3', 'lay nothing', 'discard 1'].some(needsConfirmation)).toBe(false);
  });
  it('is given or refused', async () => {
    const confirmation = new Confirmation();
    const first = confirmation.ask('R7@3');
    expect(confirmation.move).toBe('R7@3');
    confirmation.answer(true);
    expect(await first).toBe(true);
    expect(confirmation.move).toBeNull();
  });
  it('is refused when another move is asked about', async () => {
    const confirmation = new Confirmation();
    const first = confirmation.ask('R7@3');
    void confirmation.ask('R7@4');
    expect(await first).toBe(false);
    expect(confirmation.move).toBe('R7@4');
  });
});
