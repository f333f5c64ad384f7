/** Which triggered abilities are at work, sorted by what they are about: asked for at everything that happens (`ability.triggered`). */

import { withoutLost } from '../abilities/abilitiesHad.ts';
import {
  type AbilityIndex,
  abilityIndexOf,
  abilityIndexOfBattlefield,
  type Bearer,
  bearersIn,
  isTrigger,
  type TriggeredInstance,
} from '../abilities/abilityIndex.ts';
import { hasTrigger, keywordTriggers } from '../abilities/keywordTriggers.ts';
import type { Traits } from '../abilities/layers.ts';
import { isThere } from '../abilities/measures.ts';
import { traitsOfKeywords } from '../abilities/traits.ts';
import type { Triggered } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import { memorySlot } from '../state/memory.ts';
import type { Battlefield, GameEvent, GameObject, State } from '../state/state.ts';
import { areAnyAlike, withLikeEvents } from './likeEvents.ts';

/**
 * The triggered abilities at work on the board, and those off it that say so themselves (`ability.triggered.off-board`),
 * as far as they are about such events. Rules: `ability.triggered.permanents.active`,
 * `ability.triggered.permanents.board`.
 */
export const triggersFor = (state: State, events: readonly GameEvent[]): readonly TriggeredInstance[] => {
  if (!state.hasAbilities) return NO_TRIGGERS;
  const listeners = listenersOf(state, traitsOfKeywords(state, hasTrigger) ?? NOTHING_LENT);
  const found = areAnyAlike(state)
    ? thoseThatListen(withLikeEvents(state, listeners.all), events)
    : listening(listeners, events);
  let all = found;
  for (const b of state.battlefields) {
    const ofPlace = b.print === null ? NO_TRIGGERS : triggersOfPlace(state, b, events);
    if (ofPlace.length > 0) all = [...all, ...ofPlace];
  }
  return all;
};

const NO_TRIGGERS: readonly TriggeredInstance[] = [];

/** All of them in their order, and by what they are about, as far as that was asked. */
interface Listeners {
  /** What they were found from: passives that lend nothing leave them as they are. */
  readonly bearers: readonly Bearer[];
  readonly lent: Lent;
  readonly all: readonly TriggeredInstance[];
  readonly by: Map<GameEvent['on'], readonly TriggeredInstance[]>;
}

/** As far as it bears on what triggers. */
type Lent = Pick<Traits, 'abilities' | 'keywords' | 'lost'>;
const NOTHING_LENT: Lent = { abilities: new Map(), keywords: new Map(), lost: new Map() };

/** Those found last. */
const listeners = memorySlot<Listeners>('listeners');

const listenersOf = (state: State, lent: Lent): Listeners => {
  const { abilities, keywords, lost } = lent;
  const bearers = bearersIn(state);
  const before = listeners.get(state.memory);
  if (
    before !== null &&
    before.bearers === bearers &&
    before.lent.abilities === abilities &&
    before.lent.keywords === keywords &&
    before.lent.lost === lost
  )
    return before;
  return listeners.put(state.memory, { bearers, lent, all: findTriggers(state, bearers, lent), by: new Map() });
};

/** In their order: most often all events are alike. */
const listening = ({ all, by }: Listeners, events: readonly GameEvent[]): readonly TriggeredInstance[] => {
  const first = events[0];
  if (first === undefined) return NO_TRIGGERS;
  for (const e of events) if (e.on !== first.on) return thoseThatListen(all, events);
  const before = by.get(first.on);
  if (before !== undefined) return before;
  const such = thoseThatListen(all, events);
  by.set(first.on, such);
  return such;
};

const thoseThatListen = (
  all: readonly TriggeredInstance[],
  events: readonly GameEvent[],
): readonly TriggeredInstance[] => {
  if (all.length === 0) return NO_TRIGGERS;
  const such = all.filter(({ ability }) => listens(ability, events));
  return such.length === 0 ? NO_TRIGGERS : such;
};

const findTriggers = (state: State, bearers: readonly Bearer[], lent: Lent): readonly TriggeredInstance[] => {
  const { abilities, keywords, lost } = lent;
  // What passives lend keywords or abilities to may be anything on the board.
  if (abilities.size + keywords.size + lost.size > 0)
    return flatMapped(state.objects, o =>
      withoutLost(
        lent,
        o,
        triggersOfObject(state, o, abilityIndexOf(state, o, isThere(o) ? abilities.get(o.id) : undefined)),
      ),
    );
  const found: TriggeredInstance[] = [];
  for (const bearer of bearers) for (const trigger of triggersOfBearer(state, bearer, lent)) found.push(trigger);
  return found;
};

/** The same for a bearer as long as nothing is lent to it or taken from it. */
const triggersOfBearer = (state: State, bearer: Bearer, lent: Lent): readonly TriggeredInstance[] => {
  if (lent !== NOTHING_LENT) return triggersOfObject(state, bearer.object, bearer.index);
  bearer.triggers ??= triggersOfObject(state, bearer.object, bearer.index);
  return bearer.triggers;
};

const triggersOfObject = (state: State, o: GameObject, { triggers }: AbilityIndex): readonly TriggeredInstance[] => {
  const there = isThere(o);
  const own =
    triggers.length === 0
      ? NO_TRIGGERS
      : triggers.filter(b => (b.ability.from === undefined ? there : zoneOf(b.ability) === o.zone.kind));
  const ofKeywords = there ? keywordTriggers(state, o).filter(isTrigger) : NO_TRIGGERS;
  return ofKeywords.length === 0 ? own : [...own, ...ofKeywords];
};

const triggersOfPlace = (
  state: State,
  place: Battlefield,
  events: readonly GameEvent[],
): readonly TriggeredInstance[] =>
  thoseThatListen(abilityIndexOfBattlefield(state, place).triggers, events).filter(
    ({ ability }) => ability.from === undefined,
  );

const zoneOf = (a: Triggered): string | undefined => (a.from === 'banishment' ? 'banished' : a.from);

/** Whether it is about any event of such a kind at all: most are not, and need no closer look. */
export const listens = ({ events: patterns }: Triggered, events: readonly GameEvent[]): boolean => {
  for (const p of patterns) for (const e of events) if (p.on === e.on) return true;
  return false;
};
