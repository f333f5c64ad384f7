/**
 * A key in parts, for positions of one game in which each object keeps its number: what is changed in one place changes its parts alone.
 * Two such positions have the same parts if, and only if, what counts of them (`asItCounts`) has the same key by name (`stateKey`), as
 * long as no two objects are called the same and none comes into the game.
 */
import { knownOfSorts } from '../../known.ts';
import { copyState } from '../play/copies.ts';
import type { GameObject, ObjectId, State } from '../state/state.ts';
import { writeObject } from './fields/objects.ts';
import { COMBAT_FIELDS, writeStateFields } from './fields/state.ts';
import { type Hash, mixA, mixB } from './hash.ts';
import { HashedDescription } from './hashed.ts';
import { type Circumstances, fields } from './terms.ts';
import { objectAsItCounts, objectOfWonGame, playersAsTheyCount } from './whatCounts.ts';

/** Of everything but the objects and the combat that is under way. */
export const hashOfGame = (state: State): Hash => {
  const game = copyState(state);
  game.combat = null;
  if (state.winners.length > 0) game.showdown = null;
  game.players = playersAsTheyCount(state);
  const out = new ByNumber(circumstancesOf(state));
  writeStateFields(out, game);
  return out.whole();
};

export const hashOfCombat = (state: State): Hash => {
  const { combat } = state;
  if (combat === null || combat.stage === 'over' || state.winners.length > 0) return NO_COMBAT;
  const out = new ByNumber(circumstancesOf(state));
  combatFields(out, combat);
  return out.whole();
};
const combatFields = fields(COMBAT_FIELDS);
const NO_COMBAT: Hash = { a: 0, b: 0 };

/** Of an object by its number, to be added up. */
export const hashOfObject = (o: GameObject, { turnNumber, winners }: State): Hash => {
  const isWon = winners.length > 0;
  return numbered(o, (o.since >= turnNumber ? 1 : 0) + (isWon ? 2 : 0), { turnNumber, isWon });
};

const numbered = knownOfSorts((o: GameObject, { turnNumber, isWon }: { turnNumber: number; isWon: boolean }): Hash => {
  const out = new ByNumber({ ...ALONE, turnNumber });
  out.object(o.id);
  writeObject(out, isWon ? objectOfWonGame(o) : objectAsItCounts(o));
  return out.whole();
});

const ALONE = { incarnations: [], namesAreAsked: false, areDistinctByName: true };

const circumstancesOf = ({ objects, turnNumber }: State): Circumstances => ({
  ...ALONE,
  incarnations: objects.map(({ incarnation }) => incarnation),
  turnNumber,
});

/** What refers to an object says its number. */
class ByNumber extends HashedDescription {
  override object(id: ObjectId): void {
    this.word('object');
    this.plain(id);
  }

  override incarnation(id: ObjectId, incarnation: number): void {
    this.object(id);
    this.plain(incarnation - (this.circumstances.incarnations[id] ?? 0));
  }

  override item(id: number): void {
    this.word('item');
    this.plain(id);
  }

  /** Entries without an order are added up. */
  whole(): Hash {
    let a = this.a[0] ?? 0;
    let b = this.b[0] ?? 0;
    for (let n = 1; n < this.a.length; n++) {
      const [one, other] = [this.a[n] ?? 0, this.b[n] ?? 0];
      a = (a + mixA(one, other)) | 0;
      b = (b + mixB(other, one)) | 0;
    }
    return { a: mixA(a, b), b: mixB(b, a) };
  }
}
