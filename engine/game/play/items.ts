/** The items of a chain: found, changed, put on it and taken off (`chain.placed`). */

import type { Instruction } from '../state/cards/ability.ts';
import type { Draft } from '../state/draft.ts';
import type { Behaviours } from '../state/editions.ts';
import { type ChainItem, PLAIN_TERMS } from '../state/item.ts';
import type { GameObject, State } from '../state/state.ts';
import { COPIED_AT_ONCE, change, type Play } from './play.ts';

type Named = Pick<ChainItem, 'kind' | 'name' | 'controller' | 'source' | 'ability' | 'instructions'>;

/** An item that is about to be pending; fields left out have the values of an item that is played from nowhere. */
export const newItem = (state: State, said: Named & Partial<ChainItem>): ChainItem => ({
  id: said.id ?? state.nextItem,
  kind: said.kind,
  name: said.name,
  controller: said.controller,
  source: said.source,
  ability: said.ability,
  instructions: said.instructions,
  status: said.status ?? 'pending',
  spell: said.spell ?? null,
  event: said.event ?? null,
  slots: said.slots ?? {},
  paidSlots: said.paidSlots ?? [],
  again: said.again ?? [],
  terms: said.terms ?? PLAIN_TERMS,
  to: said.to ?? null,
  places: said.places ?? null,
  granted: said.granted ?? null,
  hiddenAt: said.hiddenAt ?? null,
  from: said.from ?? 'nowhere',
  adds: said.adds ?? false,
  afterwards: said.afterwards ?? null,
  enters: said.enters ?? null,
  willing: said.willing ?? [],
  free: said.free ?? 'nothing',
  instead: said.instead ?? null,
  playedFor: said.playedFor ?? null,
  discount: said.discount ?? null,
  placed: said.placed ?? false,
  byEffect: said.byEffect ?? false,
});

export const itemOf = (state: State, id: number): ChainItem | null => state.chain.find(i => i.id === id) ?? null;

/** The number on the chain of the spell that an item is, or was created by; null for none. */
export const spellBehind = (state: State, id: number): number | null => {
  const item = itemOf(state, id);
  return item?.kind === 'card' ? item.id : (item?.spell ?? null);
};

/** The card that an item is; null for an ability. */
export const itemCard = (state: State, item: ChainItem): GameObject | null =>
  item.kind === 'card' && item.source.kind === 'object' ? (state.objects[item.source.id] ?? null) : null;

/**
 * Does nothing to an item that has left the chain. `edit` may write to the item's own fields only: lists within are
 * shared with earlier states.
 */
export const updateItem = (play: Play, id: number, edit: (i: Draft<ChainItem>) => void): void => {
  copyingChain(play);
  change(play, s => {
    s.chain = play.state.chain.map(i => {
      if (i.id !== id) return i;
      // Of one shape with all others, as a spread is not.
      const edited: Draft<ChainItem> = newItem(play.state, i);
      edit(edited);
      return edited;
    });
  });
};

const copyingChain = ({ state }: Play): void =>
  state.budget.spend(1 + (state.chain.length >> COPIED_AT_ONCE), 'happenings');

export const removeItem = (play: Play, id: number): void => {
  copyingChain(play);
  change(play, s => {
    s.chain = play.state.chain.filter(i => i.id !== id);
  });
};

/**
 * Puts an item on the chain, as its newest one; where there is none, a chain begins (`chain.exists`). Rules:
 * `chain`, `turn.open-or-closed`, `turn.closed`, `turn.open`, `chain.turn-state.open`, `showdown.chains`.
 */
export const enqueue = (play: Play, item: ChainItem, by: State['chainBy']): void => {
  change(play, s => {
    if (play.state.chain.length === 0) s.chainBy = item.adds ? 'add' : by;
    s.chain = [...play.state.chain, item];
    s.nextItem = play.state.nextItem + 1;
    s.priority = null;
    s.passes = 0;
  });
};

/** Nothing but that, also in two ways: `add 1. if this is empowered, add 2 instead`. */
export const onlyAdds = ({ instructions }: WithInstructions): boolean =>
  instructions.length > 0 &&
  instructions.every(
    i =>
      i.do === 'add' ||
      (i.do === 'if' && onlyAdds(i) && (i.otherwise ?? []).every(o => onlyAdds({ instructions: [o] }))),
  );

/** What adds resources among other things as well, and for a payment: `pay any amount of energy to add that much`. */
export const addsResources = ({ instructions }: WithInstructions): boolean => instructions.some(adds);

const adds = (i: Instruction): boolean => {
  if (i.do === 'add') return true;
  if (i.do === 'choose one') return i.modes.every(addsResources);
  if (i.do === 'later' || i.do === 'do this' || !('instructions' in i)) return false;
  return addsResources(i) || ('otherwise' in i && i.otherwise?.some(adds) === true);
};

interface WithInstructions {
  readonly instructions: readonly Instruction[];
}

/** `add.at-once`, `add.spells`: what adds resources resolves as soon as it is finalised, where the edition says so of its kind. */
export const addsAtOnce = (
  behaviours: Behaviours,
  kind: 'spell' | 'activated' | 'triggered',
  ability: WithInstructions,
): boolean => {
  const waits = behaviours.addsAtOnce === 'spells and activated abilities' ? 'triggered' : 'spell';
  return kind !== waits && addsResources(ability);
};
