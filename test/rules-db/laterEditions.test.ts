/** Core rules 1.5: scenarios by its rules and numbers, and the list of what it changed; then answers in an edition that nobody has judged. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { EditionRow } from '../../engine/game/state/editions/edition.ts';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { markdownOf } from '../../rules-db/blocks/markdown.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import type { ConceptRecord } from '../../rules-db/types.ts';
import { textIn } from '../../rules-db/wording.ts';
import { runContext } from '../../server/analysis/document/context.ts';
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

describe('an answer in a later edition, which is played when asked for', { timeout: 60_000 }, () => {
  const GONE = 'play.target.group.subset';
  const REWORDED = 'combat.assign.lethal-first';
  let here: Awaited<ReturnType<typeof withPretended>>;
  beforeAll(async () => {
    here = await withPretended(NEWEST, GONE, REWORDED);
  }, 60_000);
  afterAll(() => {
    vi.doUnmock('../../engine/game/state/editions/rows.ts');
    vi.resetModules();
  });

  const idsWith = (...concepts: readonly string[]): readonly string[] =>
    here.book.entries
      .filter(entry => entry.kind === 'faq' && entry.standing === 'holds' && entry.editions.includes(NEWEST))
      .filter(entry => concepts.some(id => entry.concepts.includes(id)))
      .map(({ id }) => id);
  const pageOf = (id: string): string =>
    markdownOf(here.pageFor(here.book, `riftbench:/9.9/faq/${id}.md`)?.blocks ?? []).replaceAll('\\', '');

  it('is not known to hold where one of its rules is gone or says something different', () => {
    for (const concept of [GONE, REWORDED]) {
      const ids = idsWith(concept);
      expect(ids, concept).not.toEqual([]);
      for (const id of ids) {
        expect(here.book.entry('faq', id)?.editions).not.toContain('9.9');
        expect(pageOf(id)).toContain('Not known to hold in edition 9.9');
        expect(pageOf(id)).toMatch(/\| \*\*9\.9\*\* +\| not known to hold/);
      }
    }
  });

  it('holds where all its rules say the same', () => {
    const doubtful = new Set(idsWith(GONE, REWORDED));
    const holding = here.book.entries.filter(
      ({ kind, id, editions }) => kind === 'faq' && editions.includes(NEWEST) && !doubtful.has(id),
    );
    expect(holding.length).toBeGreaterThan(200);
    expect(holding.filter(({ editions }) => !editions.includes('9.9')).map(({ id }) => id)).toEqual([]);
    expect(pageOf(holding[0]?.id ?? '')).toContain('| **9.9** | holds');
    expect(pageOf(holding[0]?.id ?? '')).not.toContain('Not known to hold');
  });

  it('is found there by the edition in which it was judged last', () => {
    const found = here.searchBook(here.book, 'garen recruit', { edition: '9.9', kinds: ['faq'] });
    expect(found[0]).toMatchObject({ id: 'garen-recruit', edition: '9.9' });
    const [doubtful = ''] = idsWith(REWORDED);
    const question = here.book.entry('faq', doubtful)?.question ?? '';
    const answers = here.searchBook(here.book, question, { edition: '9.9', kinds: ['faq'] });
    expect(answers.find(({ id }) => id === doubtful)).toMatchObject({ edition: NEWEST });
  });
});

/** A book that has one more edition, in which one rule is gone and one says something else. */
const withPretended = async (before: string, gone: string, reworded: string) => {
  vi.resetModules();
  const rows = await vi.importActual<typeof import('../../engine/game/state/editions/rows.ts')>(
    '../../engine/game/state/editions/rows.ts',
  );
  const row: EditionRow = {
    name: '9.9',
    document: 'the core rules of a pretended day',
    printed: '2099-01-02',
    inForce: '2099-01-09',
    text: 'none: it is pretended',
    played: 'when asked for',
    behaviours: {},
  };
  // Right behind the newest that is judged, whatever else is looked up by now.
  const judged = rows.EDITION_ROWS.slice(0, rows.EDITION_ROWS.findIndex(({ name }) => name === before) + 1);
  vi.doMock('../../engine/game/state/editions/rows.ts', () => ({ ...rows, EDITION_ROWS: [...judged, row] }));
  const { makeRuleBook } = await import('../../rules-db/book.ts');
  const { readBookData } = await import('../../rules-db/data.ts');
  const { withLaterEditions } = await import('../../rules-db/laterAnswers.ts');
  const data = readBookData();
  const concepts = data.concepts.map((concept): ConceptRecord => {
    const number = concept.numbers[before];
    if (number === undefined || concept.id === gone) return concept;
    const numbers = { ...concept.numbers, '9.9': number };
    return concept.id === reworded
      ? { ...concept, numbers, texts: { ...concept.texts, '9.9': 'It says something else.' } }
      : { ...concept, numbers, texts: { ...concept.texts, '9.9': textIn(concept, before) } };
  });
  return {
    book: makeRuleBook({ ...data, concepts, entries: withLaterEditions(data.entries, concepts) }),
    ...(await import('../../rules-db/pages.ts')),
    ...(await import('../../rules-db/search/search.ts')),
  };
};

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
