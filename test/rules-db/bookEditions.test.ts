/** Editions of a book beside the core rules: what changed, what is followed from one to the other, what a further one takes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import { editionedBook } from '../../rules-db/books/editioned.ts';
import { bookRuleAt, bookRuleCalled, bookWith } from '../../rules-db/books/find.ts';
import { inherited } from '../../rules-db/books/inherit.ts';
import type { Book } from '../../rules-db/books/types.ts';
import { checkPassage } from '../../rules-db/citing/check.ts';
import { fateOf } from '../../rules-db/citing/fate.ts';
import { recognise } from '../../rules-db/citing/recognise.ts';
import { compareEditions } from '../../rules-db/comparing.ts';
import { readBookData } from '../../rules-db/data.ts';
import { searchBook } from '../../rules-db/search/search.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand, TEXTS } from '../official/texts.ts';
import { pageFor } from './inMarkdown.ts';

const core = loadRuleBook();
const tr = bookWith(core, 'TR') as Book;
const rules = editionedBook(tr);
const [JULY, OCTOBER] = ['2026-07-16', '2026-10-09'] as const;

describe('an edition of the tournament rules', () => {
  it('is the newest where none is named', () => {
    expect(tr.date).toBe(OCTOBER);
    expect(bookRuleAt(core, 'TR 505.13')?.book.date).toBe(OCTOBER);
    expect(bookRuleAt(core, 'TR 509.5')?.rule.title).toBe('Runes can be taken back');
  });

  it.each([
    'TR 509.5 (2026-07-16)',
    'tr 509.5 of July 2026',
    'tournament rule 509.5 (2026-07)',
    'TR 509.5 in the edition of 16 July 2026',
  ])('is named by its day or month: %s', cited => {
    expect(bookRuleAt(core, cited)).toMatchObject({ book: { date: JULY }, rule: { title: 'Not to learn something' } });
  });

  it('is not guessed from a day that no edition has', () => {
    expect(bookRuleAt(core, 'TR 509.5 (2025-01-01)')).toBeUndefined();
  });

  it('has pages of its own, which lead to the same rule in the others', () => {
    const page = pageFor(core, `riftbench:/1.4/book/${encodeURIComponent('TR 509.5 (2026-07-16)')}.md`);
    expect(page?.citation).toBe('TR 509.5 (2026-07-16)');
    expect(page?.markdown).toContain('[509.7 (2026-10-09)](riftbench:/1.4/book/TR%20509.7.md)');
    expect(pageFor(core, 'riftbench:/1.4/book/TR%20penalties%20%282026-07-16%29.md')?.citation).toBe(
      'Tournament rules (2026-07-16), infractions and penalties',
    );
  });

  it('is found by number with its day, and by words in the newest alone', () => {
    expect(searchBook(core, 'TR 509.5 (2026-07-16)', { edition: '1.4' })[0]).toMatchObject({
      id: 'TR 509.5 (2026-07-16)',
      title: 'Not to learn something',
    });
    expect(searchBook(core, 'TR stalling with a loop', { edition: '1.4' })[0]?.id).toBe('TR 505.13');
  });
});

describe('what changed between the editions', () => {
  it('follows rules to their new numbers, back and forth', () => {
    expect(fateOf(rules, '509.5', JULY, OCTOBER)).toMatchObject({ kind: 'moved', now: { number: '509.7' } });
    expect(fateOf(rules, '509.7', OCTOBER, JULY)).toMatchObject({ kind: 'moved', now: { number: '509.5' } });
    expect(fateOf(rules, '703.4.b.4.b', JULY, OCTOBER)).toMatchObject({
      kind: 'changed',
      now: { number: '703.4.c.4.a' },
    });
    expect(fateOf(rules, '509.4.d', JULY, OCTOBER)).toMatchObject({ kind: 'gone' });
    expect(fateOf(rules, '505.13', OCTOBER, JULY)).toMatchObject({ kind: 'gone' });
  });

  it('is shown as a page, of the whole book or of a section', () => {
    const whole = pageFor(core, `riftbench:/${JULY}..${OCTOBER}/diff/TR.md`);
    expect(whole?.title).toBe('Tournament rules 2026-07-16 and 2026-10-09');
    const section = pageFor(core, `riftbench:/${JULY}..${OCTOBER}/diff/TR%20505.md`)?.markdown ?? '';
    expect(section).toContain('[505.13](riftbench:/');
    expect(section).toContain('book/TR%20505.13.md');
    expect(section).not.toContain('601.3');
  });

  it('is compared in the words of penalties, too', () => {
    const { added } = compareEditions(rules, JULY, OCTOBER, '703.10');
    expect(added.find(({ number }) => number === '703.10.d')?.text).toMatch(/Penalty: Disqualification\.$/);
  });
});

describe('a citation of an edition', () => {
  const problems = (text: string) =>
    recognise(text, core.editions, core.books).flatMap(passage =>
      checkPassage(core, passage, '1.4').map(({ code, message, fixes }) => ({
        code,
        message,
        fix: fixes[0]?.edits.map(edit => edit.text),
      })),
    );

  it('is right where that edition has the rule', () => {
    expect(problems('See TR 509.5, TR 502.4.b (2026-07-16) and tournament rules 505.12 and 505.13.')).toEqual([]);
  });

  it('is reported where another edition has the number, with what it is now', () => {
    expect(problems('See TR 703.4.b.4.b.')).toEqual([
      {
        code: 'cite/other-edition',
        message:
          'The tournament rules of 2026-10-09 have no rule 703.4.b.4.b. What it is in those of 2026-07-16 is 703.4.c.4.a.',
        fix: ['703.4.c.4.a'],
      },
    ]);
    expect(problems('See TR 505.13 (2026-07-16).')).toMatchObject([{ code: 'cite/other-edition' }]);
    expect(problems('See TR 509.5 (2025-01-01).')).toMatchObject([{ code: 'cite/unknown' }]);
  });

  it('is reported where the newest edition says something else', () => {
    expect(problems('See TR 505.2 (July 2026).')).toMatchObject([
      { code: 'cite/meaning-changed', fix: ['505.2', OCTOBER] },
    ]);
  });
});

describe('a further edition', () => {
  it('is what it changes: everything else is inherited, found, cited and shown', () => {
    const data = readBookData();
    const [source] = data.books ?? [];
    if (source === undefined) throw new Error('no book');
    const date = '2027-02-01';
    const changes = {
      moved: { '505.13': '505.14' },
      gone: ['502.11'],
      rules: [{ number: '505.13', title: 'Moths', text: 'No loop may attract moths.' }],
    };
    const last = source.editions.at(-1);
    if (last === undefined) throw new Error('no edition');
    const next = { ...last, date, read: () => inherited(last.read(), changes, date) };
    const made = makeRuleBook({ ...data, books: [{ ...source, editions: [...source.editions, next] }] });
    expect(bookRuleAt(made, 'TR 505.13')?.rule.text).toBe('No loop may attract moths.');
    expect(bookRuleAt(made, 'TR 505.13 (2026-10-09)')?.rule.title).toBe('Stalling by loop');
    expect(bookRuleCalled(made, 'TR 505.13 (2026-10-09)')?.rule.number).toBe('505.14');
    expect(searchBook(made, 'TR stalling with a loop', { edition: '1.4' })[0]?.id).toBe('TR 505.14');
    const editions = editionedBook(bookWith(made, 'TR') as Book);
    expect(fateOf(editions, '505.13', OCTOBER, date)).toMatchObject({ now: { number: '505.14' } });
    expect(fateOf(editions, '509.5', JULY, date)).toMatchObject({ now: { number: '509.7' } });
    expect(compareEditions(editions, OCTOBER, date).gone.map(({ number }) => number)).toEqual(['502.11']);
  });
});

/** Rows of the published table that say "gone" and "new" of what is one rule with the same content. */
const ONE_RULE: Readonly<Record<string, string>> = {
  '703.4.a.5.a': '703.4.c.5',
  '703.4.b': '703.4.c',
  '703.4.b.3.b': '703.4.e',
};

describeWithTexts('the published table of changes', () => {
  const rows = areAtHand
    ? readFileSync(new URL('rulings/tournament-rules_changes_2026-10-09.tsv', TEXTS), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map(line => line.split('\t'))
    : [];
  const ours = (number: string): string => number.replace('701.4.b2', '701.4.b.2');
  const now = (number: string): string | undefined => {
    const fate = fateOf(rules, number, JULY, OCTOBER);
    return 'now' in fate ? fate.now.number : undefined;
  };

  it('is what becomes of every rule that it names', () => {
    expect(rows.length).toBeGreaterThan(110);
    const wrong = rows.filter(([was = '', is = '', what = '']) => {
      if (is.startsWith('(')) return false;
      if (what === 'gone') return now(was) !== ONE_RULE[was];
      if (what !== 'new') return now(was) !== ours(is);
      const before = fateOf(rules, ours(is), OCTOBER, JULY);
      return before.kind !== 'gone' && !('now' in before && ONE_RULE[before.now.number] === is);
    });
    expect(wrong).toEqual([]);
  });

  it('has every difference of number or of words', () => {
    const { changed, added, gone, moved } = compareEditions(rules, JULY, OCTOBER);
    const named = new Set(rows.flatMap(([was = '', is = '']) => [was, ours(is)]));
    const all = [
      ...[...changed, ...moved.flatMap(each => [each, ...each.along])].flatMap(({ from, to }) => [
        from.number,
        to.number,
      ]),
      ...[...added, ...gone].map(({ number }) => number),
    ];
    // A line that had no number has one now, which the table leaves out.
    expect(all.filter(number => !named.has(number))).toEqual(['602.1.a.2', '602.1.a.2', '602.1.a.3']);
    const reworded = rows.filter(([, , what]) => what === 'reworded').map(([, is = '']) => is);
    const says = new Set(changed.map(({ to }) => to.number));
    // Only slips of the pen, a reference, or what was meant before.
    expect(reworded.filter(number => !says.has(number))).toEqual(SAYS_THE_SAME);
  });
});

const SAYS_THE_SAME = ['204.4.c', '406.1.d', '702.2.b'];
