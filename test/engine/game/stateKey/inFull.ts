/** A state described in words: slow, and nothing is left to chance. */
import type { State } from '../../../../engine/game/state/state.ts';
import { writeState } from '../../../../engine/game/stateKey/fields/state.ts';
import { textOf } from '../../../../engine/game/stateKey/hashed.ts';
import { circumstancesOf, type Distinction } from '../../../../engine/game/stateKey/stateKey.ts';
import { type Circumstances, Description, type Part } from '../../../../engine/game/stateKey/terms.ts';
import { canonicalText } from './canonical.ts';

/** A word as it is written, or the number of a node. */
export type Token = string | number;

class DescriptionInFull extends Description {
  readonly nodes: Token[][];
  #node: Token[];

  constructor(circumstances: Circumstances) {
    super(circumstances);
    this.#node = [];
    this.nodes = [this.#node, ...circumstances.incarnations.map(() => [])];
  }

  word(word: string): void {
    this.#node.push(word);
  }

  plain(value: unknown): void {
    this.#node.push(textOf(value));
  }

  part<T extends object>({ write }: Part<T>, value: T): void {
    write(this, value);
  }

  protected refer(node: number): void {
    this.#node.push(node);
  }

  protected into(node: number): void {
    this.#node = this.nodes[node] ?? [];
    this.nodes[node] = this.#node;
  }
}

/** A state as nodes that refer to each other; the first is the game as a whole. */
export const nodesOf = (state: State, told: Distinction = 'by what they are'): readonly (readonly Token[])[] => {
  const out = new DescriptionInFull(circumstancesOf(state, told));
  writeState(out, state, 'now');
  return out.nodes;
};

/** The same by all that is written of both: slow, and leaves nothing to chance. */
export const sameState = (a: State, b: State): boolean => canonicalText(nodesOf(a)) === canonicalText(nodesOf(b));
