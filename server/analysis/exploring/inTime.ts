/** A slice of a search, which is ended where a single act takes long. */
import { type Host, NotInTime } from '../document/host.ts';

/** Null where it had to be ended: it is not decided then. */
export const inTime = <Result>({ ending }: Pick<Host, 'ending'>, work: () => Result): Result | null => {
  try {
    return ending.within(MOST_OF_SLICE, work);
  } catch (error) {
    if (error instanceof NotInTime) return null;
    throw error;
  }
};

/** In milliseconds. */
const MOST_OF_SLICE = 1_000;
