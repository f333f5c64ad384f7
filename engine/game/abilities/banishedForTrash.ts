/** Cards that are banished where they would go to a trash. */
import type { Replacement } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameEvent, GameObject, ObjectId, PlayerId, State } from '../state/state.ts';
import type { AbilityInstance } from './abilityInstances.ts';
import { passiveEffects } from './prohibited.ts';
import { playersMeant } from './who.ts';

/** A card that is banished, and who does it. */
export interface BanishedForTrash {
  readonly id: ObjectId;
  readonly who: PlayerId;
}

/**
 * `if a card would be put into your trash from anywhere but your deck, banish it instead`: to which of these cards that
 * applies. Whoever controls what says so banishes them. A token is no card (`token.not-card`). Rules: `ability.replacement`.
 */
export const banishedForTrash = (state: State, ids: readonly ObjectId[]): readonly BanishedForTrash[] => {
  if (!state.hasAbilities) return NONE;
  const such = passiveEffects(state, 'banished for the trash');
  if (such.length === 0) return NONE;
  return flatMapped(ids, (id): BanishedForTrash | readonly never[] => {
    const o = state.objects[id];
    const saying = o && such.find(each => isBanished(each, o));
    return saying === undefined ? NONE : { id, who: saying.c.controller };
  });
};

type Banishing = ReturnType<typeof passiveEffects<'banished for the trash'>>[number];

const isBanished = ({ effect, c }: Banishing, o: GameObject): boolean =>
  !o.token && o.zone.kind !== 'deck' && playersMeant(c, effect.whose).includes(o.owner);

/**
 * The effects that banish what would die or be discarded, as replacements of that event: they are put in order with all others
 * (`ability.replacement.order`).
 */
export const banishingInstead = (
  state: State,
  would: GameEvent,
): readonly (AbilityInstance & { readonly ability: Replacement })[] => {
  if ((would.on !== 'die' && would.on !== 'discard') || would.what?.kind !== 'object') return NONE;
  const { on } = would;
  return flatMapped(banishing(state, would.what.id), ({ by }) => [
    { ...by.instance, ability: { ...INSTEAD, event: { on }, text: by.ability.text } },
  ]);
};

/** The passives that would have this card banished. */
export const banishing = (state: State, id: ObjectId): readonly Banishing[] => {
  const o = state.objects[id];
  return o === undefined ? NONE : passiveEffects(state, 'banished for the trash').filter(each => isBanished(each, o));
};

const INSTEAD: Pick<Replacement, 'kind' | 'instructions'> = {
  kind: 'replacement',
  instructions: [{ do: 'banish', what: { kind: 'event', part: 'what' } }],
};

const NONE: readonly never[] = [];
