import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../engine/game/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { citation } from '../../rules-db/citation.ts';
import { htmlAnchor, htmlBook } from '../../rules-db/html.ts';
import { childrenOf, headingsAbove, neighboursOf, parentOf } from '../../rules-db/outline.ts';
import { pageFor, pageUri, parsePageUri } from '../../rules-db/pages.ts';

const book = loadRuleBook();
const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\((riftbench:[^)]+)\)/g)].map(match => match[1] ?? '');

describe('a citation', () => {
  test('names the edition', () => expect(citation('465.2.c.3', '1.4')).toBe('CR 465.2.c.3 (1.4)'));
});

describe('an address', () => {
  test.each([
    ['riftbench:/1.4/rule/465.2.c.3.md', { kind: 'rule', id: '465.2.c.3', edition: '1.4' }],
    ['riftbench:///1.0/faq/equal-might.md', { kind: 'faq', id: 'equal-might', edition: '1.0' }],
    ['riftbench:/1.4/keyword/quick-draw', { kind: 'keyword', id: 'quick-draw', edition: '1.4' }],
    ['riftbench:/2.0/rule/465.md', { kind: 'rule', id: '465', edition: '2.0' }],
    ['riftbench:/1.4/song/465.md', undefined],
    ['riftbench:/1.4/rule/%E0%A4%A.md', undefined],
    ['https://example.org/1.4/rule/465.md', undefined],
    ['', undefined],
  ])('%s', (uri, address) => expect(parsePageUri(uri)).toEqual(address));

  test('of an edition that the book does not know leads nowhere', () => {
    for (const address of ['rule/465', 'faq/equal-might', 'keyword/tank'])
      expect(pageFor(book, `riftbench:/2.0/${address}.md`)).toBeUndefined();
  });

  test('is read back as it was written', () => {
    const address = { kind: 'ruling', id: "kai'sa 100 %", edition: '1.3' } as const;
    expect(parsePageUri(pageUri(address.kind, address.id, address.edition))).toEqual(address);
  });
});

describe("a rule's page", () => {
  const page = pageFor(book, 'riftbench:/1.4/rule/465.2.c.3.md');

  test('says what it is, where it stands and what it is elsewhere', () => {
    expect(page?.title).toMatch(/^465\.2\.c\.3 /);
    expect(page?.citation).toBe('CR 465.2.c.3 (1.4)');
    expect(page?.markdown).toContain('[459 Combat](riftbench:/1.4/rule/459.md)');
    expect(page?.markdown).toContain('| 1.3 | [460.2.c.3](riftbench:/1.3/rule/460.2.c.3.md) |');
    expect(page?.markdown).toContain('| 1.0 | [626.1.d.2](riftbench:/1.0/rule/626.1.d.2.md) |');
    expect(page?.markdown).toContain('unofficial fan project');
  });

  test('says where an edition has no such rule, and where it said something else', () => {
    const result = pageFor(book, 'riftbench:/1.4/rule/466.3.d.md')?.markdown;
    expect(result).toContain('| 1.2 | – | no such rule |');
    expect(result).toMatch(/\| 1\.3 \| \[461\.3\.d\]\([^)]+\) \| (?!the same)\S/);
    expect(result).toContain('(riftbench:/1.4/faq/tie.md)');
  });

  test('for a number of another edition leads to the rule in this one', () => {
    const moved = pageFor(book, 'riftbench:/1.4/rule/443.1.d.3.md')?.markdown;
    expect(moved).toContain('No rule 443.1.d.3 in edition 1.4');
    expect(moved).toContain('(riftbench:/1.4/rule/465.2.c.3.md)');
    expect(pageFor(book, 'riftbench:/1.4/rule/999.md')).toBeUndefined();
  });

  test('takes its links from whoever shows it', () => {
    const linked = pageFor(
      book,
      'riftbench:/1.4/rule/465.2.c.3.md',
      (kind, id, edition) => `#${edition}-${kind}-${id}`,
    );
    expect(linked?.markdown).toContain('(#1.3-rule-460.2.c.3)');
    expect(linked?.markdown).not.toContain('riftbench:');
  });
});

describe("entries' and keywords' pages", () => {
  test('say whether an answer holds, and lead to its rules', () => {
    const tie = pageFor(book, 'riftbench:/1.4/faq/tie.md')?.markdown;
    expect(tie).toContain('Holds in editions 1.0, 1.1, 1.2.');
    expect(tie).toContain('(riftbench:/1.4/rule/466.3.d.md)');
    expect(pageFor(book, 'riftbench:/1.3/faq/tie.md')?.markdown).toContain('**Does not hold in edition 1.3.**');
    const everywhere = pageFor(book, 'riftbench:/1.4/faq/equal-might.md')?.markdown ?? '';
    expect(everywhere.match(/hold/gi)).toHaveLength(1);
    expect(everywhere).toContain('Holds in every edition.');
    expect(pageFor(book, 'riftbench:/1.4/faq/all-units-die.md')?.markdown).toContain('**The rules say otherwise.** ');
  });

  test('show a keyword with its rules, also where an edition lacks it', () => {
    expect(pageFor(book, 'riftbench:/1.4/keyword/tank.md')?.markdown).toContain('(riftbench:/1.4/rule/815.md)');
    expect(pageFor(book, 'riftbench:/1.0/keyword/backline.md')?.markdown).toContain('**Not in edition 1.0**');
  });
});

describe('every page', () => {
  test.each(EDITIONS)('of %s can be made, and its links lead to pages', edition => {
    const uris = [
      ...book
        .numbers(edition)
        .filter((_, at) => at % 7 === 0)
        .map(number => pageUri('rule', number, edition)),
      ...book.entries.map(entry => pageUri(entry.kind, entry.id, edition)),
      ...[...book.keywords.keys()].map(name => pageUri('keyword', name, edition)),
    ];
    const targets = new Set(
      uris.flatMap(uri => linksIn(pageFor(book, uri)?.markdown ?? `[${uri}](riftbench:missing)`)),
    );
    const dead = [...targets].map(parsePageUri).filter(address => {
      if (!address) return true;
      if (address.kind === 'rule') return book.conceptOf(address.id, address.edition) === undefined;
      return address.kind === 'keyword' || address.kind === 'card'
        ? !book.keywords.has(address.id)
        : book.entry(address.kind, address.id) === undefined;
    });
    expect(dead).toEqual([]);
  });
});

describe('the outline', () => {
  test('goes from the chapter down to the rule, and back up', () => {
    expect(headingsAbove(book, '465.2.c', '1.4').map(({ number }) => number)).toEqual(['300', '459', '463']);
    expect(parentOf(book, '465.2.c.3', '1.4')).toBe('465.2.c');
    expect(parentOf(book, '465', '1.4')).toBe('463');
    expect(childrenOf(book, '465.2', '1.4')).toEqual(['465.2.a', '465.2.b', '465.2.c', '465.2.d']);
    expect(childrenOf(book, '463', '1.4')).toEqual(['464', '465', '466']);
    expect(neighboursOf(book, '465.2.c.10', '1.4')).toEqual({ previous: '465.2.c.9', next: '465.2.d' });
  });

  test.each(EDITIONS)('of %s has every rule among the children of its parent', edition => {
    const strays = book.numbers(edition).filter((number, at) => {
      if (at % 11 !== 0) return false;
      const parent = parentOf(book, number, edition);
      return parent !== undefined && !childrenOf(book, parent, edition).includes(number);
    });
    expect(strays).toEqual([]);
  });

  test('gives the entries on a rule to the rules above it as well', () => {
    const ids = (concept: string) => book.entriesFor(concept).map(entry => entry.id);
    expect(ids('combat.resolution.heal')).toContain('garen-recruit');
    expect(ids('combat.resolution')).toContain('garen-recruit');
    expect(ids('combat.chapter')).toContain('garen-recruit');
    expect(ids('combat.assign')).not.toContain('garen-recruit');
  });
});

describe('the book as one HTML page', () => {
  test.each(EDITIONS)('of %s has a place for everything, needs no network, and leads nowhere dead', edition => {
    const html = htmlBook(book, edition);
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? ''));
    expect(book.numbers(edition).filter(number => !anchors.has(htmlAnchor('rule', number)))).toEqual([]);
    expect(book.entries.filter(entry => !anchors.has(htmlAnchor(entry.kind, entry.id)))).toEqual([]);
    const hashes = [...html.matchAll(/href="#([^"]+)"/g)].map(match => match[1] ?? '');
    expect(hashes.filter(hash => !anchors.has(hash))).toEqual([]);
    expect(html).not.toMatch(/https?:|<script|<link|@import|url\(/);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});
