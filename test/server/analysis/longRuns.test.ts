/** Long scripts are told and drawn in work that grows with their length alone. Work is counted, not timed. */
import { describe, expect, it } from 'vitest';
import { reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { timeLimit } from '../../../server/analysis/document/timeLimit.ts';
import { fitted } from '../../../server/analysis/drawing/measure.ts';
import { pathOf, stateAtStop } from '../../../server/analysis/scene/path.ts';
import { type Story, type StoryStep, storyOf } from '../../../server/analysis/story/story.ts';
import { storyText } from '../../../server/cli/trace/storyText.ts';
import { fixture } from '../lsp/fixture.ts';

/** The objects, with each look at their field counted. */
const counted = <Each extends object>(all: readonly Each[], field: keyof Each) => {
  const looks = { count: 0 };
  const watched = all.map(
    each =>
      new Proxy(each, {
        get(target, name, receiver) {
          if (name === field) looks.count += 1;
          return Reflect.get(target, name, receiver);
        },
      }),
  );
  return { watched, looks };
};

const LINES = 2_000;

it('the story of a long script looks at each step a few times', () => {
  const step: StoryStep = { line: 0, text: 'Ana passes.', players: [], concept: 'chain', changes: [] };
  const { watched, looks } = counted(
    Array.from({ length: LINES }, (_, line) => ({ ...step, line })),
    'line',
  );
  const story: Story = {
    name: 'Long',
    edition: '1.4',
    line: 0,
    status: 'passed',
    steps: watched,
    expectations: [],
    questions: [],
    problems: [],
    script: Array.from({ length: LINES }, (_, line) => line),
  };
  const text = storyText(story, { path: 'a.rift', source: [], width: 100, paint: (_, words) => words });
  expect(text.match(/Ana passes\./g)).toHaveLength(LINES);
  expect(looks.count).toBeLessThan(5 * LINES);
});

describe('the path along a long script', () => {
  const LONG = `scenario "Long"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Soldier might 1

  turn Ana
${'  effect by Ana: exhaust Soldier\n  effect by Ana: ready Soldier\n'.repeat(100)}`;

  it('looks at each step and each line a few times', () => {
    const { analysis } = fixture(LONG);
    const [block] = scenariosOf(analysis);
    if (block === undefined) throw new Error('no scenario');
    const [run] = reportOf(analysis, block).runs;
    if (run === undefined) throw new Error('no run');
    const steps = counted(run.steps, 'line');
    const path = pathOf(block, { ...run, steps: steps.watched }, analysis.context.rules);
    expect(path.lines.at(-1)?.to).toBe(run.steps.length);
    expect(path.lines.map(({ from, to }) => to >= from)).not.toContain(false);
    expect(steps.looks.count).toBeLessThan(5 * run.steps.length);
    const lines = counted(path.lines, 'to');
    const watched = { ...path, lines: lines.watched };
    for (let stop = 0; stop < path.stops.length; stop++) expect(stateAtStop(run, watched, stop)).toBeDefined();
    expect(lines.looks.count).toBeLessThan(5 * path.lines.length);
  });
});

it('a run that takes too much memory is stopped, and says so', () => {
  let used = 500;
  const limit = timeLimit(
    10,
    () => 0,
    () => used,
  );
  const ask = () => Array.from({ length: 300 }, () => limit.isDue()).some(due => due);
  expect(ask()).toBe(false);
  used = 2_000;
  expect(ask()).toBe(true);
  expect(limit.because).toBe('it needs more than 1,024 MB of memory');
});

it('a story ends where reading a board takes more than a line of the script may, and says so', () => {
  const within = 'with might equal to the number of units ';
  const { analysis } = fixture(`card Sage unit
  might 1
  while there are 3 or more units ${within}${within}, I have +1 might
  your other units have +1 might

scenario "Too much"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Raider might 3
${Array.from({ length: 5 }, (_, i) => `    100x Sage${i}x = "Sage"\n`).join('')}
  turn Ana
  Ana moves Raider to Quarry
`);
  const [block] = scenariosOf(analysis);
  const report = block && reportOf(analysis, block);
  const [run] = report?.runs ?? [];
  if (block === undefined || report === undefined || run === undefined) throw new Error('nothing was run');
  const { problems, steps } = storyOf(block, report, run, analysis.context.rules);
  expect(steps.length).toBeGreaterThan(0);
  expect(problems.at(-1)?.message).toMatch(/^What the steps from here on change is not shown/);
});

it('a name of a million letters is cut as one of thousands is', () => {
  const room = { width: 120, height: 40, size: 14, least: 9, lines: 3 };
  const [long, short] = [1_000_000, 5_000].map(length => fitted('Ab'.repeat(length), room));
  expect(long).toEqual(short);
  expect(long?.isCut).toBe(true);
});
