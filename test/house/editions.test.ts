/** What is made from the rows of the editions is as they are, and an edition that is added to them is offered everywhere. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditionRow } from '../../engine/game/state/editions/edition.ts';
import type { BookData } from '../../rules-db/types.ts';
import { madeFiles } from '../../scripts/editions/files.ts';
import { fromRoot, projectFiles, ROOT } from './support/root.ts';

const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8');

describe('a file with a part for each edition', () => {
  it.each(madeFiles(ROOT))('$file is as npm run editions makes it', ({ file, make }) => {
    expect(make(textOf(file))).toBe(textOf(file));
  });

  it('of the client is none that names them itself', () => {
    const lists = projectFiles().filter(
      file => /^client\/.*\.ts$/.test(file) && /'1\.\d'(?:, '1\.\d')+/.test(textOf(file)),
    );
    expect(lists).toEqual([]);
  });
});

const STAGES = [
  'by its own rules',
  'when asked for',
  'as the one before',
] as const satisfies readonly EditionRow['played'][];

/** All that asks for editions, loaded anew with one more row, whose numbers are those of the edition before. */
const withPretended = async (played: EditionRow['played']) => {
  vi.resetModules();
  const { EDITION_ROWS, FIRST_EDITION } = await vi.importActual<
    typeof import('../../engine/game/state/editions/rows.ts')
  >('../../engine/game/state/editions/rows.ts');
  const before = EDITION_ROWS.at(-1)?.name ?? '';
  const row: EditionRow = {
    name: '9.9',
    document: 'the core rules of a pretended day',
    printed: '2099-01-02',
    inForce: '2099-01-09',
    text: 'none: it is pretended',
    played,
    behaviours: {},
  };
  vi.doMock('../../engine/game/state/editions/rows.ts', () => ({
    FIRST_EDITION,
    EDITION_ROWS: [...EDITION_ROWS, row],
  }));
  vi.doMock('../../rules-db/data.ts', async importOriginal => {
    const original = await importOriginal<typeof import('../../rules-db/data.ts')>();
    return { ...original, readBookData: () => withNumbers(original.readBookData(), before) };
  });
  return {
    before,
    name: played === 'as the one before' ? `9.9 as ${before}` : '9.9',
    ...(await import('../server/cli/fixture.ts')),
    ...(await import('../server/lsp/fixture.ts')),
    ...(await import('../../engine/game/state/editions.ts')),
    ...(await import('../../rules-db/book.ts')),
    ...(await import('../../scripts/editions/files.ts')),
    ...(await import('../../server/analysis/completion.ts')),
    ...(await import('../../server/analysis/hover.ts')),
    ...(await import('../../server/analysis/lookup.ts')),
    ...(await import('../../server/analysis/pageLinks.ts')),
    ...(await import('../../server/analysis/document/edition.ts')),
    ...(await import('../../server/analysis/document/context.ts')),
    ...(await import('../../engine/language/grammar/parse.ts')),
    ...(await import('../../engine/scenario/run.ts')),
  };
};

const withNumbers = (data: BookData, before: string): BookData => ({
  ...data,
  concepts: data.concepts.map(concept => {
    const numbers = concept.numbers[before];
    return numbers === undefined ? concept : { ...concept, numbers: { ...concept.numbers, '9.9': numbers } };
  }),
});

const SCRIPT = `
  player Ana
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    Ogre might 3

  turn Ana
  Ana moves Ogre to Quarry
  all pass
  expect Ana controls Quarry
`;

describe.each(STAGES)('a pretended edition 9.9, played %s', { timeout: 120_000 }, played => {
  let here: Awaited<ReturnType<typeof withPretended>>;
  beforeAll(async () => {
    here = await withPretended(played);
  }, 120_000);
  afterAll(() => {
    vi.doUnmock('../../engine/game/state/editions/rows.ts');
    vi.doUnmock('../../rules-db/data.ts');
    vi.resetModules();
  });
  const made = (file: string): string =>
    here
      .madeFiles(ROOT)
      .find(each => each.file === file)
      ?.make(textOf(file)) ?? '';

  it('is the default only if it is played by its own rules', () => {
    expect(`${here.NEWEST}` === '9.9').toBe(played === 'by its own rules');
  });

  it('is offered by the setting, by the debugger and by the schema of riftbench.json', () => {
    const { contributes } = JSON.parse(made('package.json'));
    const setting = contributes.configuration.properties['riftbench.edition'];
    const at = setting.enum.indexOf(here.name);
    expect(at).toBe(1);
    expect(contributes.debuggers[0].configurationAttributes.launch.properties.edition.enum).toContain(here.name);
    expect(JSON.parse(made('client/schemas/riftbench.schema.json')).properties.edition.enum).toContain(here.name);
    for (const [file, date] of [
      ['package.nls.json', '2099-01-02'],
      ['package.nls.de.json', '02.01.2099'],
    ] as const) {
      const texts = JSON.parse(made(file));
      expect(texts[setting.enumItemLabels[at].replaceAll('%', '')]).toContain('9.9');
      expect(texts[setting.enumDescriptions[at].replaceAll('%', '')]).toContain(date);
    }
  });

  it('has its column in the tables of numbers, and its entry in the lists of what is played', () => {
    expect(made('docs/rule-book.md')).toMatch(
      /\| 1\.0 \|.*\| 9\.9 \|\n\| ---.*\n\| `combat\.assign\.lethal-first` \|.* \| \d+\.2\.c\.3 \|\n/,
    );
    expect(made('docs/engine.md')).toContain('| 9.9 | 2099-01-02 | 2099-01-09 |');
    const isPlayed = played !== 'as the one before';
    expect(/\| behaviour \|.*\| 9\.9 \|/.test(made('docs/engine.md'))).toBe(isPlayed);
    expect(made('docs/diagnostics/setup/edition.md').includes('- `Change to 9.9`')).toBe(isPlayed);
  });

  it('is read from riftbench.json, from the setting and from an option', () => {
    const said = here.readEdition(here.name);
    expect(said).toMatchObject({ edition: '9.9' });
    expect(here.readEdition('9.9')).toEqual(said);
  });

  it('is offered where a scenario names its edition, and explained there', () => {
    const { analysis, cursor } = here.fixture(`scenario "a"\n  edition $0${SCRIPT}`);
    expect(here.complete(analysis, cursor, { snippets: false }).items.map(({ label }) => label)).toContain(here.name);
    const named = here.fixture(`scenario "a"\n  edition ${here.name}${SCRIPT}`);
    const hover = here.hover(named.analysis, { line: 1, character: 11 });
    expect(JSON.stringify(hover)).toContain('9.9');
  });

  it('has a fix for a file that asks for it under its other name', () => {
    const other = played === 'as the one before' ? '9.9' : `9.9 as ${here.before}`;
    const [block] = here.parseFile(`scenario "a"\n  edition ${other}${SCRIPT}`).blocks;
    if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
    const [problem] = here.runScenario(
      { text: block.text, tree: block.tree },
      here.runContext(here.loadRuleBook(), here.NEWEST),
    ).diagnostics;
    expect(problem?.code).toBe('setup/edition');
    expect(problem?.fixes[0]).toMatchObject({ title: `Change to ${here.name}` });
    expect('problem' in here.readEdition(`9.9 as ${here.before}`)).toBe(played !== 'as the one before');
  });

  it('is searched, shown as a tree, and in the filter of the look-up', async () => {
    const book = here.loadRuleBook();
    expect(book.editions.at(-1)).toBe('9.9');
    expect(book.headings('9.9').map(({ title }) => title)).toEqual(
      book.headings(here.before).map(({ title }) => title),
    );
    const { items, edition } = here.lookUp(book, here.clientPages, {
      words: 'edition:9.9 lethal damage',
      edition: '1.4',
    });
    expect(edition).toBe('9.9');
    expect(items.length).toBeGreaterThan(0);
  });

  it('is known to each command', async () => {
    const folder = here.folderOf({
      'a.rift': `scenario "a"\n  edition ${here.name}${SCRIPT}`,
      'b.md': '---\nriftbench: 1.4\n---\n\nSee rule 465.2.c.3.\n',
    });
    const says = async (...args: string[]) => {
      const { out, err, status } = await here.cli(folder, args);
      return { said: `${out}${err}`, status };
    };
    expect(await says('check', 'a.rift', '--format', 'json')).toMatchObject({ status: 0 });
    expect((await says('trace', 'a.rift')).said).toContain(`core rules ${here.name}`);
    expect((await says('rule', 'combat.assign.lethal-first', '--edition', '9.9')).said).toContain('(9.9)');
    expect((await says('rule', 'combat.assign.lethal-first', '--history')).said).toContain('9.9');
    expect((await says('diff', here.before, '9.9')).status).toBe(0);
    expect((await says('migrate', 'b.md', '--to', '9.9')).said).toContain('riftbench: 9.9');
    expect((await says('about')).said).toContain('9.9');
    expect(await says('combat', `3 vs 2 in ${here.name}`)).toEqual({
      status: 0,
      said: expect.stringContaining(`core rules ${here.name}`),
    });
  });
});
