/** Rule numbers: `465.2.c.10`. Three digits, then digits and letters, joined by dots. */

const NUMBER = /^\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2}))*$/;
const BEGINNING = /^\d{1,3}$|^\d{3}\.(?:(?:\d{1,3}|[a-z]{1,2})\.)*(?:\d{1,3}|[a-z]{1,2})?$/;

/** A number without what people put around it: `CR 465.2.C.3.` is `465.2.c.3`; undefined where it is no rule number. */
export const parseNumber = (text: string): string | undefined => {
  const bare = strip(text);
  return NUMBER.test(bare) ? bare : undefined;
};

/** The same for what may still grow into a number: `46`, `465.`, `465.2.c`. */
export const parseBeginning = (text: string): string | undefined => {
  const bare = strip(text);
  return BEGINNING.test(bare) ? bare : undefined;
};

const compareKeys = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** The document's order: 465.2.c.9 before 465.2.c.10, 188 before 190.1, a rule before what is under it. */
export const compareNumbers = (left: string, right: string): number => {
  return compareKeys(sortKey(left), sortKey(right));
};

/** A new list in the document's order. */
export const sortNumbers = (numbers: Iterable<string>): readonly string[] =>
  Array.from(numbers, number => ({ number, key: sortKey(number) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(entry => entry.number);

/** Whether a number is below another: 465.2.c under 465.2 and 465, not under itself. */
export const isUnder = (number: string, ancestor: string): boolean =>
  number.length > ancestor.length && number.startsWith(ancestor) && number[ancestor.length] === '.';

/** The number one level up: 465.2 of 465.2.c; undefined for 465. */
export const numberAbove = (number: string): string | undefined => {
  const dot = number.lastIndexOf('.');
  return dot < 0 ? undefined : number.slice(0, dot);
};

const strip = (text: string): string =>
  text
    .trim()
    .replace(/^(?:cr|rules?|§)\s*#?\s*/i, '')
    .replace(/^(\S+)\.$/, '$1')
    .toLowerCase();

/** Orders as the numbers do when compared as a string: each part is its length's letter, then itself. */
export const sortKey = (number: string): string => {
  let key = '';
  for (const part of number.split('.')) {
    const bare = part.replace(/^0+(?=\d)/, '');
    const first = bare.charCodeAt(0);
    const base = first >= 48 && first <= 57 ? 97 : 110;
    key += String.fromCharCode(base + bare.length) + bare;
  }
  return key;
};
