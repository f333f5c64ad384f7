/** What happened: the events that triggers, conditions and counts look at. */
import type { EventName } from './cards/terms.ts';
import type { Ref } from './ref.ts';
import type { BattlefieldId, GameObject, Location, PlayerId } from './things.ts';

/** The conditions under which a token is played (`token.conditions`). */
export interface Saying {
  readonly to: Location | null;
  readonly placed: boolean;
  readonly enters: 'ready' | 'exhausted' | null;
  readonly hiddenAt: BattlefieldId | null;
  readonly from: 'nowhere';
}

export interface GameEvent {
  /**
   * `finalize`, `trigger` and `replace` are what the game counts for itself: cards played so far, triggers, and replacements
   * that were applied.
   */
  readonly on: EventName | 'finalize' | 'trigger' | 'replace' | 'mode';
  /** Who is responsible for it, or whose turn or phase it is; null for the game itself (`action.responsibility`). */
  readonly player: PlayerId | null;
  /** What it happened to. */
  readonly what: Ref | null;
  /** That object as it was just then, for whoever asks about it later. */
  readonly memo: GameObject | null;
  /** The objects and items that did it, as a spell and the unit that dealt its damage. */
  readonly by: readonly Ref[];
  readonly at: Location | null;
  readonly from: Location | null;
  readonly to: Location | null;
  readonly amount: number;
  readonly inCombat: boolean;
  /** Of a unit that died: whether it was alone then (`keyword.deathknell.noted`); null of all else. */
  readonly alone: boolean | null;
  /** Energy spent on what was played. */
  readonly spent: number;
  /** Whether an additional cost was paid for what was played. */
  readonly additional: boolean;
  /** Of a trigger its words; of a card played where it came from; of a conquest whether nobody had control. */
  readonly word: string;
  /** How a token that would be played was to be played. */
  readonly saying: Saying | null;
  readonly turn: PlayerId;
}

/** The events of a turn, newest first: each knows the one before. */
export interface Past {
  readonly event: GameEvent;
  readonly before: Past | null;
  /** Whether damage has been dealt since the last cleanup. */
  readonly fresh: boolean;
}

export const pastWith = (before: Past | null, e: GameEvent): Past => ({
  event: e,
  before,
  fresh: e.on === 'be dealt' || (e.on !== 'cleanup' && before?.fresh === true),
});

/** The past's events that a test picks, newest first. */
export const pastEvents = (past: Past | null, picks: (e: GameEvent) => boolean): readonly GameEvent[] => {
  const found: GameEvent[] = [];
  for (let p = past; p !== null; p = p.before) if (picks(p.event)) found.push(p.event);
  return found;
};

/** The damage dealt since the last cleanup, newest first (`kill.attributed.cleanup`). */
export const freshDamage = (past: Past | null): readonly GameEvent[] => {
  if (past?.fresh !== true) return NO_EVENTS;
  const found: GameEvent[] = [];
  for (let p: Past | null = past; p?.fresh === true; p = p.before) if (p.event.on === 'be dealt') found.push(p.event);
  return found;
};

const NO_EVENTS: readonly never[] = [];
