/** Every point of scenarios that are shipped: forward and back the same is shown, and a rule stops where the trace has it. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { isScenario } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { blocksOf, cardsIn } from '../../../server/analysis/checking/blocks.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { type Story, storyOf } from '../../../server/analysis/story/story.ts';
import { nodeDebugHost } from '../../../server/hosts/node/dap/host.ts';
import { usedOnDisk } from '../../../server/hosts/node/nodeFiles.ts';
import { fromRoot, projectFiles } from '../../house/support/root.ts';
import { type Client, type Stop, seen, start } from './client.ts';

interface Shipped {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly story: Story;
}

/** Each fifth of those that can be set up and read. */
const shipped = (): readonly Shipped[] => {
  const base = runContext(loadRuleBook(), NEWEST);
  const files = projectFiles().filter(
    name => /^(test\/rulings|examples)\/.*\.rift$/.test(name) && !/mistakes/.test(name),
  );
  const uses = usedOnDisk();
  const all = files.flatMap(file => {
    const absolute = fromRoot(file);
    const text = readFileSync(absolute, 'utf8');
    return [...blocksOf(text, file)].filter(isScenario).map(block => ({ file, absolute, text, block }));
  });
  return all.flatMap(({ file, absolute, text, block }, at): readonly Shipped[] => {
    if (at % 5 !== 0 || block.tree.problems.length > 0) return [];
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
  start(
    text,
    { program: file, line, ...args },
    client => {
      client.request('setExceptionBreakpoints', { filters: [] });
      configure(client);
    },
    // That each request is ended in time is tried by `hostile.test.ts`; here are so many that a clock for each takes longer than they do.
    { host: { ...nodeDebugHost, ending: { within: (_, work) => work() } } },
  );

describe('shipped scenarios', () => {
  test('are many', () => expect(SHIPPED.length).toBeGreaterThan(200));

  test('show the same at points forward and back, to the end and back to the beginning', { timeout: 120_000 }, () => {
    for (const [index, each] of SHIPPED.entries()) {
      const { client, stop: first } = begun(each);
      /** What is shown at a point: of most the stop alone, of each eighth everything. */
      const looked = (stop: Stop | undefined, at: number) => [
        stop?.description,
        ...((at + index) % 8 === 0 || at === 0 ? [seen(client)] : []),
      ];
      const forward = [looked(first, 0)];
      for (let stop = first; stop !== undefined && !stop.description.startsWith('The end'); ) {
        stop = client.go('stepIn');
        forward.push(looked(stop, forward.length));
      }
      for (let at = forward.length - 2; at >= 0; at -= 1)
        expect(looked(client.go('stepBack', { granularity: 'instruction' }), at)).toEqual(forward[at]);
    }
  });

  test('stop at a rule exactly where the trace has it, in both directions', { timeout: 120_000 }, () => {
    // A rule from the middle of each story; and 468.3 wherever the trace has it.
    const pairs = SHIPPED.flatMap(each => {
      const { steps } = each.story;
      const middle = steps[Math.floor(steps.length / 2)]?.rule;
      const isFought = steps.some(({ rule }) => rule?.startsWith('468.3') === true);
      return [
        ...(middle === undefined ? [] : [{ each, rule: middle }]),
        ...(isFought ? [{ each, rule: '468.3' }] : []),
      ];
    });
    expect(pairs.filter(({ rule }) => rule === '468.3').length).toBeGreaterThan(20);
    for (const { each, rule } of pairs) {
      const { steps } = each.story;
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
