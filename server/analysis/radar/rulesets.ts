/** Two rulesets side by side, and the behaviours in which they differ. */
import type { Behaviour, Behaviours } from '../../../engine/game/state/behaviours.ts';
import { behaviours, type Ruleset } from '../../../engine/game/state/rulesets.ts';

export interface Rulesets {
  readonly from: Ruleset;
  readonly to: Ruleset;
}

/** Rules that a script is played by: those of an edition, with some behaviours as another one has them. */
export interface Variant {
  readonly ruleset: Ruleset;
  readonly replaced?: Partial<Behaviours>;
}

export const differing = ({ from, to }: Rulesets): readonly Behaviour[] => {
  const [old, now] = [behaviours(from), behaviours(to)];
  return (Object.keys(old) as Behaviour[]).filter(each => old[each] !== now[each]);
};

/** One ruleset with some behaviours of the other. */
export const switched = (ruleset: Ruleset, set: readonly Behaviour[], other: Ruleset): Variant => ({
  ruleset,
  replaced: behavioursOf(other, set),
});

const behavioursOf = (ruleset: Ruleset, set: readonly Behaviour[]): Partial<Behaviours> => {
  const values = behaviours(ruleset);
  return Object.fromEntries(set.map(each => [each, values[each]]));
};
