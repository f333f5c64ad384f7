/** The items of a chain: found, changed, put on it and taken off (`chain.items`). */
import type { Instruction } from '../state/cards/ability.ts';
import type { Behaviours } from '../state/editions.ts';
import { type ChainItem, PLAIN_TERMS } from '../state/item.ts';
import type { GameObject, State } from '../state/state.ts';
import { change, type Play } from './play.ts';

type Named = Pick<ChainItem, 'kind' | 'name' | 'controller' | 'source' | 'ability' | 'instructions'>;

/** An item that is about to be pending; what is not said of it is as of any item that is played from nowhere. */
export const newItem = (state: State, said: Named & Partial<ChainItem>): ChainItem => ({
  id: state.items,
  status: 'pending',
  spell: null,
  event: null,
  slots: {},
  paidSlots: [],
  again: [],
  terms: PLAIN_TERMS,
  to: null,
  hiddenAt: null,
  from: 'nowhere',
  adds: false,
  afterwards: null,
  enters: null,
  willing: [],
  free: 'nothing',
  instead: null,
  discount: 0,
  placed: false,
  byEffect: false,
  ...said,
});

export const itemOf = (state: State, id: number): ChainItem | null => state.chain.find(i => i.id === id) ?? null;

/** The spell that an item is or was made by, by its number on the chain. */
export const spellBehind = (state: State, id: number): number | null => {
  const item = itemOf(state, id);
  return item?.kind === 'card' ? item.id : (item?.spell ?? null);
};

/** The card that an item is; null for an ability. */
export const itemCard = (state: State, item: ChainItem): GameObject | null =>
  item.kind === 'card' && item.source.kind === 'object' ? (state.objects[item.source.id] ?? null) : null;

export const updateItem = (play: Play, id: number, edit: Partial<ChainItem>): void => {
  change(play, s => {
    s.chain = play.state.chain.map(i => (i.id === id ? { ...i, ...edit } : i));
  });
};

export const removeItem = (play: Play, id: number): void => {
  change(play, s => {
    s.chain = play.state.chain.filter(i => i.id !== id);
  });
};

/**
 * Puts an item on the chain, as its newest one; where there is none, a chain comes to be (`chain.exists`). Rules:
 * `chain`, `turn.open-or-closed`, `turn.closed`, `turn.open`, `chain.turn-state.open`, `showdown.chains`.
 */
export const enqueue = (play: Play, item: ChainItem, by: State['chainBy']): void => {
  change(play, s => {
    if (play.state.chain.length === 0) s.chainBy = item.adds ? 'add' : by;
    s.chain = [...play.state.chain, item];
    s.items = play.state.items + 1;
    s.priority = null;
    s.passes = 0;
  });
};

/** Nothing but that, also in two ways: `add 1. if this is empowered, add 2 instead`. */
export const onlyAdds = ({ instructions }: Said): boolean =>
  instructions.length > 0 &&
  instructions.every(
    i =>
      i.do === 'add' ||
      (i.do === 'if' && onlyAdds(i) && (i.otherwise ?? []).every(o => onlyAdds({ instructions: [o] }))),
  );

/** What adds resources among other things as well, and for a payment: `pay any amount of energy to add that much`. */
export const addsResources = ({ instructions }: Said): boolean => instructions.some(adds);

const adds = (i: Instruction): boolean => {
  if (i.do === 'add') return true;
  if (i.do === 'choose one') return i.modes.every(addsResources);
  if (i.do === 'later' || i.do === 'do this' || !('instructions' in i)) return false;
  return addsResources(i) || ('otherwise' in i && i.otherwise?.some(adds) === true);
};

interface Said {
  readonly instructions: readonly Instruction[];
}

/** `add.at-once`, `add.spells`: what adds resources resolves as soon as it is finalised, where the edition says so of its kind. */
export const addsAtOnce = (
  behaviours: Behaviours,
  kind: 'spell' | 'activated' | 'triggered',
  ability: Said,
): boolean => {
  const waits = behaviours.addsAtOnce === 'spells and activated abilities' ? 'triggered' : 'spell';
  return kind !== waits && addsResources(ability);
};
