/** What the parts of a count that is divided are given of each layer, and what they tell. Plain data, so that a part can be in another thread. */
import type { Met } from './unknowns.ts';

/** Positions that the game goes on from, by consecutive numbers, each as it was come to first. */
export interface Places {
  /** The number of the first of them. */
  readonly from: number;
  /** What they are told apart by: two numbers of each. */
  readonly keys: Int32Array;
  /** The number of the position before each, and which of the plies of that leads there. */
  readonly before: Int32Array;
  readonly plies: Int32Array;
}

export interface LayerTask {
  /** Which part it is for, from 0. */
  readonly part: number;
  readonly depth: number;
  /** What has been come to since the last task. */
  readonly places: Places;
  /** Of the layer, the positions that the game goes on from, by their numbers, and how many ways lead to each; their places here are their slots. */
  readonly numbers: Int32Array;
  readonly ways: readonly bigint[];
  /** Slots of positions whose plies this part knows from an earlier layer: no other part looks at them. */
  readonly known: Int32Array;
  readonly pieces: Pieces;
}

/** All others, in pieces, each taken by one part. */
export interface Pieces {
  /** Their slots, those of a piece together. */
  readonly slots: Int32Array;
  /** Where each piece begins there, and where the last one ends. */
  readonly begins: Int32Array;
  /** The first piece of each part, and the number of pieces: what a part has come to itself it need not be shown the way to. */
  readonly firsts: Int32Array;
  /** Which part has taken each, from 1; 0: none has. All parts see the same. */
  readonly taken: Int32Array;
}

/** What a layer leads to, as far as one part has looked. */
export interface LayerAnswer {
  /** Each position once, by what it is told apart by: two numbers of each. */
  readonly keys: Int32Array;
  readonly ways: readonly bigint[];
  /** The slot from which it is come to first, and by which ply. */
  readonly slots: Int32Array;
  readonly plies: Int32Array;
  /** What tells its outcome apart at the horizon: two numbers of each; not to be looked at where the game goes on. */
  readonly outcomes: Int32Array;
  readonly areEnded: Uint8Array;
  /** How many plies are kept in mind for each slot that was looked at for the first time. */
  readonly looked: { readonly slots: Int32Array; readonly plies: Int32Array };
  /** What nobody knows, by the slots that it was come upon from. */
  readonly met: readonly (readonly [number, Met])[];
  /** The slot at which the part was ended. */
  readonly stopped: { readonly slot: number; readonly why: 'limit' | 'memory' } | null;
}

/** Few, so that all parts are done with a layer at about the same time. */
const SLOTS_OF_A_PIECE = 8;

/** Of the slots that each part has come to itself. */
export const piecesOf = (parts: readonly (readonly number[])[]): Pieces => {
  const slots: number[] = [];
  const begins: number[] = [];
  const firsts: number[] = [];
  for (const own of parts) {
    firsts.push(begins.length);
    for (const [place, slot] of own.entries()) {
      if (place % SLOTS_OF_A_PIECE === 0) begins.push(slots.length);
      slots.push(slot);
    }
  }
  const number = begins.length;
  return {
    slots: Int32Array.from(slots),
    begins: Int32Array.from([...begins, slots.length]),
    firsts: Int32Array.from([...firsts, number]),
    taken: new Int32Array(new SharedArrayBuffer(number * Int32Array.BYTES_PER_ELEMENT)),
  };
};

/** The slots that a part looks at: those it knows, those that it has come to itself, and then whatever nobody has taken yet. */
export function* slotsOf({ part, known, pieces }: LayerTask): Generator<number> {
  yield* known;
  const { slots, begins, firsts, taken } = pieces;
  const isTakenNow = (piece: number): boolean => Atomics.compareExchange(taken, piece, 0, part + 1) === 0;
  const slotsIn = (piece: number): Int32Array => slots.subarray(begins[piece], begins[piece + 1]);
  const end = firsts[part + 1] ?? 0;
  for (let piece = firsts[part] ?? 0; piece < end; piece++) if (isTakenNow(piece)) yield* slotsIn(piece);
  for (let piece = taken.length - 1; piece >= 0; piece--) if (isTakenNow(piece)) yield* slotsIn(piece);
}

/** The slots that another part has taken. */
export function* slotsOfOthers({ part, pieces: { slots, begins, taken } }: LayerTask): Generator<number> {
  for (const [piece, by] of taken.entries())
    if (by !== part + 1) yield* slots.subarray(begins[piece], begins[piece + 1]);
}

/** Whether a part has taken any, or has looked at what it knows. */
export const hasLooked = ({ part, known, pieces: { taken } }: LayerTask): boolean =>
  known.length > 0 || taken.includes(part + 1);
