/** A moment of a game in a URL's query: `?ply=17`, and `&review` where the review is open beside it. */

export interface MomentQuery {
  ply: number | null;
  review: boolean;
}

export function readMoment(search: string): MomentQuery {
  const asked = new URLSearchParams(search);
  const ply = Number(asked.get('ply') ?? NaN);
  return { ply: Number.isInteger(ply) && ply >= 0 ? ply : null, review: asked.has('review') };
}

export function momentLink(ply: number, review: boolean): string {
  return `?ply=${ply}${review ? '&review' : ''}`;
}
