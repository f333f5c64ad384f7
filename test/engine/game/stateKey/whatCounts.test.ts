/** Positions that count as one have the same to come, and what an ability may look back on is never left out. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outcomeText } from '../../../../engine/game/explore/outcome.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { mayLookBack } from '../../../../engine/game/stateKey/lookingBack.ts';
import { stateKey } from '../../../../engine/game/stateKey/stateKey.ts';
import { asItCounts } from '../../../../engine/game/stateKey/whatCounts.ts';
import { libraryOf } from '../../../../engine/scenario/names/cards.ts';
import { boardsIn, type ExploredBoard } from '../explore/boards.ts';
import { treeSlowly, waysSlowly } from '../explore/slowly.ts';

const BOARDS = boardsIn(readFileSync(new URL('../explore/boards.rift', import.meta.url), 'utf8'));
/** Those with more ways than can be gone from each position. */
const SMALL = BOARDS.filter(({ name }) => !/^(03|25|29|30|33|35) /.test(name));

const MOST_OF_ONE = 3;

describe.each(SMALL)('$name', board => {
  it('has the same to come wherever positions count as one', () => {
    const { state, context } = board;
    const library = context.cards === undefined ? undefined : libraryOf(context.cards);
    const slow = { library, ply: 'written' } as const;
    const met = new Map<string, Map<string, State>>();
    for (const passed of waysSlowly(treeSlowly(state, slow)).through) {
      const one = stateKey(asItCounts(passed), 'by name');
      const apart = met.get(one) ?? new Map<string, State>();
      met.set(one, apart);
      if (apart.size < MOST_OF_ONE) apart.set(stateKey(passed, 'by name'), passed);
    }
    const toCome = (from: State): readonly string[] => waysSlowly(treeSlowly(from, slow)).ends.map(outcomeText).sort();
    for (const apart of met.values()) {
      const [first, ...others] = [...apart.values()];
      if (first === undefined || others.length === 0) continue;
      for (const other of others) expect(toCome(other)).toEqual(toCome(first));
    }
  });
});

const withCard = (text: string): ExploredBoard => {
  const [board] = boardsIn(`card "Odd One" ${text}

scenario "odd"
  edition 1.5
  player Ana hand "Odd One"
  player Ben hand nothing
  battlefield Quarry
  battlefield Meadow
  base Ana
    Raider might 3

  turn Ana
`);
  if (board === undefined) throw new Error(text);
  return board;
};

describe('what may look back', () => {
  it.each([
    ['unit\n  might 2\n  legion: when you play me: draw 1'],
    ['unit\n  might 2\n  the first time I move each turn: draw 1'],
    ['unit\n  might 2\n  when you play your second card each turn: ready me'],
    ['spell\n  cost 4\n  this costs 2 less if an enemy unit has died this turn\n  draw 1'],
    ['gear\n  exhaust this: draw 1. use this ability only once each turn'],
    ['spell\n  kill a unit, then its controller draws 2'],
    ['unit\n  might 2\n  when you kill any unit with a spell: draw 1'],
    ['spell\n  deal 2 to a unit at a battlefield you conquered this turn'],
    ['spell\n  deal 3 damage to a unit at a battlefield. if this kills that, do this: draw 1'],
  ])('%s', text => {
    expect(mayLookBack(withCard(text).state)).toBe(true);
  });

  it.each([
    ['spell reaction\n  deal 2 to a unit at a battlefield'],
    ['spell action\n  move a friendly unit'],
    ['spell reaction\n  counter a spell'],
    ["spell reaction\n  return a unit at a battlefield with 3 might or less to its owner's hand"],
    ['spell reaction\n  give a unit -1 might this turn, to a minimum of 1\n  draw 1'],
    ['unit\n  might 2\n  tank, assault 2'],
    ['unit\n  might 2\n  deathknell: draw 1'],
  ])('not: %s', text => {
    expect(mayLookBack(withCard(text).state)).toBe(false);
  });
});
