/**
 * Text without the marks of Markdown inside a line. Each function reads a line once: a mark that nothing closes ends the search
 * for its kind, so that a line of nothing but marks takes no longer than any other.
 */

/** `a **b** c` and `a _b_ c` become `a b c`. */
export const withoutEmphasis = (text: string): string => EMPHASES.reduce(withoutOne, text);

/** `a __b__ c` becomes `a b c`, and what is slanted stays. */
export const withoutBold = (text: string): string => BOLD.reduce(withoutOne, text);

interface Emphasis {
  readonly open: RegExp;
  /** With the character before it, which belongs to the words. */
  readonly close: RegExp;
  readonly length: number;
}

const BOLD: readonly Emphasis[] = [
  { open: /\*\*(?=\S)/g, close: /\S\*\*/g, length: 2 },
  { open: /__(?=\S)/g, close: /\S__/g, length: 2 },
];
const EMPHASES: readonly Emphasis[] = [
  ...BOLD,
  { open: /(?<!\w)\*(?=\S)/g, close: /\S\*/g, length: 1 },
  { open: /(?<!\w)_(?=\S)/g, close: /\S_/g, length: 1 },
];

const withoutOne = (text: string, { open, close, length }: Emphasis): string => {
  let result = '';
  let from = 0;
  for (;;) {
    const start = indexFrom(text, open, from);
    const end = start < 0 ? -1 : indexFrom(text, close, start + length);
    if (end < 0) return result + text.slice(from);
    result += text.slice(from, start) + text.slice(start + length, end + 1);
    from = end + 1 + length;
  }
};

const indexFrom = (text: string, pattern: RegExp, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
};

/** `[label](address)` becomes `label`, and a picture, `![label](address)`, nothing. */
export const withoutLinks = (text: string): string => {
  let result = '';
  let from = 0;
  for (;;) {
    const middle = text.indexOf('](', from);
    const end = middle < 0 ? -1 : text.indexOf(')', middle);
    if (end < 0) return result + text.slice(from);
    const before = text.slice(from, middle);
    const open = before.lastIndexOf('[');
    if (open < 0) {
      result += text.slice(from, middle + 2);
      from = middle + 2;
      continue;
    }
    const isPicture = before[open - 1] === '!';
    result += isPicture ? before.slice(0, open - 1) : before.slice(0, open) + before.slice(open + 1);
    from = end + 1;
  }
};
