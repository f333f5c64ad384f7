/** What players type in their own words, half words and numbers that are none. */
import { describe, expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { ask, searchBook } from '../../../rules-db/search/search.ts';
import { GOLD } from './measure.ts';

const book = loadRuleBook();
const newest = { edition: '1.4' } as const;

/** By names that no edition changes: `rule combat.assign`, `faq tie`. */
const find = (words: string, limit = 5): readonly string[] =>
  searchBook(book, words, { ...newest, limit }).map(
    ({ kind, id, edition }) => `${kind} ${kind === 'rule' ? book.conceptOf(id, edition) : id}`,
  );

describe('results', () => {
  test('print no sentence twice', () => {
    for (const { query, edition } of GOLD.filter((_, at) => at % 3 === 0)) {
      const found = searchBook(book, query, { edition, limit: 10 });
      for (const { title, excerpt } of found)
        if (excerpt.length > 30) expect(title, query).not.toContain(excerpt.slice(0, 30));
    }
    const twice = searchBook(book, 'TR 703.1.b.4', newest)[0]?.excerpt;
    const said = searchBook(book, twice ?? '', { ...newest, kinds: ['book'] }).map(({ excerpt }) => excerpt);
    expect(said.filter(each => each === twice)).toHaveLength(1);
  });

  test('name a rule without a title by its section', () => {
    const [rule] = searchBook(book, '809.1.b', newest);
    expect(rule).toMatchObject({ title: 'Deflect', excerpt: 'Deflect is written with a number: Deflect 2.' });
  });
});

describe('a number that there is not', () => {
  test.each([
    ['465.2.c.99', '465.2.c'],
    ['CR 465.99', '465'],
    ['465.2.c.3.z', '465.2.c.3'],
    ['TR 602.99', 'TR 602'],
  ])('%s shows %s, and says so', (words, nearest) => {
    const { results, notes } = ask(book, words, newest);
    expect(results[0]?.id).toBe(nearest);
    expect(notes).toEqual([
      `There is no rule ${words.replace('CR ', '')}. The nearest that there is is ${nearest}, shown here.`,
    ]);
  });

  test('says nothing where the number is known, or none of it is', () => {
    for (const words of ['465.2.c', '46', 'TR 602', '443.1.d.3 1.2', '999.9', 'lethal damage'])
      expect(ask(book, words, newest).notes, words).toEqual([]);
  });
});

describe('an edition beside words', () => {
  test.each(['1.2 deflect', 'deflect 1.2', 'deflect in 1.2', 'deflect (1.2)', 'deflect in v1.2?'])(
    '%s asks in that edition',
    words => {
      expect(ask(book, words, newest)).toEqual(ask(book, 'deflect edition:1.2', newest));
    },
  );

  test('is no filter beside a number, or alone', () => {
    expect(ask(book, '443.1.d.3 1.2', newest).edition).toBe('1.4');
    expect(ask(book, '1.2', newest).edition).toBe('1.4');
    expect(ask(book, '1.2 deflect edition:1.3', newest).edition).toBe('1.3');
  });
});

describe('words', () => {
  test.each(['the', 'her', 'what', 'all'])('that say nothing, such as %s, begin no others', word => {
    expect(find(word)).toEqual([]);
    expect(find('thef')).toContain('book TR 704.7');
  });

  test('below zero are not those above', () => {
    expect(find('-5 might', 3)).toContain('rule unit.might.below-zero.actual');
    expect(find('-5 might')).not.toContain('rule mighty.is');
    expect(find('5 might')).toContain('rule mighty.is');
  });

  test.each([
    ['the guy carrying my sword', /^rule (?:attach|keyword\.equip)/],
    ['unit wearing my weapon', /^rule (?:attach|keyword\.equip)|^keyword equip/],
    ['answer his spell', /reaction|closed/],
    ['how do I reply to a spell', /reaction|closed|chain/],
    ['dump all damage on one unit', /^rule combat\.assign\.over-lethal/],
    ['summoning sick', /^rule (?:play\.permanent\.unit|unit\.enters-exhausted)/],
    ['blockers', /^rule combat\.showdown\.roles/],
    ['scoop', /^rule concede/],
    ['remind my opponent of his trigger', /^book TR 506\.2/],
    ['point out a missed trigger', /^book TR (?:506|702)/],
  ])('of players, %s, find %s first', (words, first) => {
    expect(find(words, 1)[0]).toMatch(first);
  });

  test('that mean two things are understood by those beside them', () => {
    const dice = find('roll a die');
    expect(dice).toContain('rule setup.turn-order');
    expect(dice.filter(name => /death|\bdie|kill|cleanup/.test(name))).toEqual([]);
    expect(find('the combat ends in a draw')).toContain('rule combat.result.none');
  });

  test('in another form are no name of a card', () => {
    expect(find('blockers')).not.toContain('card Block');
    expect(find('block', 1)).toEqual(['card Block']);
  });
});
