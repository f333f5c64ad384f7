/**
 * The formatter. It lays out lines and the space between words; it never adds, drops or moves a word, a comment or a line
 * break between words, and leaves a line with an error as it is. A citation alone is written in its one form.
 */

import { addAll } from '../../lists.ts';
import { continuesCard } from '../grammar/cardFields.ts';
import { dateInParentheses, isEditionInParentheses, isRuleWord } from '../grammar/citation.ts';
import { parseBlock } from '../grammar/parse.ts';
import { joinLines } from '../grammar/reading.ts';
import { branchDepths } from '../print/depth.ts';
import type { BookCitation, CardTree, Citation, Comment, Name, Span, Statement, Tree, Word } from '../syntax.ts';
import { splitBlocks } from '../tokens/blocks.ts';
import { lex } from '../tokens/lexer.ts';
import { riftFences } from '../tokens/markdown.ts';
import { T, type Tokens } from '../tokens/tokens.ts';
import { charClass, NEWLINE } from '../words/chars.ts';
import { lineOf, lineStarts } from '../words/lines.ts';

export interface FormatOptions {
  /** Whether only the `rift` fences of the text are laid out. */
  readonly markdown?: boolean;
}

/** A whole file or Markdown document, laid out. */
export const formatFile = (text: string, options: FormatOptions = {}): string => {
  if (options.markdown !== true) {
    return text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + formatText(text.slice(1), 0) : formatText(text, 0);
  }
  let done = 0;
  let out = '';
  for (const fence of riftFences(text)) {
    out += text.slice(done, fence.offset) + formatText(fence.text, fence.indent);
    done = fence.offset + fence.text.length;
  }
  return out + text.slice(done);
};

const BYTE_ORDER_MARK = '\ufeff';

const formatText = (text: string, margin: number): string => {
  const lines: Line[] = [];
  for (const block of splitBlocks(text)) addAll(lines, formatLines(block.text, margin));
  return joined(lines, margin);
};

interface Line {
  /** Without its indentation where that is ours to set. */
  readonly text: string;
  /** Columns from the margin; null where the line stays as it stands. */
  readonly indent: number | null;
  /** The line break as the author has it; empty at the end of the file. */
  readonly eol: string;
}

/** Blank lines are kept, one in a row at most, and none at the beginning or the end. */
const joined = (lines: readonly Line[], margin: number): string => {
  let out = '';
  let blank: Line | null = null;
  for (const line of lines) {
    if (line.text === '') {
      blank ??= line;
      continue;
    }
    if (blank !== null && out !== '') out += blank.eol;
    blank = null;
    const pad = line.indent === null ? '' : ' '.repeat(margin + line.indent);
    out += pad + line.text + line.eol;
  }
  return out;
};

const HEAD = 0;
const STATEMENT = 2;
const UNIT = 4;
/** How much further in a line stands that continues the one before. */
const DEEPER = 4;

const formatLines = (text: string, margin: number): Line[] => {
  const tree = parseBlock(text);
  const plan = planOf(tree, text);
  const t = lex(text);
  const raw = rawLines(text);
  const lines: Line[] = [];
  let token = 0;
  for (let at = 0; at < raw.length; at++) {
    const line = raw[at];
    if (line === undefined) break;
    const from = token;
    while (token < t.count && t.line[token] === at) token++;
    const body = text.slice(line.start, line.end);
    const trimmed = trimBlanks(body);
    const indent = plan.indents.get(at);
    if (trimmed === '') lines.push({ text: '', indent: 0, eol: line.eol });
    else if (plan.kept.has(at) || /^\s*(```|~~~)/.test(body)) lines.push({ text: body, indent: null, eol: line.eol });
    else if (from === token)
      lines.push({
        text: trimmed,
        indent: plan.below[at] ?? commentIndent(body.indexOf(trimmed), margin),
        eol: line.eol,
      });
    else lines.push({ text: laidOut(t, from, token, plan), indent: indent ?? HEAD, eol: line.eol });
  }
  return lines;
};

interface Plan {
  /** By line: how far it is indented. */
  readonly indents: ReadonlyMap<number, number>;
  /** Lines that stay as they are. */
  readonly kept: ReadonlySet<number>;
  /** Where the tokens begin whose letters stay as they are. */
  readonly names: ReadonlySet<number>;
  /** Where the rule numbers begin that are cited, and the days in parentheses of editions of books. */
  readonly cited: ReadonlySet<number>;
  /** By line: the part of it that stays as it is but for the width of its blanks. */
  readonly verbatim: ReadonlyMap<number, Span>;
  /** By line: how far the next statement below it is indented. */
  readonly below: readonly (number | undefined)[];
  readonly comments: ReadonlyMap<number, Comment>;
}

const planOf = (tree: Tree, text: string): Plan => {
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => lineOf(starts, offset);
  const indents = new Map<number, number>();
  const kept = new Set<number>();
  const names = new Set<number>();
  const cited = new Set<number>();
  const verbatim = new Map<number, Span>();
  if (tree.kind !== 'loose') indents.set(0, HEAD);
  collect('statements' in tree ? [tree.name, tree.statements] : tree, { names, cited });
  const statements = 'statements' in tree ? tree.statements : [];
  const depths = branchDepths(statements);
  const behind = new Map<number, number>();
  for (const [i, statement] of statements.entries()) {
    const indent = (isPiece(statement) ? UNIT : STATEMENT) + STATEMENT * (depths[i] ?? 0);
    // A comment above the end of a branch belongs to the branch.
    if (statement.kind === 'back') behind.set(statement.line, indent + STATEMENT);
    indents.set(statement.line, indent);
    const last = lineAt(statement.span.end - 1);
    for (let line = statement.line + 1; line <= last; line++) indents.set(line, indent + DEEPER);
    const sentence = sentenceIn(statement);
    if (sentence !== null) for (let line = statement.line; line <= last; line++) verbatim.set(line, sentence);
  }
  if (tree.kind === 'card') layOutCard(tree, text, { indents, verbatim });
  for (const problem of tree.problems) {
    for (let line = lineAt(problem.span.start); line <= lineAt(problem.span.end); line++) kept.add(line);
  }
  // A line that belongs to no statement and no problem goes with a broken statement: it stays as it is.
  const t = lex(text);
  for (let i = 0; i < t.count; i++) {
    const line = t.line[i] ?? 0;
    if (!indents.has(line)) kept.add(line);
  }
  const below: (number | undefined)[] = [];
  for (let line = starts.length - 1, next: number | undefined; line >= 0; line--) {
    below[line] = next;
    next = behind.get(line) ?? indents.get(line) ?? next;
  }
  const comments = new Map(tree.comments.map(comment => [comment.line, comment]));
  return { indents, kept, names, cited, verbatim, below, comments };
};

/** A card's lines, as its parser joined them. */
const layOutCard = (
  tree: CardTree,
  text: string,
  into: { readonly indents: Map<number, number>; readonly verbatim: Map<number, Span> },
): void => {
  const t = lex(text);
  let at = 0;
  while (at < t.count && t.kind[at] !== T.end) at++;
  for (at++; at < t.count; at++) {
    const first = t.line[at] ?? 0;
    at = joinLines(t, at, continuesCard);
    into.indents.set(first, STATEMENT);
    for (let line = first + 1; line <= (t.line[at] ?? first); line++) into.indents.set(line, STATEMENT + DEEPER);
  }
  const starts = lineStarts(text);
  const kept = [
    ...tree.abilities,
    ...tree.keywords.flatMap(keyword => [keyword.cost?.rest ?? [], keyword.cost?.less ?? []].flat()),
  ];
  for (const { line: first, span } of kept)
    for (let line = first; line <= lineOf(starts, span.end - 1); line++) into.verbatim.set(line, span);
};

const isPiece = (statement: Statement): boolean => statement.kind === 'unit' || statement.kind === 'gear';

/** The sentence that a statement holds in its author's words. */
const sentenceIn = (statement: Statement): Span | null =>
  statement.kind === 'effect' && statement.effect.kind === 'sentence' ? statement.effect.span : null;

const collect = (value: unknown, into: { readonly names: Set<number>; readonly cited: Set<number> }): void => {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (isName(value)) into.names.add(value.span.start);
  else if (isCitation(value)) into.cited.add(value.span.start);
  else if (isDated(value)) into.cited.add(value.date.span.start);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, into);
};

const isCitation = (value: unknown): value is Citation =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rule';
const isDated = (value: unknown): value is BookCitation & { readonly date: Word } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'book' && 'date' in value;
const isName = (value: unknown): value is Name => typeof value === 'object' && value !== null && 'quoted' in value;

/** The tokens of a line with one space between them, and its comment at the end. */
const laidOut = (t: Tokens, from: number, to: number, plan: Plan): string => {
  const line = t.line[from] ?? 0;
  const verbatim = plan.verbatim.get(line);
  const isVerbatim = (at: number): boolean => verbatim !== undefined && at >= verbatim.start && at < verbatim.end;
  let out = '';
  for (let i = from; i < to; i++) {
    const kind = t.kind[i];
    if (kind === T.end) continue;
    const start = t.start[i] ?? 0;
    const isWord = kind === T.word && t.word[i] !== '' && !plan.names.has(start) && !isVerbatim(start);
    const text = t.text.slice(start, t.end[i]);
    const isCount = kind === T.count && !isVerbatim(start);
    if (isBeforeCitation(t, i, plan)) continue;
    if (
      out !== '' &&
      (isVerbatim(start) && i > from && isVerbatim(t.start[i - 1] ?? 0)
        ? t.end[i - 1] !== start
        : kind !== T.comma && kind !== T.colon && text !== '?')
    )
      out += ' ';
    const inDate = plan.cited.has(start) ? dateInParentheses(t, i) : 0;
    if (inDate > 0) {
      out += t.text.slice(start, t.end[i + inDate - 1]);
      i += inDate - 1;
      continue;
    }
    if (plan.cited.has(start) && isEditionInParentheses(t, i + 1)) {
      out += `${t.text.slice(t.start[i + 2], t.end[i + 2])}: ${text}`;
      i += 3;
      continue;
    }
    out += isWord || isCount ? text.toLowerCase() : text;
  }
  const comment = plan.comments.get(line);
  return comment === undefined ? out : `${out}  ${trimBlanks(comment.text)}`;
};

/** Whether a `CR` or `rule` is there, which a citation does without. */
const isBeforeCitation = (t: Tokens, at: number, { cited }: Plan): boolean => {
  if (!isRuleWord(t, at)) return false;
  const number = t.kind[at + 2] === T.colon ? at + 3 : at + 1;
  return cited.has(t.start[number] ?? -1);
};

/**
 * A comment on a line of its own is indented like the line below it. The last comments, which this is about, stay at
 * the margin or in the block.
 */
const commentIndent = (column: number, margin: number): number => (column <= margin ? HEAD : STATEMENT);

const isBlank = (c: number): boolean => charClass(c) === 4 || charClass(c) === NEWLINE;
const trimBlanks = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
};

const rawLines = (text: string): { start: number; end: number; eol: string }[] => {
  const lines: { start: number; end: number; eol: string }[] = [];
  const starts = lineStarts(text);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    const next = starts[i + 1] ?? text.length;
    if (start === text.length && i > 0) break;
    let end = next;
    while (end > start && charClass(text.charCodeAt(end - 1)) === NEWLINE) end--;
    lines.push({ start, end, eol: text.slice(end, next) });
  }
  return lines;
};
