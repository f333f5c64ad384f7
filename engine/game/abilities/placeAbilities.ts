/** Whose an ability of a battlefield is, once it has triggered (`control.abilities`). */
import type { Triggered } from '../state/cards/ability.ts';
import { mapParts } from '../state/cards/walk.ts';
import type { ChainItem, Source, State } from '../state/state.ts';
import type { AbilityInstance } from './abilityInstances.ts';
import type { Context } from './context.ts';
import { isNobodys, playersMeant } from './who.ts';

type BorneTrigger = AbilityInstance & { readonly ability: Triggered };

/** Whether an ability from this source is that of whom it lets choose, and not its place's controller's (`control.abilities.indicated`). */
export const isTheirsToChoose = ({ behaviours }: State, source: Source): boolean =>
  source.kind === 'battlefield' && behaviours.placeAbilities === 'the player it lets choose';

/**
 * `control.abilities.you`: whether what it begins with, a "you may" or a cost, is for "you" where nobody is meant: then nobody is asked,
 * and nothing of it is done.
 */
export const isForNobody = (
  { behaviours }: State,
  { ability, source }: Pick<ChainItem, 'ability' | 'source'>,
): boolean =>
  ability?.kind === 'triggered' &&
  behaviours.leadingMay !== 'on resolution' &&
  (ability.may === 'you' || (ability.may === undefined && ability.cost !== undefined)) &&
  isNobodys({ source });

/** `control.abilities.indicated`: where a player is named who chooses, it is that player's, and "they" is "you". */
export const asIndicated = (c: Context, instance: BorneTrigger): BorneTrigger => {
  const { ability } = instance;
  if (!isTheirsToChoose(c.state, instance.source)) return instance;
  const named = ability.may !== undefined && ability.may !== 'you' ? ability.may : null;
  const [chooser] = named === null ? [] : playersMeant(c, named);
  if (named === null || chooser === undefined) return instance;
  const own = {
    ...ability,
    may: 'you' as const,
    instructions: ability.instructions.map(i => byYou(i, named)),
  };
  const { source } = instance;
  return {
    ...instance,
    controller: chooser,
    ability: own,
    source: source.kind === 'battlefield' ? { kind: 'battlefield', id: source.id } : source,
  };
};

/** The same words with the choices of that player as "your" choices, and so targets like all others. */
const byYou = <T>(terms: T, named: string): T =>
  mapParts(terms, part => {
    if (part.kind !== 'chosen' || part.who !== named) return part;
    const { who: _, must: __, ...rest } = part;
    return rest;
  }) as T;
