/** A printed line, read as a whole by the grammar, or the word where understanding stopped and what would be right. */
import { BOUNDS } from '../../bounds.ts';
import type { Ability } from '../../game/state/cards/ability.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { keywordNamed } from '../../keywords.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import { printOf } from '../print.ts';
import { doubtAbout } from './doubts.ts';
import type { Writing } from './writings.ts';

export type PastedLine =
  | {
      readonly read: true;
      /** As printed, without reminders. */
      readonly print: string;
      readonly lines: readonly string[];
      /** None for keywords that are rules of their own. */
      readonly abilities: readonly Ability[];
    }
  | {
      readonly read: false;
      readonly print: string;
      /** The nearest writing, which is refused. */
      readonly lines: readonly string[];
      /** Where understanding stopped in `lines[0]`: offsets. */
      readonly start: number;
      readonly end: number;
      readonly message: string;
    };

/** The first writing that is understood to its end, after what was read before: the lines of a spell are one text. */
export const readLine = (
  print: string,
  header: string,
  before: readonly PastedLine[],
  writingsOf: (line: string) => readonly Writing[],
): PastedLine => {
  const read = (line: string): PastedLine => readWhole(line, header, before, writingsOf(line));
  const whole = read(print);
  if (whole.read) return whole;
  const second = secondAbility(print, line => read(line).read);
  return second === undefined
    ? whole
    : {
        ...whole,
        message: `Each part is understood separately: if "${second}" is a separate ability, put it on a separate line.`,
      };
};

/** Where a print has lost a line break: the second of two parts that are understood each by itself and do not depend on each other. */
const secondAbility = (print: string, isRead: (line: string) => boolean): string | undefined =>
  [...print.matchAll(/(?<=[.!])\s+(?=["A-Z[:])/gu)]
    .map(({ index, 0: space }) => [print.slice(0, index), print.slice(index + space.length)] as const)
    .find(([first, rest]) => !POINTING_BACK.test(rest) && isRead(first) && isRead(rest))?.[1];

const readWhole = (
  print: string,
  header: string,
  before: readonly PastedLine[],
  writings: readonly Writing[],
): PastedLine => {
  const above = [header, ...before.flatMap(line => (line.read ? line.lines : [])).map(each => `  ${each}`)].join('\n');
  const refused: (PastedLine & { readonly read: false })[] = [];
  const known = parsedCard(above);
  for (const { lines, isKeywords } of writings) {
    const text = [above, ...lines.map(each => `  ${each}`), ''].join('\n');
    const tree = parseBlock(text);
    if (tree.kind !== 'card') continue;
    const { print: card, problems } = printOf(tree);
    const from = above.length + 3;
    const problem = tree.problems.find(({ span }) => span.end > from) ?? problems.find(({ span }) => span.end > from);
    if (problem === undefined) {
      const isAsMeant = isKeywords || tree.abilities.length === known.abilities.length + lines.length;
      if (!isAsMeant || tree.problems.length + problems.length > 0) continue;
      const abilities = newOf(card.abilities, printOf(known).print.abilities);
      const doubt = doubtAbout(print, abilities);
      if (doubt === undefined) return { read: true, print, lines, abilities };
      const said = lines.join(' ');
      return { read: false, print, lines: [said], start: 0, end: said.length, message: doubt };
    }
    const line = lines.join(' ');
    const start = Math.max(0, Math.min(problem.span.start - from, line.length));
    refused.push({
      read: false,
      print,
      lines: [line],
      start,
      end: Math.max(start, Math.min(problem.span.end - from, line.length)),
      message: problem.message,
    });
  }
  // The one that was understood furthest.
  const [best] = [...refused].sort((a, b) => b.start - a.start);
  return best ?? notAnAbility(print);
};

const parsedCard = (text: string) => {
  const tree = parseBlock(`${text}\n`);
  if (tree.kind !== 'card') throw new Error('a header that this module wrote is no card');
  return tree;
};

const newOf = (all: readonly Ability[], known: readonly Ability[]): readonly Ability[] =>
  all.filter(each => !known.some(before => sameTerms(before, each)));

/** What a line of a spell points back to may be what an unread line did: read by itself, it would mean another thing. */
export const dependsOnUnread = (text: string, before: readonly PastedLine[]): boolean =>
  before.some(({ read }) => !read) && POINTING_BACK.test(withoutOwnPointers(text));

/** `Return a unit to its owner's hand`, `Draw 1. Then …`: without what points to something that the line itself says before. */
const withoutOwnPointers = (text: string): string =>
  [
    [UNIT_OR_CARD, /\b(?:its|it's|it|them|they|their)\b/giu] as const,
    [PLAYER, /\b(?:them|they|their)\b/giu] as const,
    [SENTENCE, /(?<=[.!] )(?:then|if you do)\b/giu] as const,
  ].reduce((left, [mentioning, pointers]) => {
    const from = mentioning.exec(left)?.[0].length ?? left.length;
    return `${left.slice(0, from)}${left.slice(from).replaceAll(pointers, ' ')}`;
  }, text);

/** Up to the first of them that the text names. */
const mention = (nouns: string): RegExp =>
  new RegExp(
    String.raw`^.*?\b(?:an?|one|two|three|each|every|all|another|any number of|up to \w+)\s(?:[\w-]+\s){0,4}?(?:${nouns})s?\b`,
    'iu',
  );
const UNIT_OR_CARD = mention('unit|gear|card|spell|rune|token');
const PLAYER = mention('player|opponent');
const SENTENCE = /^[^.!]*/u;

const POINTING_BACK = /\b(?:it|its|it's|them|they|their|that|those|this way|instead|if you do|otherwise|then)\b/iu;

/** A line that is refused because it refers to one that was not understood. */
export const unreadAfter = (print: string): PastedLine =>
  unread(print, 'This refers to a line that is not understood, so its meaning is unclear.');

/** The first line of a print that is too long. */
export const leftOut = (print: string): PastedLine =>
  unread(
    print,
    `A card has at most ${BOUNDS.printLines} lines of text here. This line and those below it are not read: paste one card at a time.`,
  );

const unread = (print: string, message: string): PastedLine => ({
  read: false,
  print,
  lines: [print],
  start: 0,
  end: print.length,
  message,
});

/** What a card's block has as a field, or as a keyword with a cost of its own, and no print has as an ability. */
const notAnAbility = (print: string): PastedLine => {
  const [word = ''] = print.split(' ');
  return unread(
    print,
    keywordNamed(word.toLowerCase())?.takesCost === true
      ? `Which cost is meant is not clear: write it in symbols, as in "[${word}] [3][Y]" for 3 Energy and 1 Power of order.`
      : `This is not an ability. Attributes of a card, such as "Might: 2", go above its text, and keywords in brackets: "[Tank]".`,
  );
};
