/** A game that goes beyond what is run (`BOUNDS`): everything stops where it does. */
import { BOUNDS } from '../../bounds.ts';
import type { GameObject, Player, State } from './state.ts';
import type { Step } from './steps.ts';
import { type Excess, stop } from './stopping.ts';
import type { Modifier } from './things.ts';

/** Stops everything; the code that runs a script reports it. */
export const outOfBounds: (excess: Excess) => never = excess => stop({ kind: 'out of bounds', excess });

/** The object that would come next has room. */
export const needRoom = (objects: number): void => {
  if (objects >= BOUNDS.objects) outOfBounds({ kind: 'objects' });
};

/** What is in force on an object, and this. */
export const withModifier = (inForce: readonly Modifier[], added: Modifier): readonly Modifier[] => {
  if (inForce.length >= BOUNDS.effects) outOfBounds({ kind: 'effects' });
  return [...inForce, added];
};

/** The amount itself, if the game can hold it. `of` is what it is an amount of: "Might". */
export const bounded = (amount: number, of: string): number => {
  if (Math.abs(amount) > BOUNDS.amount || Number.isNaN(amount)) outOfBounds({ kind: 'amount', of });
  return amount;
};

/**
 * Too many steps. A loop is a board that comes again: then this names the abilities that triggered in it more than once, first
 * come first. What goes on for long and changes the board each time may well have an end.
 */
export const endless: (steps: readonly Step[]) => never = steps => {
  const last = steps.slice(-LOOKED_AT);
  const newest = last.at(-1);
  const comesAgain =
    newest !== undefined &&
    last.slice(0, -1).some(each => each.rule === newest.rule && isSameBoard(each.after, newest.after));
  const seen = new Map<string, number>();
  for (const { rule, text } of last) if (rule === 'ability.triggered.chain') seen.set(text, (seen.get(text) ?? 0) + 1);
  const triggers = [...seen].filter(([, times]) => times > 1).map(([text]) => text);
  return outOfBounds({ kind: 'endless', comesAgain, triggers: triggers.slice(0, MOST_NAMED) });
};

/** Whether all objects, scores and resources are the same, and as much waits on the chain, from the same sources. */
const isSameBoard = (a: State, b: State): boolean =>
  a.objects.length === b.objects.length &&
  a.objects.every((o, i) => isSameObject(o, b.objects[i])) &&
  a.players.every((p, i) => isSamePlayer(p, b.players[i])) &&
  a.chain.length === b.chain.length &&
  a.chain.every(({ name, ability }, i) => b.chain[i]?.name === name && b.chain[i]?.ability === ability);

const isSameObject = (a: GameObject, b: GameObject | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    JSON.stringify(a.zone) === JSON.stringify(b.zone) &&
    a.controller === b.controller &&
    a.exhausted === b.exhausted &&
    a.stunned === b.stunned &&
    a.damage === b.damage &&
    a.buffs === b.buffs &&
    a.timesEmpowered === b.timesEmpowered &&
    a.attachedTo === b.attachedTo &&
    a.modifiers.length === b.modifiers.length);

const isSamePlayer = (a: Player, b: Player | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.points === b.points &&
    a.xp === b.xp &&
    JSON.stringify(a.pool) === JSON.stringify(b.pool) &&
    a.deck?.length === b.deck?.length);

const LOOKED_AT = 300;
const MOST_NAMED = 4;
