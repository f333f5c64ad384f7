/** Which abilities trigger on what happens, and how often (`ability.triggered`). */

import { type BorneTrigger, bearers, bearingOf, bearingOfPlace, isTrigger } from '../abilities/abilityIndex.ts';
import { type Borne, borneBy, borneInForce, isAwake } from '../abilities/abilityInstances.ts';
import { hereOf } from '../abilities/context.ts';
import { acting, contextFor } from '../abilities/effectFrame.ts';
import { MEANING } from '../abilities/evaluator.ts';
import { keywordTriggers } from '../abilities/keywordTriggers.ts';
import type { Traits } from '../abilities/layers.ts';
import { isThere } from '../abilities/measures.ts';
import { asIndicated } from '../abilities/placeAbilities.ts';
import { given } from '../abilities/prohibited.ts';
import { traitsOf } from '../abilities/traits.ts';
import type { Play } from '../play/play.ts';
import { isLocation, sameLocation } from '../play/query.ts';
import type { StaticEffect, Triggered } from '../state/cards/ability.ts';
import { type GameEvent, pastEvents } from '../state/events.ts';
import type { InForce } from '../state/lastingAbility.ts';
import type { GameObject, State } from '../state/state.ts';

/** An ability that has triggered, before it is on the chain. */
export interface SetOff {
  readonly borne: BorneTrigger;
  readonly event: GameEvent;
  readonly inForce: InForce | null;
}

type EventPattern = Triggered['events'][number];
type ExtraTriggers = Extract<StaticEffect, { gives: 'extra triggers' }>;

export const isOnce = (f: InForce): boolean => f.until === 'once' || f.times !== null;

/**
 * The triggered abilities at work on the board, and those off it that say so themselves
 * (`ability.triggered.off-board`). Rules: `ability.triggered.permanents.active`,
 * `ability.triggered.permanents.board`.
 */
export const borneNow = (state: State): readonly BorneTrigger[] => {
  const traits = traitsOf(state);
  if (traits === null) return [];
  if (traits !== lastTraits) {
    atWork = findBorne(state, traits);
    lastTraits = traits;
  }
  return atWork;
};

/** Found once for all states that have the same traits. */
let lastTraits: Traits | null = null;
let atWork: readonly BorneTrigger[] = [];

const findBorne = (state: State, traits: Traits): readonly BorneTrigger[] => {
  const found: BorneTrigger[] = [];
  // What passives lend keywords or abilities to may be anything on the board.
  for (const o of traits.abilities.size + traits.keywords.size === 0 ? bearers(state.objects) : state.objects) {
    const there = isThere(o);
    for (const b of bearingOf(state, o, there ? traits.abilities.get(o.id) : undefined).triggers)
      if (b.ability.from === undefined ? there : zoneOf(b.ability) === o.zone.kind) found.push(b);
    if (there) for (const b of keywordTriggers(state, o)) if (isTrigger(b)) found.push(b);
  }
  for (const place of state.battlefields)
    for (const b of bearingOfPlace(place, state.turnPlayer).triggers) if (b.ability.from === undefined) found.push(b);
  return found;
};

const zoneOf = (a: Triggered): string | undefined => (a.from === 'banishment' ? 'banished' : a.from);

/**
 * What an object bears that triggers as it itself dies or leaves the board: looked up while it is still there
 * (`cleanup.deathknell`, `kill.instruction.deathknell`). Rules: `keyword.deathknell`, `keyword.deathknell.each`.
 */
export const ownLeavingTriggers = (state: State, o: GameObject): readonly BorneTrigger[] =>
  borneBy(state, o, traitsOf(state)?.abilities.get(o.id))
    .filter(isTrigger)
    .filter(
      b =>
        b.ability.from === undefined &&
        b.ability.events.some(p => (p.on === 'die' || p.on === 'leave') && isMe(p.what)),
    );

const isMe = (what: EventPattern['what']): boolean =>
  what !== undefined && 'kind' in what && (what.kind === 'me' || what.kind === 'bearer');

/** Which of these abilities the events set off. */
export const setOffBy = (
  play: Play,
  events: readonly GameEvent[],
  bearers: readonly BorneTrigger[],
): readonly SetOff[] => {
  const found: SetOff[] = [];
  for (const borne of bearers) {
    if (!listens(borne.ability, events) || !isAwake(play.state, borne)) continue;
    found.push(...timesSetOff(play, events, borne, null));
  }
  for (const f of play.state.inForce) {
    if (f.ability.kind !== 'triggered') continue;
    const off = timesSetOff(play, events, borneInForce(f, f.ability), f);
    found.push(...(isOnce(f) ? off.slice(0, 1) : off));
  }
  return found;
};

/** Whether it is about any event of such a kind at all: most are not, and need no closer look. */
const listens = ({ events: patterns }: Triggered, events: readonly GameEvent[]): boolean => {
  for (const p of patterns) for (const e of events) if (p.on === e.on) return true;
  return false;
};

const timesSetOff = (
  play: Play,
  events: readonly GameEvent[],
  borne: BorneTrigger,
  inForce: InForce | null,
): readonly SetOff[] => {
  const { state } = play;
  const { ability } = borne;
  const found: SetOff[] = [];
  for (const pattern of ability.events) {
    for (const e of events) {
      if (e.on !== pattern.on) continue;
      const a = acting(borne.controller, borne.source, borne.name, {
        event: e,
        ...(inForce === null ? {} : { slots: inForce.slots }),
      });
      const c = contextFor(state, a);
      if (!MEANING.matches(c, pattern, e) || (ability.when !== undefined && !MEANING.holds(c, ability.when))) continue;
      if (pattern.nth !== undefined && countSoFar(c, pattern, events) !== pattern.nth) continue;
      if (ability.limit !== undefined && found.length + timesTriggered(state, borne) >= ability.limit) continue;
      const whose = asIndicated(c, borne);
      const told = pattern.together === true ? { ...e, amount: amountOf(c, pattern, events) } : e;
      for (let n = extraTimes(play, borne, pattern, e); n > 0; n--) found.push({ borne: whose, event: told, inForce });
      if (pattern.together === true || pattern.nth !== undefined) break;
    }
  }
  return found;
};

/** Of several that count as one, "that many" is all of them. */
const amountOf = (
  c: Parameters<typeof MEANING.matches>[0],
  pattern: Triggered['events'][number],
  events: readonly GameEvent[],
): number => events.reduce((sum, e) => sum + (MEANING.matches({ ...c, event: e }, pattern, e) ? e.amount : 0), 0);

/** Of a player who reaches the number with several at once, one counts (`ability.triggered.nth`). */
const countSoFar = (
  c: Parameters<typeof MEANING.matches>[0],
  pattern: EventPattern,
  events: readonly GameEvent[],
): number => {
  const all = pastEvents(c.state.past, e => MEANING.matches({ ...c, event: e }, pattern, e)).length;
  const nth = pattern.nth ?? 0;
  const before = all - events.filter(e => MEANING.matches({ ...c, event: e }, pattern, e)).length;
  return before < nth && all >= nth ? nth : all;
};

/** How often an ability has triggered this turn (`ability.triggered.limit`). */
export const timesTriggered = (state: State, borne: Borne): number => timesNoted(state, 'trigger', borne);

/** How often a replacement was applied this turn (`ability.replacement.limit`). */
export const timesApplied = (state: State, borne: Borne): number => timesNoted(state, 'replace', borne);

/** Of what it is borne by now: what has come back is another object (`play.target.illegal.new-object`). */
const timesNoted = (state: State, on: 'trigger' | 'replace', { ability, bearer, source }: Borne): number =>
  pastEvents(
    state.past,
    e =>
      e.on === on &&
      e.word === ability.text &&
      (bearer === null
        ? source.kind === 'battlefield' && e.what?.kind === 'battlefield' && e.what.id === source.id
        : e.what?.kind === 'object' && e.what.id === bearer && e.what.life === state.objects[bearer]?.life),
  ).reduce((sum, e) => sum + e.amount, 0);

/** "… triggers an additional time": one, and one more for each passive that says so. */
const extraTimes = (play: Play, borne: BorneTrigger, set: EventPattern, e: GameEvent): number => {
  if (isSilenced(play.state, borne)) return 0;
  const { ability, controller } = borne;
  let times = 1;
  for (const { effect, c, by } of given(play.state, 'extra triggers')) {
    if (by.borne.controller !== controller || !isOfKind(ability, set, effect.of)) continue;
    const here = effect.here ? hereOf(c) : null;
    if (!effect.here || (here !== null && e.at !== null && sameLocation(here, e.at))) times += effect.times;
  }
  return times;
};

/** "Your Temporary effects here don't trigger": those of what is where the source of the passive is. */
const isSilenced = (state: State, { ability, controller, bearer }: BorneTrigger): boolean => {
  const { keyword } = ability;
  if (keyword === undefined || bearer === null) return false;
  const at = state.objects[bearer]?.zone;
  return given(state, 'no triggers').some(({ effect, c, by }) => {
    if (by.borne.controller !== controller || effect.of !== keyword) return false;
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
