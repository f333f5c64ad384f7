/**
 * Ways to make the text of a scenario smaller, each as a list of smaller texts. Whether such a text is still a scenario is for the parser
 * to say. The first line of the scenario and its last one, which says what is expected, stay.
 */
import { DOMAINS } from '../../../engine/domains.ts';
import { cardNamed } from '../../../rules-db/cards.ts';

export type Shrinking = (text: string) => readonly string[];

/** Without one card of its own. */
const withoutBlocks: Shrinking = text => {
  const blocks = text.split(/\n(?=card\b|scenario\b)/);
  return blocks.flatMap((block, at) => (/^\s*card\b/.test(block) ? [without(blocks, at, 1).join('\n')] : []));
};

/** Without some lines that stand together: halves, quarters and so on. */
const withoutStretches: Shrinking = text => {
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex(isTitle) + 1;
  const count = lines.length - 1 - first;
  const candidates: string[] = [];
  for (let length = Math.floor(count / 2); length > 1; length = length > SHORT ? Math.floor(length / 2) : length - 1)
    for (let at = lines.length - 1 - length; at >= first; at -= length > SHORT ? length : 1)
      candidates.push(joined(without(lines, at, length)));
  return candidates;
};

/** Of so many lines, all that stand together are tried, as what is played and the passes after it go together. */
const SHORT = 6;

/** A line, with what stands below it or without, the last one first; of cards of its own, too. */
const withoutLines: Shrinking = text => {
  const lines = text.trimEnd().split('\n');
  return lines
    .map((_, at) => at)
    .slice(0, -1)
    .reverse()
    .flatMap(at => {
      if (isTitle(lines[at] ?? '')) return [];
      const below = lines.findIndex((line, i) => i > at && indentOf(line) <= indentOf(lines[at] ?? ''));
      return [...new Set([below - at, 1])].map(length => joined(without(lines, at, Math.max(1, length))));
    });
};

/** A unit that is a card as a plain one, of the Might that is printed on the library's card; numbers come down later. */
const withPlainUnits: Shrinking = text =>
  [...text.matchAll(UNIT_CARD)].map(({ index, 0: all, 1: name, 2: card, 3: alone }) => {
    const might = cardNamed((card ?? alone ?? '').replaceAll('"', ''))?.tree.might?.value ?? 0;
    return `${text.slice(0, index)}${name ?? alone} might ${might}${text.slice(index + all.length)}`;
  });

/** `Raider = "Card"`, or the card's name alone. */
const UNIT_CARD = /(?<=\n {4}(?:\w+: )?)(?:([\w"]+) = ("[^"]*"|\w+)|("[^"]*"))/g;

/** Without some words of a line that stand beside each other. */
const withoutWords: Shrinking = text => {
  const lines = text.trimEnd().split('\n');
  return lines.slice(0, -1).flatMap((line, at) => {
    if (isTitle(line)) return [];
    const words = [...line.matchAll(WORD)];
    const kept = NAMED.test(line) ? 2 : 1;
    return LENGTHS.flatMap(length =>
      words.slice(kept).flatMap((word, i) => {
        const last = words[kept + i + length - 1];
        if (last === undefined || !mayGo(words, kept + i, length)) return [];
        const shorter = `${line.slice(0, word.index)}${line.slice(last.index + last[0].length)}`;
        const tidy = shorter
          .replace(/(?<=\S) {2,}/g, ' ')
          .replace(/ (?=[,:])/g, '')
          .replace(/,\s*$/, '')
          .trimEnd();
        return [joined([...lines.slice(0, at), tidy, ...lines.slice(at + 1)])];
      }),
    );
  });
};

/** Its name says what such a line is about. */
const NAMED = /^\s*(player|battlefield|base|trash|turn|mode|card)\b/;
const LENGTHS = [6, 5, 4, 3, 2, 1];
const WORD = /"[^"]*"|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?|[^\s\p{L}\p{N}]/gu;

/** Not where only an article or the like would go, nor what says what the number or domain behind it is of. */
const mayGo = (words: readonly RegExpMatchArray[], from: number, length: number): boolean =>
  words.slice(from, from + length).some(([word]) => !SMALL.test(word)) && !BOUND.test(words[from + length]?.[0] ?? '');

const SMALL = /^(a|an|the|my|your|its|of|to|in|at|is|are|was|were|if|and|or|it|[^\p{L}\p{N}"]+)$/iu;
const BOUND = new RegExp(`^(\\d+|any|${DOMAINS.join('|')})$`);

/** A number less: by itself, together with one other number of the text, or with all that are the same, or all that are left. */
const withSmallerNumbers: Shrinking = text => {
  const from = text.search(/^scenario\b/m);
  const numbers = [...text.slice(from).matchAll(NUMBER)].map(({ index, 0: digits }) => ({
    at: index,
    is: Number(digits),
  }));
  const lowered = (lower: (at: number, is: number) => number): string =>
    text.slice(0, from) + text.slice(from).replace(NUMBER, (digits, at: number) => String(lower(at, Number(digits))));
  const single = numbers.flatMap(one => lessThan(one.is).map(less => lowered((at, is) => (at === one.at ? less : is))));
  const same = [...new Set(numbers.map(({ is }) => is))].flatMap(one =>
    lessThan(one).map(less => lowered((_, is) => (is === one ? less : is))),
  );
  const positive = numbers.filter(({ is }) => is > 0);
  const pairs = positive.flatMap((one, i) =>
    positive.slice(i + 1).map(other => lowered((at, is) => (at === one.at || at === other.at ? is - 1 : is))),
  );
  const all = lowered((_, is) => (is > 1 ? is - 1 : is));
  return [...single, ...same, all, ...pairs].filter(candidate => candidate !== text);
};

/** Not within a name, nor in the number of an edition or a rule. */
const NUMBER = /(?<![\w."])\d+(?![\w."])/g;

const lessThan = (n: number): readonly number[] =>
  [...new Set([0, 1, Math.floor(n / 2), n - 1])].filter(less => less >= 0 && less < n);

export const shrinkings: readonly Shrinking[] = [
  withoutBlocks,
  withoutStretches,
  withoutLines,
  withPlainUnits,
  withoutWords,
  withSmallerNumbers,
];

const isTitle = (line: string): boolean => /^scenario\b/.test(line);
const indentOf = (line: string): number => line.search(/\S|$/);
const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const without = (lines: readonly string[], at: number, length: number): readonly string[] => [
  ...lines.slice(0, at),
  ...lines.slice(at + length),
];
