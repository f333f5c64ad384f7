/**
 * Plies of games with units alone. What comes of a move or of a combat there hangs on the units that take part in it, on which places
 * somebody has units at, and on the game as a whole, and changes nothing of the units elsewhere: so it is carried out once for all
 * positions that differ only in those. test/engine/game/explore/local.test.ts holds it to what the rules make of each by itself.
 */
import { NextActs } from '../legalActs/nextActs.ts';
import type { BegunAct, WholeAct } from '../legalActs/wholeActs.ts';
import type { Act, BattlefieldId, GameObject, State } from '../state/state.ts';
import { hashOfObject } from '../stateKey/byNumber.ts';
import { type Hash, mixA, mixB } from '../stateKey/hash.ts';
import { NodeTable } from './nodeTable.ts';
import { type Exploration, type Point, pliesFrom, plyOf } from './plies.ts';
import { changeBetween, GamesMet, type PlyChange, type PositionHashes } from './plyChange.ts';

/** Whether its plies are of that kind, and those of whatever comes of it. */
export const hasUnitsAlone = (state: State): boolean => {
  const { objects, hasAbilities, recordsMight, mighty, past, chain, lastingAbilities, banishedBy, named } = state;
  // Who has units where is told by the bits of one number.
  if (state.battlefields.length * state.players.length > 31) return false;
  const isPlain =
    !hasAbilities && !recordsMight && mighty === null && past === null && chain.length === 0 && state.decision === null;
  const isAlone = lastingAbilities.length === 0 && banishedBy.length === 0 && named.length === 0;
  const names = new Set(objects.map(({ name }) => name));
  return isPlain && isAlone && names.size === objects.length && objects.every(isUnitAlone);
};

const isUnitAlone = ({ type, zone, attachedTo }: GameObject): boolean =>
  type === 'unit' &&
  attachedTo === null &&
  (zone.kind === 'base' || zone.kind === 'battlefield' || zone.kind === 'trash');

export class LocalPlies {
  readonly #exploration: Exploration;
  readonly #games = new GamesMet();
  readonly #ofMoves = new NodeTable<PlyChange>();
  readonly #acts = new NodeTable<readonly Pick<BegunAct, 'who' | 'act'>[]>();
  readonly #ofCombats = new NodeTable<readonly PlyChange[]>();

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
  }

  /** What each ply from there changes, in their order; null where the search was ended before that was known. */
  changesFrom(point: Point, hashes: PositionHashes): readonly PlyChange[] | null {
    const { state } = point;
    const at = placeUnderWay(state);
    if (!areOthersQuiet(state, at)) return this.#carriedOut(point);
    if (at !== null) return this.#ofCombat(point, hashes, at);
    return state.decision === null ? this.#ofOpen(point, hashes) : this.#carriedOut(point);
  }

  #carriedOut(point: Point): readonly PlyChange[] | null {
    const changes: PlyChange[] = [];
    for (const after of pliesFrom(point, this.#exploration)) {
      if (after.isCut) return null;
      changes.push(changeBetween(point.state, after.state, { isEnded: after.isEnded, games: this.#games }));
    }
    return changes;
  }

  #ofCombat(point: Point, hashes: PositionHashes, at: BattlefieldId): readonly PlyChange[] | null {
    const { state } = point;
    const takesPart = (o: GameObject): boolean => isAt(o, at);
    const key = localKey(state, hashes, takesPart);
    const known = this.#ofCombats.get(key);
    if (known !== null) return this.#isEnough(known.length) ? null : known;
    const changes = this.#carriedOut(point);
    if (changes?.every(change => areOf(state, change, takesPart)) === true) this.#ofCombats.add(key, changes);
    return changes;
  }

  #ofOpen(point: Point, hashes: PositionHashes): readonly PlyChange[] | null {
    const { state } = point;
    const { horizon } = this.#exploration;
    const isLastTurn = state.turnNumber >= horizon.lastTurn;
    const changes: PlyChange[] = [];
    const before = state.budget.left;
    for (const begun of this.#actsAt(point, hashes)) {
      if (this.#exploration.isTooMuch?.(before - state.budget.left) === true) return null;
      const { act } = begun;
      const isLocal = act.kind === 'move' || (act.kind === 'end-turn' && isLastTurn);
      const takesPart = takingPart(state, act);
      const key = isLocal ? withAct(localKey(state, hashes, takesPart), act) : null;
      const known = key === null ? null : this.#ofMoves.get(key);
      if (known !== null) {
        if (this.#isEnough(1)) return null;
        changes.push(known);
        continue;
      }
      const after = plyOf(point, begun, this.#exploration);
      if (after.isCut) return null;
      const change = changeBetween(state, after.state, { isEnded: after.isEnded, games: this.#games });
      if (key !== null && areOf(state, change, takesPart)) this.#ofMoves.add(key, change);
      changes.push(change);
    }
    return changes;
  }

  /** What may be done hangs on where the units are of the one whose turn it is, and on which places others have any at. */
  *#actsAt({ state }: Point, hashes: PositionHashes): Generator<BegunAct | WholeAct, void> {
    const key = localKey(state, hashes, ({ controller }) => controller === state.turnPlayer);
    const known = this.#acts.get(key);
    if (known !== null) {
      for (const { who, act } of known) yield { who, before: state, act };
      return;
    }
    const acts: Pick<BegunAct, 'who' | 'act'>[] = [];
    for (const begun of new NextActs(state, this.#exploration.way).begun()) {
      if (acts.length < MOST_ACTS) acts.push({ who: begun.who, act: begun.act });
      yield begun;
    }
    if (acts.length < MOST_ACTS) this.#acts.add(key, acts);
  }

  #isEnough(plies: number): boolean {
    for (let ply = 0; ply < plies; ply++) if (this.#exploration.isEnough()) return true;
    return false;
  }
}

/** Of a position with more, they are looked for each time. */
const MOST_ACTS = 1000;

/** Where a showdown or a combat is under way. */
const placeUnderWay = ({ showdown, combat }: State): BattlefieldId | null =>
  showdown?.at ?? (combat !== null && combat.stage !== 'over' ? combat.at : null);

/** Whether nothing waits for its beginning anywhere else. */
const areOthersQuiet = ({ battlefields, decision }: State, at: BattlefieldId | null): boolean =>
  decision?.kind !== 'begin' &&
  decision?.kind !== 'choose' &&
  battlefields.every(b => b.id === at || (b.contestedBy === null && !b.stagedShowdown && !b.stagedCombat));

const isAt = ({ zone }: GameObject, at: BattlefieldId): boolean => zone.kind === 'battlefield' && zone.at === at;

/** Which units an act is about: those that move, and all at the battlefields from which and to which they do. */
const takingPart = ({ objects }: State, act: Act): ((o: GameObject) => boolean) => {
  if (act.kind !== 'move') return () => false;
  const ids = new Set<number>();
  const places = new Set<number>();
  for (const { units, to } of act.groups) {
    if (to.kind === 'battlefield') places.add(to.at);
    for (const id of units) {
      ids.add(id);
      const from = objects[id]?.zone;
      if (from?.kind === 'battlefield') places.add(from.at);
    }
  }
  return ({ id, zone }) => ids.has(id) || (zone.kind === 'battlefield' && places.has(zone.at));
};

/** A unit with nothing that the end of a combat or of a turn would put right. */
const isInert = ({ damage, stunned, role, modifiers, zone }: GameObject): boolean =>
  zone.kind === 'trash' || (damage === 0 && !stunned && role === null && modifiers.length === 0);

const areOf = ({ objects }: State, { objects: changed }: PlyChange, takesPart: (o: GameObject) => boolean): boolean =>
  changed.every(({ id }) => {
    const was = objects[id];
    return was !== undefined && (takesPart(was) || !isInert(was));
  });

/** What comes of it hangs on this; of the last combat nothing does any more. */
const localKey = (state: State, { game, combat }: PositionHashes, takesPart: (o: GameObject) => boolean): Hash => {
  let { a, b } = game;
  if (state.combat !== null && state.combat.stage !== 'over') {
    a = mixA(a, combat.a);
    b = mixB(b, combat.b);
  }
  let presence = 0;
  for (const o of state.objects) {
    const { zone, controller } = o;
    if (zone.kind === 'battlefield') presence |= 1 << (zone.at * state.players.length + controller);
    if (!takesPart(o) && isInert(o)) continue;
    const own = hashOfObject(o, state);
    a = mixA(a, own.a);
    b = mixB(b, own.b);
  }
  return { a: mixA(a, presence), b: mixB(b, presence) };
};

const withAct = ({ a, b }: Hash, act: Act): Hash => {
  if (act.kind !== 'move') return { a, b };
  let [one, other] = [mixA(a, act.groups.length), mixB(b, act.groups.length)];
  for (const { units, to } of act.groups) {
    const place = to.kind === 'base' ? -1 - to.player : to.at;
    for (const number of [place, units.length, ...units]) {
      one = mixA(one, number);
      other = mixB(other, number);
    }
  }
  return { a: one, b: other };
};
