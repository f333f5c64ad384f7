/** The prose of a text, in which rules are cited: everything else is blanked, so that all offsets stay the same. */
import type { Span } from '../../engine/language/syntax.ts';

/** Stands for what is no prose. Nothing is read across it. */
export const BLANK = '\0';

/** A Markdown text without its front matter, code, HTML, link targets and addresses. */
export const markdownProse = (text: string): string => {
  const blocks = blank(text, hiddenBlocks(text));
  return blank(blocks, hiddenInline(blocks));
};

/** The comments of a `.rift` text, without their `#`. */
export const commentProse = (text: string): string => {
  const hidden: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(QUOTE_OR_COMMENT)) {
    if (!match[0].startsWith('#')) continue;
    hidden.push({ start: from, end: match.index + 1 });
    from = match.index + match[0].length;
  }
  return blank(text, [...hidden, { start: from, end: text.length }]);
};

/** A quoted name may hold a `#`. */
const QUOTE_OR_COMMENT = /"(?:[^"\\\r\n]|\\[^\r\n])*"?|#[^\r\n]*/g;

/** Line breaks stay: what follows them begins a line. */
const blank = (text: string, spans: readonly Span[]): string => {
  let done = '';
  let from = 0;
  for (const { start, end } of spans) {
    done += text.slice(from, start) + text.slice(start, end).replace(/[^\r\n]/g, BLANK);
    from = end;
  }
  return done + text.slice(from);
};

/**
 * Where front matter ends: the offset after its closing line; 0 where there is none. Below an empty line, what stands
 * between two rules is text, but where it says our edition.
 */
export const frontMatterEnd = (text: string): number => {
  const [all, empty] = FRONT_MATTER.exec(text) ?? [];
  return all === undefined || (empty !== '' && !/[\r\n]riftbench[ \t]*:/i.test(all)) ? 0 : all.length;
};
const FRONT_MATTER =
  /^\uFEFF?((?:[ \t]*(?:\r\n|\n|\r))*)---[ \t]*(?:\r\n|\n|\r)(?:[^\r\n]*(?:\r\n|\n|\r))*?(?:---|\.\.\.)[ \t]*(?=[\r\n]|$)/;

/** Front matter, fenced and indented code, and the addresses of reference definitions. */
const hiddenBlocks = (text: string): readonly Span[] => {
  const front = frontMatterEnd(text);
  const hidden: Span[] = front === 0 ? [] : [{ start: 0, end: front }];
  let fence: { readonly mark: string; readonly start: number } | undefined;
  let inList = false;
  let afterBlank = true;
  for (const { 0: whole, 1: line = '', index } of text.slice(front).matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    if (whole === '') break;
    const start = front + index;
    const end = start + line.length;
    if (fence !== undefined) {
      if (!closes(line, fence.mark)) continue;
      hidden.push({ start: fence.start, end });
      fence = undefined;
      afterBlank = true;
      continue;
    }
    const mark = /[`~]/.test(line) ? FENCE.exec(line)?.[1] : undefined;
    if (mark !== undefined) {
      fence = { mark, start };
      continue;
    }
    const address = line.includes(']:') ? DEFINITION.exec(line)?.[1] : undefined;
    if (address !== undefined) hidden.push({ start: start + address.length, end });
    const isEmpty = line.trim() === '';
    if (/^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) inList = true;
    else if (!isEmpty && afterBlank && /^[^ \t]/.test(line)) inList = false;
    if (!isEmpty && !inList && afterBlank && /^(?: {4}|\t)/.test(line)) hidden.push({ start, end });
    // A line of indented code may be followed by the next.
    else afterBlank = isEmpty;
  }
  if (fence !== undefined) hidden.push({ start: fence.start, end: text.length });
  return hidden;
};

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const DEFINITION = /^( {0,3}\[[^\]\r\n]+\]:).*$/;

const closes = (line: string, mark: string): boolean => {
  const bare = line.replace(/^[ \t>]+/, '').trimEnd();
  return bare.length >= mark.length && bare.split('').every(each => each === mark[0]);
};

const hiddenInline = (text: string): readonly Span[] => {
  const hidden: Span[] = [];
  // Code ends with its paragraph at the latest, which is looked through once.
  let limit = -1;
  let runs: BacktickRuns = new Map();
  const runsFrom = (start: number): BacktickRuns => {
    if (start < limit) return runs;
    PARAGRAPH_END.lastIndex = start;
    limit = PARAGRAPH_END.exec(text)?.index ?? text.length;
    runs = backtickRuns(text, start, limit);
    return runs;
  };
  INLINE.lastIndex = 0;
  for (let match = INLINE.exec(text); match !== null; match = INLINE.exec(text)) {
    const start = match.index;
    if (match[0].startsWith('\\')) continue;
    const end = match[0].startsWith('`') ? codeEnd(runsFrom(start), start, match[0].length) : start + match[0].length;
    // Backticks that nothing closes are text.
    if (end === undefined) continue;
    hidden.push({ start, end });
    INLINE.lastIndex = end;
  }
  return hidden;
};

/** Each begins with a mark of its own, so that words are gone over quickly; of an address, what follows its first word. */
const INLINE = new RegExp(
  `(?=[\\\\\`<(:.{])(?:${[
    /\\[^\r\n]/, // an escaped character
    /`+/,
    /<!--(?:(?!-->)[\s\S])*(?:-->|$)/,
    /(?<=\])\((?:<[^<>\r\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:[ \t]+(?:"[^"\r\n]*"|'[^'\r\n]*'))?[ \t]*\)/, // link target
    /<[a-z/][^<>\r\n]*>/, // a tag, or an address in angle brackets
    /(?<=\b(?:https?|ftp|file|riftbench|mailto)):[^\s<>)\]]+/,
    /(?<=\bwww)\.[^\s<>)\]]+/,
    /\{#[^}\r\n]*\}/, // the anchor of a heading
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'gi',
);

/** Where the runs of backticks of a paragraph begin, by their length, the last first. */
type BacktickRuns = ReadonlyMap<number, number[]>;

const backtickRuns = (text: string, start: number, limit: number): BacktickRuns => {
  const runs = new Map<number, number[]>();
  for (let at = text.indexOf('`', start); at >= 0 && at < limit; ) {
    let end = at;
    while (text[end] === '`') end++;
    const known = runs.get(end - at);
    if (known === undefined) runs.set(end - at, [at]);
    else known.push(at);
    at = text.indexOf('`', end);
  }
  for (const starts of runs.values()) starts.reverse();
  return runs;
};

/** After the code that so many backticks open. To be asked from one place after the other: the runs behind are let go. */
const codeEnd = (runs: BacktickRuns, start: number, length: number): number | undefined => {
  const starts = runs.get(length) ?? [];
  while ((starts.at(-1) ?? Number.POSITIVE_INFINITY) < start + length) starts.pop();
  const closing = starts.at(-1);
  return closing === undefined ? undefined : closing + length;
};
const PARAGRAPH_END = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/g;
