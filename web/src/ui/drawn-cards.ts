/** What a player has drawn, for those who can't see it come to the hand. */

/** The cards of a hand that were not in it before. */
export function drawnCards(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((card) => {
    const place = left.indexOf(card);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}
