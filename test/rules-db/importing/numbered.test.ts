/** Numbered rules as they come: broken, out of order, with more or less around them. */
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../rules-db/importing/lines.ts';
import { readNumbered } from '../../../rules-db/importing/numbered.ts';
import { INVENTED, published } from './invented.ts';

const read = (text: string) => {
  const { rules, doubts, cutOff, head } = readNumbered(linesOf(text));
  return {
    numbers: rules.map(({ number }) => number),
    text: Object.fromEntries(rules.map(({ number, text: said }) => [number, said])),
    doubts: doubts.map(({ line, took }) => `${line}: ${took}`),
    cutOff,
    head: head.map(line => line.text),
  };
};
const all = INVENTED.map(({ number }) => number);
const lines = published().split('\n');
const changed = (change: (line: string) => string | readonly string[]): string => lines.flatMap(change).join('\n');

describe('numbered rules', () => {
  test('are read one a line, the title apart', () => {
    const { numbers, text, head, cutOff, doubts } = read(published());
    expect(numbers).toEqual(all);
    expect(text['101.1.a']).toBe('Spots are counted on both wings together.');
    expect(head).toEqual(['Moth and Lantern Core Rules Last Updated: 2031-05-04']);
    expect(cutOff).toEqual([]);
    expect(doubts).toEqual(
      [17, 18, 19].map(line =>
        expect.stringContaining(`${line + 1}: rule 301.${line - 16}; "${line - 16}" is its step`),
      ),
    );
    expect(text['301.1']).toBe('Pour oil, beginning with the youngest player.');
  });

  test.each([
    ['Markdown', (line: string) => line.replace(/^(\d{3})\. /, '## $1. ').replace(/^(\d{3}\.\S+) /, '- **$1** ')],
    ['numbers on lines of their own', (line: string) => line.replace(/^([\d.a-z]+\.) /, '- $1\n- ')],
    ['Windows line ends', (line: string) => `${line}\r`],
    [
      'capital letters',
      (line: string) => line.replace(/^(\d{3}\.\d\.)([ab])\./, (_, a: string, b: string) => `${a}${b.toUpperCase()}.`),
    ],
    ['no full stop behind the number', (line: string) => line.replace(/^(\d{3}\.[\d.a-z]+)\. /, '$1 ')],
  ])('may be written as %s', (_, change) => {
    const { numbers, text } = read(changed(line => change(line).split('\n')));
    expect(numbers).toEqual(all);
    expect(text['102.1']).toBe('A lantern burns one measure of oil in each hour of the night.');
  });

  test('go on over lines and pages, whose heads and feet are left out', () => {
    const wrapped = lines.flatMap((line, at) => [
      ...line.replace(/(.{24}\S*) /g, '$1\n').split('\n'),
      ...(at % 5 === 4 ? [`${at}`, '\fMoth and Lantern Handbook'] : []),
    ]);
    const { numbers, text, doubts } = read(wrapped.join('\n'));
    expect(numbers).toEqual(all);
    expect(text['301.3.a']).toBe('If two players have lanterns at one wall, the brighter lantern catches.');
    expect(doubts.filter(each => each.includes('head or foot')).length).toBeGreaterThan(3);
  });

  test('may have their number broken by a blank', () => {
    const { numbers, text, doubts } = read(
      changed(line => line.replace(/^(102)\.2\. /, '$1. 2 ').replace(/^(301\.3)\.b\. /, '$1. b ')),
    );
    expect(numbers).toEqual(all);
    expect(text['102.2']).toBe('A lantern without oil goes dark at the end of the hour.');
    expect(doubts).toContain('13: rule 102.2, its number broken in two');
    expect(doubts).toContain('22: rule 301.3.b, its number broken in two');
  });

  test('do not begin where an example names a number', () => {
    const { numbers, text, doubts } = read(
      changed(line => (line.startsWith('301.3.a') ? [line, '101. then is what the moth at 102 has.'] : line)),
    );
    expect(numbers).toEqual(all);
    expect(text['301.3.a']).toContain('101. then is what the moth');
    expect(doubts).toContain('22: words of rule 301.3.a: there is a rule 101 already');
  });

  test('may bear a number twice: the second line belongs to the first', () => {
    const { numbers, text, doubts } = read(
      changed(line => (line.startsWith('103.') ? [line, '103. It may be crooked.'] : line)),
    );
    expect(numbers).toEqual(all);
    expect(text['103']).toBe('A wall is a place; it holds any number of moths. 103. It may be crooked.');
    expect(doubts).toContain('16: words of rule 103: there is a rule 103 already');
  });

  test('may stand out of order, and are put in their place', () => {
    const moved = lines.filter(line => !line.startsWith('101.2.'));
    moved.splice(14, 0, lines.find(line => line.startsWith('101.2.')) ?? '');
    const { numbers, text, doubts } = read(moved.join('\n'));
    expect(numbers).toEqual(all);
    expect(text['101.2']).toBe('Moths sleep on walls until a lantern is lit near them.');
    expect(doubts).toContain('15: rule 101.2, out of order');
  });

  test('may have lost their line', () => {
    const { numbers, text, doubts } = read(published().replace('\n102.2.a. ', ' 102.2.a '));
    expect(numbers).toEqual(all);
    expect(text['102.2']).toBe('A lantern without oil goes dark at the end of the hour.');
    expect(text['102.2.a']).toBe('It may be lit again by whoever pours oil into it.');
    expect(doubts).toContain('13: rule 102.2.a, out of the line of 102.2');
  });

  test.each([
    ['a section behind a sentence', '103', ' 103. ', '102.2.a', 'whoever pours oil into it.'],
    ['a section in a word', '102', ' Refl102. ', '101.2', 'a lantern is lit near them. Refl'],
    ['a rule in a word', '301.3.a', ' Refl301.3.a. ', '301.3', 'flew to a lantern of yours. Refl'],
  ])('may have been swallowed: %s', (_, number, within, by, end) => {
    const { numbers, text, doubts } = read(published().replace(`\n${number}. `, within));
    expect(numbers).toEqual(all);
    expect(text[by]?.endsWith(end)).toBe(true);
    expect(text[number]).toBe(INVENTED.find(rule => rule.number === number)?.published);
    expect(doubts.filter(each => each.includes('out of the line'))).toEqual([
      expect.stringContaining(`rule ${number}, out of the line of ${by}`),
    ]);
  });

  test.each([
    ['in the middle of a run', '301.2', '19: a gap: 301.1 is followed by 301.3'],
    ['above others', '301.3', '20: a gap: 301.2 is followed by 301.3.a'],
    ['as the first of its run', '301.3.a', '21: a gap: 301.3 is followed by 301.3.b'],
    ['as a section', '103', ''],
    ['as a section among others', '102', '11: a gap: 101.2 is followed by 102.1'],
  ])('tell of a number that is passed over %s', (_, missing, told) => {
    const { doubts } = read(changed(line => (line.startsWith(`${missing}. `) ? [] : [line])));
    // A chapter may begin at any section: nothing is known to be missing before it.
    expect(doubts.filter(each => each.includes('a gap:'))).toEqual(told === '' ? [] : [told]);
  });

  test('tell once of many that are passed over, and of none before a number with two figures', () => {
    const many = Array.from({ length: 12 }, (_, at) => `400.${at + 1}. The moth number ${at + 1} flies.`);
    const gaps = (lines: readonly string[]) => read(lines.join('\n')).doubts.filter(each => each.includes('a gap:'));
    expect(gaps(['400. Moths in a row', ...many])).toEqual([]);
    expect(gaps(['400. Moths in a row', ...many.slice(0, 3), ...many.slice(9)])).toEqual([
      '5: a gap: 400.3 is followed by 400.10',
    ]);
  });

  test('are not what a text refers to', () => {
    const { numbers, text } = read(
      published().replace('dark at the end of the hour.', 'dark. See rule 102.2.a. Relighting for more.'),
    );
    expect(numbers).toEqual(all);
    expect(text['102.2']).toContain('See rule 102.2.a. Relighting');
  });

  test('may have a table of contents before them', () => {
    const contents = INVENTED.filter(({ number }) => !number.includes('.')).map(
      ({ number, published: title }) => `${number}. ${title} ..... 4`,
    );
    const { numbers, head } = read([lines[0], ...contents, ...lines.slice(1)].join('\n'));
    expect(numbers).toEqual(all);
    expect(head).toHaveLength(1 + contents.length);
  });

  test.each([
    ['in a sentence', published().slice(0, -20), 'It breaks off in the middle of rule 702 (line 27).'],
    ['behind a number', `${published()}\n703.`, 'It ends at the number 703, without its words.'],
  ])('tell that they break off %s', (_, text, said) => {
    expect(read(text).cutOff).toEqual([said]);
  });
});
