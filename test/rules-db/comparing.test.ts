import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../engine/game/state/editions.ts';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import { compareEditions } from '../../rules-db/comparing.ts';
import type { ConceptRecord } from '../../rules-db/types.ts';
import { CHANGED } from '../../scripts/cover/changes.ts';

const concept = (id: string, older: string, newer: string, texts: ConceptRecord['texts'] = {}): ConceptRecord => ({
  id,
  numbers: { ...(older === '' ? {} : { '1.3': older }), ...(newer === '' ? {} : { '1.4': newer }) },
  text: `What ${id} says.`,
  texts,
});

const book = makeRuleBook({
  editions: EDITIONS,
  outline: {},
  concepts: [
    concept('duel', '901', '902'),
    concept('duel.start', '901.1', '902.1'),
    concept('duel.draw', '901.2', '902.3'),
    concept('duel.late', '901.2.a', '902.3.a'),
    concept('duel.new', '', '902.2'),
    concept('duel.old', '901.3', ''),
    concept('duel.other', '901.4', '902.4', { '1.3': 'Something else.' }),
    concept('truce', '950', '950'),
  ],
  entries: [],
  keywords: [],
  sources: [],
  errata: [],
  asks: () => ({}),
});

const numbers = (rules: readonly { readonly number: string }[]): readonly string[] => rules.map(rule => rule.number);

describe('two editions compared', () => {
  it('tell what is new, gone, said otherwise, and at another number', () => {
    const { added, gone, changed, moved, same } = compareEditions(book, '1.3', '1.4');
    expect(numbers(added)).toEqual(['902.2']);
    expect(numbers(gone)).toEqual(['901.3']);
    expect(changed.map(({ from, to }) => [from.number, from.text, to.number])).toEqual([
      ['901.4', 'Something else.', '902.4'],
    ]);
    expect(same).toBe(1);
    expect(moved.map(({ from, to, along }) => [from.number, to.number, along.length])).toEqual([
      ['901', '902', 1],
      ['901.2', '902.3', 1],
    ]);
  });

  it('keep to a section, by its number in either', () => {
    for (const section of ['901.2', '902.3']) {
      const { added, gone, changed, moved } = compareEditions(book, '1.3', '1.4', section);
      expect([...added, ...gone, ...changed]).toEqual([]);
      expect(moved.map(({ to }) => to.number)).toEqual(['902.3']);
    }
    expect(numbers(compareEditions(book, '1.3', '1.4', '902.2').added)).toEqual(['902.2']);
    expect(numbers(compareEditions(book, '1.3', '1.4', '901.3').gone)).toEqual(['901.3']);
  });

  const pairs = EDITIONS.flatMap(from => EDITIONS.map((to): [Edition, Edition] => [from, to])).filter(
    ([a, b]) => a !== b,
  );
  it.each(pairs)('of the book, %s and %s, account for every rule once', (from, to) => {
    const rules = loadRuleBook();
    const has = (edition: Edition): number =>
      [...rules.concepts.keys()].filter(id => rules.numbersOf(id, edition).length > 0).length;
    const { added, gone, changed, reworded, moved, same } = compareEditions(rules, from, to);
    const kept =
      changed.length + reworded.length + moved.length + moved.reduce((sum, { along }) => sum + along.length, 0) + same;
    expect([kept + added.length, kept + gone.length]).toEqual([has(to), has(from)]);
  });

  it('list each number that 1.5 changes, and why the numbers are more than the rules', () => {
    const found = compareEditions(loadRuleBook(), '1.4', '1.5');
    const listed = (what: string): readonly string[] =>
      CHANGED.flatMap(rule => (rule.what === what ? [rule.number] : []));
    const stayed = [...found.changed, ...found.moved.flatMap(pair => [pair, ...pair.along])];
    const isNew = [...found.added, ...found.repeated].map(({ number }) => number);
    const elsewhere = listed('new').filter(number => !isNew.includes(number));
    const from = stayed.flatMap(pair => (elsewhere.includes(pair.to.number) ? [pair.from.number] : []));
    expect(isNew.filter(number => !listed('new').includes(number))).toEqual([]);
    expect([...numbers(found.gone), ...from].toSorted()).toEqual(listed('gone').toSorted());
    expect(from).toHaveLength(elsewhere.length);
    const inOtherWords = [...found.changed, ...found.reworded].map(({ to }) => to.number);
    expect(inOtherWords.filter(number => !elsewhere.includes(number)).toSorted()).toEqual(
      [...listed('reworded'), '479'].toSorted(),
    );
  });

  it('say why a rule in other words says the same, also backwards, and not across several editions', () => {
    const rules = loadRuleBook();
    const { reworded } = compareEditions(rules, '1.4', '1.5', '323.4');
    expect(reworded.map(({ from, to, why }) => [from.number, to.number, why])).toEqual([
      ['323.5', '323.4', 'Only the label of the step differs.'],
    ]);
    expect(compareEditions(rules, '1.5', '1.4', '323.5').reworded.map(({ to }) => to.number)).toEqual(['323.5']);
    expect(compareEditions(rules, '1.3', '1.5').reworded).toEqual([]);
  });

  it('list a number at which a rule is said once more', () => {
    const { added, repeated } = compareEditions(loadRuleBook(), '1.4', '1.5', '435.1.h');
    expect([numbers(repeated), numbers(added)]).toEqual([
      ['435.1.h', '435.1.h.1', '435.1.h.2'],
      ['143.5', '143.5.a', '143.5.b'],
    ]);
  });
});
