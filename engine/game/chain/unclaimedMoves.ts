/**
 * Objects declared to be moved that cannot be chosen for that: the whole choice is then wrong, and nothing else is
 * taken (`play.target.required`).
 */

import { type Choosable, choosablesOf } from '../abilities/choosing.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import type { Play } from '../play/play.ts';
import { baseOf, sameLocation } from '../play/query.ts';
import type { Instruction, Selector } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';
import type { ChainItem, ObjectId, Slots } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import type { Declaration } from './declaredChoices.ts';
import { isChooseOne } from './modes.ts';
import { unfitChoice, wrongChoice } from './wrongChoices.ts';

/** Whether a slot is what a move instruction moves. */
export const movedBy = (instructions: readonly Instruction[], slot: SlotName): boolean =>
  instructions.some(
    i =>
      (i.do === 'move' && isOfSlot(i.what, slot)) ||
      (i.do === 'swap places' && (isOfSlot(i.a, slot) || isOfSlot(i.b, slot))) ||
      ('instructions' in i && movedBy(i.instructions, slot)),
  );

const isOfSlot = (s: Selector, slot: SlotName): boolean => 'slot' in s && s.slot === slot;

/** Whether anything is moved by it, however deep it says so: in a mode, if something is so, for each player. */
const movesAnything = (instructions: readonly Instruction[]): boolean =>
  anywhere(instructions, part => part.do === 'move' || part.do === 'swap places');

/** With what each mode of a `choose one` does; the same list where there is none. */
export const withModes = (instructions: readonly Instruction[]): readonly Instruction[] =>
  instructions.some(isChooseOne)
    ? flatMapped(instructions, i => (isChooseOne(i) ? [i, ...flatMapped(i.modes, m => m.instructions)] : [i]))
    : instructions;

/**
 * Refuses what was said to be moved where nothing takes it that is chosen by now, or is still to be chosen: it does not fit
 * the words.
 */
export const refuseUnclaimedMoves = (
  play: Play,
  item: ChainItem,
  moves: Declaration['moves'],
  instructions: readonly Instruction[],
  { made, toCome }: { readonly made: readonly Slots[]; readonly toCome: readonly Choosable[] },
): void => {
  if (toCome.some(k => k.kind === 'objects' && movedBy(instructions, k.slot))) return;
  const elsewhere = moves.find(m => made.some(slots => goesElsewhere(play, { ...item, slots }, instructions, m)));
  if (elsewhere !== undefined)
    cannotBeFinalized(wrongChoice(play, item, { kind: 'location', location: elsewhere.to }, 'a place that it allows'));
  const left = moves.find(m => !made.some(slots => isClaimed(play, { ...item, slots }, instructions, m.what)));
  if (left === undefined) return;
  const what = objectRef(play.state, left.what);
  const [mover, ...others] = choosablesOf(instructions).filter(
    k => k.kind === 'objects' && movedBy(instructions, k.slot),
  );
  cannotBeFinalized(
    mover?.kind === 'objects' && others.length === 0
      ? unfitChoice(play, item, what, mover.selector)
      : wrongChoice(play, item, what, 'what it can move'),
  );
};

/** It is chosen, or is what the words themselves move: `move me`. */
const isClaimed = (play: Play, item: ChainItem, instructions: readonly Instruction[], what: ObjectId): boolean => {
  const is = (refs: readonly Ref[]): boolean => refs.some(r => r.kind === 'object' && r.id === what);
  const c = contextOfItem(play, item);
  return (
    (movesAnything(instructions) && Object.values(item.slots).some(is)) ||
    choosablesOf(instructions).some(k => k.kind === 'destination' && is(evaluator.refs(c, k.moved)))
  );
};

/** Whether the words themselves say another place, a base: nothing is chosen there. */
const goesElsewhere = (
  play: Play,
  item: ChainItem,
  instructions: readonly Instruction[],
  { what, to }: Declaration['moves'][number],
): boolean => {
  const o = play.state.objects[what];
  const moving = flatMapped(instructions, i => (i.do === 'move' && isMeantBy(play, item, i.what, what) ? [i.to] : []));
  return (
    o !== undefined &&
    moving.length > 0 &&
    moving.every(
      each =>
        each.kind === 'base' &&
        (each.of === 'controller' || each.of === 'owner') &&
        !sameLocation(baseOf(o[each.of]), to),
    )
  );
};

const isMeantBy = (play: Play, item: ChainItem, of: Selector, what: ObjectId): boolean =>
  evaluator.refs(contextOfItem(play, item), of).some(r => r.kind === 'object' && r.id === what);
