/** A game that goes beyond what is run (`BOUNDS`): everything stops where it does. */
import { BOUNDS } from '../../bounds.ts';
import type { Step } from './steps.ts';

export type Excess =
  /** `triggers`: what went round, by its own words, with whose it is. */
  | { readonly kind: 'endless'; readonly triggers: readonly string[] }
  | { readonly kind: 'objects' }
  | { readonly kind: 'amount'; readonly of: string }
  /** Whoever had it run wants no more of it. */
  | { readonly kind: 'interrupted' };

/** Thrown wherever a bound is met; whoever runs a script catches it, and tells of it. */
export class OutOfBounds {
  readonly excess: Excess;
  constructor(excess: Excess) {
    this.excess = excess;
  }
}

/** The object that would come next has room. */
export const needRoom = (objects: number): void => {
  if (objects >= BOUNDS.objects) throw new OutOfBounds({ kind: 'objects' });
};

/** The amount itself, if the game can hold it. `of` is what it is an amount of: "Might". */
export const bounded = (amount: number, of: string): number => {
  if (Math.abs(amount) > BOUNDS.amount || Number.isNaN(amount)) throw new OutOfBounds({ kind: 'amount', of });
  return amount;
};

/** What the last steps went round in: the abilities that triggered there more than once, first come first. */
export const endless = (steps: readonly Step[]): OutOfBounds => {
  const seen = new Map<string, number>();
  for (const { rule, text } of steps.slice(-LOOKED_AT))
    if (rule === 'ability.triggered.chain') seen.set(text, (seen.get(text) ?? 0) + 1);
  const triggers = [...seen].filter(([, times]) => times > 1).map(([text]) => text);
  return new OutOfBounds({ kind: 'endless', triggers: triggers.slice(0, MOST_NAMED) });
};

const LOOKED_AT = 300;
const MOST_NAMED = 4;
