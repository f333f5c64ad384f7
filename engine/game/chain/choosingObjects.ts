/** The choice of targets: as was said, or as the player answers (`play.target`). */

import { type ChoiceOptions, type Choosable, describeChoice, narrowed } from '../abilities/choosing.ts';
import type { Context } from '../abilities/context.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { targetsFor } from '../abilities/targets.ts';
import { bonusDamage } from '../gameActions/deal.ts';
import { ask } from '../play/ask.ts';
import { itemCard } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { allowsTogether, someGroup } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { SlotName } from '../state/slots.ts';
import type { ChainItem, ObjectId, Ref } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import type { Declaration, FirstChoice } from './declaredChoices.ts';
import { passOver, sameThing, takeDeclared, usefulFirst } from './declaredObjects.ts';
import { movedBy, refuseUnclaimedMoves } from './unclaimedMoves.ts';
import { nothingFits, nothingToChoose, refuseMoreThanSplit, unfitChoice, wrongGroup } from './wrongChoices.ts';

type Objects = Extract<Choosable, { kind: 'objects' }>;

/** What else there is to choose for an item, and what its player has said of it. */
export interface Choosing {
  readonly said: Declaration;
  /** Those of the item, with those of the modes that are chosen. */
  readonly instructions: readonly Instruction[];
  readonly first: FirstChoice;
  /** What is chosen after this. */
  readonly toCome: readonly Choosable[];
  /** The slots of what its player moves by declaring the move: noted here. */
  readonly willing: string[];
}

/**
 * Whether nothing has to be chosen because nothing can be, for what only may be done. A spell's targets are chosen whether or not its player
 * then does it: without one, it cannot be played (`play.target.some`).
 */
const isLeftOut = (play: Play, item: ChainItem, { optional }: Objects, { options }: ChoiceOptions): boolean =>
  optional && options.length === 0 && itemCard(play.state, item)?.type !== 'spell';

/**
 * The objects chosen for one slot, taken from what was declared (and removed from `said`), else asked for. Stops the
 * finalising where too little can be chosen or a declared choice does not fit.
 */
export const chooseObjects = (
  play: Play,
  item: ChainItem,
  k: Objects,
  { said, instructions, willing, first, toCome }: Choosing,
): readonly Ref[] => {
  const found = openFor(targetsFor(play, item, k), k.slot, said);
  const { group } = found;
  const least = isLeftOut(play, item, k, found) ? 0 : found.least;
  const split = mostToSplit(contextOfItem(play, item), instructions, k.slot);
  const bonus = split === null ? 0 : Math.max(0, ...found.options.map(r => bonusFor(play, item, r)));
  const most = split === null ? found.most : Math.min(found.most, split + bonus);
  if (found.options.length < least || (group !== undefined && !someGroup(found.options.length, least, most, group)))
    cannotBeFinalized(nothingLeft(play, item, k, found, said));
  const moves = movedBy(instructions, k.slot);
  const moved = moves ? flatMapped(said.moves, m => optionOf(found, m.what)) : [];
  if (moves && moved.length === 0)
    refuseUnclaimedMoves(play, item, said.moves, instructions, { made: [item.slots], toCome });
  if (moved.length > 0) {
    willing.push(k.slot);
    const chosen = moved.slice(0, Math.max(1, most));
    passOver(said, chosen, toCome.filter(({ kind }) => kind === 'objects').length);
    return chosen;
  }
  const usual = { ...found, options: usefulFirst(play.state, found.options, instructions, k.slot), most };
  const taken = takeDeclared(play, item, usual, said, k.selector);
  if (split !== null && taken !== null && most < found.most && toCome.length === 0)
    refuseMoreThanSplit(item, found.options, said, most);
  if (taken !== null) {
    const together = allowsTogether(found, taken);
    if (taken.length >= least && together) return taken;
    if (!together) cannotBeFinalized(wrongGroup(play, item, taken, k.selector, found));
    refuseUnfitNext(play, item, k, said, toCome);
  }
  // `play.target.any-number`: none of "up to" so many, where the play names none.
  if (said.all && k.selector.count.least === 0) return [];
  return ask(play, 'refs', {
    player: item.controller,
    question: {
      ask: 'refs',
      what: 'target',
      options: usual.options,
      least,
      most,
      ...(group === undefined ? {} : { group }),
      ...(first === 'may be declined' && least > 0 ? { mayDecline: true } : {}),
    },
    about: item.name,
    rule: 'play.target.required',
    prompt: describeChoice(k.selector),
  }).refs;
};

/** More is chosen here than was taken: what its player says next is meant for it, and does not fit. */
const refuseUnfitNext = (
  play: Play,
  item: ChainItem,
  { selector }: Objects,
  { choosing, moves }: Declaration,
  toCome: readonly Choosable[],
): void => {
  const [next] = choosing;
  if (next?.kind !== 'ref' || toCome.length > 0) return;
  const { ref } = next;
  if (ref.kind === 'object' && moves.some(m => m.what === ref.id)) return;
  cannotBeFinalized(unfitChoice(play, item, ref, selector));
};

/** Too little that fits: of what the player wanted, why that does not. */
const nothingLeft = (
  play: Play,
  item: ChainItem,
  { selector }: Objects,
  { options }: ChoiceOptions,
  said: Declaration,
) => {
  const [choice] = said.choosing;
  return choice?.kind !== 'ref' || options.some(o => sameThing(o, choice.ref))
    ? nothingToChoose(play, item, describeChoice(selector), options)
    : (options.length === 0 ? nothingFits : unfitChoice)(play, item, choice.ref, selector);
};

/** Of choices that are made anew, those that are left. */
const openFor = (found: ChoiceOptions, slot: SlotName, { anew }: Declaration): ChoiceOptions => {
  if (anew === undefined) return found;
  return narrowed(found, r => anew(slot, r));
};

/** `bonus-damage.split`: what is added to the whole of it can be split, too. */
const bonusFor = (play: Play, item: ChainItem, r: Ref): number =>
  r.kind === 'object' ? bonusDamage(play, item.controller, r.id, item.id) : 0;

/** `play.split.how-many`: of what is split, no more targets than there is damage. */
const mostToSplit = (c: Context, instructions: readonly Instruction[], slot: SlotName): number | null => {
  for (const i of instructions) {
    const isSplit = i.do === 'deal' && i.split === true && 'slot' in i.to && i.to.slot === slot;
    if (isSplit) return evaluator.value(c, i.amount);
    const most = 'instructions' in i ? mostToSplit(c, i.instructions, slot) : null;
    if (most !== null) return most;
  }
  return null;
};

const optionOf = ({ options }: ChoiceOptions, id: ObjectId): readonly Ref[] =>
  options.filter(o => o.kind === 'object' && o.id === id).slice(0, 1);
