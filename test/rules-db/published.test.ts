/** Against the published texts, where they are at hand. */
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { compareNumbers } from '../../rules-db/numbers.ts';
import { textIn } from '../../rules-db/wording.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand } from '../official/texts.ts';
import { type PublishedRules, rulesOf } from './published.ts';

const book = loadRuleBook();
const NOTHING: PublishedRules = { numbers: [], texts: new Map(), unexplained: [], inside: [], gaps: [], unused: [] };

describeWithTexts('the published text', () => {
  describe.each(EDITIONS)('of %s', edition => {
    // Vitest reads what it will not run, too.
    const published = areAtHand ? rulesOf(edition) : NOTHING;

    test('is read as it was meant', () => {
      expect(published.unexplained).toEqual([]);
      expect(published.inside).toEqual([]);
      expect(published.gaps).toEqual([]);
      expect(published.unused).toEqual([]);
      expect(published.numbers.toSorted(compareNumbers)).toEqual(published.numbers);
    });

    test('has every number of the book', () => {
      const numbers = new Set(published.numbers);
      expect(book.numbers(edition).filter(number => !numbers.has(number))).toEqual([]);
    });

    test('has no number that the book lacks', () => {
      expect(published.numbers.length).toBeGreaterThan(1300);
      expect(published.numbers.filter(number => book.conceptOf(number, edition) === undefined)).toEqual([]);
    });

    test('is said in fewer words wherever it takes more than 25', () => {
      const longer = [...published.texts].filter(([number, text]) => {
        const [theirs, ours] = [wordCount(text), wordCount(book.rule(number, edition)?.text ?? '')];
        return theirs > 25 && ours >= theirs;
      });
      expect(longer.map(([number]) => number)).toEqual([]);
    });

    test('has every heading of the table of contents', () => {
      const numbers = new Set(published.numbers);
      expect(book.headings(edition).filter(each => !numbers.has(each.number))).toEqual([]);
    });
  });

  test('is told in the same words where it orders the same in the same words as the edition before', () => {
    const told = neighbours().flatMap(([before, edition]) => {
      const [was, is] = [rulesOf(before).texts, rulesOf(edition).texts];
      return [...book.concepts.values()].flatMap(concept => {
        const [old, now] = [before, edition].map(each => book.numbersOf(concept.id, each));
        if (!old?.length || !now?.length || ordersIn(old, was) !== ordersIn(now, is)) return [];
        return textIn(concept, before) === textIn(concept, edition) ? [] : [`${concept.id} ${edition}`];
      });
    });
    expect(told.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
  });
});

/** In the publisher's words the same as in the edition before, and yet something else; and by what. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'ability.replacement.limit.may.when 1.4': 'the rule above it, which asks for a “may” now',
  'chain.execute.options 1.1': 'the list beneath it: nobody is invited any more',
  'cleanup.roles 1.3': 'its place: before units die, no longer after',
  'combat.showdown.attacker-gains-focus 1.4': 'a new rule, which contradicts it',
  'deal.valid.only 1.4': 'its example on Bonus Damage, which is gone',
  'keyword.equip.characteristic 1.3': 'its number, which was that of another rule, too',
  'layers.abilities 1.5': 'the layers before it: copying has come to be one',
  'layers.list 1.5': 'the list beneath it, which begins with copies',
  'layers.traits 1.5': 'the layers before it: copying has come to be one',
  'play.legality.outcome 1.5': 'its examples, of which one is new',
  'play.target.group.subset 1.3': 'its examples, which decide otherwise',
  'showdown.options 1.1': 'the list beneath it: nobody is invited any more',
  'spell.resolve.replaced 1.5': 'its example, where what was replaced is negated',
  'turn.ending.heal 1.3': 'the steps around it, which were renumbered while it was not',
  'turn.expiration-step 1.1': 'the steps beneath it: damage has gone to the cleanup before',
  'turn.expiration-step 1.3': 'the steps beneath it: the cleanup belongs to it',
  'turn.main.pools-empty 1.4': 'its place: in the Main Phase, no longer in the Draw Phase',
};

const neighbours = (): readonly (readonly [Edition, Edition])[] =>
  EDITIONS.slice(1).flatMap((edition, at) => {
    const before = EDITIONS[at];
    return before === undefined ? [] : [[before, edition] as const];
  });

/** What rules order: their texts without examples, references, the labels of steps, and signs. */
const ordersIn = (numbers: readonly string[], texts: ReadonlyMap<string, string>): string =>
  numbers
    .map(number => words((texts.get(number) ?? '').split(' Example: ')[0] ?? ''))
    .sort()
    .join(' / ');
const words = (text: string): string =>
  (
    text
      .replace(/^\d{1,2}[a-z]?\.? /, '')
      .replace(/['’]/g, '')
      .replace(/see (?:rule )?\d{3}.*?(?:for more information(?: (?:on|about) [^.]*)?\.?|$)/gi, '')
      .replace(/\brules? \d{3}(?:\.\w+)*/gi, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join(' ');

const wordCount = (text: string): number => text.split(/\s+/).filter(word => word !== '').length;
