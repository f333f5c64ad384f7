/** The books beside the core rules: complete, in order, linked to what there is, and said in our own words. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import {
  bookName,
  bookRuleAt,
  bookRuleCalled,
  inBook,
  rulesBeginning,
  titleIn,
  wayTo,
} from '../../rules-db/books/find.ts';
import { infractionsIn, penaltyText } from '../../rules-db/books/penalties.ts';
import { type Book, type BookSource, PENALTIES } from '../../rules-db/books/types.ts';
import { readBookData } from '../../rules-db/data.ts';
import { compareNumbers, parseNumber } from '../../rules-db/numbers.ts';
import { searchBook } from '../../rules-db/search/search.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand, TEXTS } from '../official/texts.ts';
import { pageFor } from './inMarkdown.ts';

const core = loadRuleBook();
const book = (prefix: string): Book => {
  const found = core.books.find(each => each.prefix === prefix);
  if (found === undefined) throw new Error(`no book ${prefix}`);
  return found;
};

describe.each(core.books.flatMap(({ editions }) => editions))('the book $prefix of $date', own => {
  const numbers = own.rules().map(({ number }) => number);

  it('bears each number once, in the form of numbers', () => {
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(numbers.filter(number => parseNumber(number) !== number)).toEqual([]);
  });

  it('has texts that are sentences or lead to what stands below, and titles that are none', () => {
    const wrong = own.rules().filter(({ number, title, text }) => {
      const leads = /:$/.test(text) && own.below(number).length > 0;
      return !(leads || /^\S.*[.)]$/.test(text)) || (title !== undefined && !/^\S.*[^.:\s]$/.test(title));
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('refers to rules that there are', () => {
    const isThere = (cited: string): boolean => {
      const [, inCore] = /^CR (\S+)$/.exec(cited) ?? [];
      return inCore === undefined ? own.rule(cited) !== undefined : core.rule(inCore, own.core) !== undefined;
    };
    expect(own.rules().flatMap(({ see = [] }) => see.filter(each => !isThere(each)))).toEqual([]);
  });

  it('has a page for each rule, whose links lead to pages', () => {
    const links = new Set<string>();
    for (const id of ['', 'penalties', ...numbers].map(number => bookName(own, number).replace('  ', ' ').trim())) {
      const found = pageFor(core, `riftbench:/1.4/book/${encodeURIComponent(id)}.md`);
      expect(found, id).toBeDefined();
      for (const [, uri = ''] of (found?.markdown ?? '').matchAll(/\]\((riftbench:[^)]+)\)/g)) links.add(uri);
    }
    expect(links.size).toBeGreaterThanOrEqual(numbers.length);
    expect([...links].filter(uri => pageFor(core, uri) === undefined)).toEqual([]);
  });

  it('knows its penalties, each from the list', () => {
    const given = own.rules().flatMap(({ penalty = [] }) => penalty);
    expect(given.filter(each => !PENALTIES.includes(each))).toEqual([]);
  });
});

describe('a rule of a book', () => {
  const tr = book('TR');

  it.each([
    ['TR 703.8', '703.8'],
    ['tr703.8', '703.8'],
    ['TR: 703.8.B.', '703.8.b'],
    ['Tournament Rule 703.8', '703.8'],
    ['tournament rules 703.8', '703.8'],
    ['TR 703.8 (2026-07-16)', '703.8'],
  ])('is cited as %s', (cited, number) => {
    expect(bookRuleAt(core, cited)?.rule.number).toBe(number);
  });

  it.each(['703.8', 'CR 703.8', 'TRX 703.8', 'TR 999', 'trample', 'TR', 'true 703'])('is not cited as %s', cited => {
    expect(bookRuleAt(core, cited)).toBeUndefined();
  });

  it('is found by the beginning of its number, those under it first', () => {
    expect(
      rulesBeginning(tr, '70')
        .slice(0, 2)
        .map(({ number }) => number),
    ).toEqual(['700', '701']);
    expect(
      rulesBeginning(tr, '703.1')
        .map(({ number }) => number)
        .slice(0, 2),
    ).toEqual(['703.1', '703.1.a']);
    expect(rulesBeginning(tr, '703.1').some(({ number }) => number === '703.10')).toBe(true);
    expect(rulesBeginning(tr, 'slow')).toEqual([]);
  });

  it('stands in its chapter and section', () => {
    expect(wayTo(tr, '703.8.b')).toEqual(['700', '703', '703.8']);
    expect(tr.below('703.8')).toHaveLength(5);
    expect(tr.below().at(-1)).toBe('700');
    expect(titleIn(tr, tr.rule('703.2.b') ?? { number: '', text: '' })).toBe(
      'Slow play: A player may ask a judge to watch for it',
    );
  });

  it('says its penalty and what it leads to on its page', () => {
    const page = pageFor(core, 'riftbench:/1.4/book/TR%20702.9.md');
    expect(page?.title).toBe('TR 702.9 Mispayment for cost');
    expect(page?.citation).toBe('TR 702.9 (2026-10-09)');
    expect(page?.markdown).toContain('**Penalty:** Warning');
    expect(page?.markdown).toContain('CR [201](riftbench:/1.5/rule/201.md)');
  });
});

describe('entries that are about another book', () => {
  const about = core.entries.filter(({ bookRules }) => bookRules !== undefined);

  it('name rules that there are', () => {
    expect(about.length).toBeGreaterThan(10);
    expect(
      about.flatMap(({ bookRules = [] }) => bookRules.filter(each => bookRuleCalled(core, each) === undefined)),
    ).toEqual([]);
  });

  it('are linked from those rules, and those from them', () => {
    expect(pageFor(core, 'riftbench:/1.4/book/TR%20703.2.md')?.markdown).toContain(
      '](riftbench:/1.4/ruling/slow-play.md)',
    );
    expect(pageFor(core, 'riftbench:/1.4/ruling/slow-play.md')?.markdown).toContain(
      '[TR 703.2](riftbench:/1.4/book/TR%20703.2.md)',
    );
  });
});

describe('infractions', () => {
  const sections = infractionsIn(book('TR'));
  const named = (number: string) =>
    sections.flatMap(each => each.infractions).find(({ rule }) => rule.number === number);

  it('are the parts of their sections', () => {
    expect(sections.map(({ section, infractions }) => [section.number, infractions.length])).toEqual([
      ['702', 16],
      ['703', 9],
      ['704', 7],
    ]);
    expect(sections.map(({ upgrades }) => upgrades.length)).toEqual([3, 3, 1]);
  });

  it('have their penalties, and the cases in which those change', () => {
    expect(penaltyText(named('703.2')?.rule.penalty)).toBe('Warning');
    expect(named('703.8')?.cases.map(({ number, penalty }) => [number, penaltyText(penalty)])).toEqual([
      ['703.8.a', 'Warning'],
      ['703.8.b', 'Warning or Game Loss'],
      ['703.8.c', 'Match Loss'],
      ['703.8.d', 'Match Loss'],
    ]);
  });
});

describe('a further book', () => {
  const further: BookSource = {
    id: 'moth-rules',
    prefix: 'MR',
    title: 'Moth rules',
    ofRule: 'moth rule',
    editions: [
      {
        date: '2026-01-01',
        core: '1.4',
        read: () => [
          { number: '100', title: 'Moths', text: 'All about them.' },
          { number: '101', text: 'Moths follow lanterns.' },
        ],
      },
    ],
  };

  it('is data alone: it is found, cited and shown', () => {
    const data = readBookData();
    const made = makeRuleBook({ ...data, books: [...(data.books ?? []), further] });
    expect(inBook(made, 'moth rule 101')).toMatchObject({ rest: '101' });
    expect(searchBook(made, 'MR 101', { edition: '1.4' }).map(({ id }) => id)).toEqual(['MR 101']);
    expect(searchBook(made, 'moths lanterns', { edition: '1.4' })[0]?.id).toBe('MR 101');
    expect(pageFor(made, 'riftbench:/1.4/book/MR%20101.md')?.markdown).toContain('Moths follow lanterns.');
    expect(pageFor(made, 'riftbench:/1.4/book/MR%20penalties.md')).toBeUndefined();
  });

  it('is read when it is first asked for', () => {
    let times = 0;
    const editions = further.editions.map(each => ({
      ...each,
      read: () => {
        times += 1;
        return each.read();
      },
    }));
    const made = makeRuleBook({ ...readBookData(), books: [{ ...further, editions }] });
    made.rule('465', '1.4');
    expect(times).toBe(0);
    expect(bookRuleAt(made, 'MR 101')?.rule.text).toBe('Moths follow lanterns.');
    bookRuleAt(made, 'MR 100');
    expect(times).toBe(1);
  });
});

const testPublished = (own: Book): void => {
  const published = areAtHand ? publishedRules(own.date) : new Map<string, string>();

  it('have every number of the book, and the book every number of theirs', () => {
    expect(published.size).toBeGreaterThan(900);
    expect(
      own
        .rules()
        .map(({ number }) => number)
        .sort(),
    ).toEqual([...published.keys()].sort());
  });

  it('are in the order of their numbers, but for one line of theirs', () => {
    const numbers = own.rules().map(({ number }) => number);
    const wrong = numbers.filter((number, at) => at > 0 && compareNumbers(numbers[at - 1] ?? '', number) > 0);
    expect(wrong).toEqual(own.date === '2026-07-16' ? ['601.3.c.4.b'] : []);
  });

  it('are said in fewer words wherever it takes more than 25', () => {
    const longer = [...published].filter(
      ([number, text]) => wordCount(text) > 25 && wordCount(own.rule(number)?.text ?? '') >= wordCount(text),
    );
    expect(longer.map(([number]) => number)).toEqual([]);
  });

  it('have each penalty that they print with an infraction', () => {
    const printed = [...published].flatMap(([number, text]) => {
      const [, penalty] = /^[^:[]*\[ ?([^\]]+?) ?\] ?:/.exec(text) ?? [];
      return penalty === undefined ? [] : [[number, penalty.toLowerCase()]];
    });
    expect(printed.length).toBeGreaterThan(25);
    expect(printed.filter(([number = '', penalty]) => own.rule(number)?.penalty?.join() !== penalty)).toEqual([]);
  });

  it('refer to nothing that ours do not, but by mistakes that are noted', () => {
    const left = [...published].flatMap(([number, text]) => {
      const { see = [], note, text: ours = '' } = own.rule(number) ?? {};
      const cited = [...text.matchAll(/\b(?:[Ss]ee|apply) (?:the )?(CR )?(\d{3}(?:\.\w+)*)/g)].map(
        ([, cr = '', of = '']) => cr + of,
      );
      return cited
        .filter(each => !see.includes(each) && !ours.includes(each) && note === undefined)
        .map(each => `${number}: ${each}`);
    });
    expect(left).toEqual([]);
  });
};

for (const own of book('TR').editions)
  describeWithTexts(`the published tournament rules of ${own.date}`, () => testPublished(own));

/** By number, with what a page has broken off. */
function publishedRules(date: string): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL(`rulings/tournament-rules_${date}.md`, TEXTS), 'utf8')
    .replace('701.4.b2.', '701.4.b.2.')
    .split('\n');
  const texts = new Map<string, string>();
  let last = '';
  for (const line of lines.slice(lines.findIndex(each => each.startsWith('000.')))) {
    const [, number, text = ''] = /^(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?(?:\s+(.*))?$/.exec(line) ?? [];
    if (number !== undefined) texts.set(number, text);
    else if (line.trim() !== '' && !line.startsWith('<!--')) texts.set(last, `${texts.get(last) ?? ''} ${line.trim()}`);
    last = number ?? last;
  }
  return texts;
}

const wordCount = (text: string): number => text.split(/\s+/).filter(word => word !== '').length;
