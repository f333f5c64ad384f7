/**
 * When a card can be played: by its own timing, and by the timing that the place it is played to allows
 * (`play.legality.timing`).
 */

import { isSaidToHave } from '../abilities/hasKeyword.ts';
import { hasKeyword } from '../abilities/keywords.ts';
import { viewOfState } from '../abilities/stateView.ts';
import { passivesIn } from '../abilities/traits.ts';
import type { Play } from '../play/play.ts';
import type { Timing } from '../state/cards/effectTerms.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, GameObject, Location, PlayerId, State } from '../state/state.ts';
import { permissionFor } from './places.ts';
import { refuseTiming } from './timing.ts';

/**
 * `play.legality.timing` of a card that its player plays: of a unit by the place that it is played to, too
 * (`keyword.ambush.meaning`). Rules: `keyword.action.conditional`, `keyword.action.conditional.on-chain`,
 * `keyword.reaction.conditional`, `keyword.reaction.conditional.on-chain`, `action.play.when`.
 */
export const refuseCardTiming = (
  play: Play,
  before: State,
  item: ChainItem,
  card: GameObject,
  timing: Timing,
): readonly Refusal[] => {
  const ambush =
    card.type === 'unit' && item.to !== null && permissionFor(play.state, item, card, item.to) === 'ambush';
  const quick = hasKeyword(play.state, card, QUICK_DRAW);
  const when: Timing = item.hiddenAt !== null || ambush || quick ? 'reaction' : timing;
  // Its own item has closed the state by now; what counts is how the state was before.
  return refuseTiming(before, item.controller, { what: 'card', name: item.name, timing: when, object: card.id });
};

/** Why no card whatever its timing could be played now: nothing is quicker than a Reaction. */
export const refuseAnyTiming = (state: State, who: PlayerId, { id, name }: GameObject): readonly Refusal[] =>
  refuseTiming(state, who, { what: 'card', name, timing: 'reaction', object: id });

/**
 * `refuseCardTiming` as far as it is known before the card is on the chain: where nothing can make it quicker than its
 * `timing`. Most cards that are asked for come too early, and need not be tried in earnest.
 */
export const refuseCardTimingAtOnce = (
  state: State,
  who: PlayerId,
  o: GameObject,
  to: Location | null,
  timing: Timing,
): readonly Refusal[] => {
  const { id, name, type, zone, keywords } = o;
  const early = refuseTiming(state, who, { what: 'card', name, timing, object: id });
  if (early.length === 0) return early;
  const mayBeQuicker =
    zone.kind === 'facedown' ||
    (type === 'unit' && to !== null && mayAmbush(state, o)) ||
    keywords.some(k => k.name === QUICK_DRAW) ||
    mayBeLent(state, QUICK_DRAW);
  return mayBeQuicker ? NONE : early;
};

/** Whether it has Ambush, or anything that may give it that, or say as much. */
const mayAmbush = (state: State, { keywords, modifiers, print: { abilities } }: GameObject): boolean =>
  modifiers.length > 0 ||
  keywords.some(k => k.name === 'ambush') ||
  abilities.some(({ kind }) => kind !== 'triggered' && kind !== 'activated') ||
  mayBeLent(state, 'ambush');

const NONE: readonly never[] = [];
const QUICK_DRAW = 'quick-draw';

/** Whether passives in force lend a keyword to anything, or abilities that may. */
const mayBeLent = (state: State, name: string): boolean => {
  const gives = passivesIn(state)?.gives;
  if (gives === undefined) return false;
  return (
    gives.has('abilities') ||
    gives
      .get('keywords')
      ?.some(({ effect }) => effect.gives === 'keywords' && effect.keywords.some(k => k.name === name)) === true
  );
};

/** The timing of a card for the player who would play it: as printed, by keyword, or as its own or other passives in force say. */
export const timingOf = (state: State, who: PlayerId, o: GameObject): Timing => {
  const view = viewOfState(state);
  const has = (timing: 'action' | 'reaction'): boolean =>
    o.print.timing === timing || hasKeyword(state, o, timing) || isSaidToHave(state, view, o, { timing, player: who });
  if (has('reaction')) return 'reaction';
  return has('action') ? 'action' : 'main';
};
