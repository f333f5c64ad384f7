/** How the game stands at positions that have been come to: kept for some, and played to again for the others. */
import type { State } from '../state/state.ts';
import { type Exploration, type Point, plyAt } from './plies.ts';

/** A position by the way on which it was come to first. */
export interface OnItsWay {
  /** The one before it, and which of its plies led on; null where somebody looks from. */
  readonly before: OnItsWay | null;
  readonly at: number;
  /** Where it is remembered how the game stands there; written to here alone. */
  point: Point | null;
  /** Whether that is until its plies are known. */
  isKept: boolean;
}

/** Where plies are to be looked for next it is kept as long as there is room, and besides for the last few others that somebody came through. */
export class KeptPoints {
  readonly #exploration: Exploration;
  readonly #room: number;
  #bytes = 0;
  readonly #last: (OnItsWay | undefined)[] = new Array<OnItsWay | undefined>(LAST_FEW).fill(undefined);
  #next = 0;

  /** `room`: in bytes. */
  constructor(exploration: Exploration, room: number) {
    this.#exploration = exploration;
    this.#room = room;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Of a position that is new: `isLookedAt`, if its plies are to be looked for. Where somebody looks from, it is kept for good. */
  keep(of: OnItsWay, point: Point, isLookedAt: boolean): void {
    const bytes = bytesOf(point);
    if (of.before !== null && (!isLookedAt || this.#bytes + bytes > this.#room)) return;
    this.#bytes += bytes;
    of.isKept = true;
    of.point = withoutWay(point);
    point.state.memory.forget();
  }

  /** Once its plies are known. */
  release(of: OnItsWay): void {
    if (of.before === null || of.point === null || !of.isKept) return;
    this.#bytes -= bytesOf(of.point);
    of.isKept = false;
    this.#remember(of, of.point);
  }

  at(of: OnItsWay): Point {
    if (of.point !== null) return of.point;
    if (of.before === null) throw new RangeError('where somebody looks from is kept');
    const point = withoutWay(this.after(of.before, of.at));
    this.#remember(of, point);
    return point;
  }

  /** Where one of its plies leads, with the acts of that. */
  after(of: OnItsWay, ply: number): Point {
    return plyAt(this.at(of), ply, this.#exploration);
  }

  #remember(of: OnItsWay, point: Point): void {
    const oldest = this.#last[this.#next];
    if (oldest !== undefined) oldest.point = null;
    of.point = point;
    this.#last[this.#next] = of;
    this.#next = (this.#next + 1) % LAST_FEW;
  }
}

const withoutWay = (point: Point): Point => ({ ...point, acts: NONE, next: null });
const NONE: readonly never[] = [];
const LAST_FEW = 128;

/** About as many as a state takes beside those that it has come from, as measured: with cards it knows what has happened in the turn. */
const bytesOf = ({ state }: Point): number => (state.hasAbilities ? 7_500 : 2_500) + 8 * state.objects.length;

/** Of what a search may take, in bytes: to come to a position once more takes ten times as long with cards as with units alone. */
export const bytesOfPoints = ({ hasAbilities }: State, most: number): number => most / (hasAbilities ? 8 : 128);
