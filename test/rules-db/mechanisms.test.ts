/** The rules that cards turn on. */
import { describe, expect, test } from 'vitest';
import { allForms } from '../../engine/cards/forms/forms.ts';
import { parseAbility } from '../../engine/cards/sentence.ts';
import { parseBlock } from '../../engine/language/grammar/parse.ts';
import type { CardTree } from '../../engine/language/syntax.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { allCards, cardNamed } from '../../rules-db/cards.ts';
import { cardsOn, cardsWith } from '../../rules-db/mechanisms/cardsOn.ts';
import { conceptsIn, mechanismsOf } from '../../rules-db/mechanisms/mechanisms.ts';
import * as tables from '../../rules-db/mechanisms/tables.ts';

const book = loadRuleBook();

const card = (text: string): CardTree => {
  const tree = parseBlock(text);
  if (tree.kind !== 'card') throw new Error('no card');
  return tree;
};

describe('the tables', () => {
  test('name rules that there are', () => {
    const named = Object.entries(tables).flatMap(([table, rows]) =>
      Object.entries(rows as Readonly<Record<string, readonly string[]>>).flatMap(([part, concepts]) =>
        concepts.map(concept => ({ where: `${table} ${part}`, concept })),
      ),
    );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ concept }) => !book.concepts.has(concept))).toEqual([]);
  });

  test('have a rule in the newest edition for every part', () => {
    const newest = book.editions.findLast(each => book.numbers(each).length > 0) ?? '';
    const concepts = Object.values(tables).flatMap(rows => Object.values(rows).flat() as string[]);
    expect([...new Set(concepts)].filter(concept => book.numbersOf(concept, newest).length === 0)).toEqual([]);
  });
});

describe('every form of a sentence that is understood', () => {
  test.each(allForms().map(({ form, example, on }) => ({ form, example, on })))(
    '$form: $example',
    ({ example, on }) => {
      const read = parseAbility(example, on);
      const found = read.ok ? conceptsIn(read.abilities) : { concepts: [], keywords: [] };
      expect(found.concepts.length + found.keywords.length).toBeGreaterThan(0);
    },
  );
});

describe('a card turns on', () => {
  test('what it is, what it has, and what it does', () => {
    const found = mechanismsOf(
      card(`card "Harbor Bailiff" unit champion
  cost 3
  might 3
  tank
  when I attack: stun an enemy unit here. give it -2 might this turn
  while I am mighty: your other units have shield 2
`),
    );
    expect(found.nature).toEqual(['unit', 'card.supertype.champion']);
    expect(found.keywords).toEqual(['tank', 'shield']);
    for (const concept of ['ability.triggered', 'ability.attack-trigger', 'stun', 'layers.arithmetic', 'mighty'])
      expect(found.abilities).toContain(concept);
    expect(found.abilities).not.toContain('draw');
  });

  test('the rules of its type alone where it has no sentence', () => {
    expect(mechanismsOf(card('card "Plain Rock" gear\n  cost 1\n'))).toEqual({
      nature: ['gear'],
      keywords: [],
      abilities: [],
    });
  });

  test('and is found by them', () => {
    const stunning = cardsOn('stun');
    expect(stunning.length).toBeGreaterThan(10);
    for (const name of stunning.slice(0, 5)) {
      const tree = cardNamed(name)?.tree;
      expect(tree && mechanismsOf(tree).abilities).toContain('stun');
    }
    expect(cardsWith('tank').length).toBeGreaterThan(5);
    expect(cardsOn('no.such')).toEqual([]);
    const all = new Set(allCards().map(({ name }) => name));
    expect(stunning.filter(name => !all.has(name))).toEqual([]);
  });
});
