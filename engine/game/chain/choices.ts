/** The choices that are made as an item is played: modes, targets, places, destinations (`play.choices`). */
import { acting, contextFor } from '../abilities/acting.ts';
import {
  type Choosable,
  choosablesOf,
  type Options,
  optionsFor,
  placeOptions,
  placesSlot,
  standing,
} from '../abilities/choosing.ts';
import { type Context, locationOf, nameOfRef, objectOf } from '../abilities/context.ts';
import { modesSlot } from '../abilities/instructions/flow.ts';
import { describe } from '../abilities/instructions/refs.ts';
import { MEANING } from '../abilities/meaning.ts';
import type { Wish, Wishes } from '../act.ts';
import { ask, Pause, Refused } from '../ask.ts';
import type { Instruction } from '../cards/ability.ts';
import { refuseDestination } from '../destinations.ts';
import { bonusDamage } from '../doing/deal.ts';
import { someGroup } from '../groups.ts';
import type { Bar } from '../layers.ts';
import type { Play } from '../play.ts';
import { opponents, player } from '../query.ts';
import { type Ref, sameRef } from '../ref.ts';
import type { Refusal } from '../refusal.ts';
import type { ObjectId } from '../state.ts';
import { traitsOf } from '../traits.ts';
import type { ChainItem, Slots } from './item.ts';
import { itemCard } from './items.ts';

/** What the author said beforehand, taken up in the order of the sentence. */
export interface Said {
  choosing: readonly Wish[];
  moves: Wishes['moves'];
  /** Whether it is all that its player says of it: what need not be chosen, and is not said, is not chosen. */
  readonly all: boolean;
}

export interface Chosen {
  readonly slots: Slots;
  readonly willing: readonly string[];
}

/** How an item that has nothing to choose leaves: undone by its player, or off the chain by itself. */
export class NoChoice {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

type ChooseOne = Extract<Instruction, { do: 'choose one' }>;

/** Which of two things is done is decided on resolution, unless the things choose targets of their own. */
const isLater = (i: ChooseOne): boolean => i.inline === true && i.modes.every(m => choosablesOf(m.does).length === 0);

const chooseOnes = (does: readonly Instruction[]): readonly ChooseOne[] =>
  does.flatMap(i =>
    i.do === 'choose one'
      ? isLater(i)
        ? []
        : [i]
      : 'does' in i && i.do !== 'later' && i.do !== 'do this'
        ? chooseOnes(i.does)
        : [],
  );

/**
 * `play.choices.modes`, then everything that is chosen for them. With `mayDecline`, the first choice can be refused.
 * Rules: `control.spell.targets`, `control.spell.modes`, `control.ability.targets`, `control.ability.modes`,
 * `ability.activate.choices.all`.
 */
export const choose = (play: Play, item: ChainItem, said: Said, mayDecline: boolean): Chosen | 'declined' => {
  let slots: Slots = item.slots;
  const willing: string[] = [];
  const does = [...item.does];
  for (const one of chooseOnes(item.does)) {
    const modes = chooseModes(play, item, one, said);
    slots = { ...slots, [modesSlot(one)]: modes.map((id): Ref => ({ kind: 'item', id })) };
    for (const m of modes) does.push(...(one.modes[m]?.does ?? []));
  }
  let first = mayDecline;
  for (const k of choosablesOf(does, item.slots)) {
    if (slots[k.slot] !== undefined) continue;
    const refs = chooseFor(play, { ...item, slots }, k, said, does, willing, first);
    if (first && refs.length === 0 && k.kind === 'objects') return 'declined';
    first = false;
    slots = { ...slots, [k.slot]: refs };
    if (k.kind === 'objects' && k.selector.filter.where?.kind === 'each location')
      slots = { ...slots, [placesSlot(k.slot)]: standing(contextOfItem(play, { ...item, slots }), refs) };
  }
  return { slots, willing };
};

const chooseModes = (play: Play, item: ChainItem, one: ChooseOne, said: Said): readonly number[] => {
  const modes: number[] = [];
  while (modes.length < one.count) {
    const wish = said.choosing[0];
    if (wish?.kind !== 'words') break;
    const wanted = wish.text.toLowerCase();
    const at = one.modes.findIndex(
      (m, i) =>
        m.label.toLowerCase().startsWith(wanted) || m.label.toLowerCase().includes(wanted) || String(i + 1) === wanted,
    );
    if (at < 0) break;
    modes.push(at);
    said.choosing = said.choosing.slice(1);
  }
  if (modes.length === one.count) return modes;
  const only = modes.length === 0 && one.count === 1 ? onlyFitting(play, item, one, said) : null;
  if (only !== null) return [only];
  return ask(play, 'modes', {
    player: item.controller,
    question: { ask: 'modes', labels: one.modes.map(m => m.label), count: one.count },
    about: item.name,
    rule: 'play.choices.modes',
    prompt: 'what it does',
  }).modes;
};

/** Where what was said to be chosen or moved is right for one mode only, that mode was meant. */
const onlyFitting = (play: Play, item: ChainItem, one: ChooseOne, said: Said): number | null => {
  if (said.choosing.length === 0 && said.moves.length === 0) return null;
  // What has been answered already answers none of what is only tried here.
  const before = { answers: play.answers, asked: play.asked, settled: play.settled };
  play.answers = [];
  const fitting = one.modes.flatMap((mode, m) => (suits(play, item, mode.does, said) ? [m] : []));
  play.answers = before.answers;
  play.asked = before.asked;
  play.settled = before.settled;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const suits = (play: Play, item: ChainItem, does: readonly Instruction[], said: Said): boolean => {
  const trial: Said = { ...said };
  try {
    const found = choose(play, { ...item, does }, trial, false);
    const refs = found === 'declined' ? [] : Object.values(found.slots).flat();
    const moved = said.moves.every(m => refs.some(r => r.kind === 'object' && r.id === m.what));
    return trial.choosing.length === 0 && moved;
  } catch (e) {
    if (e instanceof NoChoice || e instanceof Pause || e instanceof Refused) return false;
    throw e;
  }
};

const contextOfItem = (play: Play, item: ChainItem) =>
  contextFor(
    play.state,
    acting(item.controller, item.source, item.name, {
      event: item.event,
      slots: item.slots,
      terms: item.terms,
      item: item.id,
    }),
  );

const chooseFor = (
  play: Play,
  item: ChainItem,
  k: Choosable,
  said: Said,
  does: readonly Instruction[],
  willing: string[],
  mayDecline: boolean,
): readonly Ref[] => {
  if (k.kind === 'objects') return chooseObjects(play, item, k, said, does, willing, mayDecline);
  const options = placesFor(play, item, k);
  const moved = k.kind === 'destination' ? said.moves.find(m => movedIds(play, item, k).includes(m.what)) : undefined;
  if (moved !== undefined) {
    const to = placeRefOf(moved.to);
    if (options.some(o => sameRef(o, to))) return [to];
    const why = play.state.objects[moved.what];
    const refusals = why === undefined ? [] : refuseDestination(play.state, why, moved.to, 'effect');
    throw new NoChoice(refusals[0] ?? badWish(play, item, to, 'a place that it allows'));
  }
  const wish = said.choosing[0];
  if (wish?.kind === 'ref' && (wish.ref.kind === 'battlefield' || wish.ref.kind === 'location')) {
    said.choosing = said.choosing.slice(1);
    if (!options.some(o => sameRef(o, wish.ref)))
      throw new NoChoice(badWish(play, item, wish.ref, 'a place that it allows'));
    return [wish.ref];
  }
  if (options.length === 0) {
    // With nothing to move there is nowhere to move it to.
    if (k.kind === 'destination' && movedIds(play, item, k).length === 0) return [];
    throw new NoChoice(none(play, item, 'a place'));
  }
  return ask(play, 'refs', {
    player: item.controller,
    question: { ask: 'refs', what: 'place', options, least: 1, most: 1 },
    about: item.name,
    rule: k.kind === 'destination' ? 'play.choices.destination' : 'play.target',
    prompt: k.kind === 'destination' ? 'where to move it' : 'a place',
  }).refs;
};

const placeRefOf = (to: Wishes['moves'][number]['to']): Ref =>
  to.kind === 'battlefield' ? { kind: 'battlefield', id: to.at } : { kind: 'location', location: to };

const movedIds = (play: Play, item: ChainItem, k: Extract<Choosable, { kind: 'destination' }>) =>
  MEANING.refs(contextOfItem(play, item), k.moved).flatMap(r => (r.kind === 'object' ? [r.id] : []));

/** `play.choices.destination.valid`: elsewhere than they are, where they are allowed to be. */
const placesFor = (
  play: Play,
  item: ChainItem,
  k: Extract<Choosable, { kind: 'place' | 'destination' }>,
): readonly Ref[] => {
  const c = contextOfItem(play, item);
  if (k.kind === 'place') return placeOptions(c, k.where).filter(r => inHidden(item, r));
  const moved = movedIds(play, item, k).flatMap(id => play.state.objects[id] ?? []);
  return placeOptions(c, k.where ?? { kind: 'board' }).filter(r => {
    const to =
      r.kind === 'battlefield'
        ? ({ kind: 'battlefield', at: r.id } as const)
        : r.kind === 'location'
          ? r.location
          : null;
    // What is forbidden can be chosen all the same, and is skipped then (`play.legality.prevented-action`).
    return to !== null && moved.every(o => refuseDestination(play.state, o, to, 'effect').length === 0);
  });
};

const chooseObjects = (
  play: Play,
  item: ChainItem,
  k: Extract<Choosable, { kind: 'objects' }>,
  said: Said,
  does: readonly Instruction[],
  willing: string[],
  mayDecline: boolean,
): readonly Ref[] => {
  const found = targetsFor(play, item, k);
  const { allows } = found;
  const least = k.optional && found.options.length === 0 ? 0 : found.least;
  const split = mostToSplit(contextOfItem(play, item), does, k.slot);
  const bonus = split === null ? 0 : Math.max(0, ...found.options.map(r => bonusFor(play, item, r)));
  const most = split === null ? found.most : Math.min(found.most, split + bonus);
  if (found.options.length < least || (allows !== undefined && !someGroup(found.options, least, most, allows)))
    throw new NoChoice(none(play, item, describe(k.selector)));
  const moved = movedBy(does, k.slot)
    ? said.moves.filter(m => found.options.some(o => o.kind === 'object' && o.id === m.what))
    : [];
  if (moved.length > 0) {
    willing.push(k.slot);
    return moved.slice(0, Math.max(1, most)).map(m => refTo(found.options, m.what));
  }
  const taken = takeWishes(
    play,
    item,
    found,
    said,
    most,
    k.selector.count.most === 'any' || k.selector.count.least < k.selector.count.most,
  );
  if (taken !== null) {
    if (taken.length >= least && (allows === undefined || allows(taken))) return taken;
    if (allows?.(taken) === false) throw new NoChoice(badGroup(item));
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
      ...(allows === undefined ? {} : { allows }),
      ...(mayDecline && least > 0 ? { mayDecline: true } : {}),
    },
    about: item.name,
    rule: 'play.target.required',
    prompt: describe(k.selector),
  }).refs;
};

/** `bonus-damage.split`: what is added to the whole of it can be split, too. */
const bonusFor = (play: Play, item: ChainItem, r: Ref): number =>
  r.kind === 'object'
    ? bonusDamage(play, item.controller, item.kind === 'card' ? 'spell' : 'ability', r.id, item.id)
    : 0;

/** `play.split.how-many`: of what is split, no more targets than there is damage. */
const mostToSplit = (c: Context, does: readonly Instruction[], slot: string): number | null => {
  for (const i of does) {
    const split = i.do === 'deal' && i.split === true && 'slot' in i.to && i.to.slot === slot;
    const most = split ? MEANING.value(c, i.amount) : 'does' in i ? mostToSplit(c, i.does, slot) : null;
    if (most !== null) return most;
  }
  return null;
};

const refTo = (options: readonly Ref[], id: number): Ref =>
  options.find(o => o.kind === 'object' && o.id === id) ?? { kind: 'object', id: id as never, life: 0 };

/** Whether a slot is what a move instruction moves. */
const movedBy = (does: readonly Instruction[], slot: string): boolean =>
  does.some(
    i =>
      ((i.do === 'move' || i.do === 'swap places') && 'what' in i && 'slot' in i.what && i.what.slot === slot) ||
      ('does' in i && movedBy(i.does, slot)),
  );

/** The wishes at the front that fit, as many as can be chosen; null where none was said. */
const takeWishes = (
  play: Play,
  item: ChainItem,
  { options }: Options,
  said: Said,
  most: number,
  varies: boolean,
): readonly Ref[] | null => {
  const taken: Ref[] = [];
  let rest = said.choosing;
  while (taken.length < most) {
    const wish = rest[0];
    if (wish?.kind !== 'ref') break;
    const match = options.find(o => sameThing(o, wish.ref)) ?? options.find(o => isItemOf(play, o, wish.ref));
    if (match === undefined || taken.some(t => sameRef(t, match))) {
      if (taken.length === 0 && !varies) throw new NoChoice(badWish(play, item, wish.ref, 'what it can choose'));
      break;
    }
    taken.push(match);
    rest = rest.slice(1);
  }
  said.choosing = rest;
  return taken.length === 0 ? null : taken;
};

/** An ability on the chain goes by its source's name. */
const isItemOf = (play: Play, option: Ref, said: Ref): boolean => {
  const item = option.kind === 'item' ? play.state.chain.find(i => i.id === option.id) : undefined;
  return item?.source.kind === 'object' && said.kind === 'object' && item.source.id === said.id;
};

const sameThing = (a: Ref, b: Ref): boolean =>
  a.kind === b.kind && (a.kind === 'location' ? sameRef(a, b) : 'id' in a && 'id' in b && a.id === b.id);

/** `play.target.valid`: fits the words, may be chosen by this player, and is where a hidden card reaches. */
export const targetsFor = (play: Play, item: ChainItem, k: Extract<Choosable, { kind: 'objects' }>): Options => {
  const c = contextOfItem(play, item);
  const all = optionsFor(c, k.selector, r => mayBeChosen(play, item, r));
  if (item.hiddenAt === null) return all;
  const here = all.options.filter(r => inHidden(item, r, play));
  return isFreeOfHidden(k.selector) ? all : { ...all, options: here, most: Math.min(all.most, here.length) };
};

type Selected = Extract<Choosable, { kind: 'objects' }>['selector'];

/** Words that can never be met there are free of it (`keyword.hidden.here.targets`). */
const isFreeOfHidden = ({ filter: { where } }: Selected): boolean =>
  where?.kind === 'elsewhere' || where?.kind === 'not with' || where?.kind === 'base' || where?.kind === 'zone';

/** Whether a target is where an item from facedown reaches. */
export const isReached = (play: Play, item: ChainItem, s: Selected, r: Ref): boolean =>
  item.hiddenAt === null || isFreeOfHidden(s) || inHidden(item, r, play);

const inHidden = (item: ChainItem, r: Ref, play?: Play): boolean => {
  if (item.hiddenAt === null) return true;
  if (r.kind === 'battlefield') return r.id === item.hiddenAt;
  if (r.kind === 'location') return false;
  if (r.kind !== 'object' || play === undefined) return true;
  const o = objectOf(play.state, r);
  const at = o === null ? null : locationOf(play.state, o);
  return at?.kind === 'battlefield' && at.at === item.hiddenAt;
};

/** `untargetable` */
export const mayBeChosen = (play: Play, item: ChainItem, r: Ref): boolean => {
  if (r.kind !== 'object') return true;
  const bar = barAgainst(play, item, r.id);
  if (bar === undefined) return true;
  const o = play.state.objects[r.id];
  return bar.by === 'enemy' && o !== undefined && !opponents(play.state, o.controller, item.controller);
};

/** What bars it from being chosen, if that is said of what costs as much Energy as this. */
const barAgainst = (play: Play, item: ChainItem, id: ObjectId): Bar | undefined => {
  const bar = traitsOf(play.state)?.untargetable.get(id);
  const energy = energyCostOf(play, item);
  return bar === undefined || energy < bar.least || energy > bar.most ? undefined : bar;
};

/** Of a card what is printed, of an activated ability what it asks for. */
const energyCostOf = (play: Play, item: ChainItem): number => {
  if (item.kind === 'card') return itemCard(play.state, item)?.print.energy ?? 0;
  if (item.ability?.kind !== 'activated') return 0;
  return MEANING.value(contextOfItem(play, item), item.ability.cost.energy) ?? 0;
};

const none = (play: Play, item: ChainItem, what: string): Refusal => ({
  code: 'play/target',
  rules: ['play.target.required', 'ability.activate.choices.none-activated'],
  message: `${item.name} has to choose ${what}, and there is nothing of that kind${item.hiddenAt === null ? '' : ` at ${play.state.battlefields[item.hiddenAt]?.name ?? 'that battlefield'}, to which a card from facedown is held`}.`,
  units: [],
});

const badWish = (play: Play, item: ChainItem, r: Ref, what: string): Refusal => {
  const name = nameOfRef(play.state, r);
  const bar = r.kind === 'object' ? barAgainst(play, item, r.id) : undefined;
  const why =
    bar !== undefined
      ? `it cannot be chosen by ${player(play.state, item.controller).name}'s spells and abilities`
      : item.hiddenAt !== null
        ? 'from facedown it chooses at its own battlefield only'
        : `it is not ${what}`;
  return {
    code: 'play/target',
    rules:
      bar !== undefined
        ? ['untargetable.illegal', 'play.target.valid.restrictions']
        : item.hiddenAt !== null
          ? ['keyword.hidden.here.targets', 'play.target.valid']
          : ['play.target.valid', 'play.target.valid.restrictions', 'play.target.required'],
    message: `${item.name} cannot choose ${name}: ${why}.`,
    units: r.kind === 'object' ? [r.id] : [],
    ...(r.kind === 'battlefield' ? { place: r.id } : {}),
  };
};

const badGroup = (item: ChainItem): Refusal => ({
  code: 'play/target',
  rules: ['play.target.group', 'play.target.group.chosen'],
  message: `What was chosen for ${item.name} does not fit its words together.`,
  units: [],
});
