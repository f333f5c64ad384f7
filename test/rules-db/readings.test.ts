/** Where an edition contradicts itself: the readings that are chosen, and where they are told. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../rules-db/book.ts';
import { PLAINLY } from '../../rules-db/pages/page.ts';
import { rulePage } from '../../rules-db/pages/rule.ts';
import { readingsOfRule } from '../../rules-db/readings.ts';
import { inMarkdown } from './inMarkdown.ts';

const book = loadRuleBook();
const documented = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8')
  .split('## Where an edition contradicts itself')[1]
  ?.split('\n## ')[0];

const all = book.readings.flatMap(reading =>
  reading.editions.flatMap(edition => reading.concepts.map(concept => ({ reading, edition, concept, id: reading.id }))),
);

describe('the readings of an edition that contradicts itself', () => {
  it.each(all)('$id: $concept is a rule of $edition', ({ edition, concept }) => {
    expect(book.numbersOf(concept, edition)).not.toEqual([]);
  });

  it.each(all)('$id is told on the page of $concept in $edition', ({ edition, concept, reading }) => {
    const [number = ''] = book.numbersOf(concept, edition);
    const page = rulePage(book, number, edition, PLAINLY);
    expect(readingsOfRule(book, concept, edition)).toContain(reading);
    expect(inMarkdown(page)?.markdown).toContain('## How it is read');
  });

  it.each(book.readings)('$id is among those of docs/engine.md', ({ concepts, editions }) => {
    const numbers = concepts.flatMap(concept => editions.flatMap(edition => book.numbersOf(concept, edition)));
    expect(documented?.split('\n').some(row => numbers.filter(each => row.includes(each)).length > 1)).toBe(true);
  });
});
