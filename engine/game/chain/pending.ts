/** Cards and tokens on their way to be played: pending items (`chain.pending.on-chain`, `play.begin.pending`). */
import { knownOf } from '../../known.ts';
import { type AbilityInstance, abilitiesOf, areKeywordsActive } from '../abilities/abilityInstances.ts';
import { choosablesOf } from '../abilities/choosing.ts';
import { addsAtOnce, enqueue, newItem } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { Condition, Dependent, Instruction, SpellEffect } from '../state/cards/ability.ts';
import type { Behaviours } from '../state/editions.ts';
import { flatMapped } from '../state/lists.ts';
import type { ChainItem, GameObject, PlayerId, State } from '../state/state.ts';
import { bindNextPlay } from './next.ts';

type ItemDetails = Partial<
  Pick<
    ChainItem,
    | 'to'
    | 'places'
    | 'granted'
    | 'placed'
    | 'byEffect'
    | 'enters'
    | 'hiddenAt'
    | 'from'
    | 'afterwards'
    | 'free'
    | 'instead'
    | 'playedFor'
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
    b.ability.kind === 'spell' ? partOf(state, b, b.ability, who) : [],
  );
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : flatMapped(parts, part => part);
};

/**
 * `keyword.level.active`, `keyword.level.inactive`: what depends on something is asked for again as it is carried out. What is inactive as the spell is
 * played chooses nothing, so what needs a choice stays undone.
 */
const partOf = (
  state: State,
  bearing: AbilityInstance,
  { instructions }: SpellEffect,
  who: PlayerId,
): readonly (readonly Instruction[])[] => {
  if (bearing.on.length === 0) return [instructions];
  const isActive = areKeywordsActive(state, { ...bearing, controller: who });
  const when = conditionsOf(bearing.on, state.behaviours);
  if (when === null) return isActive ? [instructions] : [];
  return isActive || choosablesOf(instructions).length === 0 ? [whileActive(instructions, when)] : [];
};

/** Null where they are asked for only as the card is played: up to 1.2, Legion asks for a card "before this one". */
const conditionsOf = (on: readonly Dependent['on'][], { legionAsks }: Behaviours): Condition | null =>
  legionAsks === 'finalized' || on.every(({ keyword }) => keyword !== 'legion') ? conditionOf(on) : null;

/** Made once for each text, as what is made of it below. */
const conditionOf = knownOf((on: readonly Dependent['on'][]): Condition | null => {
  const of = flatMapped(on, (each): readonly Condition[] => {
    if (each.keyword === 'level') return [{ is: 'compare', a: { kind: 'xp', who: 'you' }, in: { least: each.level } }];
    return each.keyword === 'legion' ? [{ is: 'legion' }] : [];
  });
  return of.length === on.length ? { is: 'all', of } : null;
});

const whileActive = (instructions: readonly Instruction[], when: Condition): readonly Instruction[] =>
  dependents(instructions)(when);

const dependents = knownOf((instructions: readonly Instruction[]) =>
  knownOf((when: Condition): readonly Instruction[] => [{ do: 'if', when, instructions }]),
);

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
    granted: said.granted ?? null,
    placed: said.placed ?? false,
    byEffect: said.byEffect ?? false,
    enters: said.enters ?? null,
    hiddenAt: said.hiddenAt ?? null,
    from: said.from ?? 'hand',
    afterwards: said.afterwards ?? null,
    free: said.free ?? 'nothing',
    instead: said.instead ?? null,
    playedFor: said.playedFor ?? null,
    discount: said.discount ?? null,
  });
  enqueue(play, item, 'play');
  bindNextPlay(play, item, o);
  return item;
};
