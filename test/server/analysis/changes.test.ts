/** What a step changed: found by what was touched, and the same that a comparison of everything finds. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isScenario } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { changesBetween } from '../../../server/analysis/story/changes.ts';
import { changesText } from '../../../server/analysis/story/changeWords.ts';
import { type Story, storyOf } from '../../../server/analysis/story/story.ts';

const base = { ...runContext(loadRuleBook(), NEWEST), under: [NEWEST] };

const playedIn = (text: string) => {
  const { blocks } = parseFile(text);
  const context = withCards(
    base,
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  return blocks.filter(isScenario).map(block => ({ block, context, report: runScenario(block, context) }));
};

const storiesIn = (text: string): readonly Story[] =>
  playedIn(text).flatMap(({ block, context, report }) =>
    report.runs.map(run => storyOf(block, report, run, context.rules)),
  );

/** The same state, of which no object is the one that it was. */
const copyOf = (state: State): State => ({ ...state, objects: state.objects.map(each => ({ ...each })) });

const RULES = 'test/engine/scenario/rules';

it('finds the same changes as a comparison of all objects', () => {
  let compared = 0;
  for (const file of readdirSync(RULES).filter((_, at) => at % 6 === 0))
    for (const { report } of playedIn(readFileSync(`${RULES}/${file}`, 'utf8')))
      for (const { opening, steps } of report.runs) {
        let before = opening;
        for (const { after } of steps) {
          if (before !== undefined) {
            expect(changesBetween(before, after), file).toEqual(changesBetween(copyOf(before), after));
            compared += 1;
          }
          before = after;
        }
      }
  expect(compared).toBeGreaterThan(300);
});

const crowd = (script: string): string => `
card Herald unit
  might 1
  your units have +1 might

scenario "Crowd"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  base Ana
    HERALD
    Raider might 2
${Array.from({ length: 10 }, (_, i) => `    100x Pike${i}x might 2\n`).join('')}
  turn Ana
${script}`;

it('looks at touched objects alone, as long as no passive changes the others', () => {
  const text = crowd('  effect by Ana: exhaust Raider\n').replace('HERALD', 'Herald might 1');
  const [{ report } = { report: undefined }] = playedIn(text);
  const [before, after] = (report?.runs[0]?.steps ?? []).slice(-2).map(step => step.after);
  if (before === undefined || after === undefined) throw new Error('Two steps are needed.');
  expect(changesBetween(before, after, { left: 0 })).toEqual([
    { about: 'Raider', what: 'state', from: 'ready', to: 'exhausted' },
  ]);
});

it('ends with a sentence where passives would have it compare a crowd after each of very many steps', () => {
  const lines = '  effect by Ana: give Raider +1 might this turn\n'.repeat(320);
  const [story] = storiesIn(crowd(lines).replace('HERALD', 'Herald = "Herald"'));
  expect(story?.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('more than 300,000 of them in all'),
  ]);
  expect(story?.steps[2]?.changes).toHaveLength(1);
  expect(story?.steps.at(-1)?.changes).toEqual([]);
});

it('tells the first of very many things that a step changed', () => {
  const changes = Array.from({ length: 1_000 }, (_, i) => ({
    about: `Pike ${i}`,
    what: 'state' as const,
    from: 'ready',
    to: 'exhausted',
  }));
  const text = changesText(changes);
  expect(text).toMatch(/^Pike 0 becomes exhausted; .*; … and 960 more$/);
  expect(text).not.toContain('Pike 40');
});
