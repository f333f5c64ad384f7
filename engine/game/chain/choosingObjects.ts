/** The choice of targets: as was said, or as the player answers (`play.target`). */

import { type Choosable, type ChosenSelector, describeChoice, narrowed, type Options } from '../abilities/choosing.ts';
import type { Context } from '../abilities/context.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { targetsFor } from '../abilities/targets.ts';
import type { Declaration, FirstChoice } from '../costs/declaration.ts';
import { bonusDamage } from '../gameActions/deal.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { allowsTogether, someGroup } from '../state/groups.ts';
import type { ChainItem } from '../state/item.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';
import type { ObjectId } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { movedBy, refuseUnclaimedMoves } from './unclaimedMoves.ts';
import { nothingToChoose, unfitChoice, wrongGroup } from './wrongChoices.ts';

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

export const chooseObjects = (
  play: Play,
  item: ChainItem,
  k: Objects,
  { said, instructions, willing, first, toCome }: Choosing,
): readonly Ref[] => {
  const found = openFor(targetsFor(play, item, k), k.slot, said);
  const { group } = found;
  const least = k.optional && found.options.length === 0 ? 0 : found.least;
  const split = mostToSplit(contextOfItem(play, item), instructions, k.slot);
  const bonus = split === null ? 0 : Math.max(0, ...found.options.map(r => bonusFor(play, item, r)));
  const most = split === null ? found.most : Math.min(found.most, split + bonus);
  if (found.options.length < least || (group !== undefined && !someGroup(found.options.length, least, most, group)))
    cannotBeFinalized(nothingLeft(play, item, k, found, said));
  const moves = movedBy(instructions, k.slot);
  const moved = moves ? said.moves.flatMap(m => optionOf(found, m.what)) : [];
  if (moves && moved.length === 0)
    refuseUnclaimedMoves(play, item, said.moves, instructions, { made: [item.slots], toCome });
  if (moved.length > 0) {
    willing.push(k.slot);
    return moved.slice(0, Math.max(1, most));
  }
  const taken = takeWishes(play, item, { ...found, most }, said, k.selector);
  if (taken !== null) {
    const together = allowsTogether(found, taken);
    if (taken.length >= least && together) return taken;
    if (!together) cannotBeFinalized(wrongGroup(item));
  }
  // `play.target.any-number`: none of "up to" so many, where the play names none.
  if (said.all && k.selector.count.least === 0) return [];
  return ask(play, 'refs', {
    player: item.controller,
    question: {
      ask: 'refs',
      what: 'target',
      options: found.options,
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

/** Too little that fits: of what the player wanted, why that does not. */
const nothingLeft = (play: Play, item: ChainItem, { selector }: Objects, { options }: Options, said: Declaration) => {
  const [wish] = said.choosing;
  return wish?.kind !== 'ref' || options.some(o => sameThing(o, wish.ref))
    ? nothingToChoose(play, item, describeChoice(selector))
    : unfitChoice(play, item, wish.ref, selector, options.length === 0);
};

/** Of choices that are made anew, those that are left. */
const openFor = (found: Options, slot: SlotName, { anew }: Declaration): Options => {
  if (anew === undefined) return found;
  return narrowed(found, r => anew(slot, r));
};

/** `bonus-damage.split`: what is added to the whole of it can be split, too. */
const bonusFor = (play: Play, item: ChainItem, r: Ref): number =>
  r.kind === 'object' ? bonusDamage(play, item.controller, r.id, item.id) : 0;

/** `play.split.how-many`: of what is split, no more targets than there is damage. */
const mostToSplit = (c: Context, instructions: readonly Instruction[], slot: SlotName): number | null => {
  for (const i of instructions) {
    const split = i.do === 'deal' && i.split === true && 'slot' in i.to && i.to.slot === slot;
    const most = split
      ? evaluator.value(c, i.amount)
      : 'instructions' in i
        ? mostToSplit(c, i.instructions, slot)
        : null;
    if (most !== null) return most;
  }
  return null;
};

const optionOf = ({ options }: Options, id: ObjectId): readonly Ref[] =>
  options.filter(o => o.kind === 'object' && o.id === id).slice(0, 1);

/** The declared choices at the front that fit, as many as can be chosen; null where none was said. */
const takeWishes = (
  play: Play,
  item: ChainItem,
  found: Options,
  said: Declaration,
  selector: ChosenSelector,
): readonly Ref[] | null => {
  const { options, most } = found;
  const { count } = selector;
  const taken: Ref[] = [];
  let rest = said.choosing;
  while (taken.length < most) {
    const wish = rest[0];
    if (wish?.kind !== 'ref') break;
    const match = options.find(o => sameThing(o, wish.ref)) ?? options.find(o => isItemOf(play, o, wish.ref));
    if (match === undefined || taken.some(t => sameRef(t, match))) {
      if (taken.length === 0 && !(count.most === 'any' || count.least < count.most))
        cannotBeFinalized(unfitChoice(play, item, wish.ref, selector, false));
      break;
    }
    taken.push(match);
    rest = rest.slice(1);
  }
  const now = (said.timesLeft ?? 0) > 0 ? beginning(found, taken) : taken;
  said.choosing = said.choosing.slice(now.length);
  return now.length === 0 ? null : now;
};

/** What can be chosen together for one time; what was said behind it is for the next (`keyword.repeat.choices.free`). */
const beginning = (found: Options, taken: readonly Ref[]): readonly Ref[] => {
  let count = taken.length;
  while (count > 1 && !allowsTogether(found, taken.slice(0, count))) count--;
  return taken.slice(0, count);
};

/** An ability on the chain goes by its source's name. */
const isItemOf = (play: Play, option: Ref, said: Ref): boolean => {
  const item = option.kind === 'item' ? play.state.chain.find(i => i.id === option.id) : undefined;
  return item?.source.kind === 'object' && said.kind === 'object' && item.source.id === said.id;
};

const sameThing = (a: Ref, b: Ref): boolean =>
  a.kind === b.kind && (a.kind === 'location' ? sameRef(a, b) : 'id' in a && 'id' in b && a.id === b.id);
