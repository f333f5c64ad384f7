/**
 * Lists whose length the author of a text decides. They are not spread into a call (`push(...all)`): each item would be an
 * argument on the stack, which a hundred thousand of them overflow.
 */
import { inFigures } from './bounds.ts';

export const addAll = <Item>(list: Item[], more: Iterable<Item>): void => {
  for (const each of more) list.push(each);
};

/** At least `least`, which is what comes of no numbers. */
export const largestOf = (numbers: Iterable<number>, least = Number.NEGATIVE_INFINITY): number => {
  let largest = least;
  for (const each of numbers) largest = Math.max(largest, each);
  return largest;
};

/** At most `most`, which is what comes of no numbers. */
export const smallestOf = (numbers: Iterable<number>, most = Number.POSITIVE_INFINITY): number => {
  let smallest = most;
  for (const each of numbers) smallest = Math.min(smallest, each);
  return smallest;
};

/** So many names are told before the rest is counted: more than anybody reads, and fewer than a crowd has. */
const MOST_NAMED = 40;

/** The first of the names, and how many more there are: for messages and steps, which a crowd would make as long as the file. */
export const firstNames = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMED + 1
    ? names
    : [...names.slice(0, MOST_NAMED), `… and ${inFigures(names.length - MOST_NAMED)} more`];

/** Characters of quoted text that are shown of a longer one, and those of a whole line of a file. */
const MOST_QUOTED = 200;
const MOST_OF_LINE = 2_000;

/** What a message quotes, shortened where it is very long: whoever wrote it has it before their eyes. */
export const withShortQuotes = (message: string): string =>
  message.length <= MOST_QUOTED
    ? message
    : message.replace(
        QUOTED,
        (_, open: string, text: string, close: string) => `${open}${shortened(text, MOST_QUOTED)}${close}`,
      );

const QUOTED = /(["“])([^"“”]*)(["”])/gu;

export const shortLine = (line: string): string => shortened(line, MOST_OF_LINE);

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;

/** With a capital letter in front. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
