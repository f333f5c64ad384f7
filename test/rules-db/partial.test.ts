/** The document of October 2026, which is known by some of its numbers: looked up, cited, and played as the edition before. */
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import { readBookData } from '../../rules-db/data.ts';
import { pageFor } from '../../rules-db/pages.ts';
import { citedEditions, partialOf } from '../../rules-db/partial.ts';
import { runContext } from '../../server/shared/context.ts';
import { cli, folderOf } from '../server/cli/fixture.ts';

const book = loadRuleBook();
const partial = partialOf(book, '1.5');
const here = folderOf({});

const run = (text: string) => {
  const [block] = parseFile(text).blocks.filter((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  if (block === undefined) throw new Error('no scenario');
  return runScenario(block, runContext(book, NEWEST));
};

const BOARD = `
  player Ana
  player Ben
  battlefield Quarry
  battlefield Grove
`;

describe('the numbers that are quoted', () => {
  it('are those of rules of the edition before', () => {
    expect(partial?.pairs.length).toBeGreaterThan(25);
    expect(partial?.pairs.filter(({ before }) => book.conceptOf(before, '1.4') === undefined)).toEqual([]);
    const numbers = partial?.pairs.map(({ number }) => number) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are looked up, and no other is made up', async () => {
    expect(await cli(here, ['rule', 'CR 391.4 (1.5)'])).toMatchObject({
      status: 0,
      out: expect.stringContaining('391.4 in 1.5 is 390.4 in 1.4'),
    });
    expect(await cli(here, ['rule', '412.1', '--edition', '1.5'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('Not known to Riftbench; import your copy of 1.5.'),
    });
    expect((await cli(here, ['rule', '370.1.c.1', '--edition', '1.5'])).out).toContain('its words are not known');
  });

  it('have pages, and one of all that is known', () => {
    expect(pageFor(book, 'riftbench:/1.5/rule/467.md')?.markdown).toContain('riftbench:/1.4/rule/465.md');
    expect(pageFor(book, 'riftbench:/1.5/rule/412.1.md')?.markdown).toContain('Not known to Riftbench');
    expect(pageFor(book, 'riftbench:/1.5/about/edition.md')?.markdown).toContain('edition 1.5 as 1.4');
  });

  it('give way to an import of that document', () => {
    const { editions, ...rest } = readBookData();
    const whole = makeRuleBook({ ...rest, editions: [...editions, '1.5'] });
    expect(partialOf(whole, '1.5')).toBeUndefined();
    expect(citedEditions(whole)).toEqual(whole.editions);
  });
});

describe('a citation of it', () => {
  it('is right in a scenario where the number is quoted, and told where it is not', () => {
    expect(run(`scenario "a"\n  edition 1.4\n  cites 1.5: 391.4${BOARD}`).diagnostics).toEqual([]);
    const { diagnostics } = run(`scenario "a"\n  edition 1.4\n  cites 1.5: 412.1${BOARD}`);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['cite/unknown', expect.stringContaining('Not known to Riftbench; import your copy of 1.5.')],
    ]);
  });
});

describe('edition 1.5 as 1.4', () => {
  const script = `${BOARD}  base Ana\n    Ogre might 3\n\n  turn Ana\n  Ana moves Ogre to Quarry\n  all pass\n  expect Ana controls Quarry\n`;

  it('plays by the rules of 1.4, and says so', () => {
    const { runs } = run(`scenario "a"\n  edition 1.5 as 1.4${script}`);
    expect(runs.map(({ ruleset, edition, status }) => [ruleset, edition, status])).toEqual([
      ['1.5 as 1.4', '1.4', 'passed'],
    ]);
  });

  it('is what has to be asked for: 1.5 alone is not played', () => {
    const { diagnostics } = run(`scenario "a"\n  edition 1.5${script}`);
    expect(diagnostics).toMatchObject([
      { code: 'setup/edition', message: expect.stringContaining('write "edition 1.5 as 1.4"') },
    ]);
  });

  it('is named by the reports of the command line', async () => {
    const files = folderOf({ 'a.rift': `scenario "a"\n  edition 1.5 as 1.4${script}` });
    expect((await cli(files, ['trace', 'a.rift'])).out).toContain('core rules 1.5 as 1.4');
    expect((await cli(files, ['check', 'a.rift', '--format', 'json'])).out).toContain('"insteadOf":"1.5"');
  });
});
