/**
 * A game as it is played on: the state as it stands, and what is under way. The states are values; only this is written to on the
 * way from one to the next.
 */

import { BOUNDS } from '../../bounds.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { Answer, OpenQuestion, Reply } from '../state/decision.ts';
import type { Draft } from '../state/draft.ts';
import type { Behaviours } from '../state/editions.ts';
import type { EffectFrame } from '../state/effectFrame.ts';
import type { Memory } from '../state/memory.ts';
import { endless, outOfBounds } from '../state/outOfBounds.ts';
import type {
  Battlefield,
  BattlefieldId,
  Combat,
  GameObject,
  NameableCard,
  ObjectId,
  Player,
  PlayerId,
  Print,
  State,
} from '../state/state.ts';
import type { Excess } from '../state/stopping.ts';

import { copyBattlefield, copyCombat, copyObject, copyPlayer, copyState } from './copies.ts';
import type { Recorder } from './recorder.ts';

export interface Play {
  state: State;
  /** Of its states; null before the first change, as long as the state is one that others may begin a game at, too. */
  memory: Memory | null;
  /** Those of the state, which stay the same all game. */
  readonly behaviours: Behaviours;
  /** Writes down what happens; null where nobody is told of it. */
  readonly recorder: Recorder | null;
  /** Answers given to the questions of the act under way, in the order in which they are asked; and how many were. */
  answers: readonly Reply[];
  asked: number;
  /** Answers what nobody has answered yet, where something is only tried; undefined where it asks after all. */
  readonly guess: ((asked: OpenQuestion) => Answer | undefined) | null;
  /** The items that are being finalised or resolved, by number: each in the middle of the one before it. */
  underWay: readonly number[];
  /** What is left to do as soon as what is under way has come to its end (`concede.steps.on`). */
  afterwards: readonly ((play: Play) => void)[];
  /** Replacements that are being carried out: none of them applies to what it has happen (`ability.replacement.once`). */
  replacing: readonly string[];
  /** Steps that the line, and the whole game, may still lead to (`BOUNDS`). */
  stepsLeft: { line: number; game: number };
  /** Whether the caller wants it stopped: asked every few steps. The engine itself has no clock. */
  readonly isInterrupted: () => boolean;
  /** What was too much, once something was: nothing is done any more. */
  excess: Excess | null;
  /** Steps of the act under way so far; and how many of these were taken already, when it was begun before. */
  stepsTaken: number;
  stepsBefore: number;
  /** The game stands still once the turn with this number is over, before the next one begins. */
  lastTurn: number;
  /** Runs the instructions of abilities: handed over, as what it does (a unit killed) can set off further ones. */
  readonly run: RunInstructions;
  /** Finalises and resolves what waits for nothing: handed over for the same reason. */
  readonly finishItem: FinishItem;
  /** Takes a player out of the game in the middle of something: handed over for the same reason. */
  readonly leave: Leave;
  readonly library: Library;
}

/** A game that is told of. */
export type RecordedPlay = Play & { readonly recorder: Recorder };

/** What is printed on a card of that name, for tokens and battlefields that effects bring. */
export interface Library {
  (name: string): Print | null;
  /** All that there are, for a player who is to name one (`naming.card.exists`); tokens, too. */
  readonly all?: () => readonly NameableCard[];
}

/** Has a player's ability do what it says. */
export type RunInstructions = (play: Play, of: EffectFrame, instructions: readonly Instruction[]) => void;

/** Has a player leave the game, which goes on without them. */
export type Leave = (play: Play, who: PlayerId) => void;

/** Finalises and resolves an item before anything else goes on. */
export type FinishItem = (play: Play, id: number) => void;

/** What a game is played with besides its state. `run`, `finishItem` and `leave` come from rooms above this one. */
export interface Surroundings {
  readonly run: RunInstructions;
  /** Without it, items wait on the chain. */
  readonly finishItem?: FinishItem | undefined;
  /** Without it, nobody leaves. */
  readonly leave?: Leave | undefined;
  /** Without it, no card is known by its name. */
  readonly library?: Library | undefined;
  /** Asked every few steps: stops the game once it says so. */
  readonly isInterrupted?: Play['isInterrupted'] | undefined;
}

/** A game to be played on from `state`. */
export const newPlay = <R extends Recorder | null>(
  state: State,
  { run, finishItem = nothingAtOnce, leave = nobodyLeaves, library = knowsNoCard, isInterrupted = never }: Surroundings,
  recorder: R,
): Play & { readonly recorder: R } => ({
  state,
  memory: null,
  behaviours: state.behaviours,
  recorder,
  answers: [],
  asked: 0,
  guess: null,
  underWay: NONE,
  afterwards: NONE,
  replacing: NONE,
  stepsLeft: { line: BOUNDS.stepsOfLine, game: BOUNDS.steps },
  isInterrupted,
  excess: null,
  stepsTaken: 0,
  stepsBefore: 0,
  lastTurn: Number.POSITIVE_INFINITY,
  run,
  finishItem,
  leave,
  library,
});

const never = (): boolean => false;

const nothingAtOnce = (): void => {};

const nobodyLeaves = (): void => {};

const knowsNoCard = (): null => null;

const NONE: readonly never[] = [];

/**
 * The state as it stands is one that the game was to come to. Gives whoever is told of it, and then by which rule and in what words:
 * `step(play)?.tell(rule, said, changed)`. Null where it is told to nobody, or was told already, when the act was begun before; then
 * nothing is made of the words.
 */
export const step = (play: Play): Recorder | null => {
  const { recorder, stepsLeft } = play;
  if (play.stepsTaken++ < play.stepsBefore) {
    recorder?.passOver();
    return null;
  }
  stepsLeft.line--;
  stepsLeft.game--;
  if (stepsLeft.line < 0 || stepsLeft.game < 0) endless(recorder?.steps ?? NONE);
  if (stepsLeft.game % STEPS_BETWEEN === 0 && play.isInterrupted()) outOfBounds({ kind: 'interrupted' });
  return recorder === null ? null : recorder.at(play.state);
};

/** Steps from one question whether to stop to the next: with the most objects they are a few milliseconds. */
const STEPS_BETWEEN = 8;

/** Has the next step say that a behaviour was clarified, if it was, and what the edition's text alone would come to. */
export const remarkClarified = (play: Play, behaviour: keyof Behaviours, byText: string): void => {
  const date = play.recorder === null ? undefined : play.state.clarified[behaviour];
  if (date !== undefined) play.recorder?.remark(`Clarified ${date}: by the text alone ${byText}.`);
};

/**
 * Makes the next state from the present one. Steps keep the earlier states, so `edit` may replace fields of the state
 * but not write to lists and objects within it.
 */
export const change = (play: Play, edit: (s: Draft<State>) => void): void => {
  edit(nextState(play));
};

/** The state as it stands keeps what is known of it: whatever comes of it begins with a copy. */
export const beginMemory = (play: Play): void => {
  play.memory = null;
};

/**
 * The state that comes next, to be written to by the caller, at once and in nothing but its own fields. As `change`,
 * with no function to make and to call: for what every act does.
 */
const nextState = (play: Play): Draft<State> => {
  const next = copyState(play.state);
  play.memory ??= play.state.memory.fork();
  next.memory = play.memory;
  play.state = next;
  return next;
};

/**
 * The same for some objects: `edit` gets a copy of each, whose own fields it may replace. Numbers without an object are
 * passed over.
 */
export const changeObjects = (play: Play, ids: readonly ObjectId[], edit: (o: Draft<GameObject>) => void): void => {
  if (ids.length === 0) return;
  // Steps keep every list of objects that they led to.
  play.state.budget.spend(WORK_OF_A_CHANGE * ids.length + (play.state.objects.length >> COPIED_AT_ONCE), 'happenings');
  const objects = play.state.objects.slice();
  let inForce = 0;
  for (const id of ids) {
    const o = objects[id];
    if (o === undefined) continue;
    const next = copyObject(o);
    edit(next);
    if (next.modifiers !== o.modifiers) inForce += next.modifiers.length;
    objects[id] = next;
  }
  if (inForce > 0) play.state.budget.spend(inForce, 'happenings');
  nextState(play).objects = objects;
};

/** A copy that is written to, and then kept. */
const WORK_OF_A_CHANGE = 10;

/** As a power of two: so many entries of a list are copied, and gone through again by whoever looks for what changed, for a unit of work. */
export const COPIED_AT_ONCE = 3;

export const changePlayer = (play: Play, id: PlayerId, edit: (p: Draft<Player>) => void): void => {
  const players = play.state.players.slice();
  const p = players[id];
  if (p === undefined) return;
  const next = copyPlayer(p);
  edit(next);
  players[id] = next;
  nextState(play).players = players;
};

export const changeBattlefield = (play: Play, id: BattlefieldId, edit: (b: Draft<Battlefield>) => void): void => {
  const battlefields = play.state.battlefields.slice();
  const b = battlefields[id];
  if (b === undefined) return;
  const next = copyBattlefield(b);
  edit(next);
  battlefields[id] = next;
  nextState(play).battlefields = battlefields;
};

/** Changes the combat under way; nothing where there is none. */
export const changeCombat = (play: Play, edit: (c: Draft<Combat>) => void): void => {
  if (play.state.combat === null) return;
  const combat = copyCombat(play.state.combat);
  edit(combat);
  nextState(play).combat = combat;
};
