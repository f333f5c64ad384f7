/** Where a step leads, forward and back, as positions in the list of points. */
import type { Point } from './points.ts';

export type Points = readonly Point[];

/** What is known of a point where an item or a cleanup is under way. */
export interface Depth {
  /** The items of the chain, newest first. */
  readonly chain: readonly number[];
  /** The rule of the step, by its concept. */
  readonly concept?: string;
}

/** Over the line: to where the next one is to be played. */
export const over = (points: Points, at: number): number => find(points, at + 1, isBetween);

/** A step further. */
export const into = (points: Points, at: number): number => Math.min(at + 1, points.length - 1);

/**
 * Out of what is under way: of a cleanup to the step after it, of an item of the chain to where it has left it, else of the
 * line to the next one. Never beyond the line's end.
 */
export const out = (points: Points, at: number, depthAt: (at: number) => Depth): number => {
  const end = over(points, at);
  const { chain, concept } = depthAt(at);
  const [newest] = chain;
  const isOver = (other: number): boolean => {
    const then = depthAt(other);
    if (isCleanup(concept)) return !isCleanup(then.concept);
    return newest !== undefined && !then.chain.includes(newest);
  };
  if (!isCleanup(concept) && newest === undefined) return end;
  for (let other = at + 1; other < end; other++) if (isOver(other)) return other;
  return end;
};

/** Back over the line, from between two lines; else a step back. */
export const back = (points: Points, at: number): number => {
  const here = points[at];
  if (here === undefined || !isBetween(here)) return Math.max(0, at - 1);
  for (let before = at - 1; before > 0; before--) if (points[before]?.kind === 'line') return before;
  return 0;
};

/** To the point before, and no further than the first. */
export const backAStep = (at: number): number => Math.max(0, at - 1);

const isBetween = ({ kind }: Point): boolean => kind === 'line' || kind === 'end';
const isCleanup = (concept: string | undefined): boolean => concept?.split('.')[0] === 'cleanup';

const find = (points: Points, from: number, fits: (point: Point) => boolean): number => {
  for (let at = from; at < points.length; at++) {
    const point = points[at];
    if (point !== undefined && fits(point)) return at;
  }
  return points.length - 1;
};
