/** Branches of a scenario: each comes out as the scenario in which its lines are written out. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../engine/game/state/state.ts';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { partAt, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { play } from './support.ts';

const BOARD = `scenario "Quarry"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
  battlefield Grove
  base Ana
    Raider might 5
    Scout might 1

  turn Ana
`;

const titled = ({ name, runs, branches }: ScenarioReport) => [
  [name, ...runs.map(({ status }) => status)],
  ...branches.map(({ path, runs: own }) => [path.join(' › '), ...own.map(({ status }) => status)]),
];

describe('branches', () => {
  it('start where they open, nest, and change nothing outside', () => {
    const { report, told, unmet } = play(`${BOARD}
  Ana moves Raider to Quarry
  all pass
  what if "Wall dies"
    Ana assigns 3 to Wall, 2 to Soldier
    expect Wall is dead
    what if "and Ana stays"
      Ana ends turn
      expect Ana has 0 points
    back
    expect Soldier is alive
  back
  what if "Soldier is first"
    Ana assigns 5 to Soldier
  back
  expect Ana has 5 damage to assign
  Ana assigns 4 to Wall, 1 to Soldier
`);
    expect(titled(report)).toEqual([
      ['Quarry', 'invalid'],
      ['Wall dies', 'passed'],
      ['Wall dies › and Ana stays', 'passed'],
      ['Soldier is first', 'invalid'],
    ]);
    expect(told.filter(each => each.includes('error'))).toEqual([
      'Ana assigns 5 to Soldier: error assign/over-lethal',
      'Ana assigns 5 to Soldier: error assign/tank-first',
      'Ana assigns 4 to Wall, 1 to Soldier: error assign/over-lethal',
    ]);
    expect(unmet).toEqual([]);
  });

  it('are closed by the end of the scenario', () => {
    const { report, told } = play(`${BOARD}
  Ana moves Raider to Grove
  what if "a"
    what if "b"
      all pass
      Ana moves Scout to Grove
      expect Scout is at Grove
`);
    expect(titled(report)).toEqual([
      ['Quarry', 'untested'],
      ['a', 'untested'],
      ['a › b', 'passed'],
    ]);
    expect(told).toEqual([]);
  });

  it('leave what is not decided to be decided in them, unspecified', () => {
    const { told } = play(`${BOARD}
  Ana moves Raider to Quarry
  all pass
  what if "a"
    Ana assigns 3 to Wall, 2 to Soldier
  back
  what if "b"
    Ana assigns 5 to Wall
`);
    expect(told).toEqual(['Ana assigns 5 to Wall: error assign/over-lethal']);
  });

  it('are told where they are wrong themselves', () => {
    const { report, told } = play(`${BOARD}
  back
  what if "a"
  back
  what if "A"
    Ana moves Raider to Grove
    expect Raider is at Grove
  back
  back
  Ana moves Scout to Grove
`);
    expect(told).toEqual([
      'back: error flow/no-branch',
      'what if "a": warning flow/empty-branch',
      'what if "A": error name/duplicate',
      'back: error flow/no-branch',
    ]);
    expect(report.branches.map(({ line, closes }) => [line, closes])).toEqual([
      [14, 15],
      [16, 19],
    ]);
  });

  it('keep a broken line to themselves', () => {
    const { report } = play(`${BOARD}
  what if "broken"
    Ana mvoes Raidr to Grove
    expect Raider is at Grove
  back
  what if "whole"
    Ana moves Raider to Grove
    expect Raider is at Grove
  back
  what if
    Ana moves Raider to Grove
  back
  Ana moves Scout to Grove
  expect Scout is at Grove
`);
    expect(titled(report)).toEqual([
      ['Quarry', 'passed'],
      ['broken', 'invalid'],
      ['whole', 'passed'],
      ['', 'invalid'],
    ]);
  });

  it('are as many as the bound has it', () => {
    const many = Array.from({ length: 102 }, (_, i) => `  what if "b${i}"\n    expect Wall is alive\n  back\n`).join(
      '',
    );
    const { report, told } = play(`${BOARD}${many}  Ana moves Scout to Grove\n  expect Scout is at Grove\n`);
    expect(report.branches).toHaveLength(100);
    expect(told).toEqual(['what if "b100": error flow/limit']);
    expect(report.runs[0]?.expectations).toHaveLength(1);
  });
});

const context = runContext(loadRuleBook(), '1.4');

const scenarioIn = (text: string): Block<ScenarioTree> => {
  const found = parseFile(text).blocks.find((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  if (found === undefined) throw new Error('no scenario');
  return found;
};

type Node = string | { readonly name: string; readonly nodes: readonly Node[] };

const LINES = [
  'Ana moves Raider to Quarry',
  'Ana moves Scout to Grove',
  'Ana moves Raider, Scout to Quarry',
  'all pass',
  'Ana passes',
  'Ben passes',
  'Ana assigns 3 to Wall, 2 to Soldier',
  'Ana assigns 3 to Wall, 3 to Soldier',
  'Ana assigns 5 to Soldier',
  'Ben assigns 6 to Raider',
  'effect by Ben: stun Raider',
  'effect by Ana: give Raider +2 might this turn',
  'Ana ends turn',
  'turn Ben from start',
  'Ana plays Gust choosing Wall',
  'Ben plays Gust as Breeze choosing Raider',
  'Ana plays "Sky Splitter" choosing Nobody',
  'expect Wall is dead',
  'expect Raider is alive',
  'expect Raider has 7 might',
  'expect Ana can move Scout to Quarry',
  'expect Wall needs 3 damage',
  'expect in 1.2: Ana has 5 damage to assign',
  'Ana mvoes Scout to Grove',
] as const;

const node: fc.Arbitrary<Node> = fc.letrec<{ node: Node; branch: Node }>(tie => ({
  node: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.constantFrom(...LINES), tie('branch')),
  branch: fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    nodes: fc.array(tie('node'), { maxLength: 5 }),
  }),
})).node;

const written = (nodes: readonly Node[]): string =>
  nodes
    .map(each => (typeof each === 'string' ? `${each}\n` : `what if "${each.name}"\n${written(each.nodes)}back\n`))
    .join('');

interface Path {
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

const ownLines = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(each => (typeof each === 'string' ? each : []));

/** Each branch with what is done before it. */
const pathsIn = (nodes: readonly Node[], names: readonly string[], led: readonly string[]): readonly Path[] =>
  nodes.flatMap((each, i): readonly Path[] => {
    if (typeof each === 'string') return [];
    const before = [...led, ...ownLines(nodes.slice(0, i)).filter(line => !line.startsWith('expect'))];
    const path = [...names, each.name];
    return [{ names: path, lines: [...before, ...ownLines(each.nodes)] }, ...pathsIn(each.nodes, path, before)];
  });

/** A state without what is recorded for abilities to look back on: that goes by the lines of all branches. */
const unrecorded = (state: State | undefined): object => ({
  ...state,
  hasAbilities: true,
  past: null,
  recordsMight: true,
});

/** What a run comes to, without the numbers of lines. */
const outcome = ({ ruleset, status, expectations, steps, final, reached, moments }: Run) => ({
  ruleset,
  status,
  expectations: expectations.map(({ holds, message }) => [holds, message]),
  steps: steps.map(({ rule, text }) => [rule, text]),
  final: unrecorded(final),
  reached: unrecorded(reached),
  moments: moments.map(moment => [unrecorded(moment.reached), unrecorded(moment.before), moment.steps]),
});

it('come out as the scenarios written out one by one', () => {
  const head = BOARD.replace('player Ana', 'edition 1.2, 1.4\n  player Ana');
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 7 }), nodes => {
      const whole = scenarioIn(`${head}${written(nodes)}`);
      const report = runScenario(whole, context);
      const trunk: Path = { names: [], lines: ownLines(nodes) };
      const paths = [trunk, ...pathsIn(nodes, [], [])];
      const parts = scenarioParts(whole, report);
      expect(parts.map(({ branch }) => branch?.path ?? [])).toEqual(paths.map(({ names }) => names));
      for (const [i, { lines }] of paths.entries()) {
        const alone = runScenario(scenarioIn(`${head}${lines.join('\n')}\n`), context);
        const runs = parts[i]?.report.runs ?? [];
        const taken = report.diagnostics.some(({ code }) => code === 'name/duplicate');
        expect(runs.map(run => ({ ...outcome(run), status: taken ? '' : run.status }))).toEqual(
          alone.runs.map(run => ({ ...outcome(run), status: taken ? '' : run.status })),
        );
      }
    }),
    { numRuns: 40 },
  );
});

it('are laid out by how deep they stand', () => {
  const text = `${BOARD}what if "a"\nAna moves Raider to Grove\nwhat if b\n# why\nexpect Raider is at Grove\n# end\nback\nback\nAna ends turn\n`;
  expect(formatFile(text).split('\n').slice(12)).toEqual([
    '  what if "a"',
    '    Ana moves Raider to Grove',
    '    what if b',
    '      # why',
    '      expect Raider is at Grove',
    '      # end',
    '    back',
    '  back',
    '  Ana ends turn',
    '',
  ]);
});

it('are found by their lines', () => {
  const block = scenarioIn(
    `${BOARD}what if "a"\nAna moves Raider to Grove\nwhat if "b"\nexpect Raider is at Grove\nback\nback\nAna ends turn\n`,
  );
  const parts = scenarioParts(block, runScenario(block, context));
  const names = Array.from({ length: 8 }, (_, i) => partAt(parts, 12 + i).report.name);
  expect(names).toEqual([
    'Quarry',
    'Quarry › a',
    'Quarry › a',
    'Quarry › a › b',
    'Quarry › a › b',
    'Quarry › a',
    'Quarry',
    'Quarry',
  ]);
});
