import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightsOf } from '../../client/ruleBook/highlights.ts';

const TITLE = 'Attackers were recalled';

describe('what the filter of the rule book marks in a label', () => {
  it.each<[what: string, filter: string, marked: readonly string[]]>([
    ['words in the order of the label', 'attackers recall', ['Attackers', 'recall']],
    ['words in another order', 'recall attackers', ['Attackers', 'recall']],
    ['one word within another', 'tack attackers', ['Attackers']],
    ['words that overlap', 'tackers attack', ['Attackers']],
    ['a word twice', 'were were', ['were']],
    ['a word that the label does not have', 'were stunned', ['were']],
    ['nothing', '  ', []],
  ])('%s', (_, filter, marked) => {
    expect(highlightsOf(TITLE, filter).map(([start, end]) => TITLE.slice(start, end))).toEqual(marked);
  });

  it('is in order and apart, and covers each word that is found', () => {
    const word = fc.stringMatching(/^[ab]{1,3}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (label, words) => {
        const text = label.join(' ');
        const ranges = highlightsOf(text, words.join(' '));
        ranges.forEach(([start, end], at) => {
          expect(start).toBeGreaterThan(ranges[at - 1]?.[1] ?? -1);
          expect(end).toBeGreaterThan(start);
        });
        for (const each of words) {
          const at = text.indexOf(each);
          if (at >= 0) expect(ranges.some(([start, end]) => start <= at && at + each.length <= end)).toBe(true);
        }
      }),
    );
  });
});
