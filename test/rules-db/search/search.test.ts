import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, NEWEST } from '../../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { allCards } from '../../../rules-db/cards.ts';
import { parentOf } from '../../../rules-db/outline.ts';
import { ask, searchBook } from '../../../rules-db/search/search.ts';
import { stem } from '../../../rules-db/search/words.ts';
import { RESULT_KINDS } from '../../../rules-db/types.ts';
import gold from './gold.json' with { type: 'json' };

const book = loadRuleBook();
const newest = { edition: '1.4' } as const;

/** What is found, by names that no edition changes: `rule:combat.assign`, `faq:tie`. */
const find = (words: string, limit = 5): readonly string[] =>
  searchBook(book, words, { ...newest, limit }).map(
    ({ kind, id, edition }) => `${kind}:${kind === 'rule' ? book.conceptOf(id, edition) : id}`,
  );

describe('a number', () => {
  test('is found at once, before what is under it and what begins so', () => {
    const ids = searchBook(book, '465.2.c', { ...newest, limit: 100 }).map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['465.2.c', '465.2.c.1', '465.2.c.1.a', '465.2.c.2']);
    expect(ids.indexOf('465.2.c.9')).toBeLessThan(ids.indexOf('465.2.c.10'));
    expect(ids.every(id => id.startsWith('465.2.c'))).toBe(true);
  });

  test('may be written as people cite it, or half typed', () => {
    expect(searchBook(book, 'CR 465.2.C.3.', newest)[0]?.id).toBe('465.2.c.3');
    expect(searchBook(book, 'what does (465.2.c.3) mean?', newest)[0]?.id).toBe('465.2.c.3');
    expect(searchBook(book, '46', newest).map(({ id }) => id.slice(0, 2))).toEqual(Array(20).fill('46'));
  });

  test('of another edition finds the same rule in this one', () => {
    const [first] = searchBook(book, '443.1.d.3', newest);
    expect(first).toMatchObject({ id: '465.2.c.3', edition: '1.4' });
    expect(first?.excerpt).toMatch(/^443\.1\.d\.3 in 1\.2\. /);
  });

  test('that is another rule in other editions finds those, too', () => {
    const found = searchBook(book, '461.3', newest);
    const byEdition = EDITIONS.flatMap(edition => book.conceptOf('461.3', edition) ?? []);
    const concepts = found.map(({ id, edition }) => book.conceptOf(id, edition));
    expect(concepts[0]).toBe(book.conceptOf('461.3', '1.4') ?? book.conceptOf('461.3', '1.3'));
    for (const concept of byEdition) expect(concepts).toContain(concept);
    expect(found.find(({ excerpt }) => excerpt.startsWith('461.3 in 1.3. '))?.edition).toBe('1.4');
  });

  test.each(EDITIONS)('of %s, any one, finds its rule, from every edition', edition => {
    for (const [at, number] of book.numbers(edition).entries()) {
      if (at % 17 !== 0) continue;
      const concept = book.conceptOf(number, edition);
      for (const asked of EDITIONS) {
        const found = searchBook(book, number, { edition: asked, limit: 8 });
        expect(
          found.map(result => book.conceptOf(result.id, result.edition)),
          `${number} from ${asked}`,
        ).toContain(concept);
      }
      const found = searchBook(book, `${number} (${edition})`, newest);
      expect(book.conceptOf(found[0]?.id ?? '', found[0]?.edition ?? ''), `${number} of ${edition}`).toBe(concept);
      expect(found).toContainEqual(expect.objectContaining({ id: number, edition }));
    }
  });

  test.each(['443.1.d.3 1.2', '443.1.d.3 (1.2)', '443.1.d.3 in v1.2', 'CR 443.1.d.3, edition 1.2'])(
    'of an edition, %s, is told as the rule that it is today, then as it was',
    words => {
      const [now, before] = searchBook(book, words, newest);
      expect(now).toMatchObject({ id: '465.2.c.3', edition: '1.4' });
      expect(now?.excerpt).toMatch(/^443\.1\.d\.3 in 1\.2\. A unit/);
      expect(before).toMatchObject({ id: '443.1.d.3', edition: '1.2' });
      expect(before?.excerpt).toMatch(/^A unit/);
    },
  );

  test('of an edition comes with today’s other numbers, then with what was under it', () => {
    const found = searchBook(book, '466 (1.3)', newest);
    expect(found.slice(0, 3).map(({ id, edition }) => `${id} ${edition}`)).toEqual(['471 1.4', '466 1.3', '471.1 1.4']);
    for (const { excerpt } of found.slice(2)) expect(excerpt).toMatch(/^(?:466\.\S+ in 1\.3|Not in 1\.4)\. /);
  });

  test('that is several today stands first where it is still under the same rule', () => {
    for (const edition of EDITIONS)
      for (const number of book.numbers(edition)) {
        const concept = book.conceptOf(number, edition) ?? '';
        const today = book.numbersOf(concept, '1.4');
        if (edition === '1.4' || today.length < 2) continue;
        const parentIn = (of: string, in_: string) => book.conceptOf(parentOf(book, of, in_) ?? '', in_);
        const [first, ...rest] = searchBook(book, `${number} ${edition}`, { ...newest, limit: 100 });
        expect([first, ...rest].filter(each => each?.edition === '1.4').map(each => each?.id)).toEqual(
          expect.arrayContaining([...today]),
        );
        const stays = today.some(each => parentIn(each, '1.4') === parentIn(number, edition));
        if (stays) expect(parentIn(first?.id ?? '', '1.4'), number).toBe(parentIn(number, edition));
      }
  });

  test('that is gone says so', () => {
    const gone = book
      .numbers('1.3')
      .find(number => book.numbersOf(book.conceptOf(number, '1.3') ?? '', '1.4').length === 0);
    const [first] = searchBook(book, `${gone} 1.3`, newest);
    expect(first).toMatchObject({ id: gone, edition: '1.3' });
    expect(first?.excerpt).toMatch(/^Not in 1\.4\. /);
    expect(searchBook(book, '443.1.d.3 v1.1', newest)[0]?.excerpt).toMatch(/^443\.1\.d\.3 is not in 1\.1\. /);
  });

  test.each([
    ['466 resolution step', '466'],
    ['resolution step 466', '466'],
    ['466 what scoring does', '471'],
    ['731. Accelerate', '805'],
    ['old rule 461.3.d no result', '466.3.d'],
  ])('with words, %s, means the rule that they fit, and the words are searched for, too', (words, id) => {
    const [first, ...others] = searchBook(book, words, newest);
    expect(first).toMatchObject({ id, edition: '1.4' });
    const only = words.replace(/^old rule|[\d.]+(?:\.d)?/g, '').trim();
    const best = searchBook(book, only, newest).filter(each => each.id !== id);
    expect(others.map(each => each.id)).toContain(best[0]?.id);
  });

  test('is no amount in a sentence, and has no letters of words', () => {
    expect(searchBook(book, 'can I have 100 might', newest)[0]?.id).toBe(
      searchBook(book, 'can I have might', newest)[0]?.id,
    );
    expect(searchBook(book, '465 2c3', newest)[0]?.id).toBe('465.2.c.3');
    expect(searchBook(book, '465 2 c 3', newest)[0]?.id).toBe('465.2.c.3');
    expect(searchBook(book, '465 decks', newest)[0]?.id).toBe('465');
  });

  test('that no edition has finds nothing', () => {
    expect(searchBook(book, '999.9', newest)).toEqual([]);
  });
});

describe('an answer', () => {
  test('comes from the edition asked for, under its numbers', () => {
    const [first] = searchBook(book, 'lethal damage first', { edition: '1.2', kinds: ['rule'] });
    expect(first).toMatchObject({ kind: 'rule', id: '443.1.d.3', edition: '1.2' });
  });

  test('leaves out rules that the edition does not have', () => {
    expect(find('no result')).toContain('rule:combat.result.none');
    const older = searchBook(book, 'no result', { edition: '1.0', kinds: ['rule'] });
    expect(older.map(({ id }) => book.conceptOf(id, '1.0'))).not.toContain('combat.result.none');
    expect(searchBook(book, 'backline', { edition: '1.0', kinds: ['keyword'] })).toEqual([]);
  });

  test('names the edition in which a FAQ entry holds', () => {
    const [garen] = searchBook(book, 'garen recruit', { edition: '1.0', kinds: ['faq'] });
    expect(garen).toMatchObject({ id: 'garen-recruit', edition: NEWEST });
    const domains = searchBook(book, 'accelerate several domains', { edition: NEWEST, kinds: ['faq'] });
    expect(domains.find(({ id }) => id === 'patch-accelerate-several-domains')).toMatchObject({ edition: '1.3' });
  });

  test('keeps to the kinds and the limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gold.map(({ query }) => query)),
        fc.subarray([...RESULT_KINDS]),
        fc.integer({ min: 0, max: 30 }),
        (words, kinds, limit) => {
          const found = searchBook(book, words, { ...newest, kinds, limit });
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(found.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is in order, the same each time, for any words in any edition', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...EDITIONS), (words, edition) => {
        const found = searchBook(book, words, { edition });
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(searchBook(book, words, { edition })).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  test('shows the part of a text that was found, in whole words', () => {
    for (const { query } of gold)
      for (const { excerpt } of searchBook(book, query, newest)) {
        expect(excerpt.length).toBeLessThanOrEqual(240);
        expect(excerpt).toMatch(/\S/);
      }
    const found = searchBook(book, 'two further choices fixed at the start', { ...newest, kinds: ['faq'] });
    expect(found.slice(0, 3).map(({ excerpt }) => excerpt)).toContainEqual(
      expect.stringMatching(/^….*Two further choices are fixed at the start/),
    );
  });
});

describe('a card', () => {
  test('is found by its name, also misspelt, and by its tags and sentences', () => {
    expect(find('zenith blade', 1)).toEqual(['card:Zenith Blade']);
    expect(find('zenit blad', 1)).toEqual(['card:Zenith Blade']);
    const yordles = searchBook(book, 'kind:card yordle', { ...newest, limit: 50 });
    expect(yordles.map(({ id }) => id)).toContain('Allay, Eager Admirer');
    const found = searchBook(book, 'counter a spell return it to hand kind:card', { ...newest, limit: 3 });
    expect(found.map(({ id }) => id)).toContain('Abandon');
    expect(found[0]?.excerpt).not.toMatch(/\n| cost \d/);
  });

  test.each([
    ['zenithblade', 'card:Zenith Blade'],
    ['quick drawn', 'keyword:quick-draw'],
    ['dethnel', 'keyword:deathknell'],
  ])('is found by its name, typed with mistakes in one word or in several: %s', (typed, name) => {
    expect(find(typed, 1)).toEqual([name]);
  });

  test('is meant by a name in one word, but not by words that are near to no name', () => {
    expect(ask(book, 'zenithblade', newest).meant).toBe('zenith blade');
    expect(ask(book, 'qwrtpsdfg', newest)).toEqual({ results: [], edition: '1.4', notes: [] });
  });

  test('does not come before the rule that was asked for', () => {
    for (const words of ['stun', 'conquer effects', 'deathknell', 'move an enemy unit'])
      expect(searchBook(book, words, newest)[0]?.kind, words).toMatch(/^(rule|keyword|faq|ruling)$/);
  });
});

describe('filters among the words', () => {
  test('choose kinds, standings, a card and an edition', () => {
    const kinds = (words: string) =>
      new Set(searchBook(book, words, { ...newest, limit: 200 }).map(({ kind }) => kind));
    expect(kinds('kind:faq stun')).toEqual(new Set(['faq']));
    expect(kinds('kind:rules,keyword tank')).toEqual(new Set(['rule', 'keyword']));
    const doubtful = searchBook(book, 'standing:superseded,contradicts showdown', newest);
    expect(new Set(doubtful.map(({ standing }) => standing))).toEqual(new Set(['superseded', 'contradicts']));
    expect(ask(book, 'edition:1.2 lethal damage first kind:rule', newest)).toMatchObject({ edition: '1.2' });
    expect(searchBook(book, 'edition:1.2 lethal damage first kind:rule', newest)[0]).toMatchObject({ id: '443.1.d.3' });
  });

  test('list all that they let through where there is no other word, what holds first', () => {
    const found = searchBook(book, 'card:zenith kind:ruling', { ...newest, limit: 100 });
    expect(found.length).toBeGreaterThan(3);
    for (const { id } of found) expect(book.entry('ruling', id)?.cards.join()).toContain('Zenith Blade');
    const standings = found.map(({ standing }) => standing === 'holds');
    expect(standings).toEqual(standings.toSorted((a, b) => Number(b) - Number(a)));
    expect(searchBook(book, 'edition:1.2', newest)).toEqual([]);
  });

  test('say what they do not know, and still answer', () => {
    const { results, notes } = ask(book, 'kind:rulng tank', newest);
    expect(notes).toEqual(['There is no kind "rulng", so it is ignored. Did you mean kind:ruling?']);
    expect(results.length).toBeGreaterThan(0);
    expect(ask(book, 'edition:newest tank', newest).notes[0]).toMatch(
      /^There is no edition "newest", so it is ignored\. It can be 1\.0, /,
    );
  });

  test('say where no card is called so, with the nearest name', () => {
    expect(ask(book, 'card:Yasou tank', newest).notes).toEqual([
      'No card is called "Yasou". Did you mean card:"Yasuo"?',
    ]);
    expect(ask(book, 'tank', { ...newest, card: 'Qqqqqqqq' }).notes).toEqual(['No card is called "Qqqqqqqq".']);
    expect(ask(book, 'card:yasu dash', newest).notes).toEqual([]);
  });

  test('that are still being typed ask for nothing', () => {
    expect(ask(book, 'tank kind:', newest)).toEqual(ask(book, 'tank', newest));
  });
});

describe('marks', () => {
  test('lie on the words for which a text was found, in any form', () => {
    for (const { excerpt, marks, title } of searchBook(book, 'assigned damages', newest)) {
      for (const [start, end] of marks.excerpt)
        expect(excerpt.slice(start, end)).toMatch(/^(?:assign|damage|distribut|split|divide|spread)/i);
      for (const [start, end] of marks.title)
        expect(title.slice(start, end)).toMatch(/^(?:assign|damage|distribut|split|divide|spread)/i);
      expect(marks.excerpt.length + marks.title.length).toBeGreaterThan(0);
    }
  });

  test('tell the titles above a rule', () => {
    const [rule] = searchBook(book, '465.2.c.3', newest);
    expect(rule?.path?.[1]).toBe('Combat');
  });
});

describe('misspelt words', () => {
  test.each([
    ['tnak ordr', 'tank order'],
    ['recal', undefined],
    ['lethal damage', undefined],
    ['xyzzyq', undefined],
    ['bakline', 'backline'],
  ])('%j was meant as %j', (words, meant) => expect(ask(book, words, newest).meant).toBe(meant));
});

describe('stems', () => {
  test.each([
    ['kill kills killed killing'],
    ['move moves moved moving movement'],
    ['recall recalls recalled recalling'],
    ['defend defends defended defending defender defenders'],
    ['die dies died dying'],
    ['prevent prevents prevented preventing prevention'],
    ['score scores scored scoring'],
    ['assign assigned assignment'],
  ])('are one for %s', forms => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  test('keep apart what the rules keep apart', () => {
    expect(stem('player')).not.toBe(stem('play'));
    expect(stem('controller')).not.toBe(stem('control'));
    expect(stem('runs')).not.toBe(stem('runes'));
  });
});

describe('what is called so', () => {
  test.each([
    ['show off', 'keyword:show off'],
    ['showoff', 'keyword:show off'],
    ['what is show off', 'keyword:show off'],
    ['neutral card', 'keyword:neutral'],
    ['burn out', 'rule:burn-out'],
    ['what is burn out', 'rule:burn-out'],
  ])('%s comes first', (words, first) => {
    expect(find(words)[0]).toBe(first);
  });

  test('lists the cards of a set, by its code or its name', () => {
    const own = (set: string) => allCards().flatMap(card => (card.set === set ? [card.name] : []));
    const listed = (words: string) => ask(book, words, { ...newest, limit: 1000 }).results.map(({ id }) => id);
    expect(listed('set:rad')).toEqual(own('rad'));
    expect(listed('set:Radiance')).toEqual(own('rad'));
    expect(listed('set:"Origins: Proving Grounds" set:ven')).toEqual([...own('ogs'), ...own('ven')]);
    expect(listed('set:ven stun').every(name => own('ven').includes(name))).toBe(true);
    expect(ask(book, 'set:radience', newest).notes).toEqual([
      'There is no set "radience", so it is ignored. Did you mean set:radiance?',
    ]);
  });

  test('is asked for without filters that there are not, which are reported', () => {
    const { results, notes } = ask(book, 'rarity:rare deploy', { ...newest, kinds: ['card'] });
    expect(notes).toEqual([
      '"rarity:" is no filter, so "rarity:rare" is ignored. Filters are kind:, edition:, card:, set:, standing:.',
    ]);
    expect(results.some(({ id }) => id.startsWith('Rar'))).toBe(false);
    expect(ask(book, 'may I deploy: where', newest).notes).toEqual([]);
  });
});
