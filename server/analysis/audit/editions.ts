/** The two editions that an audit compares, each as clarified or as printed. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';

export interface Editions {
  readonly from: Ruleset;
  readonly to: Ruleset;
}
