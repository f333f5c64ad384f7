/**
 * What happens in a game, written down for whoever is told of it. A game without a recorder makes nothing of all this, and is
 * played by the same code: no rule ever looks here.
 */
import type { Concept } from '../state/concepts.ts';
import type { PlayerId, Ref, State } from '../state/state.ts';
import { type Changed, RecordedStep, type Said, type Step } from '../state/steps.ts';

/** A choice that left one answer. */
export interface Settled {
  readonly player: PlayerId;
  /** The card or ability that asked. */
  readonly about: string;
  readonly refs: readonly Ref[];
  /** The names of what could have been put in order, where no order of them makes a difference. */
  readonly order?: readonly string[];
}

/** An act that was done: at which line, and how many steps had been recorded before it. */
export interface RecordedAct {
  readonly line: number;
  readonly steps: number;
}

/** How far a record had come. */
export interface RecordedSoFar {
  readonly steps: number;
  readonly acts: number;
  readonly settled: readonly Settled[];
}

export class Recorder {
  readonly steps: Step[] = [];
  /** As plies count them (`PlyConvention` `each`): what is chosen while a card is played belongs to playing it. */
  readonly acts: RecordedAct[] = [];
  /** The script's line that is being played. */
  line = -1;
  /** Choices that were made without being asked since somebody last did something. */
  settled: readonly Settled[] = NONE;
  /** What the next step is to say besides. */
  #remark: string | null = null;
  /** What the step that is being told of has led to. */
  #after: State;

  constructor(state: State) {
    this.#after = state;
  }

  /** For `step`: the next thing told has led to this state. */
  at(state: State): this {
    this.#after = state;
    return this;
  }

  /** Records that the state as it stands was reached by `rule`. */
  tell(rule: Concept, said: Said, changed: Changed = NOTHING): void {
    const remark = this.#remark;
    this.#remark = null;
    const all = remark === null ? changed : withRemark(changed, remark);
    this.steps.push(new RecordedStep(rule, said, this.#after, this.line, all));
  }

  remark(text: string): void {
    this.#remark = text;
  }

  /** Somebody does something now. */
  act(): void {
    this.acts.push({ line: this.line, steps: this.steps.length });
  }

  /** A step that was recorded already, when the act was begun before. */
  passOver(): void {
    this.#remark = null;
  }

  settle(choice: Settled): void {
    this.settled = [...this.settled, choice];
  }

  get soFar(): RecordedSoFar {
    return { steps: this.steps.length, acts: this.acts.length, settled: this.settled };
  }

  /** What has been recorded since did not come about. */
  takeBack({ steps, acts, settled }: RecordedSoFar): void {
    this.steps.length = Math.min(this.steps.length, steps);
    this.acts.length = Math.min(this.acts.length, acts);
    this.settled = settled;
  }

  /** For a game that goes on from here by itself. */
  fork(): Recorder {
    const forked = new Recorder(this.#after);
    for (const step of this.steps) forked.steps.push(step);
    for (const act of this.acts) forked.acts.push(act);
    forked.line = this.line;
    forked.settled = this.settled;
    return forked;
  }
}

const NONE: readonly never[] = [];
const NOTHING: Changed = {};

const withRemark = ({ units, players, places, note }: Changed, remark: string): Changed => ({
  units,
  players,
  places,
  note: note === undefined ? remark : `${note} ${remark}`,
});
