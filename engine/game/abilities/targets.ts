/** What an item can choose: what fits the words, may be chosen, and is within its reach (`play.target.valid`). */

import { itemCard } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { isOnBoard, opponents } from '../play/query.ts';
import type { ChainItem, ObjectId, Ref } from '../state/state.ts';
import { type ChoiceOptions, type Choosable, narrowed, optionsFor } from './choosing.ts';
import { locationOf, objectOf } from './context.ts';
import { evaluator } from './evaluator.ts';
import { contextOfItem } from './itemContext.ts';
import type { Bar } from './layers.ts';
import { traitsGiving } from './traits.ts';

/** `play.target.valid`: fits the words, may be chosen by this player, and is where a hidden card reaches. */
export const targetsFor = (play: Play, item: ChainItem, k: Extract<Choosable, { kind: 'objects' }>): ChoiceOptions => {
  const c = contextOfItem(play, item);
  const all = optionsFor(c, k.selector, r => mayBeChosen(play, item, r));
  if (item.hiddenAt === null) return all;
  return isFreeOfHidden(k.selector) ? all : narrowed(all, r => isInReach(play, item, r));
};

/** `play.target.required`: whether there are fewer than it has to choose. */
export const hasTooFewOptions = (play: Play, item: ChainItem, k: Extract<Choosable, { kind: 'objects' }>): boolean =>
  targetsFor(play, item, k).options.length < k.selector.count.least;

type Selected = Extract<Choosable, { kind: 'objects' }>['selector'];

/** Words that can never be met there are free of it (`keyword.hidden.here.targets`). */
const isFreeOfHidden = ({ filter: { where } }: Selected): boolean =>
  where?.kind === 'elsewhere' || where?.kind === 'not with' || where?.kind === 'base' || where?.kind === 'zone';

/** Whether a target is where an item from facedown reaches. */
export const isReached = (play: Play, item: ChainItem, s: Selected, r: Ref): boolean =>
  item.hiddenAt === null || isFreeOfHidden(s) || isInReach(play, item, r);

/** Of an item from facedown: whether it is at the battlefield where that was hidden (`keyword.hidden.here`). */
export const isInReach = (play: Play, item: ChainItem, r: Ref): boolean => {
  if (item.hiddenAt === null) return true;
  if (knowsNoPlace(play, item)) return false;
  if (r.kind === 'battlefield') return r.id === item.hiddenAt;
  if (r.kind === 'location') return false;
  if (r.kind !== 'object') return true;
  const o = objectOf(play.state, r);
  const at = o === null ? null : locationOf(play.state, o);
  return at?.kind === 'battlefield' && at.at === item.hiddenAt;
};

/**
 * `keyword.hidden.here.play-effect.source`: a play effect asks its source for the battlefield, where the edition says so, and that has
 * left the board.
 */
const knowsNoPlace = ({ state, behaviours }: Play, { event, source }: ChainItem): boolean => {
  if (behaviours.hiddenPlayEffects !== 'where it was played to') return false;
  // What a spell from facedown has done later has no permanent to ask.
  if (event?.on !== 'play' || source.kind !== 'object') return false;
  const now = state.objects[source.id];
  return now === undefined || now.incarnation !== source.memo.incarnation || !isOnBoard(now);
};

/** `untargetable`, `play.target.valid.where.chain` */
export const mayBeChosen = (play: Play, item: ChainItem, r: Ref): boolean => {
  if (r.kind === 'item') return play.behaviours.chainTargets !== 'finalised' || !isPending(play, r.id);
  if (r.kind !== 'object') return true;
  const bar = barAgainst(play, item, r.id);
  if (bar === undefined) return true;
  const o = play.state.objects[r.id];
  return bar.by === 'enemy' && o !== undefined && !opponents(play.state, o.controller, item.controller);
};

const isPending = ({ state }: Play, id: number): boolean =>
  state.chain.some(i => i.id === id && i.status === 'pending');

/** What bars it from being chosen by an item that costs this much Energy; null for nothing. */
export const barAgainst = (play: Play, item: ChainItem, id: ObjectId): Bar | undefined => {
  const bar = traitsGiving(play.state, 'untargetable')?.untargetable.get(id);
  const energy = energyCostOf(play, item);
  if (bar === undefined || energy < bar.least || energy > bar.most) return undefined;
  return bar.of === null || (bar.of === 'spells') === (item.kind === 'card') ? bar : undefined;
};

/** Of a card what is printed, of an activated ability what it asks for. */
const energyCostOf = (play: Play, item: ChainItem): number => {
  if (item.kind === 'card') return itemCard(play.state, item)?.print.energy ?? 0;
  if (item.ability?.kind !== 'activated') return 0;
  return evaluator.value(contextOfItem(play, item), item.ability.cost.energy) ?? 0;
};
