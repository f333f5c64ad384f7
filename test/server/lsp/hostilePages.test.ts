/** Every page that there is, of a book and of imports that others wrote: none of it becomes a link, a picture or HTML. */
import { describe, expect, test } from 'vitest';
import { pageHtml } from '../../../client/pages/html.ts';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { makeRuleBook } from '../../../rules-db/book.ts';
import { readBookData } from '../../../rules-db/data.ts';
import { htmlBook } from '../../../rules-db/html.ts';
import type { Imported } from '../../../rules-db/imports/types.ts';
import { PAGE_KINDS, type PageKind } from '../../../rules-db/pages/links.ts';
import { type Page, pageFor, pageUri } from '../../../rules-db/pages.ts';
import type { BookData, RuleBook } from '../../../rules-db/types.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { pageOfScenario } from '../../../server/analysis/scenarioPage.ts';
import { storyPage } from '../../../server/analysis/storyPage.ts';
import { testsIn } from '../../../server/analysis/testLists.ts';
import { fixture } from './fixture.ts';

import { shown } from './harmless.ts';
import { HOSTILE, hostileScenario } from './hostileNames.ts';

/** An import in which everything that has words has these. */
const hostileImport = (bad: string): Imported => {
  const from = `Moth FAQ ${bad}`;
  const answer = { question: bad, answer: `${bad}\n- ${bad}`, steps: [bad], finePoints: [bad], line: 1, from };
  const became = { number: bad, was: '465', says: bad };
  return {
    isEmpty: false,
    documents: [],
    editions: [],
    official: () => ({ text: `${bad}\n${bad}`, from }),
    hasChanged: () => true,
    notesOn: () => [{ title: bad, text: bad, from }],
    answersTo: () => [answer],
    cardTexts: () => [{ text: bad, was: bad, from }],
    books: () => [
      {
        abbreviation: 'TR',
        title: bad,
        date: bad,
        rules: ['601', '601.1', '601.2'].map((number, at) => ({ number, text: bad, line: at + 1 })),
      },
    ],
    passages: () => [
      { id: 'moth-faq 1', kind: 'answer', title: bad, text: bad, steps: [bad], finePoints: [bad], was: bad, from },
    ],
    report: () => ({
      name: bad,
      title: bad,
      form: 'core rules',
      file: bad,
      edition: bad,
      rules: 1,
      answers: 1,
      cards: 1,
      notes: 1,
      matched: 1,
      uses: [bad],
      mapping: {
        base: '1.4',
        texts: 'official',
        same: 1,
        changed: [became],
        moved: [became],
        added: [became],
        gone: [became],
      },
      unsure: [{ line: 3, what: bad, took: bad }],
    }),
  };
};

const hostileBook = (bad: string): RuleBook => {
  const data = readBookData();
  const hostile: BookData = {
    ...data,
    concepts: data.concepts.map(each => ({
      ...each,
      ...(each.title === undefined ? {} : { title: `${each.title} ${bad}` }),
      text: `${each.text} ${bad}`,
    })),
    entries: data.entries.map(each => ({
      ...each,
      question: bad,
      answer: `${bad} See FAQ equal-might.`,
      place: bad,
      steps: [bad],
      finePoints: [bad],
      standingNote: bad,
    })),
    keywords: data.keywords.map(each => ({ ...each, text: `${each.text} ${bad}` })),
    sources: data.sources.map(each => ({ ...each, title: bad, date: bad })),
    errata: data.errata.map(each => ({ ...each, was: bad, now: bad })),
    clarifications: (data.clarifications ?? []).map(each => ({ ...each, says: bad, byText: bad })),
    books: (data.books ?? []).map(({ editions, ...name }) => ({
      ...name,
      title: bad,
      editions: editions.map(({ read, ...info }) => ({
        ...info,
        date: bad,
        penalties: bad,
        read: () => read().map(each => ({ ...each, title: bad, text: `${each.text} ${bad}`, note: bad })),
      })),
    })),
    imported: hostileImport(bad),
  };
  return makeRuleBook(hostile);
};

/** One of each kind at least: a new kind of page is a new row, or this does not compile. */
const ADDRESSES: Readonly<Record<PageKind, (book: RuleBook) => readonly string[]>> = {
  rule: book => ['300', '465', '465.2.c.3', ...book.numbers('1.4').filter((_, at) => at % 97 === 0)],
  faq: book => idsOf(book, 'faq'),
  ruling: book => idsOf(book, 'ruling'),
  keyword: () => ['tank', 'deflect'],
  card: book => ['Defy', ...book.errata.slice(0, 3).map(({ card }) => card)],
  book: book =>
    book.books.flatMap(({ prefix }) => [prefix, `${prefix} penalties`, `${prefix} 703.2`, `${prefix} 702.9`]),
  document: () => ['TR 601', 'TR 601.1', 'moth-faq 1', 'import any'],
  about: () => ['freshness'],
  list: () => ['cards/rule/465', 'cards/keyword/tank', 'entries/rule/465'],
  diff: () => ['all', '465'],
  // Rendered below, of a text that nobody has to have put to the test.
  scenario: () => [],
  // Of a document: likewise.
  story: () => [],
};

/** Some, and all that do not hold. */
const idsOf = (book: RuleBook, kind: 'faq' | 'ruling'): readonly string[] =>
  book.entries
    .filter((entry, at) => entry.kind === kind && (at % 40 === 0 || entry.standing !== 'holds'))
    .map(({ id }) => id);

const pagesOf = (book: RuleBook): readonly (readonly [PageKind, Page | undefined])[] =>
  PAGE_KINDS.flatMap(kind =>
    ADDRESSES[kind](book).map(id => {
      const uri = pageUri(kind, id, kind === 'diff' ? '1.2..1.4' : '1.4');
      const citedIn = () => [{ uri: 'file:///a.rift', file: 'a.rift', line: 3, text: book.entries[0]?.question ?? '' }];
      return [kind, pageFor(book, uri, { citedIn })] as const;
    }),
  );

const scenarioPageOf = (book: RuleBook, bad: string): Page => {
  const text = hostileScenario(bad);
  const block = parseFile(text).blocks.find(each => each.tree.kind === 'scenario') as Block<ScenarioTree> | undefined;
  if (block === undefined) throw new Error('no scenario');
  const scenario = { id: `faq/any: ${bad}`, name: bad, block, text, line: 0, context: runContext(book, NEWEST) };
  return pageOfScenario(book, scenario, NEWEST);
};

const storyPageOf = (bad: string): Page => {
  const { analysis } = fixture(hostileScenario(bad));
  const [scenario] = testsIn(analysis, analysis.source.uri).scenarios;
  const page = storyPage(analysis, scenario?.id ?? '', NEWEST);
  if (page === undefined) throw new Error('no scenario');
  return page;
};

const TAGS = new Set(
  'html head meta title style body nav span code a main h1 h2 h3 p ul ol li blockquote strong em del hr br pre div table thead tbody tr th td script'.split(
    ' ',
  ),
);
const tagsIn = (html: string): readonly string[] => html.match(/<[a-z][^>]*>/gi) ?? [];

/** What an editor would show of it that is not ours. */
const harmIn = (html: string): readonly string[] => {
  const body = html.replace(/<(style|script) nonce="abc">[\s\S]*?<\/\1>/g, '');
  const foreign = tagsIn(body).filter(
    tag => !TAGS.has(/^<([a-z\d]+)/i.exec(tag)?.[1] ?? '') || /\son\w+=|\ssrc=/.test(tag),
  );
  const targets = [...body.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
  return [...foreign, ...targets.filter(target => !/^command:riftbench\.\w+\?/.test(target))];
};

describe.each(HOSTILE)('%s', bad => {
  const book = hostileBook(bad);

  test('shows as it is written on every page', () => {
    const all = [
      ...pagesOf(book),
      ['scenario', scenarioPageOf(book, bad)] as const,
      ['story', storyPageOf(bad)] as const,
    ];
    const telling = new Set<string>();
    for (const [kind, page] of all) {
      if (page === undefined) throw new Error(`no page of a ${kind}`);
      const { text, harmful } = shown(markdownOf(page.blocks));
      expect([page.title, harmful]).toEqual([page.title, []]);
      if (text.includes(bad)) telling.add(kind);
      const html = pageHtml(pageUri(kind, 'x', '1.4'), page, 'abc');
      expect([page.title, harmIn(html)]).toEqual([page.title, []]);
    }
    expect([...telling].sort()).toEqual([...PAGE_KINDS].sort());
  });

  test('is text in the book for browsers', () => {
    const before = tagsIn(htmlBook(hostileBook('x'), '1.4'));
    expect(tagsIn(htmlBook(book, '1.4'))).toEqual(before);
  });
});
