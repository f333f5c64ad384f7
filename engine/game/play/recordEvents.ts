/** Events, and the turn's past in which they are noted for whatever looks back. */
import { type GameEvent, type Past, pastWith } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { change, type Play } from './play.ts';

/** Fields that most events leave out. Written out, as events are many, and a spread costs many times as much. */
export const newEvent = (state: State, on: GameEvent['on'], fields: Partial<GameEvent> = NO_FIELDS): GameEvent => ({
  on,
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NOBODY,
  at: fields.at ?? null,
  from: fields.from ?? null,
  to: fields.to ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  spent: fields.spent ?? 0,
  additional: fields.additional ?? false,
  word: fields.word ?? '',
  saying: fields.saying ?? null,
  alone: fields.alone ?? null,
  turn: state.turnPlayer,
});

const NO_FIELDS: Partial<GameEvent> = {};
const NOBODY: readonly never[] = [];

export const recordEvents = (play: Play, events: readonly GameEvent[]): void => {
  if (!play.state.hasAbilities) return;
  let past: Past | null = play.state.past;
  for (const e of events) past = pastWith(past, e);
  change(play, s => {
    s.past = past;
  });
};
