/** What happened: the events that triggers, conditions and counts look at. */
import type { EventName } from './cards/eventNames.ts';
import type { Ref } from './ref.ts';
import type { ShownOff } from './shownOff.ts';
import type { BattlefieldId, GameObject, Location, ObjectId, PlayerId } from './things.ts';

/** The conditions under which a token is played (`token.conditions`). */
export interface Saying {
  readonly to: Location | null;
  readonly places: readonly Location[] | null;
  readonly placed: boolean;
  readonly enters: 'ready' | 'exhausted' | null;
  readonly hiddenAt: BattlefieldId | null;
  readonly from: 'nowhere';
}

/** What an ability may ask of any event: who, what, with what, where, and how much. */
interface Occurrence {
  /** Who is responsible for it, or whose turn or phase it is; null for the game itself (`action.responsibility`). */
  readonly player: PlayerId | null;
  /** What it happened to. */
  readonly what: Ref | null;
  /** That object as it was just then, for conditions that ask about it later. */
  readonly memo: GameObject | null;
  /** The objects and items that did it, as a spell and the unit that dealt its damage. */
  readonly by: readonly Ref[];
  readonly at: Location | null;
  readonly amount: number;
  readonly inCombat: boolean;
  /** Of several that count as one, `one or more`: all that it happened to. */
  readonly group: readonly Ref[] | null;
}

/** Where a card is played from; a token comes from nowhere. */
export type PlayedFrom = 'hand' | 'facedown' | 'trash' | 'deck' | 'banishment' | 'champion' | 'nowhere';

export interface MoveEvent extends Occurrence {
  readonly on: 'move';
  readonly from: Location | null;
  readonly to: Location | null;
}

/** `finalize` is a card that was finalised, even if countered since; `enter` a permanent as it comes to the board. */
export interface PlayEvent extends Occurrence {
  readonly on: 'play' | 'enter' | 'finalize';
  /** The battlefield where the card was facedown. */
  readonly from: Location | null;
  readonly to: Location | null;
  /** The zone that it was played from. */
  readonly zone: PlayedFrom;
  /** Energy spent on it. */
  readonly spent: number;
  /** Whether an additional cost was paid for it. */
  readonly additional: boolean;
  /** For each Show Off keyword of the card (`keyword.show-off`). */
  readonly shownOff: readonly ShownOff[];
  /** How a token that would be played was to be played. */
  readonly saying: Saying | null;
}

export interface DeathEvent extends Occurrence {
  readonly on: 'die';
  /** Of a unit: whether it was alone then (`keyword.deathknell.noted`); null of all else. */
  readonly alone: boolean | null;
}

export interface ScoreEvent extends Occurrence {
  readonly on: 'conquer' | 'hold' | 'score';
  /** Whether nobody had control of the battlefield until then. */
  readonly uncontrolled: boolean;
}

export interface CombatEndEvent extends Occurrence {
  readonly on: 'combat ends';
  readonly tie: boolean;
}

type WithFields = MoveEvent | PlayEvent | DeathEvent | ScoreEvent | CombatEndEvent;

/** All others have nothing that is theirs alone. */
export interface PlainEvent extends Occurrence {
  readonly on: Exclude<EventName, WithFields['on']>;
}

export type GameEvent = WithFields | PlainEvent;

/** What the game counts for itself, and no ability speaks of: triggers and replacements for their limits, modes, and new rules text. */
export type Tally = {
  readonly player: PlayerId;
  /** Whose ability it is. */
  readonly what: Ref | null;
} & (
  | {
      readonly on: 'trigger' | 'perform' | 'replace' | 'permit' | 'use';
      /** The ability, by its text. */
      readonly ability: string;
      /** −1 for a trigger that was declined after all. */
      readonly times: 1 | -1;
    }
  | {
      readonly on: 'mode';
      /** The mode that was chosen, by its label. */
      readonly mode: string;
    }
  /** Its rules text is there anew: what its abilities did before counts for none of theirs (`layers.copy.replaces`). */
  | { readonly on: 'new text' }
);

/** Where a move or a play began; null for all other events. */
export const fromOf = (e: GameEvent): Location | null => ('from' in e ? e.from : null);

/** Where a move or a play led; null for all other events. */
export const toOf = (e: GameEvent): Location | null => ('to' in e ? e.to : null);

/** The events and tallies of a turn, newest first: each knows the one before. */
export interface Past {
  readonly event: GameEvent | Tally;
  readonly before: Past | null;
  /** Whether damage has been dealt since the last cleanup. */
  readonly fresh: boolean;
}

/** The past with one event or tally more. Damage is fresh until a cleanup is recorded. */
export const pastWith = (before: Past | null, e: GameEvent | Tally): Past => ({
  event: e,
  before,
  fresh: e.on === 'be dealt' || (e.on !== 'cleanup' && before?.fresh === true),
});

/** The past's events that a test picks, newest first. */
export const pastEvents = (past: Past | null, picks: (e: GameEvent) => boolean): readonly GameEvent[] => {
  const found: GameEvent[] = [];
  for (let p = past; p !== null; p = p.before) if (!isTally(p.event) && picks(p.event)) found.push(p.event);
  return found;
};

/** The past's tallies that a test picks since `since` has its rules text, newest first. */
export const pastTallies = (past: Past | null, since: ObjectId, picks: (e: Tally) => boolean): readonly Tally[] => {
  const found: Tally[] = [];
  for (let p = past; p !== null && !isNewText(p.event, since); p = p.before)
    if (isTally(p.event) && picks(p.event)) found.push(p.event);
  return found;
};

const isNewText = ({ on, what }: GameEvent | Tally, of: ObjectId | null): boolean =>
  on === 'new text' && what?.kind === 'object' && what.id === of;

/** What counts for the limit of an ability. */
export type LimitTally = Extract<Tally, { on: 'trigger' | 'perform' | 'replace' | 'permit' | 'use' }>;

/** How often abilities triggered or were applied, those aside that were declined (`ability.triggered.may.declined`). */
export const timesTallied = (
  past: Past | null,
  on: LimitTally['on'],
  since: ObjectId | null,
  picks: (tally: LimitTally) => boolean,
): number => {
  let times = 0;
  for (let p = past; p !== null && !isNewText(p.event, since); p = p.before)
    if (p.event.on === on && picks(p.event)) times += p.event.times;
  return times;
};

const isTally = (e: GameEvent | Tally): e is Tally =>
  e.on === 'trigger' ||
  e.on === 'perform' ||
  e.on === 'replace' ||
  e.on === 'permit' ||
  e.on === 'use' ||
  e.on === 'mode' ||
  e.on === 'new text';

/** The damage dealt since the last cleanup, newest first (`kill.attributed.cleanup`). */
export const freshDamage = (past: Past | null): readonly GameEvent[] => {
  if (past?.fresh !== true) return NO_EVENTS;
  const found: GameEvent[] = [];
  for (let p: Past | null = past; p?.fresh === true; p = p.before) if (p.event.on === 'be dealt') found.push(p.event);
  return found;
};

const NO_EVENTS: readonly never[] = [];
