/** Abilities that passives give to cards as these are played: `spells you play have "…"`. */

import { knownBy, knownOf } from '../../known.ts';
import type { Static } from '../state/cards/ability.ts';
import { anywhere, mapParts, type TermPart } from '../state/cards/walk.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { ChainItem, GameObject, Source, State } from '../state/state.ts';
import { type AbilityInstance, abilitiesOf, instanceGivenTo } from './abilityInstances.ts';
import { passiveEffects } from './prohibited.ts';
import { isMeant } from './who.ts';

/** As it is being played; undefined where it only would be. */
type Playing = Pick<ChainItem, 'id' | 'controller'> | undefined;

/** All that a card has as it is played: its own abilities, and those from whatever gives it any. */
export const abilitiesAsPlayed = (
  state: State,
  item: Playing,
  card: GameObject,
  own: readonly AbilityInstance[] = abilitiesOf(state, card),
): readonly AbilityInstance[] => {
  const given = givenAsPlayed(state, item, card);
  return given.length === 0 ? own : [...own, ...given];
};

const givenAsPlayed = (state: State, item: Playing, card: GameObject): readonly AbilityInstance[] => {
  const passives = passiveEffects(state, 'abilities as played', item?.id);
  if (passives.length === 0) return NONE;
  const ref = objectRef(state, card.id);
  const given = passives.filter(
    ({ effect: { of, whose }, c }) =>
      isMeant(c, whose, item?.controller ?? card.controller) && c.evaluator.fits(c, ref, withWhere(of, ANYWHERE)),
  );
  return flatMapped(given, ({ effect, by }) =>
    effect.abilities.map(each => instanceGivenTo(state, card, linkedBy(by.instance.source, each))),
  );
};

/** `keyword.show-off.each.linked`: words are linked with those of the same giver, and not with the same words of another. */
const linkedBy = (giver: Source, given: Static): Static =>
  linked(given)(giver.kind === 'none' ? '' : `${giver.kind} ${giver.id}`);

/** By what names the giver. */
const linked = knownOf((given: Static) =>
  knownBy(
    (name: string): Static =>
      anywhere(given, hasLink)
        ? (mapParts(given, part => (hasLink(part) ? { ...part, link: `${part.link} ${name}` } : part)) as Static)
        : given,
  ),
);

const hasLink = ({ link }: TermPart): boolean => link !== undefined;

const NONE: readonly never[] = [];
