/** New choices for an item that is on the chain already (`new-choices`). */

import { choosablesOf } from '../abilities/choosing.ts';
import type { EffectFrame } from '../abilities/effectFrame.ts';
import { ownChoiceSlots } from '../abilities/ownChoices.ts';
import { choose } from '../chain/choices.ts';
import type { Declaration } from '../chain/declaredChoices.ts';
import { emitChosen } from '../chain/tellChosen.ts';
import { chosenRefs } from '../costs/totalCost.ts';
import { itemOf, updateItem } from '../play/items.ts';
import { type Play, step } from '../play/play.ts';
import { isPossible } from '../play/trial.ts';
import { type ChainItem, type Slots, slotNames } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import { isChoice, isMadeByChoosing } from '../state/slots.ts';
import { outcomeOf, stop } from '../state/stopping.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { refsFor } from './refs.ts';
import { finish } from './results.ts';

export const newChoicesHandlers = {
  'make new choices': (play, frame, i) => makeNewChoices(play, frame, i),
} satisfies Partial<InstructionHandlers>;

/** `new-choices.none-legal`: whether anything could be chosen anew. Who could not choose is not asked, and it is told why. */
export const canMakeNewChoices = (play: Play, frame: EffectFrame, i: InstructionOf<'make new choices'>): boolean => {
  const there = flatMapped(refsFor(play, frame, i.what), r => {
    const item = r.kind === 'item' ? itemOf(play.state, r.id) : null;
    return item === null ? [] : [item];
  });
  if (there.some(item => isPossible(play, scratch => anythingAnew(scratch, frame, item)))) return true;
  for (const { name } of there)
    step(play)?.tell('new-choices.none-legal', `${name} keeps its choices: nothing else could be chosen for it.`, {
      players: [frame.controller],
    });
  return false;
};

const anythingAnew = (scratch: Play, frame: EffectFrame, item: ChainItem): void => {
  if (chosenAnew(scratch, frame, item) === null) stop({ kind: 'refused', refusals: [] });
};

/** `new-choices.what` */
const makeNewChoices = (play: Play, frame: EffectFrame, i: InstructionOf<'make new choices'>): void => {
  const refs = refsFor(play, frame, i.what);
  let done = 0;
  for (const r of refs) {
    const item = r.kind === 'item' ? itemOf(play.state, r.id) : null;
    const anew = item === null ? null : chosenAnew(play, frame, item);
    if (item === null || anew === null) continue;
    const all = play.behaviours.newChoices === 'all choices';
    const before = all ? [] : chosenRefs(item);
    updateItem(play, item.id, d => {
      d.slots = anew.slots;
      d.again = anew.again;
    });
    step(play)?.tell('new-choices', `${item.name} has new choices made for it.`, { players: [frame.controller] });
    const now = { ...item, slots: anew.slots, again: anew.again };
    // What was a target before has become one anew only where everything is chosen anew (`new-choices.targeting`).
    emitChosen(
      play,
      now,
      chosenRefs(now).filter(x => !isAmong(before, x)),
    );
    done++;
  }
  finish(frame, refs, done);
};

/** The choices of an item, for each time that it is carried out. */
type Choices = Pick<ChainItem, 'slots' | 'again'>;

/**
 * For each time that it is carried out (`keyword.repeat.choices.free`). Null where nothing can be chosen: then the choices stay as
 * they are (`new-choices.none-legal`). Nothing is paid for what is chosen (`new-choices.costs`, `new-choices.costs.paid`). Modes,
 * targets and places are chosen anew (`new-choices.included`); what was paid besides, and what was chosen as it was played, stays
 * (`new-choices.excluded`).
 */
const chosenAnew = (play: Play, frame: EffectFrame, item: ChainItem): Choices | null => {
  const all = play.behaviours.newChoices === 'all choices';
  // Of what has chosen nothing, nothing is chosen anew.
  if (all && slotNames(known(item)).length === slotNames(item.slots).length) return null;
  const made: Slots[] = [];
  for (const before of timesOf(item)) {
    const said: Declaration = { choosing: [], moves: [], all: false, ...(all ? {} : { anew: isAnew(item, before) }) };
    const anew = { ...item, slots: known(item), again: made, controller: frame.controller };
    const came = outcomeOf(['cannot be finalized'], () => choose(play, anew, said, 'is made'));
    if (came.kind !== 'done' || came.value === 'declined') return null;
    made.push(came.value.slots);
  }
  const [slots, ...again] = made;
  if (slots === undefined || (!all && timesOf(item).every((before, n) => isSame(before, made[n] ?? before))))
    return null;
  return { slots, again };
};

const timesOf = ({ slots, again }: Choices): readonly Slots[] => [slots, ...again];

/** What it knows without having chosen it: "it", "that player". */
const known = ({ slots, instructions }: ChainItem): Slots => {
  const own = ownChoiceSlots(instructions);
  return Object.fromEntries(
    Object.entries(slots).filter(([slot]) => (isChoice(slot) ? !own.has(slot) : !isMadeByChoosing(slot))),
  );
};

/**
 * `new-choices.different`: what the item has not chosen anywhere. Of several choices each may also stay as it was
 * (`new-choices.any`), a single one not.
 */
const isAnew = (item: ChainItem, was: Slots): NonNullable<Declaration['anew']> => {
  const before = chosenRefs(item);
  const choosables = choosablesOf(item.instructions, was);
  const [only] = choosables;
  const isOne =
    item.again.length === 0 && choosables.length === 1 && only !== undefined && (was[only.slot]?.length ?? 0) < 2;
  return (slot, r) => !isAmong(before, r) || (!isOne && isAmong(was[slot] ?? [], r));
};

const isAmong = (all: readonly Ref[], r: Ref): boolean => all.some(x => sameRef(x, r));

const isSame = (before: Slots, now: Slots): boolean =>
  slotNames(now).every(slot => {
    const [were, are] = [before[slot] ?? [], now[slot] ?? []];
    return are.length === were.length && are.every(r => isAmong(were, r));
  });
