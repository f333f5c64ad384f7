/** What changes the cost of activated abilities (`ability.activate.cost.other`). */

import type { Context } from '../abilities/context.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { isCounted } from '../abilities/matchingPlays.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import type { Play } from '../play/play.ts';
import type { Filter, StaticEffect } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { pastEvents } from '../state/events.ts';
import type { ChainItem, PlayerId } from '../state/state.ts';

export type CostChange = Extract<StaticEffect, { gives: 'cost' }>;

/** A change of a cost, in the context in which its amounts are evaluated. */
export interface ChangeHere {
  readonly effect: CostChange;
  readonly c: Context;
}

/** All of them; none for what is no activated ability. */
export const ofActivated = (play: Play, item: ChainItem): readonly ChangeHere[] =>
  item.ability?.kind === 'activated'
    ? [...ofEquip(play, item), ...ofAbility(play, item), ...ofSuchAbilities(play, item)]
    : NONE;

const NONE: readonly never[] = [];

/** What changes the cost of an Equip ability: of any such ability, or of its source's own. */
const ofEquip = (play: Play, item: ChainItem): readonly ChangeHere[] => {
  if (item.ability?.kind !== 'activated' || item.ability.keyword !== 'equip') return [];
  const changes: ChangeHere[] = [];
  for (const { effect, c } of passiveEffects(play.state, 'cost', item.id))
    if (isOfAnyEquip(play.state, item, effect.of) && isMeant(c, effect.whose, item.controller))
      changes.push({ effect, c });
    else if (effect.of === 'my equip' && isOfSource(c, item)) changes.push({ effect, c: { ...c, slots: item.slots } });
  return changes;
};

const isOfAnyEquip = (state: Play['state'], item: ChainItem, of: CostChange['of']): boolean =>
  of === 'equip' || (of === 'activated equip' && countsAsActivated(state, item));

/** `keyword.weaponmaster.cost.not-played`: what is said of abilities that are activated counts for those on the chain alone. */
const countsAsActivated = ({ behaviours, chain }: Play['state'], { id }: ChainItem): boolean =>
  behaviours.weaponmasterPays === 'as if Equip were activated' || chain.some(i => i.id === id);

const isOfSource = (c: Context, { source }: ChainItem): boolean =>
  c.source.kind === 'object' && source.kind === 'object' && c.source.id === source.id;

/** What changes the cost of such things' activated abilities (`ability.activate.cost.other`). */
const ofAbility = (play: Play, item: ChainItem): readonly ChangeHere[] => {
  const { ability, source, controller } = item;
  if (ability?.kind !== 'activated' || source.kind !== 'object') return [];
  if (!countsAsActivated(play.state, item)) return [];
  return passiveEffects(play.state, 'cost', item.id).filter(
    ({ effect: { of, source: such, keyword, whose, plays }, c }) =>
      of === 'abilities' &&
      such !== undefined &&
      (keyword === undefined || keyword === ability.keyword) &&
      isMeant(c, whose, controller) &&
      objectFits(c, source.memo, such) &&
      (plays?.nth === undefined ||
        activatedBefore(play, item, c, such, who => isCounted(c, { plays, whose }, controller, who)) === plays.nth - 1),
  );
};

/** `spells and abilities that choose me cost 1 more`: as items of the chain are meant. */
const ofSuchAbilities = (play: Play, item: ChainItem): readonly ChangeHere[] =>
  passiveEffects(play.state, 'cost', item.id).filter(
    ({ effect: { of, whose }, c }) =>
      typeof of === 'object' &&
      of.types.includes('ability') &&
      isMeant(c, whose, item.controller) &&
      evaluator.fits(c, { kind: 'item', id: item.id }, of),
  );

/** How many activated abilities of such things have been played this turn: those that have resolved, and those that wait. */
const activatedBefore = (
  { state }: Play,
  { id }: ChainItem,
  c: Context,
  such: Filter,
  counts: (who: PlayerId) => boolean,
): number => {
  const what = withWhere(such, ANYWHERE);
  const resolved = pastEvents(
    state.past,
    e =>
      e.on === 'activate' &&
      e.player !== null &&
      counts(e.player) &&
      e.what !== null &&
      (e.memo === null ? evaluator.fits(c, e.what, what) : objectFits(c, e.memo, what)),
  );
  const waiting = state.chain.filter(
    i =>
      i.id !== id &&
      counts(i.controller) &&
      i.ability?.kind === 'activated' &&
      i.source.kind === 'object' &&
      objectFits(c, i.source.memo, what),
  );
  return resolved.length + waiting.length;
};
