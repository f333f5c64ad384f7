/** What may be done next in a state, found out no further than it is asked, and not a second time by who goes on with it. */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { type BegunAct, begunActs, carriedOut, type Way, type WholeAct } from './wholeActs.ts';

export class NextActs {
  readonly #state: State;
  readonly #way: Way;
  /** The first ones, and whatever comes after them; null before anything was asked, and once all of it was handed over. */
  #ahead: {
    readonly found: readonly (BegunAct | WholeAct)[];
    readonly rest: Generator<BegunAct | WholeAct, void>;
  } | null = null;

  constructor(state: State, way: Way) {
    this.#state = state;
    this.#way = way;
  }

  /** Null where there is none, or a second one. */
  only(): BegunAct | WholeAct | null {
    const rest = begunActs(this.#state, this.#way);
    const first = rest.next();
    const second = first.done === true ? first : rest.next();
    const found = flatMapped([first, second], ({ done, value }) =>
      done === true || value === undefined ? [] : [value],
    );
    this.#ahead = { found, rest };
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  carriedOut(act: BegunAct | WholeAct): WholeAct {
    return carriedOut(act, this.#way);
  }

  /** The one with that number, as they come; nothing is carried out for those before it but what has to be tried. */
  at(number: number): WholeAct {
    let left = number;
    for (const act of begunActs(this.#state, this.#way)) if (left-- === 0) return carriedOut(act, this.#way);
    throw new RangeError(`no act ${number} in this state`);
  }

  /** Without carrying out what can be judged without. As often as it is asked. */
  *begun(): Generator<BegunAct | WholeAct, void> {
    const { found, rest } = this.#ahead ?? { found: [], rest: begunActs(this.#state, this.#way) };
    this.#ahead = null;
    yield* found;
    yield* rest;
  }

  /** As often as it is asked. */
  *all(): Generator<WholeAct, void> {
    for (const act of this.begun()) yield carriedOut(act, this.#way);
  }
}
