/** Every point of scenarios that are shipped: forward and back the same is shown, and a rule stops where the trace has it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { blocksOf, cardsIn, isScenario } from '../../../server/cli/check/judge.ts';
import { runContext, withCards } from '../../../server/shared/context.ts';
import { type Story, storyOf } from '../../../server/shared/story/story.ts';
import { readFromDisk, usedFiles } from '../../../server/shared/uses.ts';
import { fromRoot, projectFiles } from '../../house/support/root.ts';
import { type Client, seen, start } from './client.ts';

interface Shipped {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly story: Story;
}

/** Each ninth of those that can be set up and read. */
const shipped = (): readonly Shipped[] => {
  const base = runContext(loadRuleBook(), NEWEST);
  const files = projectFiles().filter(
    name => /^(test\/rulings|examples)\/.*\.rift$/.test(name) && !/mistakes/.test(name),
  );
  const uses = usedFiles(readFromDisk);
  const all = files.flatMap(file => {
    const absolute = fromRoot(file);
    const text = readFileSync(absolute, 'utf8');
    return [...blocksOf(text, file)].filter(isScenario).map(block => ({ file, absolute, text, block }));
  });
  return all.flatMap(({ file, absolute, text, block }, at): readonly Shipped[] => {
    if (at % 9 !== 0 || block.tree.problems.length > 0) return [];
    const context = withCards(base, cardsIn({ path: file, absolute, text }, uses).cards);
    const report = runScenario(block, context);
    const [run] = report.runs;
    if (run?.final === undefined) return [];
    return [{ file: absolute, text, line: block.line + 1, story: storyOf(block, report, run, context.rules) }];
  });
};

const SHIPPED = shipped();

const begun = (
  { file, text, line }: Shipped,
  args: object = {},
  configure: (client: Client) => void = () => undefined,
) =>
  start(text, { program: file, line, ...args }, client => {
    client.request('setExceptionBreakpoints', { filters: [] });
    configure(client);
  });

describe('shipped scenarios', () => {
  test('are many', () => expect(SHIPPED.length).toBeGreaterThan(80));

  test('show the same at each point forward and back, and end where they began', () => {
    for (const each of SHIPPED.filter((_, at) => at % 4 === 0)) {
      const { client } = begun(each);
      const forward = [seen(client)];
      let stop = client.go('stepIn');
      while (stop !== undefined && forward.length < MOST_POINTS) {
        forward.push(seen(client));
        if (stop.description.startsWith('The end')) break;
        stop = client.go('stepIn');
      }
      for (const point of forward.toReversed()) {
        expect(seen(client)).toEqual(point);
        client.go('stepBack', { granularity: 'instruction' });
      }
      expect(seen(client)).toEqual(forward[0]);
      client.go('stepBack');
    }
  });

  test('stop at a rule exactly where the trace has it, in both directions', () => {
    for (const each of SHIPPED) {
      const { steps } = each.story;
      // A rule from the middle of the story.
      const rule = steps[Math.floor(steps.length / 2)]?.rule;
      if (rule === undefined) continue;
      const traced = steps.flatMap(step =>
        step.rule === rule || step.rule?.startsWith(`${rule}.`) === true ? `${step.text} CR ${step.rule}` : [],
      );
      const { client, stop } = begun(each, { stopOnEntry: false }, at =>
        at.request('setFunctionBreakpoints', { breakpoints: [{ name: rule }] }),
      );
      const met: string[] = [];
      for (let here = stop; here?.reason === 'function breakpoint'; here = client.go('continue'))
        met.push(here.description);
      expect({ file: each.file, met }).toEqual({ file: each.file, met: traced });
      const back: string[] = [];
      for (
        let here = client.go('reverseContinue');
        here?.reason === 'function breakpoint';
        here = client.go('reverseContinue')
      )
        back.push(here.description);
      expect(back).toEqual(traced.toReversed());
    }
  });
});

/** Of one scenario: the longest ones are walked part of the way. */
const MOST_POINTS = 60;
