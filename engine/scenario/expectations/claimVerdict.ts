/** What comes of judging a claim. */
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, UnitId } from '../../game/state/state.ts';

/** The outcome of an expectation; `about` says whose steps explain it. */
export interface ClaimVerdict {
  readonly holds: boolean;
  /** What is, as a sentence without its full stop. */
  readonly actual: string;
  readonly units: readonly UnitId[];
  readonly players: readonly PlayerId[];
  readonly places: readonly number[];
  /** The scenario does not say it: it does not hold, and neither would its opposite. */
  readonly unspecified?: true;
  /** How much, or where: of a claim of one subject that is asked for. */
  readonly reply?: string;
  /** For claims of legality: why the action is refused. */
  readonly refusals?: readonly Refusal[];
}

/** What an outcome is about, as far as it is about anything. */
export type Subjects = Partial<
  Pick<ClaimVerdict, 'units' | 'players' | 'places' | 'refusals' | 'unspecified' | 'reply'>
>;

const NONE: readonly never[] = [];

export const verdict = (holds: boolean, actual: string, about: Subjects): ClaimVerdict => {
  const { units = NONE, players = NONE, places = NONE, refusals, unspecified, reply } = about;
  if (unspecified === true) return { holds: false, actual, units, players, places, unspecified };
  if (reply !== undefined) return { holds, actual, units, players, places, reply };
  return refusals === undefined
    ? { holds, actual, units, players, places }
    : { holds, actual, units, players, places, refusals };
};
