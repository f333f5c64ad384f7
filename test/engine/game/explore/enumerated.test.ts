/**
 * Ways, positions, ends, outcomes, and what can be forced are what two other programs have found, each written from the text of core
 * rules 1.4, which share nothing with this one (enumerated.json).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count } from '../../../../engine/game/explore/count.ts';
import { firstActsOf } from '../../../../engine/game/explore/firstActs.ts';
import { deciderAt, type Goal, GoalSearch } from '../../../../engine/game/explore/force.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf } from '../../../../engine/game/explore/outcome.ts';
import type { Exploration } from '../../../../engine/game/explore/plies.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { goalSaid } from '../../../../server/analysis/exploring/goal.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

interface Counted {
  readonly rows: readonly (readonly [number, number, number, number])[];
  readonly ends: number;
  readonly outcomes: number;
}

interface Claimed {
  readonly who: string;
  readonly claim: string;
  readonly force: boolean;
  readonly possible: boolean;
  readonly certain: boolean;
  /** In how few plies, against the longest resistance and if all help. */
  readonly within: number | null;
  readonly helped: number | null;
  readonly firstActs: number | null;
}

interface Enumerated {
  readonly turns: number;
  readonly written: Counted;
  readonly all: Counted;
  readonly choices: Counted;
  readonly claims: readonly Claimed[];
}

const textOf = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const ENUMERATED = JSON.parse(textOf('enumerated.json')) as Readonly<Record<string, Enumerated>>;
const BOARDS = boardsIn(textOf('enumerated.rift'));

const explorationOf = ({ state, context }: ExploredBoard, turns: number): Exploration => {
  const horizon = turnsFrom(state, turns - 1);
  return { horizon, ply: 'written', way: wayOn(horizon.lastTurn, context.cards), isEnough: () => false };
};

const found = (board: ExploredBoard, goal: Goal, turns: number, { who, claim }: Claimed): Claimed => {
  const player = board.state.players.find(({ name }) => name === who);
  if (player === undefined) throw new Error(who);
  const search = new GoalSearch(board.state, explorationOf(board, turns), goal);
  const within = search.pliesTo(player.id);
  const helped = search.pliesTo('all');
  const isTheirs = !search.root.isReached && deciderAt(search.root) === player.id;
  const keeping = firstActsOf(search, player.id).filter(act => act.within !== null);
  return {
    who,
    claim,
    force: within !== null,
    possible: helped !== null,
    certain: search.pliesTo('nobody') !== null,
    within: within ?? null,
    helped: helped ?? null,
    firstActs: isTheirs ? keeping.length : null,
  };
};

it('has other programs’ answers for each board', () => {
  expect(BOARDS.map(({ name }) => name)).toEqual(Object.keys(ENUMERATED));
  expect(BOARDS.length).toBe(34);
});

describe.each(BOARDS)('$name', board => {
  const { turns, claims, ...counts } = ENUMERATED[board.name] ?? { turns: 1, claims: [] };

  it.each(Object.entries(counts))('has as many ways, positions, ends and outcomes, by %s', (ply, counted) => {
    for (const merge of [false, true]) {
      const exploration = { ...explorationOf(board, turns), ply: ply as keyof typeof counts };
      const { rows, ends } = count(board.state, { ...exploration, depth: 100, merge });
      if (!merge)
        expect(rows.map(row => [row.depth, Number(row.ways), Number(row.ended), row.states])).toEqual(counted.rows);
      expect([ends.length, outcomesOf(ends).length]).toEqual([counted.ends, counted.outcomes]);
    }
  });

  it.each(claims)('$who can force $claim: $force', claimed => {
    const goal = goalSaid(claimed.claim, board.tree, board.state, board.context.cards);
    if (!goal.ok) throw new Error(goal.why);
    expect(found(board, goal.goal, turns, claimed)).toEqual(claimed);
  });
});
