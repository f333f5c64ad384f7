/** Lists that are cut where they would be too long, with the number of entries cut. */
import type { Act } from '../state/act.ts';

export interface ListedActs {
  readonly acts: readonly Act[];
  /** How many more there are, at most; what was not looked at counts, as it could be legal. */
  readonly cut: number;
}

/** More than this is not counted: a larger number would not be exact, and of a thousand units be none at all. */
export const MANY = Number.MAX_SAFE_INTEGER;

/** The first `most` of what may be done; of the rest only the number. */
export const listedActs = (
  candidates: Iterable<Act>,
  most: number,
  { count, isLegal }: { readonly count: number; readonly isLegal: (act: Act) => boolean },
): ListedActs => {
  const acts: Act[] = [];
  let seen = 0;
  if (most > 0)
    for (const act of candidates) {
      seen++;
      if (isLegal(act)) acts.push(act);
      if (acts.length >= most || seen >= most * MOST_TRIED) break;
    }
  return { acts, cut: Math.max(0, Math.min(MANY, count) - seen) };
};

/** How many candidates are tried for each act that may be listed. */
const MOST_TRIED = 8;
