import { describe, expect, it } from 'vitest';
import { behaviours, EDITIONS } from '../../engine/game/editions.ts';
import { book, documents } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/engine.md')?.text ?? '';

/** `| key: what | concept | value<br>number | … |` */
const rows = [...page.matchAll(/^\| `(\w+)`: [^|]+ \| `([a-z.-]+)` \| (.+) \|$/gm)].map(
  ([, key = '', concept = '', cells = '']) => ({ key, concept, cells: cells.split(' | ') }),
);

describe('the table of editions', () => {
  it('has every behaviour that editions differ in', () => {
    expect(rows.map(row => row.key).sort()).toEqual(Object.keys(behaviours('1.4')).sort());
  });

  it.each(rows)('says of $key what the engine does, with the number of $concept', ({ key, concept, cells }) => {
    const does = EDITIONS.map(edition => {
      const value = Object.entries(behaviours(edition)).find(([name]) => name === key)?.[1];
      const numbers = book.numbersOf(concept, edition).join(', ') || '–';
      return `${value === true ? 'yes' : value === false ? 'no' : value}<br>${numbers}`;
    });
    expect(cells).toEqual(does);
  });
});
