/** What is looked at to say what may be done on a board: counted, not timed. It grows with the objects, and no faster. */
import { describe, expect, test } from 'vitest';
import { ACT_GROUPS, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { openingsOf } from '../../../server/analysis/openings/openingsOf.ts';

const CONTEXT = runContext(loadRuleBook(), '1.4');

/** So many units in a base, all of them ready or none, and another player's unit where they could go. */
const boardOf = (units: number, isReady: boolean): State => {
  const named = Array.from({ length: units }, (_, at) => `    Raider${at} might 2${isReady ? '' : ' exhausted'}\n`);
  const text = `scenario "Many"
  player Ana
  player Ben
  player Cleo
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
${named.join('')}
  turn Ana
`;
  const block = parseFile(text).blocks[0];
  if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
  const { final } = runScenario({ ...block, tree: block.tree }, CONTEXT).runs[0] ?? {};
  if (final === undefined) throw new Error('not run');
  return final;
};

/** How often an object of the state is looked up or come by. */
const looksOf = (state: State, work: (state: State) => void): number => {
  let looks = 0;
  const objects = new Proxy(state.objects, {
    get: (of, key, self) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(of, key, self);
    },
  });
  work({ ...state, objects });
  return looks;
};

const list = (state: State): void => {
  for (const { id } of state.players) for (const group of ACT_GROUPS) legalActs(state, id, group, 60);
};
const open = (state: State): void => {
  openingsOf(state, { ruleset: '1.4', rules: CONTEXT.rules, cards: CONTEXT.cards });
};

describe.each([
  ['legal acts', list],
  ['openings', open],
] as const)('%s', (_, work) => {
  test.each([
    ['ready', true],
    ['exhausted', false],
  ] as const)('of units that are %s: twice the units, twice the looks', (_state, isReady) => {
    const few = looksOf(boardOf(150, isReady), work);
    const many = looksOf(boardOf(300, isReady), work);
    expect(few).toBeGreaterThan(150);
    expect(many).toBeLessThan(2.2 * few);
  });
});

const movesOf = (state: State) => {
  const [ana] = state.players;
  if (ana === undefined) throw new Error('no player');
  return legalActs(state, ana.id, 'moves', 60);
};

test('a number of groups that is beyond counting is still a number', () => {
  const { acts, cut } = movesOf(boardOf(1500, true));
  expect(acts).toHaveLength(60);
  expect(Number.isSafeInteger(cut)).toBe(true);
  expect(JSON.parse(JSON.stringify({ cut }))).toEqual({ cut });
});
