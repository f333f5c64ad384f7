/** Replacement effects: what would happen, and what happens instead (`ability.replacement`). */

import { abilityIndexOf, abilityIndexOfBattlefield } from '../abilities/abilityIndex.ts';
import {
  type AbilityInstance,
  abilitiesOf,
  abilitiesOfBattlefields,
  areKeywordsActive,
  instanceOfLasting,
} from '../abilities/abilityInstances.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { isThere } from '../abilities/measures.ts';
import { isTheirsToChoose } from '../abilities/placeAbilities.ts';
import { traitsOf } from '../abilities/traits.ts';
import { playersMeant } from '../abilities/who.ts';
import { ask } from '../play/ask.ts';
import { rememberLast } from '../play/memo.ts';
import { change, type Play, step } from '../play/play.ts';
import { recordEvents } from '../play/recordEvents.ts';
import { isPossible } from '../play/trial.ts';
import type { Ability, Replacement } from '../state/cards/ability.ts';
import type { GameEvent } from '../state/events.ts';
import type { LastingAbility } from '../state/lastingAbility.ts';
import { sameRef } from '../state/ref.ts';
import type { GameObject, Modifier, PlayerId, State } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { timesApplied } from '../triggers/triggering.ts';
import { type Contest, type DeclaredOrders, nextInOrder, ofFirstInTurn } from './replacementOrder.ts';

type ReplacementInstance = AbilityInstance & { readonly ability: Replacement };
interface Candidate {
  readonly instance: ReplacementInstance;
  readonly lasting: LastingAbility | null;
}

const keyOf = ({ instance, lasting }: Candidate): string =>
  `${instance.bearer ?? ''} ${lasting?.id ?? ''} ${instance.ability.text}`;

/**
 * True where something else has happened instead. What happens besides (`as …`) is done, and the event goes on. Each effect
 * applies once to it, and to what came of it (`ability.replacement.once`).
 * Rules: `ability.replacement.intercedes`, `ability.replacement.flow`, `ability.replacement.before`.
 */
export const replaced = (play: Play, happening: () => GameEvent, affected: PlayerId): boolean =>
  mayReplace(play.state) && remaining(play, happening(), affected) === null;

/**
 * What is left of an event once all has had its say: null where something else has happened instead, or the event with
 * more to it than it would have had (`ability.replacement.inherits`).
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
    const { besides, more } = next.instance.ability;
    if (more !== undefined) would = { ...would, amount: would.amount + more };
    else if (besides !== true) return null;
  }
};

export interface Would {
  readonly event: GameEvent;
  /** Who orders what replaces it. */
  readonly affected: PlayerId;
}

/**
 * Of events that would happen at once, those that something else happened instead of. Each effect applies in one go, to all
 * events that it qualifies for then (`ability.replacement.simultaneous`, `ability.replacement.sequence`).
 */
export const replacedAtOnce = (play: Play, all: readonly Would[]): ReadonlySet<Would> => {
  const gone = new Set<Would>();
  if (!mayReplace(play.state)) return gone;
  const had = new Set<string>();
  const said: DeclaredOrders = new Map();
  for (;;) {
    const left = all.filter(w => !gone.has(w));
    // The effects that qualify for any of the events, each once.
    const open = new Map<string, Candidate>();
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
  open: readonly Candidate[],
  contests: readonly Contest[],
  said: DeclaredOrders,
): Candidate | undefined => {
  if (open.length < 2) return open[0];
  const contenders = open.map(k => ({ key: keyOf(k), name: nameOf(play, k), controller: k.instance.controller }));
  const key = nextInOrder(play, contenders, contests, said);
  return open.find(k => keyOf(k) === key);
};

const applyInTurn = (play: Play, effect: Candidate, all: readonly Would[], gone: Set<Would>): void => {
  const key = keyOf(effect);
  const again = (w: Would): Candidate | undefined => candidatesFor(play, w.event).find(k => keyOf(k) === key);
  let left = all.filter(w => again(w) !== undefined);
  while (left.length > 0) {
    const own = ofFirstPlayer(play, effect, left);
    const w = own.length > 1 && isSpent(play, effect, own) ? whichFirst(play, effect, own) : own[0];
    const k = w === undefined ? undefined : again(w);
    if (w === undefined || k === undefined) return;
    if (applyTo(play, k, w.event) && k.instance.ability.besides !== true) gone.add(w);
    left = left.filter(x => x !== w && again(x) !== undefined);
  }
};

/** What a battlefield lets the controller of a unit do is that player's for each unit (`control.abilities.indicated`). */
const ofFirstPlayer = (play: Play, { instance }: Candidate, left: readonly Would[]): readonly Would[] => {
  const isIndicated = instance.source.kind === 'battlefield' && instance.ability.may !== undefined;
  if (left.length < 2 || !isIndicated || play.behaviours.placeAbilities !== 'whom it lets choose') return left;
  return ofFirstInTurn(play, left, w => whoMay(play, instance, w.event));
};

/** Whether the effect would be gone once it has applied to the first of them: then it matters which that is. */
const isSpent = (play: Play, effect: Candidate, [first, ...others]: readonly Would[]): boolean => {
  if (first === undefined) return false;
  const key = keyOf(effect);
  return isPossible(play, scratch => {
    applyTo(scratch, effect, first.event);
    const isLeft = others.every(w => candidatesFor(scratch, w.event).some(k => keyOf(k) === key));
    if (isLeft) stop({ kind: 'refused', refusals: [] });
  });
};

const whichFirst = (play: Play, effect: Candidate, left: readonly Would[]): Would | undefined => {
  const options = left.flatMap(w => (w.event.what === null ? [] : [w.event.what]));
  // Cards that are drawn are all alike.
  if (options.length === 0) return left[0];
  const [chosen] = ask(play, 'refs', {
    player: effect.instance.controller,
    question: { ask: 'refs', what: 'object', options, least: 1, most: 1 },
    about: nameOf(play, effect),
    rule: 'ability.replacement.simultaneous',
    prompt: 'what it applies to first',
  }).refs;
  return left.find(w => chosen !== undefined && w.event.what !== null && sameRef(w.event.what, chosen));
};

/** By its gear's name where gear lends it. */
const nameOf = (play: Play, { instance: { source, name } }: Candidate): string =>
  source.kind === 'object' && source.gear !== undefined ? (play.state.objects[source.gear]?.name ?? name) : name;

const applyTo = (play: Play, k: Candidate, would: GameEvent): boolean => {
  const before = play.replacing;
  play.replacing = [...before, keyOf(k)];
  try {
    return apply(play, k, would);
  } finally {
    play.replacing = before;
  }
};

/** Whether any replacement is in the game at all: most games have none, and whatever would happen asks for them. */
export const mayReplace = (state: State): boolean => {
  if (!state.hasAbilities) return false;
  if (state.lastingAbilities.some(f => f.ability.kind === 'replacement') || mayAnyReplace(state.objects)) return true;
  for (const b of state.battlefields) if (abilityIndexOfBattlefield(b, state.turnPlayer).replaces) return true;
  return (traitsOf(state)?.abilities.size ?? 0) > 0;
};

/** By what they say themselves, wherever they are. */
const mayAnyReplace = rememberLast((objects: State['objects']): boolean => objects.some(mayReplaceItself));

const mayReplaceItself = ({ print, modifiers }: GameObject): boolean =>
  (print.abilities.length > 0 && print.abilities.some(isReplacement)) ||
  (modifiers.length > 0 && modifiers.some(lends));

const isReplacement = (a: Ability): boolean =>
  a.kind === 'replacement' || ((a.kind === 'dependent' || a.kind === 'attached') && isReplacement(a.ability));

const lends = (m: Modifier): boolean => m.kind === 'ability' && isReplacement(m.ability);

/** `ability.replacement.qualifies`, `ability.replacement.limit`, `ability.replacement.limit.used-up` */
const candidatesFor = (play: Play, would: GameEvent): readonly Candidate[] => {
  const { state } = play;
  const given = traitsOf(state)?.abilities;
  const found: Candidate[] = [];
  const consider = (instance: AbilityInstance, lasting: LastingAbility | null) => {
    const { ability } = instance;
    if (ability.kind === 'replacement' && ability.from === 'trash' && !isInTrash(state, instance)) return;
    if (ability.kind !== 'replacement' || !areKeywordsActive(state, instance)) return;
    const slots = lasting === null ? {} : { slots: lasting.slots };
    const c = contextFor(
      state,
      effectFrame(instance.controller, instance.source, instance.name, { event: would, ...slots }),
    );
    if (!evaluator.matches(c, ability.event, would)) return;
    if (ability.when !== undefined && !evaluator.holds(c, ability.when)) return;
    if (ability.limit !== undefined && timesApplied(state, instance) >= ability.limit) return;
    const candidate = { instance: { ...instance, ability }, lasting };
    if (!play.replacing.includes(keyOf(candidate))) found.push(candidate);
  };
  for (const o of state.objects)
    if (isThere(o) && abilityIndexOf(state, o, given?.get(o.id)).replaces)
      for (const b of abilitiesOf(state, o, given?.get(o.id))) consider(b, null);
  // What happens to a card off the board, the card itself may have its say in (`ability.passive.off-board`).
  const about = would.what?.kind === 'object' ? state.objects[would.what.id] : undefined;
  if (about !== undefined && !isThere(about))
    for (const b of abilitiesOf(state, { ...about, controller: would.player ?? about.owner })) consider(b, null);
  for (const o of state.objects)
    if (o.zone.kind === 'trash' && mayReplaceItself(o))
      for (const b of abilitiesOf(state, o))
        if (b.ability.kind === 'replacement' && b.ability.from === 'trash') consider(b, null);
  for (const b of abilitiesOfBattlefields(state)) consider(b, null);
  for (const f of state.lastingAbilities)
    if (f.ability.kind === 'replacement') consider(instanceOfLasting(f, f.ability), f);
  return found;
};

const isInTrash = (state: State, { bearer }: AbilityInstance): boolean =>
  bearer !== null && state.objects[bearer]?.zone.kind === 'trash';

/** `ability.replacement.replaces`, `ability.replacement.controller` */
const apply = (play: Play, { instance, lasting }: Candidate, would: GameEvent): boolean => {
  const { ability, source, name } = instance;
  const chooser = whoMay(play, instance, would);
  // What a battlefield lets a player choose is that player's (`control.abilities.indicated`).
  const controller = isTheirsToChoose(play.state, source) ? chooser : instance.controller;
  if (mayBeLeft(play, ability) && ability.cost === undefined) {
    const { yes } = ask(play, 'may', {
      player: chooser,
      question: { ask: 'may' },
      about: name,
      rule: 'ability.replacement.limit.may.when',
      prompt: ability.text,
    });
    // Not applied, so it may still be applied to a later event (`ability.replacement.limit.may.not`).
    if (!yes) return false;
  }
  const a = effectFrame(controller, source, name, {
    event: would,
    slots: lasting?.slots ?? {},
    antecedent: would.what === null ? null : [would.what],
  });
  if (ability.cost !== undefined) {
    const who = ability.may ?? 'you';
    play.run(play, a, [{ do: 'pay', who, cost: ability.cost, optional: true, instructions: [] }]);
    if (!a.done) return false;
  }
  if (lasting !== null) useUp(play, lasting);
  recordEvents(play, [
    {
      on: 'replace',
      player: controller,
      what:
        instance.bearer === null
          ? null
          : { kind: 'object', id: instance.bearer, life: play.state.objects[instance.bearer]?.life ?? 0 },
      ability: ability.text,
      times: 1,
    },
  ]);
  step(play, 'ability.replacement', `${name} changes what would happen: ${ability.text}.`, { players: [controller] });
  play.run(play, a, ability.instructions);
  return true;
};

/** "You may", or whoever it says may: the player that decides whether it applies. */
const whoMay = (
  { state }: Play,
  { ability, controller, source, name }: Candidate['instance'],
  would: GameEvent,
): PlayerId => {
  if (ability.may === undefined || ability.may === 'you') return controller;
  const antecedent = would.what === null ? null : [would.what];
  const c = contextFor(state, effectFrame(controller, source, name, { event: would, antecedent }));
  return playersMeant(c, ability.may)[0] ?? controller;
};

/** `ability.replacement.limit.may`, or, where the edition has it so, each that is limited to "once each turn". */
const mayBeLeft = (play: Play, { may, onceEachTurn }: Replacement): boolean =>
  may !== undefined || (onceEachTurn === true && play.behaviours.onceEachTurn === 'may be left');

const useUp = (play: Play, used: LastingAbility): void => {
  const times = used.times === null ? (used.until === 'once' ? 0 : null) : used.times - 1;
  change(play, s => {
    s.lastingAbilities = play.state.lastingAbilities.flatMap(f =>
      f.id !== used.id ? [f] : times === 0 ? [] : [{ ...f, times }],
    );
  });
};
