/** What a ply changes, apart from the position that it was taken in. */
import { copyState } from '../play/copies.ts';
import { Memory } from '../state/memory.ts';
import type { GameObject, State } from '../state/state.ts';
import { hashOfCombat, hashOfGame, hashOfObject } from '../stateKey/byNumber.ts';
import { type Hash, mixA, mixB } from '../stateKey/hash.ts';
import { NodeTable } from './nodeTable.ts';

export interface PlyChange {
  /** How the game stands behind it, but for the objects, and the last combat where that has stayed as it was. */
  readonly game: State;
  readonly gameHash: Hash;
  /** Null where it has stayed as it was. */
  readonly combatHash: Hash | null;
  /** As they are behind it. */
  readonly objects: readonly GameObject[];
  /** What that adds to the sum of all objects. */
  readonly added: Hash;
  readonly isEnded: boolean;
}

/** What a position is told apart by. */
export interface PositionHashes {
  readonly game: Hash;
  readonly combat: Hash;
  /** The sum of its objects. */
  readonly objects: Hash;
}

export const hashesOf = (state: State): PositionHashes => ({
  game: hashOfGame(state),
  combat: hashOfCombat(state),
  objects: state.objects.reduce((sum, o) => plus(sum, hashOfObject(o, state)), NOTHING),
});

export const hashesAfter = (before: PositionHashes, change: PlyChange): PositionHashes => ({
  game: change.gameHash,
  combat: change.combatHash ?? before.combat,
  objects: plus(before.objects, change.added),
});

export const keyOfHashes = ({ game, combat, objects }: PositionHashes): Hash => ({
  a: mixA(mixA(game.a, combat.a), objects.a),
  b: mixB(mixB(game.b, combat.b), objects.b),
});

/** Each way in which a game stood once: many plies come to the same one, and only objects are elsewhere. */
export class GamesMet {
  readonly #met = new NodeTable<State>();

  /** Without its objects. */
  of(after: State, gameHash: Hash, combatHash: Hash | null): State {
    const { a, b } = combatHash ?? UNCHANGED;
    const key = { a: mixA(gameHash.a, a), b: mixB(gameHash.b, b) };
    const known = this.#met.get(key);
    if (known !== null) return known;
    const game = copyState(after);
    game.objects = NO_OBJECTS;
    game.memory = new Memory();
    this.#met.add(key, game);
    return game;
  }
}

export const changeBetween = (
  before: State,
  after: State,
  { isEnded, games }: { readonly isEnded: boolean; readonly games: GamesMet },
): PlyChange => {
  const objects = after.objects.filter((o, at) => before.objects[at] !== o);
  const added = objects.reduce((sum, o) => {
    const was = before.objects[o.id];
    const now = plus(sum, hashOfObject(o, after));
    return was === undefined ? now : minus(now, hashOfObject(was, before));
  }, NOTHING);
  const combatHash = after.combat === before.combat ? null : hashOfCombat(after);
  const gameHash = hashOfGame(after);
  return { game: games.of(after, gameHash, combatHash), gameHash, combatHash, objects, added, isEnded };
};

/** How the game stands after that. */
export const stateAfter = (before: State, { game, combatHash, objects: changed }: PlyChange): State => {
  const state = copyState(game);
  const objects = before.objects.slice();
  for (const o of changed) objects[o.id] = o;
  state.objects = objects;
  if (combatHash === null) state.combat = before.combat;
  state.memory = new Memory();
  return state;
};

const NO_OBJECTS: readonly GameObject[] = [];
const NOTHING: Hash = { a: 0, b: 0 };
/** In place of the hash of a combat, even of none. */
const UNCHANGED: Hash = { a: 1, b: -1 };
const plus = (one: Hash, other: Hash): Hash => ({ a: (one.a + other.a) | 0, b: (one.b + other.b) | 0 });
const minus = (one: Hash, other: Hash): Hash => ({ a: (one.a - other.a) | 0, b: (one.b - other.b) | 0 });
