/** What openings are asked with. */
import type { State } from '../../../engine/game/state/state.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import type { RuleNumbers } from '../../../engine/scenario/report/report.ts';

export interface Asked {
  /** As reports name it. */
  readonly ruleset: string;
  readonly rules: Pick<RuleNumbers, 'numbersOf'>;
  readonly cards: Cards | undefined;
  /** The board as it was laid out: what has become so since can be expected. */
  readonly opening?: State | undefined;
  /** Whether the script has opened no turn yet. */
  readonly isBeforeTurn?: boolean;
}
