import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../engine/game/state/editions.ts';
import { lineMarkdown } from '../../rules-db/blocks/markdown.ts';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import { bookRuleAt } from '../../rules-db/books/find.ts';
import { cardNamed, cardNames } from '../../rules-db/cards.ts';
import { citation } from '../../rules-db/citation.ts';
import { readBookData } from '../../rules-db/data.ts';
import { htmlBook } from '../../rules-db/html.ts';
import { htmlAnchor } from '../../rules-db/htmlNames.ts';
import { cardsWith } from '../../rules-db/mechanisms/cardsOn.ts';
import { childrenOf, headingsAbove, neighboursOf, parentOf } from '../../rules-db/outline.ts';
import { entriesNamed, proseOf } from '../../rules-db/pages/prose.ts';
import { markedWords } from '../../rules-db/pages/words.ts';
import { type PageAddress, pageUri, parsePageUri } from '../../rules-db/pages.ts';
import { standingLabel } from '../../rules-db/wording.ts';
import { pageFor } from './inMarkdown.ts';

const book = loadRuleBook();
const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\((riftbench:[^)]+)\)/g)]
    .map(match => match[1] ?? '')
    .filter(uri => !uri.includes('/open/'));

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
    [
      'riftbench:/1.4/scenario/community/showdowns%3A%20Who%20(me%3F).md',
      { kind: 'scenario', id: 'community/showdowns: Who (me?)', edition: '1.4' },
    ],
    ['riftbench:/1.3..1.4/diff/465.2.md', { kind: 'diff', id: '465.2', edition: '1.3..1.4' }],
    ['riftbench:/1.4/open/community/a.md', undefined],
    ['riftbench:/1.4/rule/%E0%A4%A.md', undefined],
    ['https://example.org/1.4/rule/465.md', undefined],
    ['', undefined],
  ])('%s', (uri, address) => expect(parsePageUri(uri)).toEqual(address));

  test('of an edition that the book does not know leads nowhere', () => {
    for (const address of ['rule/465', 'faq/equal-might', 'keyword/tank'])
      expect(pageFor(book, `riftbench:/2.0/${address}.md`)).toBeUndefined();
  });

  test('is read back as it was written, and holds nothing that would end a link', () => {
    for (const [kind, id] of [
      ['card', "Kai'Sa, 100 % (Survivor)!"],
      ['scenario', 'community/showdowns: Who? "He" #1 [a](b)'],
    ] as const) {
      const uri = pageUri(kind, id, '1.3');
      expect(parsePageUri(uri)).toEqual({ kind, id, edition: '1.3' });
      expect(uri).toMatch(/^riftbench:\/1\.3\/[a-z]+\/[\w./%-]+\.md$/);
    }
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
    expect(result).toContain('| 1.2 | – | Does not have it. |');
    expect(result).toMatch(
      /\| \*\*1\.4\*\* \| \[466\.3\.d\]\([^)]+\) \| Says something different from 1\.3, there 461\.3\.d\. \|/,
    );
    expect(result).toMatch(/\| 1\.3 \| \[461\.3\.d\]\([^)]+\) \| New: 1\.2 does not have it\. “\S/);
    expect(result).toContain('(riftbench:/1.4/faq/tie.md)');
  });

  test('for a number of another edition leads to the rule in this one', () => {
    const moved = pageFor(book, 'riftbench:/1.4/rule/443.1.d.3.md')?.markdown;
    expect(moved).toContain('No rule 443.1.d.3 in edition 1.4');
    expect(moved).toContain('(riftbench:/1.4/rule/465.2.c.3.md)');
    expect(pageFor(book, 'riftbench:/1.4/rule/999.md')).toBeUndefined();
  });

  test('takes its links from whoever shows it', () => {
    const linked = pageFor(book, 'riftbench:/1.4/rule/465.2.c.3.md', {
      link: (kind, id, edition) => `#${edition}-${kind}-${id}`,
    });
    expect(linked?.markdown).toContain('(#1.3-rule-460.2.c.3)');
    expect(linked?.markdown).not.toContain('riftbench:');
  });
});

describe("a rule's page, besides", () => {
  test('tells its history from the newest edition to the oldest', () => {
    const history = pageFor(book, 'riftbench:/1.3/rule/445.md')?.markdown.split('## History')[1] ?? '';
    const rows = [...history.matchAll(/^\| \**(\d\.\d)\** \|/gm)].map(match => match[1]);
    expect(rows).toEqual(book.editions.toReversed());
    expect(history).toContain('| 1.5 | [452](riftbench:/1.5/rule/452.md) | Moved; says the same as 1.4, there 450.');
    expect(history).toContain('Says something different from 1.3, there 445.');
  });

  test('groups rulings by their standing, each with its scenario one click away', () => {
    const assigned = pageFor(book, 'riftbench:/1.4/rule/465.2.c.md')?.markdown ?? '';
    expect(assigned).toContain('## FAQ and rulings');
    const [entry] = book.entries.filter(
      each => each.scenarios && each.standing === 'holds' && each.editions.includes('1.4'),
    );
    const [concept = ''] = entry?.concepts ?? [];
    const [number = ''] = book.numbersOf(concept, '1.4');
    const page = pageFor(book, pageUri('rule', number, '1.4'))?.markdown ?? '';
    const id = entry?.scenarios?.[0] ?? '';
    expect(page).toContain(`[Run](${pageUri('scenario', id, '1.4')})\u00a0· [Open](${pageUri('open', id, '1.4')})`);
  });

  test('names the keyword and the cards that turn on it, and where the workspace cites it', () => {
    const page = pageFor(book, pageUri('rule', '423', '1.4'), {
      citedIn: concept =>
        concept === 'stun' ? [{ uri: 'file:///a/b.rift', file: 'b.rift', line: 4, text: '  cites 423 # [so]' }] : [],
    });
    expect(page?.markdown).toMatch(/Cards: \[[^\]]+\]\(riftbench:\/1\.4\/card\//);
    expect(page?.markdown).toContain('- [b.rift:5](file:///a/b.rift#L5) cites 423 \\# \\[so\\]');
    expect(pageFor(book, pageUri('rule', '815.1', '1.4'))?.markdown).toContain(
      'Keyword: [Tank](riftbench:/1.4/keyword/tank.md)',
    );
  });
});

describe("a card's page", () => {
  const page = pageFor(book, pageUri('card', 'Abandon', '1.4'));

  test('tells what it is and says, with its rules', () => {
    expect(page?.title).toBe('Abandon');
    expect(page?.citation).toBe('Abandon (Unleashed)');
    expect(page?.markdown).toContain('| Type | reaction spell |');
    expect(page?.markdown).toContain('| Cost | 2 Energy |');
    for (const number of ['425', '436', '813'])
      expect(page?.markdown).toContain(`[${number}](riftbench:/1.4/rule/${number}.md)`);
    expect(page?.markdown).not.toContain('/rule/423.md');
  });

  test('leads from its keywords to theirs', () => {
    const warden = pageFor(book, pageUri('card', 'Allay, Eager Admirer', '1.4'))?.markdown ?? '';
    expect(warden).toContain('[Deflect](riftbench:/1.4/keyword/deflect.md)');
    expect(warden).toContain('| Might | 3 |');
  });

  test('names what was said about it, and how it was corrected, the oldest first', () => {
    const about = book.entries.find(entry => entry.cards.some(name => cardNamed(name) !== undefined));
    const name = about?.cards.find(each => cardNamed(each) !== undefined) ?? '';
    expect(pageFor(book, pageUri('card', name, '1.4'))?.markdown).toContain(
      pageUri(about?.kind ?? 'faq', about?.id ?? '', '1.4'),
    );
    const corrected = makeRuleBook({
      ...readBookData(),
      errata: [
        { card: 'Abandon', source: 'unleashed-errata', changes: 'function', was: 'It drew.', now: 'It predicts.' },
        { card: 'Abandon', source: 'origins-errata', changes: 'wording', was: 'A.', now: 'B.', concepts: ['predict'] },
      ],
    });
    const corrections =
      pageFor(corrected, pageUri('card', 'Abandon', '1.4'))?.markdown.split('## Corrections')[1] ?? '';
    expect(corrections.indexOf('Origins errata')).toBeLessThan(corrections.indexOf('Unleashed errata'));
    expect(corrections).toContain('Before: It drew. Now: It predicts.');
    expect(corrections).toContain('See [436](riftbench:/1.4/rule/436.md).');
  });

  test('is not there for a card that is not', () =>
    expect(pageFor(book, pageUri('card', 'No Such Card', '1.4'))).toBeUndefined());
});

describe('two editions compared on a page', () => {
  test('say what changed word by word, what is new, gone and moved, with links', () => {
    const page = pageFor(book, 'riftbench:/1.3..1.4/diff/464.2.c.md');
    expect(page?.title).toBe('Core rules 1.3 and 1.4, 464.2.c');
    expect(page?.markdown).toContain('1.3 printed 2026-03-30; 1.4 printed 2026-07-16, in force from 2026-07-24');
    expect(page?.markdown).toContain('**1** changed in meaning\u00a0· **1** new\u00a0· **0** gone');
    expect(page?.markdown).toContain('~~takes~~ focus');
    expect(page?.markdown).toContain('([459.2.b.1.a](riftbench:/1.3/rule/459.2.b.1.a.md) in 1.3)');
    expect(page?.markdown).toContain('[464.2.c.1.b](riftbench:/1.4/rule/464.2.c.1.b.md)');
    // Of a section each rule that moved is told; of the whole, those that moved with the one above lead there.
    const moved = page?.markdown.split('## Moved')[1] ?? '';
    const counted = Number(/\*\*(\d+)\*\* moved/.exec(page?.markdown ?? '')?.[1]);
    expect(counted).toBeGreaterThan(1);
    expect([...moved.matchAll(/^\| \[/gm)]).toHaveLength(counted);
    const whole = pageFor(book, 'riftbench:/1.3..1.4/diff/all.md')?.markdown ?? '';
    expect(whole).toMatch(/\(and \[\d+ below it\]\(riftbench:\/1\.3\.\.1\.4\/diff\/\d{3}[.a-z\d]*\.md\)\)/);
  });

  test('as a whole can be had of any two, and of nothing else', () => {
    for (const uri of ['1.0..1.4', '1.4..1.0', '1.2..1.3'])
      expect(pageFor(book, `riftbench:/${uri}/diff/all.md`)?.markdown).toContain('## Changed in meaning');
    for (const uri of ['1.4..1.4/diff/all', '1.4/diff/all', '1.3..9.9/diff/all', '1.3..1.4/diff/999'])
      expect(pageFor(book, `riftbench:/${uri}.md`)).toBeUndefined();
  });

  test.each([
    ['a b c', 'a c', 'a ~~b~~ c', 'a c'],
    ['one', 'two three', '~~one~~', '**two three**'],
    ['the same', 'the same', 'the same', 'the same'],
    ['a, b.', 'a, c d.', 'a, ~~b~~.', 'a, **c d**.'],
    ['a *b*', 'a c', 'a ~~\\*b\\*~~', 'a **c**'],
  ])('mark %j and %j', (old, now, before, after) => {
    const marked = markedWords(old, now);
    expect([marked.before, marked.after].map(lineMarkdown)).toEqual([before, after]);
  });
});

describe("entries' and keywords' pages", () => {
  test('tell steps in order, fine points, the cards, and where each edition puts the answer to the test', () => {
    const full = book.entries.find(entry => entry.steps && entry.finePoints && (entry.scenarios?.length ?? 0) > 0);
    const [step = '', fine = '', scenario = ''] = [full?.steps?.[0], full?.finePoints?.[0], full?.scenarios?.[0]];
    const page = pageFor(book, pageUri(full?.kind ?? 'faq', full?.id ?? '', '1.4'), {
      testedIn: id => (id === scenario ? ['1.2'] : []),
    })?.markdown;
    expect(page).toContain(`1. ${step.slice(0, 20)}`);
    expect(page).toContain(`- ${fine.slice(0, 20)}`);
    expect(page).toContain(`[Run](${pageUri('scenario', scenario, '1.4')})`);
    expect(page).toMatch(/\| 1\.2 \| (holds|does not hold) \| by 1 scenario \|/);
    expect(page).toContain('| 1.0 | ');
    expect(page).toContain(`\`cites ${full?.kind} ${full?.id}\``);
  });

  test('name what says otherwise, by its numbers in this edition', () => {
    const against = book.entries.find(entry => entry.against && entry.standing === 'superseded');
    if (against === undefined) throw new Error('no such entry');
    const [number = ''] = book.numbersOf(against.against?.[0] ?? '', '1.4');
    const page = pageFor(book, pageUri(against.kind, against.id, '1.4'))?.markdown;
    expect(page).toContain('## What says otherwise');
    expect(page?.split('## What says otherwise')[1]).toContain(`[${number}](`);
  });

  test('say whether an answer holds, and lead to its rules', () => {
    const tie = pageFor(book, 'riftbench:/1.5/faq/tie.md')?.markdown;
    expect(tie).toContain('Holds in editions 1.0, 1.1, 1.2.');
    expect(tie).toContain('(riftbench:/1.5/rule/468.3.d.md)');
    expect(pageFor(book, 'riftbench:/1.3/faq/tie.md')?.markdown).toContain('**Does not hold in edition 1.3.**');
    const everywhere = pageFor(book, 'riftbench:/1.5/faq/equal-might.md')?.markdown ?? '';
    expect(everywhere).not.toContain('does not hold');
    expect(everywhere).toContain('Holds in every edition.');
  });

  test('tell an answer that the rules give and the source does not as the right one', () => {
    const page = pageFor(book, 'riftbench:/1.4/faq/all-units-die.md', { testedIn: () => ['1.4', '1.0'] })?.markdown;
    expect(page).toMatch(/## By the rules\n\nNobody.*\n\n\*\*The source says otherwise and is wrong\.\*\* The summary/);
    expect(page).toContain('## The rules that decide against the source\n');
    expect(page).toContain('What the rules give is tested in editions 1.0, 1.4.');
    expect(page).not.toMatch(/[Dd]oes not hold|[Hh]olds in|What says otherwise|In every edition/);
  });

  test('tell it so in the HTML book as well', () => {
    const html = htmlBook(book, '1.4').split(htmlAnchor('faq', 'all-units-die')).at(-1)?.split('</section>')[0];
    expect(html).toMatch(/<b>By the rules:<\/b> Nobody.*The source says otherwise and is wrong\. The summary/);
    expect(html).not.toContain('Holds in');
  });

  test('say how far a superseded answer held, only where it holds no longer', () => {
    const entry = book.entry('ruling', 'open-showdown-converts');
    expect(entry && standingLabel(entry, '1.4')).toBe('held until 1.2');
    expect(entry && standingLabel(entry, '1.2')).toBeUndefined();
    expect(pageFor(book, 'riftbench:/1.4/ruling/open-showdown-converts.md')?.markdown).toContain('**Superseded.** ');
    expect(pageFor(book, 'riftbench:/1.2/ruling/open-showdown-converts.md')?.markdown).toContain(
      'Holds in editions 1.0, 1.1, 1.2. **Superseded since.** ',
    );
  });

  test('are listed with what to know of them before they are believed', () => {
    const rule = book.numbersOf(book.entry('faq', 'all-units-die')?.against?.[0] ?? '', '1.4')[0];
    const page = pageFor(book, `riftbench:/1.4/rule/${rule}.md`)?.markdown;
    expect(page).toMatch(/### The source is wrong\n\n[\s\S]*faq\/all-units-die\.md\)/);
    const [converted = ''] = book.entry('ruling', 'open-showdown-converts')?.against ?? [];
    const home = pageFor(book, pageUri('rule', book.numbersOf(converted, '1.4')[0] ?? '', '1.4'))?.markdown;
    expect(home).toMatch(
      /### Superseded by newer rules\n\n[\s\S]*open-showdown-converts\.md\) \\\[held until 1\.2\\\]/,
    );
  });

  test('show a keyword with its rules, also where an edition lacks it', () => {
    expect(pageFor(book, 'riftbench:/1.4/keyword/tank.md')?.markdown).toContain('(riftbench:/1.4/rule/815.md)');
    expect(pageFor(book, 'riftbench:/1.0/keyword/backline.md')?.markdown).toContain('**Not in edition 1.0**');
  });
});

const isThere = ({ kind, id, edition }: PageAddress): boolean => {
  if (kind === 'list') return pageFor(book, pageUri(kind, id, edition)) !== undefined;
  if (kind === 'keyword') return book.keywords.has(id);
  if (kind === 'card') return cardNamed(id) !== undefined;
  if (kind === 'scenario') return book.entries.some(entry => entry.scenarios?.includes(id));
  return (kind === 'faq' || kind === 'ruling') && book.entry(kind, id) !== undefined;
};

describe('what a page has no room for', () => {
  test.each([
    ['rule', '179', 'cards', 24, 'card'],
    ['rule', '459', 'entries', 12, 'faq|ruling'],
  ] as const)('of %s %s: %s are one click away, all of them', (kind, id, what, shown, kinds) => {
    const uri = pageUri(kind, id, '1.4');
    const target = pageUri('list', `${what}/${kind}/${id}`, '1.4');
    const [, count = ''] = /\[and (\d+) more\]\(/.exec(pageFor(book, uri)?.markdown.split(target)[0] ?? '') ?? [];
    const page = pageFor(book, target);
    const links = linksIn(page?.markdown ?? '').filter(link =>
      new RegExp(`^riftbench:/[\\d.]+/(${kinds})/`).test(link),
    );
    expect(Number(count)).toBeGreaterThan(0);
    expect(new Set(links).size).toBe(Number(count) + shown);
    expect(page?.markdown).toContain(`(${uri})`);
  });

  test('of a keyword: all its cards, by set', () => {
    const page = pageFor(book, pageUri('list', 'cards/keyword/tank', '1.4'))?.markdown ?? '';
    expect(linksIn(page).filter(link => link.includes('/card/'))).toHaveLength(
      cardsWith('tank').filter(name => cardNamed(name) !== undefined).length,
    );
    expect(page).toMatch(/\n## Origins \(\d+\)\n/);
  });

  test('is no page of a rule, a keyword or a list that there is not', () => {
    for (const id of ['cards/rule/999', 'cards/keyword/nonsense', 'songs/rule/423', 'entries/keyword/tank', 'cards'])
      expect(pageFor(book, pageUri('list', id, '1.4'))).toBeUndefined();
  });
});

describe('a rule without a title', () => {
  const [number = ''] = book
    .numbers('1.4')
    .filter(each => (book.rule(each, '1.4')?.text.length ?? 0) > 120 && !book.rule(each, '1.4')?.concept.title);
  const rule = book.rule(number, '1.4');

  test('goes by its number, and says what it says once', () => {
    const markdown = pageFor(book, pageUri('rule', number, '1.4'))?.markdown ?? '';
    expect(markdown).toContain(`\n# ${number}\n`);
    expect(markdown.split(rule?.text ?? '')).toHaveLength(2);
  });

  test('is cut off on no page', () => {
    const cut = book.numbers('1.4').flatMap(each => pageFor(book, pageUri('rule', each, '1.4'))?.markdown ?? '');
    expect(cut.filter(markdown => markdown.includes('…'))).toEqual([]);
  });
});

describe('a reference in a text', () => {
  test('leads to the entry, by its question', () => {
    const survive = pageFor(book, 'riftbench:/1.4/faq/both-survive.md')?.markdown;
    expect(survive).toContain(`see “[${book.entry('faq', 'tie')?.question}](riftbench:/1.4/faq/tie.md)”`);
  });

  test('leads to the rule whose edition stands with it', () => {
    const prose = proseOf(book, '1.4', pageUri);
    expect(lineMarkdown(prose('443.1.d.3 in 1.2, rule 465.2 and FAQ no-such *entry*'))).toBe(
      '[443.1.d.3](riftbench:/1.2/rule/443.1.d.3.md) in 1.2, rule 465.2 and FAQ no-such \\*entry\\*',
    );
  });

  test('leads to the rule of another book', () => {
    expect(lineMarkdown(proseOf(book, '1.4', pageUri)('See TR 703.2.'))).toBe(
      'See TR [703.2](riftbench:/1.4/book/TR%20703.2.md).',
    );
  });

  test('is there: no text speaks of an entry without its name, or of one that is not', () => {
    const texts = book.entries.flatMap(({ answer, steps = [], finePoints = [], standingNote = '' }) => [
      answer,
      ...steps,
      ...finePoints,
      standingNote,
    ]);
    expect(texts.filter(text => /\bthe entry on\b/i.test(text))).toEqual([]);
    const named = texts.flatMap(text => entriesNamed(text, book).map(({ entry }) => ({ text, entry })));
    const dead = named.filter(({ text, entry }) => entry === undefined && /\bsee (FAQ|ruling)\b/i.test(text));
    expect(dead).toEqual([]);
    expect(named.filter(({ entry }) => entry !== undefined).length).toBeGreaterThanOrEqual(5);
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
      ...cardNames()
        .filter((_, at) => at % 9 === 0)
        .map(name => pageUri('card', name, edition)),
    ];
    const targets = new Set(
      uris.flatMap(uri => linksIn(pageFor(book, uri)?.markdown ?? `[${uri}](riftbench:missing)`)),
    );
    const dead = [...targets].map(parsePageUri).filter(address => {
      if (!address) return true;
      if (address.kind === 'rule') return book.conceptOf(address.id, address.edition) === undefined;
      if (address.kind === 'book') return bookRuleAt(book, address.id) === undefined;
      return !isThere(address);
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
