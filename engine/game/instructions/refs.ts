/** The objects of an instruction: chosen before, chosen now, or meant by its words. */

import { type ChosenSelector, describeChoice, locationOfRef, optionsFor, placeOptions } from '../abilities/choosing.ts';
import { unchangedObject } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { oneOfOwnLegends } from '../abilities/ownLegends.ts';
import { playersMeant } from '../abilities/who.ts';
import { ask } from '../play/ask.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import { isOnBoard, player } from '../play/query.ts';
import type { Filter, Selector, Value, Where, Who } from '../state/cards/terms.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { playerSlot, type SlotName } from '../state/slots.ts';
import type { Location, PlayerId, Ref } from '../state/state.ts';

/** Chosen now where it is no target (`play.choices.later`); a slot keeps what was chosen for it. */
export const refsFor = (play: Play, frame: EffectFrame, s: Selector): readonly Ref[] => {
  if (s.kind === 'both') return flatMapped(s.of, part => refsFor(play, frame, part));
  // "Banish me, then play me": what this ability has moved itself.
  const moved = s.kind === 'me' ? frame.slots[s.kind] : undefined;
  if (moved !== undefined) return moved;
  const own = oneOfOwnLegends(play.state, frame.controller, s);
  if (own !== null) return refsFor(play, frame, own);
  if (s.kind !== 'chosen') {
    const known = withPlaces(play, frame, s);
    return evaluator.refs(contextOf(play, frame), known);
  }
  const before = frame.slots[s.slot];
  if (before !== undefined) return before;
  chooseWithin(play, frame, s);
  const chosen = chooseNow(play, frame, s);
  frame.slots = withSlot(frame.slots, s.slot, chosen);
  return chosen;
};

/** A place within a phrase that has not been chosen yet is chosen now. */
const withPlaces = (play: Play, frame: EffectFrame, s: Selector): Selector => {
  if (s.kind === 'all' && s.filter.where?.kind === 'chosen')
    placeFor(play, frame, s.filter.where.slot, s.filter.where.where);
  if (s.kind === 'all') chooseWithin(play, frame, s);
  return s;
};

/** "An Equipment attached to a unit": what a phrase chooses by something else that is chosen is chosen after that. */
const chooseWithin = (play: Play, frame: EffectFrame, { filter: { where } }: { readonly filter: Filter }): void => {
  if (where?.kind !== 'attached to' && where?.kind !== 'with' && where?.kind !== 'not with') return;
  if (where.what.kind === 'chosen') refsFor(play, frame, where.what);
};

const chooseNow = (play: Play, frame: EffectFrame, s: ChosenSelector): readonly Ref[] => {
  const who = s.who === undefined ? frame.controller : (choosers(play, frame, s.who)[0] ?? frame.controller);
  // Another player who chooses does so among what is theirs to choose: the words are read as that player's.
  const c = contextOf(play, s.who === undefined ? frame : { ...frame, controller: who });
  const { options, least, most, group } = optionsFor(c, s);
  const isFree = least > 0 && options.length > 0 && mayLeave(play, frame, s, who);
  const { refs } = ask(play, 'refs', {
    player: who,
    question: {
      ask: 'refs',
      what: 'object',
      options,
      least: isFree ? 0 : Math.min(least, options.length),
      most,
      ...(group === undefined ? {} : { group }),
    },
    about: frame.name,
    rule: 'play.choices.later',
    prompt: describeChoice(s),
  });
  if (isFree && refs.length === 0) {
    remarkClarified(play, 'hiddenCards', 'it has to be done');
    const { name } = player(play.state, who);
    step(play)?.tell(
      'privacy.not-compelled.ignored',
      `${name} does not do what ${frame.name} says: nobody is compelled to find hidden cards.`,
      {
        players: [who],
      },
    );
  }
  return refs;
};

/**
 * `privacy.not-compelled`: where nobody but the chooser can see whether there is such a card, it may be left, and is then
 * impossible (`privacy.not-compelled.ignored`).
 */
const mayLeave = (play: Play, frame: EffectFrame, { filter, among }: ChosenSelector, who: PlayerId): boolean => {
  const { where } = filter;
  if (play.behaviours.hiddenCards !== 'may decline' || frame.wanted || among !== undefined) return false;
  if (where?.kind !== 'zone' || !HIDDEN.has(where.zone) || where.of === 'any') return false;
  return asksForSome(filter) && playersMeant(contextOf(play, { ...frame, controller: who }), where.of).includes(who);
};

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'facedown', 'deck']);

/** Whether it names a type or quality, and not just any card. */
const asksForSome = ({ types, where, side, other, ...qualities }: Filter): boolean =>
  types.some(type => type !== 'card') || Object.values(qualities).some(each => each !== undefined);

/** The objects that are still what they were chosen as, on the board or anywhere. */
export const objectsFor = (
  play: Play,
  frame: EffectFrame,
  s: Selector,
  where: 'board' | 'anywhere' = 'board',
): readonly Ref[] =>
  refsFor(play, frame, s).filter(r => {
    const o = unchangedObject(play.state, r);
    return o !== null && (where === 'anywhere' || isOnBoard(o) || o.zone.kind === 'legend' || o.zone.kind === 'chain');
  });

/**
 * The players who choose. Where one opponent or one player is meant, the ability's controller picks which, once for the
 * whole ability; nobody if there is nobody to pick.
 */
export const choosers = (play: Play, frame: EffectFrame, who: Who): readonly PlayerId[] => {
  const meant = playersMeant(contextOf(play, frame), who);
  if (who !== 'an opponent' && who !== 'a player') return meant;
  // "An opponent" is one of them, whom the controller picks.
  const slot = playerSlot(who);
  const before = frame.slots[slot]?.[0];
  if (before?.kind === 'player') return [before.id];
  const options = meant.map((id): Ref => ({ kind: 'player', id }));
  const [chosen] = ask(play, 'refs', {
    player: frame.controller,
    question: { ask: 'refs', what: 'player', options, least: 1, most: 1 },
    about: frame.name,
    rule: 'play.choices.later',
    prompt: who === 'a player' ? 'a player' : 'an opponent',
  }).refs;
  if (chosen?.kind !== 'player') return [];
  frame.slots = withSlot(frame.slots, slot, [chosen]);
  frame.antecedent = [chosen];
  return [chosen.id];
};

/** Null where what it is reckoned from is gone. */
export const amountFor = (play: Play, frame: EffectFrame, v: Value): number | null =>
  evaluator.value(contextOf(play, frame), v);

/** The place that a slot holds; chosen now where it holds none, among `options`. */
export const placeFor = (
  play: Play,
  frame: EffectFrame,
  slot: SlotName,
  where: Where | undefined,
  options: readonly Ref[] = placeOptions(contextOf(play, frame), where),
): Location | null => {
  const before = frame.slots[slot];
  // A place that was chosen and no longer exists leaves none (`play.target.illegal`).
  if (before !== undefined) return before[0] === undefined ? null : locationOfRef(before[0]);
  const { refs } = ask(play, 'refs', {
    player: frame.controller,
    question: { ask: 'refs', what: 'place', options, least: Math.min(1, options.length), most: 1 },
    about: frame.name,
    rule: 'play.choices.later',
    prompt: 'a place',
  });
  frame.slots = withSlot(frame.slots, slot, refs);
  const chosen = refs[0];
  return chosen === undefined ? null : locationOfRef(chosen);
};
