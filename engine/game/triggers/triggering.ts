/** Which abilities trigger on what happens, and how often (`ability.triggered`). */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import { isTrigger, type TriggeredInstance } from '../abilities/abilityIndex.ts';
import { abilitiesOf, areKeywordsActive, instanceOfLasting } from '../abilities/abilityInstances.ts';
import { hereOf } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { asIndicated } from '../abilities/placeAbilities.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import type { Play } from '../play/play.ts';
import { isLocation, sameLocation } from '../play/query.ts';
import type { StaticEffect, Triggered } from '../state/cards/ability.ts';
import { type GameEvent, pastEvents } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, LastingAbility, PlayerId, Ref, State } from '../state/state.ts';
import { timesPerformed } from './limits.ts';
import { listens } from './listeners.ts';

/** An ability that has triggered, before it is on the chain. */
export interface PendingTrigger {
  readonly instance: TriggeredInstance;
  readonly event: GameEvent;
  readonly lasting: LastingAbility | null;
  /** Others that happened at once and could be "the Nth time" as well: its player picks one (`ability.triggered.nth`). */
  readonly others: readonly GameEvent[];
}

type EventPattern = Triggered['events'][number];
type ExtraTriggers = Extract<StaticEffect, { gives: 'extra triggers' }>;

/** How often it still triggers; null where that has no limit. */
export const timesLeft = (f: LastingAbility): number | null => (f.until === 'once' ? 1 : f.times);

/**
 * What an object bears that triggers as it itself dies or leaves the board: looked up while it is still there
 * (`cleanup.deathknell`, `kill.instruction.deathknell`). Rules: `keyword.deathknell`, `keyword.deathknell.each`.
 */
export const ownLeavingTriggers = (state: State, o: GameObject): readonly TriggeredInstance[] =>
  abilitiesHad(state, o)
    .filter(isTrigger)
    .filter(
      b =>
        b.ability.from === undefined &&
        b.ability.events.some(p => (p.on === 'die' || p.on === 'leave') && isMe(p.what)),
    );

/**
 * What a card says of its own discard, or of being burned: it triggers once the card is in the trash, where it would not be at work
 * otherwise (`discard.triggers`, `burn.triggers`).
 */
export const ownTrashingTriggers = (
  state: State,
  o: GameObject,
  on: 'discard' | 'burn',
): readonly TriggeredInstance[] =>
  abilitiesOf(state, o)
    .filter(isTrigger)
    .filter(b => b.ability.from === undefined && b.ability.events.some(p => p.on === on && isMe(p.what)));

const isMe = (what: EventPattern['what']): boolean =>
  what !== undefined && 'kind' in what && (what.kind === 'me' || what.kind === 'bearer');

/** Whether events have come about, and are recorded, or are only taken to have (`ability.triggered.activate-named`). */
type Manner = 'happened' | 'as if';

/** Which of these abilities the events set off. */
export const triggeredBy = (
  play: Play,
  events: readonly GameEvent[],
  bearers: readonly TriggeredInstance[],
  manner: Manner = 'happened',
): readonly PendingTrigger[] => {
  const found: PendingTrigger[] = [];
  for (const instance of bearers) {
    if (!listens(instance.ability, events) || !areKeywordsActive(play.state, instance)) continue;
    found.push(...timesSetOff(play, events, instance, null, manner));
  }
  for (const f of play.state.lastingAbilities) {
    if (f.ability.kind !== 'triggered') continue;
    const off = timesSetOff(play, events, instanceOfLasting(f, f.ability), f, manner);
    found.push(...off.slice(0, timesLeft(f) ?? off.length));
  }
  return found;
};

const timesSetOff = (
  play: Play,
  events: readonly GameEvent[],
  instance: TriggeredInstance,
  lasting: LastingAbility | null,
  manner: Manner,
): readonly PendingTrigger[] => {
  const { state } = play;
  const { ability } = instance;
  const found: PendingTrigger[] = [];
  // Of several at once that make a player reach the number, one counts, and the others might as well.
  const reached = new Map<PlayerId | null, GameEvent[]>();
  for (const pattern of ability.events) {
    for (const e of events) {
      if (e.on !== pattern.on) continue;
      const frame = effectFrame(instance.controller, instance.source, instance.name, {
        event: e,
        slots: lasting?.slots ?? {},
      });
      const c = contextFor(state, frame);
      if (!evaluator.matches(c, pattern, e)) continue;
      const group = pattern.together === true ? together(c, pattern, events) : null;
      // "That many" in its condition is all of them, too.
      const asked = group === null ? c : { ...c, lastAmount: group.amount };
      if (ability.when !== undefined && !evaluator.holds(asked, ability.when)) continue;
      const ofPlayer = pattern.per === undefined ? e : { ...e, player: playerOf(pattern, e) };
      const first = pattern.nth === undefined ? undefined : reached.get(whoseCount(pattern, e));
      if (first !== undefined) {
        first.push(ofPlayer);
        continue;
      }
      if (pattern.nth !== undefined && countSoFar(c, { ability, pattern }, events, e, manner) !== pattern.nth) continue;
      if (isUsedUp(state, instance, found.length)) continue;
      const whose = asIndicated(c, instance);
      const counted = group === null ? ofPlayer : withGroup(ofPlayer, group);
      const others: GameEvent[] = [];
      for (let n = extraTimes(play, instance, pattern, e, manner); n > 0; n--)
        found.push({ instance: whose, event: counted, lasting, others });
      if (pattern.together === true) break;
      if (pattern.nth !== undefined) reached.set(whoseCount(pattern, e), others);
    }
  }
  return found;
};

/**
 * Whether the limit of an ability lets it trigger no more, with so many that are about to. Where only what is performed counts, all
 * of several at once trigger, and it is seen as each is finalised whether it still may be (`ability.times.used-up`).
 */
const isUsedUp = (state: State, instance: TriggeredInstance, more: number): boolean => {
  const { limit } = instance.ability;
  if (limit === undefined) return false;
  const pending = state.behaviours.usedUpBy === 'being performed' ? 0 : more;
  return pending + timesPerformed(state, instance) >= limit;
};

const withGroup = (e: GameEvent, { amount, group }: ReturnType<typeof together>): GameEvent => ({
  ...e,
  amount,
  group,
});

/** Of several that count as one, "them" and "that many" are all of them. */
const together = (
  c: Parameters<typeof evaluator.matches>[0],
  pattern: Triggered['events'][number],
  events: readonly GameEvent[],
): { readonly amount: number; readonly group: readonly Ref[] } => {
  const all = events.filter(e => evaluator.matches({ ...c, event: e }, pattern, e));
  return {
    amount: all.reduce((sum, e) => sum + e.amount, 0),
    group: flatMapped(all, e => (e.what === null ? [] : [e.what])),
  };
};

/**
 * How many such events there have been with these; of a player who reaches the number with several at once, one counts
 * (`ability.triggered.nth`). "The first time I attack or defend" counts both together.
 */
const countSoFar = (
  c: Parameters<typeof evaluator.matches>[0],
  { ability, pattern }: { readonly ability: Triggered; readonly pattern: EventPattern },
  events: readonly GameEvent[],
  of: GameEvent,
  manner: Manner,
): number => {
  const counted = whoseCount(pattern, of);
  const isSuch = (e: GameEvent): boolean =>
    ability.events.some(
      each =>
        each.nth === pattern.nth && evaluator.matches({ ...c, event: e }, each, e) && whoseCount(each, e) === counted,
    );
  const recorded = pastEvents(c.state.past, isSuch).length;
  const now = events.filter(isSuch).length;
  const all = manner === 'as if' ? recorded + now : recorded;
  const nth = pattern.nth ?? 0;
  const before = all - now;
  return before < nth && all >= nth ? nth : all;
};

/** Whose count of such events it belongs to; null where all count together. */
const whoseCount = (pattern: EventPattern, e: GameEvent): PlayerId | null =>
  pattern.per === undefined ? null : playerOf(pattern, e);

/** Whose turn counts: that of the player who does it, or of the player whose object it happens to. */
const playerOf = ({ per }: EventPattern, e: GameEvent): PlayerId | null =>
  per === 'controller' ? (e.memo?.controller ?? null) : e.player;

/** "… triggers an additional time": one, and one more for each passive that says so. */
const extraTimes = (
  play: Play,
  instance: TriggeredInstance,
  set: EventPattern,
  e: GameEvent,
  manner: Manner,
): number => {
  if (isSilenced(play.state, instance)) return 0;
  const { ability, controller } = instance;
  const isSuch = manner === 'happened' || play.behaviours.activatedEffects === 'as if its event had happened';
  let times = 1;
  for (const { effect, c } of passiveEffects(play.state, 'extra triggers')) {
    if (!isMeant(c, effect.whose, controller) || !isOfKind(ability, set, effect.of)) continue;
    // "For conquering here": what was activated by its name has come of no such event (`ability.triggered.activate-named.no-event`).
    if (effect.here && !isSuch && effect.of !== 'deathknell') continue;
    const here = effect.here ? hereOf(c) : null;
    if (!effect.here || (here !== null && e.at !== null && sameLocation(here, e.at))) times += effect.times;
  }
  return times;
};

/** "Your Temporary effects here don't trigger": those of what is where the source of the passive is. */
const isSilenced = (state: State, { ability, controller, bearer }: TriggeredInstance): boolean => {
  const { keyword } = ability;
  if (keyword === undefined || bearer === null) return false;
  const at = state.objects[bearer]?.zone;
  return passiveEffects(state, 'no triggers').some(({ effect, c }) => {
    if (!isMeant(c, effect.whose, controller) || effect.of !== keyword) return false;
    const here = effect.here ? hereOf(c) : null;
    return !effect.here || (here !== null && at !== undefined && isLocation(at) && sameLocation(here, at));
  });
};

/**
 * What kind of effect an ability is, by what has set it off. Rules: `ability.play-effect`, `ability.conquer-effect`,
 * `ability.hold-effect`, `ability.attack-trigger`, `ability.defend-trigger`, `keyword.deathknell`.
 */
const isOfKind = (ability: Triggered, set: EventPattern, kind: ExtraTriggers['of']): boolean =>
  kind === 'deathknell' ? ability.keyword === 'deathknell' : set.on === kind && (kind !== 'play' || isMe(set.what));
