/** A search for everything that can come of a game: what it has found so far, and what leads there. */
import type { ExploredOutcome, ExplorePart, ExploreResult } from '../protocol.ts';

export interface Search {
  readonly outcomes: readonly ExploredOutcome[];
  /** How many positions have been looked at. */
  readonly positions: number;
  /** Missing while it is under way, and where it was stopped. */
  readonly result?: ExploreResult;
}

export const BEGUN: Search = { outcomes: [], positions: 0 };

/** Whoever waits stops it earlier. */
export const MOST_SECONDS = 60;

export const foundMore = ({ outcomes }: Search, part: ExplorePart): Search => ({
  outcomes: [...outcomes, ...part.outcomes],
  positions: part.positions,
});

/** Where another thread has answered, nothing was told before; and in how many ways each is come to is known in the end alone. */
export const endedWith = (result: ExploreResult): Search => ({
  outcomes: result.outcomes,
  positions: result.positions,
  result,
});

/** The lines up to a ply of an outcome, from 0, that one included; left out: all that lead there. */
export const linesUpTo = ({ plies }: ExploredOutcome, ply?: number): readonly string[] =>
  (ply === undefined ? plies : plies.slice(0, ply + 1)).flat();

/** What is seen of a search, in the reader's language. */
export interface SearchTexts {
  readonly outcomes: (count: number) => string;
  readonly running: (outcomes: string, positions: number) => string;
  /** `line`: behind which it was explored, from 1. */
  readonly all: (outcomes: string, line: number) => string;
  readonly outOfTime: (outcomes: string) => string;
  readonly outOfBounds: (outcomes: string) => string;
  readonly outOfPositions: (outcomes: string) => string;
  readonly stopped: (outcomes: string) => string;
}

export const searchText = (search: Search, state: 'running' | 'ended', texts: SearchTexts): string => {
  const { outcomes, positions, result } = search;
  const count = texts.outcomes(outcomes.length);
  if (state === 'running') return texts.running(count, positions);
  const text = endText(count, result, texts);
  return result === undefined || result.without === '' ? text : `${text} ${result.without}`;
};

const endText = (count: string, result: ExploreResult | undefined, texts: SearchTexts): string => {
  switch (result?.ended) {
    case 'all':
      return texts.all(count, result.line + 1);
    case 'time':
      return texts.outOfTime(count);
    case 'bounds':
      return texts.outOfBounds(count);
    case 'positions':
      return texts.outOfPositions(count);
    case undefined:
      return texts.stopped(count);
  }
};
