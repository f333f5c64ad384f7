/**
 * Plies of units alone, carried out once for all positions that differ only elsewhere, count to what carrying out each of them by itself
 * counts to; and the parts of a key tell the same positions apart as the key.
 */
import { describe, expect, it } from 'vitest';
import { ChangedPositions, isByChanges } from '../../../../engine/game/explore/changedPositions.ts';
import { type Count, countFrom } from '../../../../engine/game/explore/count.ts';
import type { Counting } from '../../../../engine/game/explore/countedPositions.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf, outcomeText } from '../../../../engine/game/explore/outcome.ts';
import { PlayedPositions } from '../../../../engine/game/explore/playedPositions.ts';
import { pliesFrom, pointFrom } from '../../../../engine/game/explore/plies.ts';
import { hashesOf, keyOfHashes } from '../../../../engine/game/explore/plyChange.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { stateKey } from '../../../../engine/game/stateKey/stateKey.ts';
import { asItCounts } from '../../../../engine/game/stateKey/whatCounts.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { oneIn, pick, type Random, randomFrom } from '../random/chance.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

const EDITIONS = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'];
const NAMES = ['Raider', 'Scout', 'Wall', 'Guard', 'Pike', 'Ogre', 'Squire', 'Warden'];
const KEYWORDS = ['tank', 'backline', 'assault 1', 'shield 1', 'ganking', 'stunned', 'exhausted', 'damage 1'];

/** Up to eight units of two or three players at up to three battlefields, some of them close to their last point. */
const randomBoard = (chance: Random, seed: number): string => {
  const players = oneIn(chance, 5) ? ['Ana', 'Ben', 'Cleo'] : ['Ana', 'Ben'];
  const places = ['Quarry', 'Mill', 'Meadow'].slice(0, players.length === 3 ? 3 : pick(chance, [1, 2, 2, 3]));
  const units = NAMES.slice(0, pick(chance, [3, 4, 4, 5])).map(name => {
    const might = pick(chance, [1, 2, 2, 3]);
    const keyword = oneIn(chance, 2) ? ` ${pick(chance, KEYWORDS)}` : '';
    return {
      line: `${name} might ${might}${keyword === ' damage 1' && might === 1 ? '' : keyword}`,
      owner: pick(chance, players),
    };
  });
  const where = units.map(({ owner }) =>
    owner === 'Ana' && !oneIn(chance, 4) ? 'base' : pick(chance, [...places, 'base']),
  );
  const holders = places.map(place => units.find((_, at) => where[at] === place)?.owner);
  // Others than who holds a place are in their bases.
  const at = units.map(({ owner }, i) => (holders[places.indexOf(where[i] ?? '')] === owner ? where[i] : 'base'));
  const linesAt = (place: string, owner: string): readonly string[] =>
    units.flatMap(({ line, owner: of }, i) => (at[i] === place && of === owner ? [`    ${of}: ${line}`] : []));
  return [
    `scenario "${seed}"`,
    `  edition ${pick(chance, EDITIONS)}`,
    ...players.map(name => `  player ${name} points ${pick(chance, [0, 0, 6, 7])}`),
    ...places.flatMap((place, i) => {
      const holder = holders[i] ?? (oneIn(chance, 3) ? pick(chance, players) : null);
      return [
        `  battlefield ${place}${holder === null ? '' : ` controlled by ${holder}`}`,
        ...players.flatMap(p => linesAt(place, p)),
      ];
    }),
    ...players.flatMap(name => [`  base ${name}`, ...linesAt('base', name)]),
    '  turn Ana',
    '',
  ].join('\n');
};

const BOARDS = Array.from({ length: 120 }, (_, seed) => randomBoard(randomFrom(seed), seed));

const countingOf = ({ state, context }: ExploredBoard, ply: Counting['ply']): Counting => {
  const horizon = turnsFrom(state, 0);
  return { horizon, ply, way: wayOn(horizon.lastTurn, context.cards), depth: 6, merge: false, isEnough: () => false };
};

const told = (found: Count) => ({
  rows: found.rows,
  stopped: found.stopped,
  ends: found.ends.map(({ ways }) => ways),
  outcomes: outcomesOf(found.ends).map(({ state, ways, way }) => [outcomeText(state), ways, way.length]),
});

describe('plies of units alone', () => {
  it.each(BOARDS)('count to the same: %#', text => {
    const [board] = boardsIn(text);
    if (board === undefined) throw new Error(text);
    for (const ply of ['written', 'all'] as const) {
      const counting = countingOf(board, ply);
      const root = pointFrom(board.state, counting);
      expect(isByChanges(root, counting)).toBe(true);
      const byChanges = countFrom(root, new ChangedPositions(root, counting), 6);
      expect(told(byChanges), text).toEqual(told(countFrom(root, new PlayedPositions(root, counting), 6)));
    }
  });

  it('have keys of parts that tell the same positions apart as the key by name', () => {
    for (const text of BOARDS.slice(0, 20)) {
      const [board] = boardsIn(text);
      if (board === undefined) throw new Error(text);
      const counting = countingOf(board, 'all');
      const pairs = new Set<string>();
      const [byName, byParts] = [new Set<string>(), new Set<string>()];
      for (const state of statesFrom(board.state, counting, 400)) {
        const { a, b } = keyOfHashes(hashesOf(state));
        const [one, other] = [stateKey(asItCounts(state), 'by name'), `${a} ${b}`];
        byName.add(one);
        byParts.add(other);
        pairs.add(`${one} ${other}`);
      }
      expect([byParts.size, pairs.size]).toEqual([byName.size, byName.size]);
    }
  });
});

function* statesFrom(state: State, counting: Counting, most: number): Generator<State> {
  let left = most;
  const open = [pointFrom(state, counting)];
  for (const point of open) {
    yield point.state;
    for (const after of pliesFrom(point, counting)) {
      if (left-- < 0) return;
      open.push(after);
    }
  }
}
