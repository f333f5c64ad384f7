/** A search that goes on between other work, a slice of time after the other. */
import { Cancelled } from '../document/cancellation.ts';
import type { Host } from '../document/host.ts';
import { SLICE } from '../document/limit.ts';

export interface Searching {
  readonly host: Pick<Host, 'ending' | 'nextTurn'>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly seconds: number;
  readonly isWanted: () => boolean;
}

/** What a slice comes to at last; null: there is more. `until`: when it has to end. Throws `Cancelled` once it is not wanted any more. */
export const inSlices = async <Found>(
  { host, now, isWanted }: Searching,
  slice: (until: number) => Found | null,
): Promise<Found> => {
  for (;;) {
    const found = slice(now() + SLICE);
    if (found !== null) return found;
    await host.nextTurn();
    if (!isWanted()) throw new Cancelled();
  }
};
