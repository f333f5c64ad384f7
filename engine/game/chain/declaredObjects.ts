/** The objects that a line declares as chosen, taken in the order of the sentence: by name, or a number of things that are all alike. */
import type { ChoiceOptions, ChosenSelector } from '../abilities/choosing.ts';
import { areAlike } from '../play/alike.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { allowsTogether } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import { amongRefs, type Ref, sameRef } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';
import type { ChainItem, DeclaredChoice, GameObject, ObjectId, State } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import type { Declaration } from './declaredChoices.ts';
import { notSaidWhich, unfitChoice } from './wrongChoices.ts';

/** The first declared choices, as long as they fit and more can be chosen; null where none is declared. */
export const takeDeclared = (
  play: Play,
  item: ChainItem,
  found: ChoiceOptions,
  said: Declaration,
  selector: ChosenSelector,
): readonly Ref[] | null => {
  const { options, most } = found;
  const { count } = selector;
  const [first] = said.choosing;
  if (first?.kind === 'amount') return takeAmount(play, item, found, said, first.amount);
  /** How many of the choices had been gone through with each of those taken. */
  const through: number[] = [];
  const open = new OpenOptions(play, options);
  const { taken } = open;
  for (let at = 0; taken.length < most; at++) {
    const choice = said.choosing[at];
    if (choice?.kind !== 'ref') break;
    const match = open.take(choice);
    if (match !== undefined) through.push(at + 1);
    else if (!isMovedLater(said, options, choice.ref)) {
      if (taken.length === 0 && !(count.most === 'any' || count.least < count.most))
        cannotBeFinalized(unfitChoice(play, item, choice.ref, selector));
      break;
    }
  }
  const now = (said.timesLeft ?? 0) > 0 ? beginning(found, taken) : taken;
  said.choosing = said.choosing.slice(through[now.length - 1] ?? 0);
  return now.length === 0 ? null : now;
};

/** What can still be chosen while it is named, one after the other: a line may name thousands. */
class OpenOptions {
  readonly #play: Play;
  readonly #options: readonly Ref[];
  /** Objects among them that are not taken yet; null where one is among them twice. */
  readonly #byObject: Map<ObjectId, Ref> | null;
  readonly #taken: Ref[] = [];

  constructor(play: Play, options: readonly Ref[]) {
    this.#play = play;
    this.#options = options;
    const objects = flatMapped(options, o => (o.kind === 'object' ? o : []));
    const byObject = new Map(objects.map(o => [o.id, o]));
    this.#byObject = byObject.size === objects.length ? byObject : null;
  }

  /** In the order in which they were named. */
  get taken(): readonly Ref[] {
    return this.#taken;
  }

  take(choice: Extract<DeclaredChoice, { kind: 'ref' }>): Ref | undefined {
    const match = this.#itself(choice.ref) ?? optionMeant(this.#play, this.#left(), choice);
    if (match === undefined) return undefined;
    this.#taken.push(match);
    if (match.kind === 'object') this.#byObject?.delete(match.id);
    return match;
  }

  /** What has that name alone, without looking at the others. */
  #itself(said: Ref): Ref | undefined {
    const { state } = this.#play;
    const o = said.kind === 'object' ? state.objects[said.id] : undefined;
    if (o === undefined || isOneOfSeveral(o)) return undefined;
    state.budget.spend(1, 'answers');
    return this.#byObject?.get(o.id);
  }

  #left(): readonly Ref[] {
    const { budget } = this.#play.state;
    budget.spend(1 + (this.#options.length >> LOOKED_OVER_AT_ONCE), 'answers');
    const isTaken = amongRefs(this.#taken);
    return this.#options.filter(o => !isTaken(o));
  }
}

/** As a power of two: so many options are looked over while one object is looked at. */
const LOOKED_OVER_AT_ONCE = 4;

/** The one of the options that a declared choice means. */
export const optionMeant = (
  play: Play,
  open: readonly Ref[],
  { ref, others = [] }: Extract<DeclaredChoice, { kind: 'ref' }>,
): Ref | undefined =>
  open.find(o => isCalledSo(play.state, o, ref)) ??
  open.find(o => sameThing(o, ref)) ??
  open.find(o => isItemOf(play, o, ref)) ??
  otherCalledSo(play.state, open, others);

/** What can be chosen together for one time; what was said after it is for the next (`keyword.repeat.choices.free`). */
const beginning = (found: ChoiceOptions, taken: readonly Ref[]): readonly Ref[] => {
  let count = taken.length;
  while (count > 1 && !allowsTogether(found, taken.slice(0, count))) count--;
  return taken.slice(0, count);
};

/** `choosing 2`: so many of things that are all alike, or all of them; else it does not say which. */
const takeAmount = (
  play: Play,
  item: ChainItem,
  { options, least, most }: ChoiceOptions,
  said: Declaration,
  amount: number,
): readonly Ref[] => {
  const fits = amount >= least && amount <= Math.min(most, options.length);
  if (!fits || !(amount === options.length || areAlike(play.state, options)))
    cannotBeFinalized(notSaidWhich(play, item, options, amount));
  said.choosing = said.choosing.slice(1);
  return options.slice(0, amount);
};

/** Of runes called alike, those to which it does something come first: to be readied, the exhausted ones. */
export const usefulFirst = (
  state: State,
  options: readonly Ref[],
  instructions: readonly Instruction[],
  slot: SlotName,
): readonly Ref[] => {
  const done = doneTo(instructions, slot);
  if (done === undefined) return options;
  const isUseful = (r: Ref): boolean => {
    const o = r.kind === 'object' ? state.objects[r.id] : undefined;
    return o?.type === 'rune' && o.exhausted === (done === 'ready');
  };
  return [...options.filter(isUseful), ...options.filter(r => !isUseful(r))];
};

const doneTo = (instructions: readonly Instruction[], slot: SlotName): 'ready' | 'exhaust' | undefined => {
  for (const i of instructions) {
    if ((i.do === 'ready' || i.do === 'exhaust') && 'slot' in i.what && i.what.slot === slot) return i.do;
    const inner = 'instructions' in i ? doneTo(i.instructions, slot) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
};

/** Of several runes, or cards off the board, that have one name: any of them. */
const isCalledSo = (state: State, option: Ref, said: Ref): boolean => {
  const [a, b] = [option, said].map(r => (r.kind === 'object' ? state.objects[r.id] : undefined));
  if (a === undefined || b === undefined || a.name !== b.name || a.owner !== b.owner || !isOneOfSeveral(a))
    return false;
  return a.type === 'rune' ? b.type === 'rune' : a.zone.kind === b.zone.kind;
};

const isOneOfSeveral = ({ type, zone }: GameObject): boolean => type === 'rune' || OFF_BOARD.has(zone.kind);

/** What goes by the same name and can be chosen, if it is clear which that is. */
const otherCalledSo = (state: State, open: readonly Ref[], others: readonly Ref[]): Ref | undefined => {
  const [first, ...more] = open.filter(o => others.some(other => sameThing(o, other)));
  return first !== undefined && more.every(o => isCalledSo(state, o, first)) ? first : undefined;
};

const OFF_BOARD: ReadonlySet<string> = new Set(['hand', 'trash', 'deck', 'banished']);

/** What is moved is chosen by that already: named among the chosen, too, it stands for no choice that it does not fit. */
const isMovedLater = (said: Declaration, options: readonly Ref[], r: Ref): boolean =>
  r.kind === 'object' && said.moves.some(m => m.what === r.id) && !options.some(o => sameThing(o, r));

/** What was taken because it is moved, and is named first as well, is not named for what comes: unless nothing else is. */
export const passOver = (said: Declaration, taken: readonly Ref[], toCome: number): void => {
  const [front] = said.choosing;
  const isTaken = front?.kind === 'ref' && taken.some(t => sameThing(t, front.ref));
  if (isTaken && said.choosing.length > toCome) said.choosing = said.choosing.slice(1);
};

/** An ability on the chain goes by its source's name. */
const isItemOf = (play: Play, option: Ref, said: Ref): boolean => {
  const item = option.kind === 'item' ? play.state.chain.find(i => i.id === option.id) : undefined;
  return item?.source.kind === 'object' && said.kind === 'object' && item.source.id === said.id;
};

/**
 * Whether two refs name the same thing, even if it has become another object in between; `sameRef` tells those apart.
 */
export const sameThing = (a: Ref, b: Ref): boolean =>
  a.kind === b.kind && (a.kind === 'location' ? sameRef(a, b) : 'id' in a && 'id' in b && a.id === b.id);
