/** Core rules 1.5, which are played when asked for: scenarios by its rules and numbers, answers unjudged. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { pageFor } from '../../rules-db/pages.ts';
import { runContext } from '../../server/shared/context.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand, TEXTS } from '../official/texts.ts';
import { cli, folderOf } from '../server/cli/fixture.ts';

const book = loadRuleBook();

const run = (text: string) => {
  const [block] = parseFile(text).blocks.filter((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  if (block === undefined) throw new Error('no scenario');
  return runScenario(block, runContext(book, NEWEST));
};

const SCRIPT = `
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Grove
  base Ana
    Ogre might 5

  turn Ana
  Ana moves Ogre to Quarry
  all pass
  expect Guard is dead because 467.2
`;

describe('edition 1.5', () => {
  it('plays and cites its own rules', () => {
    const { runs, diagnostics } = run(`scenario "a"\n  edition 1.5\n  cites 467.2.c.3${SCRIPT}`);
    expect(runs.map(({ ruleset, edition }) => [ruleset, edition])).toEqual([['1.5', '1.5']]);
    expect(diagnostics.filter(({ code }) => code.startsWith('cite/'))).toEqual([]);
  });

  it('is named by the reports of the command line, with the numbers of 1.5', async () => {
    const files = folderOf({ 'a.rift': `scenario "a"\n  edition 1.5${SCRIPT.replace(/ because.*/, '')}` });
    const { out } = await cli(files, ['trace', 'a.rift']);
    expect(out).toContain('core rules 1.5');
    expect(out).toMatch(/CR 467\.2\S* \(1\.5\)/);
    expect((await cli(files, ['check', 'a.rift', '--format', 'json'])).out).not.toContain('"playedAs"');
  });
});

describe('an answer', () => {
  it('holds in 1.5 where its rules say the same, and else is not known to', () => {
    const [holds, unknown] = [true, false].map(is =>
      book.entries.find(
        ({ kind, standing, editions }) =>
          kind === 'faq' && standing === 'holds' && editions.includes('1.4') && editions.includes('1.5') === is,
      ),
    );
    expect(pageFor(book, `riftbench:/1.5/faq/${holds?.id}.md`)?.markdown).not.toContain('Not known to hold');
    expect(pageFor(book, `riftbench:/1.5/faq/${unknown?.id}.md`)?.markdown).toContain(
      'Not known to hold in edition 1.5',
    );
  });
});

/** `old, new, what, text`: rules that neither moved nor changed are left out. */
const rows = areAtHand
  ? readFileSync(new URL('rules/core-rules-1.4-to-1.5.tsv', TEXTS), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(line => line.split('\t'))
  : [];

describeWithTexts('the list of what 1.5 changes', () => {
  test('names every rule that stands under another number, or is reworded, as the book does', () => {
    const pairs = rows.filter(([old, now]) => old !== '' && now !== '');
    expect(pairs.length).toBeGreaterThan(850);
    const wrong = pairs.filter(([old = '', now = '']) => book.conceptOf(old, '1.4') !== book.conceptOf(now, '1.5'));
    expect(wrong).toEqual([]);
  });

  test('leaves out what stands as it was', () => {
    const listed = new Set(rows.map(([old]) => old));
    const wrong = book
      .numbers('1.4')
      .filter(number => !listed.has(number) && book.conceptOf(number, '1.4') !== book.conceptOf(number, '1.5'));
    expect(wrong).toEqual([]);
  });
});
