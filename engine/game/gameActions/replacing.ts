/** Replacement effects: an event that would happen, and what happens instead (`ability.replacement`). */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { isTheirsToChoose } from '../abilities/placeAbilities.ts';
import { playersMeant } from '../abilities/who.ts';
import { ask, mayQuestion } from '../play/ask.ts';
import { change, type Play, step } from '../play/play.ts';
import { isPossible } from '../play/trial.ts';
import type { Replacement } from '../state/cards/ability.ts';
import { sameTerms } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import { sameRef } from '../state/ref.ts';
import type { GameEvent, LastingAbility, PlayerId } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { recordTally } from '../triggers/limits.ts';
import { type Contest, type DeclaredOrders, nextInOrder, ofFirstInTurn } from './replacementOrder.ts';
import { candidatesFor, keyOf, mayReplace, nameOfReplacement, type ReplacementCandidate } from './replacements.ts';

/**
 * True where something else has happened instead. What happens besides (`as …`) is done, and the event goes on. Each effect
 * applies once to it, and to what came of it (`ability.replacement.once`).
 * Rules: `ability.replacement.intercedes`, `ability.replacement.flow`, `ability.replacement.before`.
 */
export const replaced = (play: Play, happening: () => GameEvent, affected: PlayerId): boolean =>
  mayReplace(play.state) && remaining(play, happening(), affected) === null;

/**
 * What is left of an event once every replacement has been applied: null where something else has happened instead;
 * otherwise the event, perhaps with a larger amount (`ability.replacement.inherits`).
 */
export const remaining = (play: Play, happens: GameEvent, affected: PlayerId): GameEvent | null => {
  let would = happens;
  const applied = new Set<string>();
  for (;;) {
    const open = candidatesFor(play, would).filter(k => !applied.has(keyOf(k)));
    const next = firstOf(play, open, [{ affected, keys: open.map(keyOf) }], new Map());
    if (next === undefined) return would;
    applied.add(keyOf(next));
    if (!applyTo(play, next, would)) continue;
    const { additional, more } = next.instance.ability;
    if (more !== undefined) would = { ...would, amount: would.amount + more };
    else if (additional !== true) return null;
  }
};

export interface PendingEvent {
  readonly event: GameEvent;
  /** Who orders what replaces it. */
  readonly affected: PlayerId;
}

/**
 * Of events that would happen at once, those that something else happened instead of. Each effect applies in one go, to all
 * events that it qualifies for then (`ability.replacement.simultaneous`, `ability.replacement.sequence`).
 */
export const replacedAtOnce = (play: Play, all: readonly PendingEvent[]): ReadonlySet<PendingEvent> => {
  const gone = new Set<PendingEvent>();
  if (!mayReplace(play.state)) return gone;
  const had = new Set<string>();
  const said: DeclaredOrders = new Map();
  for (;;) {
    const left = all.filter(w => !gone.has(w));
    // The effects that qualify for any of the events, each once.
    const open = new Map<string, ReplacementCandidate>();
    const contests = left.map(({ event: would, affected }): Contest => {
      const own = candidatesFor(play, would).filter(k => !had.has(keyOf(k)));
      for (const k of own) if (!open.has(keyOf(k))) open.set(keyOf(k), k);
      return { affected, keys: own.map(keyOf) };
    });
    const next = firstOf(play, [...open.values()], contests, said);
    if (next === undefined) return gone;
    had.add(keyOf(next));
    applyInTurn(play, next, left, gone);
  }
};

const firstOf = (
  play: Play,
  open: readonly ReplacementCandidate[],
  contests: readonly Contest[],
  said: DeclaredOrders,
): ReplacementCandidate | undefined => {
  if (open.length < 2 || areAlike(open)) return open[0];
  const contenders = open.map(k => ({
    key: keyOf(k),
    name: nameOfReplacement(play.state, k),
    controller: k.instance.controller,
  }));
  const key = nextInOrder(play, contenders, contests, said);
  return open.find(k => keyOf(k) === key);
};

/** Delayed effects that say the same of the same, as of a spell that was played twice: which applies first makes no difference. */
const areAlike = ([first, ...others]: readonly ReplacementCandidate[]): boolean => {
  const said = first?.lasting ?? null;
  return (
    said !== null && others.every(({ lasting }) => lasting !== null && sameTerms(sayingOf(lasting), sayingOf(said)))
  );
};

const sayingOf = ({ ability, controller, name, slots, until, times }: LastingAbility) => ({
  ability,
  controller,
  name,
  slots,
  until,
  times,
});

const applyInTurn = (
  play: Play,
  effect: ReplacementCandidate,
  all: readonly PendingEvent[],
  gone: Set<PendingEvent>,
): void => {
  const key = keyOf(effect);
  const again = (w: PendingEvent): ReplacementCandidate | undefined =>
    candidatesFor(play, w.event).find(k => keyOf(k) === key);
  let left = all.filter(w => again(w) !== undefined);
  while (left.length > 0) {
    const own = ofFirstPlayer(play, effect, left);
    const w = own.length > 1 && isSpent(play, effect, own) ? whichFirst(play, effect, own) : own[0];
    const k = w === undefined ? undefined : again(w);
    if (w === undefined || k === undefined) return;
    if (applyTo(play, k, w.event) && k.instance.ability.additional !== true) gone.add(w);
    left = left.filter(x => x !== w && again(x) !== undefined);
  }
};

/** What a battlefield lets the controller of a unit do is that player's for each unit (`control.abilities.indicated`). */
const ofFirstPlayer = (
  play: Play,
  { instance }: ReplacementCandidate,
  left: readonly PendingEvent[],
): readonly PendingEvent[] => {
  const isIndicated = instance.source.kind === 'battlefield' && instance.ability.may !== undefined;
  if (left.length < 2 || !isIndicated || play.behaviours.placeAbilities !== 'the player it lets choose') return left;
  return ofFirstInTurn(play, left, w => whoMay(play, instance, w.event));
};

/** Whether the effect would be gone, or past paying for, once it has applied to the first of them: then it matters which that is. */
const isSpent = (play: Play, effect: ReplacementCandidate, [first, ...others]: readonly PendingEvent[]): boolean => {
  if (first === undefined) return false;
  const key = keyOf(effect);
  const open = others.filter(w => canApply(play, effect, w));
  return isPossible(play, scratch => {
    applyTo(scratch, effect, first.event);
    const isLeft = open.every(w =>
      candidatesFor(scratch, w.event).some(k => keyOf(k) === key && canApply(scratch, k, w)),
    );
    if (isLeft) stop({ kind: 'refused', refusals: [] });
  });
};

/** Whether what it costs can be paid (`cost.must-be-paid`). */
const canApply = (play: Play, effect: ReplacementCandidate, { event }: PendingEvent): boolean =>
  effect.instance.ability.cost === undefined ||
  isPossible(play, scratch => {
    if (!applyTo(scratch, effect, event)) stop({ kind: 'refused', refusals: [] });
  });

const whichFirst = (
  play: Play,
  effect: ReplacementCandidate,
  left: readonly PendingEvent[],
): PendingEvent | undefined => {
  const options = flatMapped(left, w => (w.event.what === null ? [] : [w.event.what]));
  // Cards that are drawn are all alike.
  if (left[0] === undefined || options.length === 0) return left[0];
  const [chosen] = ask(play, 'refs', {
    player: whose(play, effect.instance, left[0].event),
    question: { ask: 'refs', what: 'object', options, least: 1, most: 1 },
    about: nameOfReplacement(play.state, effect),
    rule: 'ability.replacement.simultaneous',
    prompt: 'what it applies to first',
  }).refs;
  return left.find(w => chosen !== undefined && w.event.what !== null && sameRef(w.event.what, chosen));
};

/**
 * Carries out one replacement. False where its player declined it or its cost was not paid: then the event is still to
 * happen.
 */
export const applyTo = (play: Play, k: ReplacementCandidate, would: GameEvent): boolean => {
  const before = play.replacing;
  play.replacing = [...before, keyOf(k)];
  try {
    return apply(play, k, would);
  } finally {
    play.replacing = before;
  }
};

/** `ability.replacement.replaces`, `ability.replacement.controller` */
const apply = (play: Play, { instance, lasting }: ReplacementCandidate, would: GameEvent): boolean => {
  const { ability, source, name } = instance;
  const chooser = whoMay(play, instance, would);
  const controller = whose(play, instance, would);
  if (mayBeLeft(play, ability) && ability.cost === undefined) {
    const { yes } = ask(play, 'may', {
      player: chooser,
      question: mayQuestion(would.what),
      about: name,
      rule: 'ability.replacement.limit.may.when',
      prompt: ability.text,
    });
    if (!yes) return notApplied(play, instance, controller);
  }
  const frame = effectFrame(controller, source, name, {
    event: would,
    slots: lasting?.slots ?? {},
    antecedent: would.what === null ? null : [would.what],
  });
  if (ability.cost !== undefined) {
    const who = ability.may ?? 'you';
    play.run(play, frame, [{ do: 'pay', who, cost: ability.cost, optional: true, instructions: [] }]);
    if (!frame.done) return notApplied(play, instance, controller);
  }
  if (lasting !== null) useUp(play, lasting);
  recordTally(play, 'replace', instance, controller);
  const to = would.what?.kind === 'object' ? play.state.objects[would.what.id] : undefined;
  const toWhat = to === undefined || to.name === name ? '' : ` to ${to.name}`;
  step(play)?.tell('ability.replacement', `${name} changes what would happen${toWhat}: ${ability.text}.`, {
    units: to === undefined ? [] : [to.id],
    players: [controller],
  });
  play.run(play, frame, ability.instructions);
  return true;
};

/**
 * Not applied, it may still be applied to a later event if it is limited to so many each turn
 * (`ability.replacement.limit.may.not`). "The first time" is one event and no other: that has come, and is past.
 */
const notApplied = (play: Play, instance: ReplacementCandidate['instance'], controller: PlayerId): false => {
  const { limit, onceEachTurn } = instance.ability;
  if (limit !== undefined && onceEachTurn !== true) recordTally(play, 'replace', instance, controller);
  return false;
};

/** "You may", or another player that it names: the player that decides whether it applies. */
const whoMay = (
  { state }: Play,
  { ability, controller, source, name }: ReplacementCandidate['instance'],
  would: GameEvent,
): PlayerId => {
  if (ability.may === undefined || ability.may === 'you') return controller;
  const antecedent = would.what === null ? null : [would.what];
  const c = contextFor(state, effectFrame(controller, source, name, { event: would, antecedent }));
  return playersMeant(c, ability.may)[0] ?? controller;
};

/** What a battlefield lets a player choose is that player's (`control.abilities.indicated`). */
const whose = (play: Play, instance: ReplacementCandidate['instance'], would: GameEvent): PlayerId =>
  isTheirsToChoose(play.state, instance.source) ? whoMay(play, instance, would) : instance.controller;

/** `ability.replacement.limit.may`, or, where the edition has it so, each that is limited to "once each turn". */
const mayBeLeft = (play: Play, { may, onceEachTurn }: Replacement): boolean =>
  may !== undefined || (onceEachTurn === true && play.behaviours.onceEachTurn === 'optional');

/** After it has been used once more; null where it is not counted. */
const timesLeftOf = ({ times, until }: LastingAbility): number | null => {
  if (times !== null) return times - 1;
  return until === 'once' ? 0 : null;
};

const useUp = (play: Play, used: LastingAbility): void => {
  const times = timesLeftOf(used);
  change(play, s => {
    s.lastingAbilities = flatMapped(play.state.lastingAbilities, f => {
      if (f.id !== used.id) return [f];
      return times === 0 ? [] : [{ ...f, times }];
    });
  });
};
