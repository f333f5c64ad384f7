/** What openings are asked with. */
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import type { RuleNumbers } from '../../../engine/scenario/report/report.ts';

export interface OpeningsContext {
  /** As reports name it. */
  readonly ruleset: string;
  readonly rules: Pick<RuleNumbers, 'numbersOf'>;
  readonly cards: Cards | undefined;
  /** What can be expected, as lines. */
  readonly expects?: readonly string[];
  /** Answers to what the script left open and was assumed, as lines. */
  readonly instead?: readonly string[];
  /** Whether the script has opened no turn yet. */
  readonly isBeforeTurn?: boolean;
}
