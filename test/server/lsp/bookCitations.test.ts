/** Citations of the books beside the core rules in the editor: `TR 703.8`. */

import { describe, expect, it } from 'vitest';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { definition } from '../../../server/analysis/definition.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { documentLinks } from '../../../server/analysis/links.ts';
import { outlineUnder, outlineWith } from '../../../server/analysis/outline.ts';
import { localPages } from '../../../server/analysis/pageLinks.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { fixture, textAt } from './fixture.ts';
import { complete, diagnostics, resolveCompletion } from './inProtocol.ts';

const SCENARIO = `scenario "x"
  cites TR 702.9, tr 703.8
  player Ana
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    Scout might 2 exhausted

  turn Ana
  # Late, by TR 703.8.b.
  expect Ana cannot move Scout to Quarry because TR 7$002.9
`;

const ARTICLE = { markdown: true, uri: 'file:///rulings/a.md' } as const;
const article = (line: string) => fixture(`---\nriftbench: 1.4\n---\n${line}\n`, ARTICLE);
const shown = (value: unknown): string => JSON.stringify(value);

describe('a rule of another book in a scenario', () => {
  const { analysis, cursor, text } = fixture(SCENARIO);

  it('is no reason why an action is refused', () => {
    const [problem] = diagnostics(analysis);
    expect(problem).toMatchObject({ code: 'cite/other-book', severity: 1 });
    expect(problem && textAt(text, problem.range)).toBe('TR 702.9');
    expect(problem?.message).toMatch(/^TR 702\.9 is a tournament rule, and decides nothing in a game\. .*144\.2/);
    expect(diagnostics(analysis)).toHaveLength(1);
  });

  it('is told, linked and led to, in scripts and comments', () => {
    expect(shown(hover(analysis, cursor))).toContain('Mispayment for cost');
    expect(shown(definition(analysis, cursor))).toContain('riftbench:/1.5/book/TR%20702.9.md');
    expect(documentLinks(analysis).map(({ target }) => target)).toEqual(
      ['702.9', '703.8', '702.9', '703.8.b'].map(number => `riftbench:/1.5/book/TR%20${number}.md`),
    );
  });

  it('that there is none of is told', () => {
    const wrong = fixture(SCENARIO.replace('tr 703.8', 'TR 703.99, QQ 101').replace('TR 7$002.9', '144.2$0'));
    expect(diagnostics(wrong.analysis).map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^cite\/unknown The tournament rules of 2026-10-09 have no rule 703\.99\./),
      expect.stringMatching(/^cite\/unknown No book has the prefix QQ\./),
    ]);
  });

  it('stays as it is written when the file is formatted', () => {
    const tree = parseBlock('scenario "x"\n  cites TR 702.9, 465.2.c\n');
    expect(tree.problems).toEqual([]);
    expect(formatFile('scenario "x"\n  cites   TR   702.9,465.2.c\n')).toContain('  cites TR 702.9, 465.2.c');
    const dated = 'scenario "x"\n  cites TR 702.9 (2026-07-16), TR 702.8 (2026-10)\n';
    expect(parseBlock(dated).problems).toEqual([]);
    expect(formatFile(dated)).toBe(dated);
  });
});

describe('a rule of another book in an article', () => {
  it('is told and linked', () => {
    const { analysis, cursor } = article('A player is late (TR 703.$08.b).');
    expect(shown(hover(analysis, cursor))).toContain('Warning or Game Loss');
    expect(documentLinks(analysis).map(({ target }) => target)).toEqual(['riftbench:/1.4/book/TR%20703.8.b.md']);
    expect(diagnostics(analysis)).toEqual([]);
  });

  it('that there is none of is told', () => {
    const { analysis } = article('Late (TR 703.8.z).');
    expect(diagnostics(analysis).map(({ code }) => code)).toEqual(['cite/unknown']);
  });

  it.each([
    ['By TR 703.8$0', '703.8.a'],
    ['By TR $0', '703'],
    ['By tournament rule slow pla$0', '703.2'],
  ])('is completed behind %j', (line, label) => {
    const { analysis, cursor } = article(line);
    const { items } = complete(analysis, cursor, { snippets: true });
    const item = items.find(each => each.label === label);
    expect(items.length).toBeLessThan(200);
    expect(item).toBeDefined();
    expect(shown(item && resolveCompletion(analysis, item).documentation)).toContain(label);
  });

  it('is completed in the head of a scenario', () => {
    const { analysis, cursor } = fixture('scenario "x"\n  cites TR 703.2$0\n');
    expect(complete(analysis, cursor, { snippets: true }).items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['703.2', '703.2.a']),
    );
  });
});

describe('the tree of the rule book', () => {
  const { book } = fixture('').analysis;

  it('has each further book as a root of its own', () => {
    const roots = outlineUnder(book, '1.4', '').map(({ label, description }) => [label, description]);
    expect(roots.slice(0, 2)).toEqual([
      ['Core rules 1.4', expect.any(String)],
      ['Tournament rules', '2026-10-09'],
    ]);
    const chapters = outlineUnder(book, '1.4', 'book-tournament-rules');
    expect(chapters.at(-2)).toMatchObject({ label: 'Infractions and penalties', hasChildren: false });
    expect(chapters.at(-1)).toMatchObject({ label: 'Edition of 2026-07-16', hasChildren: true });
    const older = outlineUnder(book, '1.4', 'book-tournament-rules-2026-07-16/509').map(({ label, uri }) => [
      label,
      uri,
    ]);
    expect(older.at(-1)).toEqual(['509.6', 'riftbench:/1.4/book/TR%20509.6%20%282026-07-16%29.md']);
    expect(outlineUnder(book, '1.4', 'book-tournament-rules/703.8').map(({ label }) => label)).toHaveLength(5);
  });

  it('is filtered by what its rules say', () => {
    const found = outlineWith(book, '1.4', 'slow play');
    expect(shown(found)).toContain('TR%20703.2.md');
    expect(shown(found)).not.toContain('2026-07-16%29');
  });
});

it('has a page on the disk for editors without pages of their own', () => {
  expect(localPages(file => uriOf(`/pages/${file}`)).to('book', 'TR 703.8', '1.4')).toBe(
    'file:///pages/tournament-rules.html#703.8',
  );
  expect(localPages(file => uriOf(`/pages/${file}`)).to('book', 'TR 703.8 (2026-07-16)', '1.4')).toBe(
    'file:///pages/tournament-rules-2026-07-16.html#703.8',
  );
});
