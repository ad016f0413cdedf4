/** The score by round, from the moments of a game. */
import type { VerraeterView } from '../app/protocol';
import { isDecided, storyOf, type Story } from './reveal';

export interface Score {
  rounds: { story: Story; gains: number[] }[];
  /** What the final scoring brought; null while the game runs. */
  final: number[] | null;
}

/** What each of a story's players gained. */
export function gainsOf(story: Story): number[] {
  return story.players.map(({ prize, bonus }) => prize + bonus);
}

/** The conflicts in a game's views, in order, up to and with a round. */
export function scoreOf(views: readonly VerraeterView[]): Score {
  const rounds: Score['rounds'] = [];
  let before: VerraeterView | null = null;
  for (const view of views) {
    if (before && isDecided(before, view)) {
      const story = storyOf(view)!;
      rounds.push({ story, gains: gainsOf(story) });
    }
    before = view;
  }
  return { rounds, final: before ? finalOf(before, rounds) : null };
}

function finalOf(view: VerraeterView, rounds: Score['rounds']): number[] | null {
  if (view.step !== 'over') return null;
  return view.players.map(({ points }, seat) => rounds.reduce((left, { gains }) => left - gains[seat]!, points));
}
