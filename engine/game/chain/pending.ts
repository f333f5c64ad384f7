/** Cards and tokens on their way to be played: pending items (`chain.pending.on-chain`, `play.begin.pending`). */
import { abilitiesOf, areKeywordsActive } from '../abilities/abilityInstances.ts';
import { addsAtOnce, enqueue, newItem } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { ChainItem } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import { bindNextPlay } from './next.ts';

type ItemDetails = Partial<
  Pick<
    ChainItem,
    | 'to'
    | 'places'
    | 'placed'
    | 'byEffect'
    | 'enters'
    | 'hiddenAt'
    | 'from'
    | 'afterwards'
    | 'free'
    | 'instead'
    | 'discount'
  >
>;

const NONE: readonly never[] = [];

/**
 * The instructions of a spell, top to bottom; those that depend on something only while they are active (`dependent`). Mostly they
 * are one list, which is left as it is: what is known of it is kept from one play to the next.
 */
const spellOf = (state: State, o: GameObject, who: PlayerId): readonly Instruction[] => {
  const parts = flatMapped(abilitiesOf(state, o), b =>
    b.ability.kind === 'spell' && areKeywordsActive(state, { ...b, controller: who }) ? [b.ability.instructions] : [],
  );
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : flatMapped(parts, part => part);
};

/**
 * Puts an object that is in the chain zone on the chain, pending. Rules: `spell.controller`, `control.spell`,
 * `control.other.established`, `play.states.pending`, `chain.placed`, `play.tokens`.
 */
export const pendingCard = (play: Play, o: GameObject, who: PlayerId, said: ItemDetails): ChainItem => {
  const instructions = o.type === 'spell' ? spellOf(play.state, o, who) : NONE;
  const item = newItem(play.state, {
    kind: 'card',
    name: o.name,
    controller: who,
    source: { kind: 'object', id: o.id, memo: o, location: null },
    ability: null,
    instructions,
    adds: addsAtOnce(play.behaviours, 'spell', { instructions }),
    to: said.to ?? null,
    places: said.places ?? null,
    placed: said.placed ?? false,
    byEffect: said.byEffect ?? false,
    enters: said.enters ?? null,
    hiddenAt: said.hiddenAt ?? null,
    from: said.from ?? 'hand',
    afterwards: said.afterwards ?? null,
    free: said.free ?? 'nothing',
    instead: said.instead ?? null,
    discount: said.discount ?? 0,
  });
  enqueue(play, item, 'play');
  bindNextPlay(play, item, o);
  return item;
};
