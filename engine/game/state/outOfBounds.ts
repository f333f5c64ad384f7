/** A game that goes beyond what is run (`BOUNDS`): everything stops where it does. */
import { BOUNDS } from '../../bounds.ts';
import type { Step } from './steps.ts';
import { type Excess, stop } from './stopping.ts';

/** Stops everything; the code that runs a script reports it. */
export const outOfBounds: (excess: Excess) => never = excess => stop({ kind: 'out of bounds', excess });

/** The object that would come next has room. */
export const needRoom = (objects: number): void => {
  if (objects >= BOUNDS.objects) outOfBounds({ kind: 'objects' });
};

/** The amount itself, if the game can hold it. `of` is what it is an amount of: "Might". */
export const bounded = (amount: number, of: string): number => {
  if (Math.abs(amount) > BOUNDS.amount || Number.isNaN(amount)) outOfBounds({ kind: 'amount', of });
  return amount;
};

/** What the last steps went round in: the abilities that triggered there more than once, first come first. */
export const endless: (steps: readonly Step[]) => never = steps => {
  const seen = new Map<string, number>();
  for (const { rule, text } of steps.slice(-LOOKED_AT))
    if (rule === 'ability.triggered.chain') seen.set(text, (seen.get(text) ?? 0) + 1);
  const triggers = [...seen].filter(([, times]) => times > 1).map(([text]) => text);
  return outOfBounds({ kind: 'endless', triggers: triggers.slice(0, MOST_NAMED) });
};

const LOOKED_AT = 300;
const MOST_NAMED = 4;
