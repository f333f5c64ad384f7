/** Numbers for frames and variables: valid until the next stop, and never used twice. */
import { LeftBehind } from './errors.ts';
import type { Variable } from './variables.ts';

export const references = () => {
  const known = new Map<unknown, readonly Variable[]>();
  const frames = new Map<unknown, number>();
  let last = 0;
  return {
    forget(): void {
      known.clear();
      frames.clear();
    },
    add(inside: readonly Variable[]): number {
      last += 1;
      known.set(last, inside);
      return last;
    },
    get(reference: unknown): readonly Variable[] {
      const found = known.get(reference);
      if (found === undefined) throw new LeftBehind(STALE);
      return found;
    },
    frame(index: number): number {
      last += 1;
      frames.set(last, index);
      return last;
    },
    indexOf(frame: unknown): number {
      const found = frames.get(frame);
      if (found === undefined) throw new LeftBehind(STALE);
      return found;
    },
  };
};

const STALE = 'That was of an earlier stop: ask for the stack again.';
