/** Events, and the turn's past in which they are noted for whatever looks back. */
import {
  type CombatEndEvent,
  type DeathEvent,
  type GameEvent,
  type MoveEvent,
  type Past,
  type PlainEvent,
  type PlayEvent,
  pastWith,
  type ScoreEvent,
  type Tally,
} from '../state/events.ts';
import { NOTHING_SHOWN_OFF } from '../state/shownOff.ts';
import { change, type Play } from './play.ts';

/** What most events leave out. All is written out, as events are many, and a spread costs many times as much. */
type Common = Partial<Omit<PlainEvent, 'on'>>;

/**
 * An event of a kind without fields of its own. Fields left out mean: nobody's doing, nothing it happened to, nowhere,
 * and an amount of 1.
 */
export const newEvent = (on: PlainEvent['on'], fields: Common = NO_FIELDS): PlainEvent => ({
  on,
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
});

export const newMoveEvent = (fields: Common & Pick<MoveEvent, 'from' | 'to'>): MoveEvent => ({
  on: 'move',
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
  from: fields.from,
  to: fields.to,
});

/** A card that was played, or was finalised and may still be countered. */
export const newPlayEvent = (
  on: 'play' | 'finalize',
  fields: Common & Pick<PlayEvent, 'zone'> & Partial<Omit<PlayEvent, 'on'>>,
): PlayEvent => ({
  on,
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
  from: fields.from ?? null,
  to: fields.to ?? null,
  zone: fields.zone,
  spent: fields.spent ?? 0,
  additional: fields.additional ?? false,
  shownOff: fields.shownOff ?? NOTHING_SHOWN_OFF,
  saying: fields.saying ?? null,
});

/** `alone`: whether the unit was alone as it died (`keyword.deathknell.noted`). */
export const newDeathEvent = (fields: Common & Pick<DeathEvent, 'alone'>): DeathEvent => ({
  on: 'die',
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
  alone: fields.alone,
});

/** `uncontrolled`: whether nobody had control of the battlefield until then. */
export const newScoreEvent = (on: ScoreEvent['on'], fields: Common & Pick<ScoreEvent, 'uncontrolled'>): ScoreEvent => ({
  on,
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
  uncontrolled: fields.uncontrolled,
});

export const newCombatEndEvent = (fields: Common & Pick<CombatEndEvent, 'tie'>): CombatEndEvent => ({
  on: 'combat ends',
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  group: null,
  tie: fields.tie,
});

/** It is made, noted, and heard by whatever waits for it. */
const WORK_OF_AN_EVENT = 16;

const NO_FIELDS: Common = {};
const NOBODY: readonly never[] = [];

/**
 * Notes events for whatever looks back on the turn, and triggers nothing: `emitEvents` does both. Without any ability
 * in the game nothing is kept.
 */
export const recordEvents = (play: Play, events: readonly (GameEvent | Tally)[]): void => {
  if (!play.state.hasAbilities) return;
  play.state.budget.spend(WORK_OF_AN_EVENT * events.length, 'happenings');
  let past: Past | null = play.state.past;
  for (const e of events) past = pastWith(past, e);
  change(play, s => {
    s.past = past;
  });
};
