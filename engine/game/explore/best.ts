/**
 * The best that a player can be sure of, whatever the others do, of a number that is read off the end: looked for to one ply more at
 * a time, between what is sure already and what cannot be passed any more, until both are the same. A game that goes in circles never
 * comes to an end, so it makes nothing sure.
 */
import type { WholeAct } from '../legalActs/wholeActs.ts';
import type { PlayerId, State } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { asItCountsInLines } from '../stateKey/whatCounts.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';

/** Something that one player wants as much of as there can be. */
export interface Wanted {
  readonly who: PlayerId;
  /** Of what counts of a position, however that was come to (`asItCounts`). */
  readonly read: (state: State) => number;
  /** What it can never pass. */
  readonly limit: number;
}

/** What is known of a position. Infinite where nothing is. */
export interface Bounds {
  /** So much the player can be sure of. */
  readonly least: number;
  /** No more can be sure. */
  readonly most: number;
}

export class BestSearch {
  readonly root: Place;
  readonly #exploration: Exploration;
  readonly #wanted: Wanted;
  readonly #places = new Map<string, Place>();
  #positions = 0;
  /** Since it was asked last whether it is enough. */
  #compared = 0;

  constructor(state: State, exploration: Exploration, wanted: Wanted) {
    this.#exploration = exploration;
    this.#wanted = wanted;
    this.root = this.#placeOf(pointFrom(state, exploration));
  }

  /** How many positions have been come to. */
  get positions(): number {
    return this.#positions;
  }

  /** Both the same where it was decided; what is known where the search was ended before. */
  decide(): Bounds {
    const { root } = this;
    if (root.point.isCut) return root;
    for (let plies = 1; root.least < root.most; plies++) {
      const known = this.#places.size;
      if (!this.#look(root, plies, NOTHING)) break;
      // All places are known, and each was looked at as far as one can go without coming to one of them again.
      if (known === this.#places.size && plies > known) return { least: root.least, most: root.least };
    }
    return { least: root.least, most: root.most };
  }

  /** A way on which the player does what makes sure of it, and the others what leaves least. */
  way(): readonly Step[] {
    const way: Step[] = [];
    for (let place = this.root; !place.point.isEnded; ) {
      const taken = this.#isOwn(place) ? place.by : resistance(place.next ?? []);
      if (taken === undefined || taken === null) break;
      way.push(taken);
      place = taken.to;
    }
    return way;
  }

  /** Narrows what is known of the place, as far as it matters within `window`. False where the search was ended. */
  #look(place: Place, plies: number, window: Bounds): boolean {
    if (plies === 0 || !matters(place, window)) return true;
    const { looked } = place;
    if (looked !== null && looked.plies >= plies && looked.least <= window.least && looked.most >= window.most)
      return true;
    const next = this.#nextOf(place);
    if (next === null) return false;
    const isOwn = this.#isOwn(place);
    for (const { to } of next) {
      const isOn = this.#look(to, plies - 1, narrowed(window, next, isOwn));
      settle(place, next, isOwn);
      if (!isOn || this.#hasComparedEnough(next.length)) return false;
      if (!matters(place, window)) return true;
    }
    if (next.length === 0) settle(place, next, isOwn);
    place.looked = { plies, ...window };
    return true;
  }

  /** Where thousands of acts lead from one place, what is known of them is compared for long before the next one is carried out. */
  #hasComparedEnough(more: number): boolean {
    this.#compared += more;
    if (this.#compared < COMPARED_UNASKED) return false;
    this.#compared = 0;
    return this.#exploration.isEnough();
  }

  #isOwn({ next }: Place): boolean {
    return next?.[0]?.acts[0]?.who === this.#wanted.who;
  }

  /** Null where the search was ended meanwhile. */
  #nextOf(place: Place): readonly Step[] | null {
    if (place.next !== null) return place.next;
    const next: Step[] = [];
    for (const point of pliesFrom(place.point, this.#exploration)) {
      if (point.isCut) return null;
      this.#positions++;
      next.push({ acts: point.acts, to: this.#placeOf(point) });
    }
    place.next = next;
    return next;
  }

  #placeOf(point: Point): Place {
    const counted = this.#exploration.horizon.plies === undefined ? '' : `${point.plies} `;
    const key = `${counted}${stateKey(asItCountsInLines(point.state), 'by name')}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const { read, limit } = this.#wanted;
    const [least, most] = point.isEnded ? [read(point.state), read(point.state)] : [NOTHING.least, limit];
    const place: Place = { point, least, most, by: null, next: null, looked: null };
    this.#places.set(key, place);
    return place;
  }
}

const COMPARED_UNASKED = 100_000;

/** A position, as it was come to first. */
export interface Place {
  readonly point: Point;
  least: number;
  most: number;
  /** The player's own act that makes the least sure. */
  by: Step | null;
  next: readonly Step[] | null;
  /** Within what, and how far, it was looked at. */
  looked: (Bounds & { readonly plies: number }) | null;
}

export interface Step {
  readonly acts: readonly WholeAct[];
  readonly to: Place;
}

const NOTHING: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Whether more is to be known of the place that could change anything. */
const matters = ({ least, most }: Bounds, window: Bounds): boolean =>
  least < most && least < window.most && most > window.least;

/** What an own act makes sure, the others need not reach; what another's act leaves, the others need not stay below. */
const narrowed = ({ least, most }: Bounds, next: readonly Step[], isOwn: boolean): Bounds =>
  isOwn
    ? { least: Math.max(least, greatest(next, 'least')), most }
    : { least, most: Math.min(most, smallest(next, 'most')) };

/** From what is known of where its acts lead. Where nobody can do anything more, it never comes to an end. */
const settle = (place: Place, next: readonly Step[], isOwn: boolean): void => {
  const extreme = isOwn || next.length === 0 ? greatest : smallest;
  const least = extreme(next, 'least');
  if (least > place.least) {
    place.least = least;
    place.by = isOwn ? (next.find(({ to }) => to.least === least) ?? null) : null;
  }
  place.most = Math.min(place.most, extreme(next, 'most'));
};

const greatest = (next: readonly Step[], which: keyof Bounds): number =>
  next.reduce((most, { to }) => Math.max(most, to[which]), Number.NEGATIVE_INFINITY);

const smallest = (next: readonly Step[], which: keyof Bounds): number =>
  next.reduce((least, { to }) => Math.min(least, to[which]), Number.POSITIVE_INFINITY);

/** The act of the others after which least can be had, or is sure. */
const resistance = (next: readonly Step[]): Step | undefined => {
  const most = smallest(next, 'most');
  const worst = next.filter(({ to }) => to.most === most);
  const least = smallest(worst, 'least');
  return worst.find(({ to }) => to.least === least);
};
