/** `.rift` text to syntax trees. Parsing never fails: any text gives a tree, with each error on its own line. */

import { BOUNDS, inFigures } from '../../bounds.ts';
import { reportHere } from '../mistakes/mistakes.ts';
import type { Block, FileTree, LooseTree, Name, ScenarioHead, ScenarioTree, SyntaxProblem, Tree } from '../syntax.ts';
import { splitBlocks } from '../tokens/blocks.ts';
import { type Cursor, cursorOn, peek } from '../tokens/cursor.ts';
import { lex, quote, unquote } from '../tokens/lexer.ts';
import { riftFences } from '../tokens/markdown.ts';
import { name } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { cardBlock } from './card.ts';
import { isWithinLimits } from './limits.ts';
import { looseBlock, useBlock } from './outside.ts';
import { type LineContext, statementAt } from './statements.ts';

/** The trees of one file's blocks by their text, so that a block that did not change keeps its tree. */
export interface BlockCache {
  trees: ReadonlyMap<string, Tree>;
}

export interface ParseOptions {
  /** Whether only the `rift` fences of the text are read. */
  readonly markdown?: boolean;
  /** Kept from one version of the file to the next; it drops the blocks that the new version does not have. */
  readonly cache?: BlockCache;
}

/**
 * For `parseFile`, to be kept for one file: it holds the trees of the blocks that the file had when it was parsed last.
 */
export const blockCache = (): BlockCache => ({ trees: new Map() });

/**
 * The blocks in the order of the text, their offsets counted in UTF-16 units and their lines from 0. With `markdown`,
 * only what is fenced as `rift` counts. Blocks of the same text share a tree.
 */
export const parseFile = (text: string, options: ParseOptions = {}): FileTree => {
  const { cache } = options;
  const trees = new Map<string, Tree>();
  const blocks: Block[] = [];
  const above = nothingAbove();
  for (const part of options.markdown === true ? riftFences(text) : [{ text, offset: 0, line: 0 }]) {
    for (const block of splitBlocks(part.text)) {
      const kept = trees.get(block.text) ?? cache?.trees.get(block.text);
      const tree = treeBelow(above, block.text, kept);
      if (tree.kind !== 'loose' && isReadWhole(tree, above.problems - tree.problems.length))
        trees.set(block.text, tree);
      blocks.push({ text: block.text, offset: part.offset + block.offset, line: part.line + block.line, tree });
    }
  }
  if (cache !== undefined) cache.trees = trees;
  return { blocks };
};

/** Whether a tree is the same wherever its block is: no line of it is left out as so many problems are above. */
const isReadWhole = ({ problems }: Tree, above: number): boolean => above + problems.length < BOUNDS.problems;

/** What the blocks above another one in its file had. */
export interface Above {
  problems: number;
  scenarios: number;
}

export const nothingAbove = (): Above => ({ problems: 0, scenarios: 0 });

/** The tree of the next block of a file, which counts it among those above. `kept`: the tree of the same text elsewhere. */
export const treeBelow = (above: Above, text: string, kept?: Tree): Tree => {
  const tree = treeWith(above, text, kept);
  above.problems += tree.problems.length;
  if (tree.kind === 'scenario') above.scenarios += 1;
  return tree;
};

const treeWith = (above: Above, text: string, kept: Tree | undefined): Tree => {
  if (above.scenarios >= BOUNDS.scenarios && SCENARIO.test(text)) return unread(above, text);
  return kept !== undefined && isReadWhole(kept, above.problems) ? kept : parseBlock(text, above.problems);
};

const SCENARIO = /^[ \t]*(?:scenario|puzzle)\b/i;

/** Said at the first one alone. */
const unread = (above: Above, text: string): LooseTree => {
  const isFirst = above.scenarios === BOUNDS.scenarios;
  above.scenarios += 1;
  const start = text.search(/\S/);
  const problem: SyntaxProblem = {
    code: 'flow/limit',
    span: { start, end: start + text.slice(start).search(/\s|$/) },
    message: `A file has at most ${inFigures(BOUNDS.scenarios)} scenarios. This one and those below it are not read. Divide them among several files.`,
  };
  return { kind: 'loose', problems: isFirst ? [problem] : [], comments: [] };
};

/** Parses one block: its first word says which. `problemsAbove` are those of the blocks above it in its file. */
export const parseBlock = (text: string, problemsAbove = 0): Tree => {
  const c = cursorAt(text);
  switch (c.t.count === 0 ? '' : peek(c)) {
    case 'scenario':
    case 'puzzle':
      c.problemsAbove = problemsAbove;
      return scenario(c);
    case 'card':
      return { ...cardBlock(c), problems: inOrder(c) };
    case 'use':
      return useBlock(c);
    default:
      return looseBlock(c);
  }
};

/** A cursor on the first token of a text. */
export const cursorAt = (text: string): Cursor => cursorOn(lex(text));

const scenario = (c: Cursor): ScenarioTree => {
  const head = headOf(c);
  const named = scenarioLine(c);
  const context: LineContext = { part: 'head', statements: [], players: undefined, strange: 0 };
  c.mends = true;
  while (c.pos < c.t.count && isWithinLimits(c)) statementAt(c, context);
  const { statements } = context;
  const problems = inOrder(c);
  const { comments } = c.t;
  // Written out: a spread with a key more is slow, and there is one of these for each scenario.
  return named === null
    ? { kind: 'scenario', head, statements, problems, comments }
    : { kind: 'scenario', head, statements, problems, comments, name: named };
};

const headOf = ({ t }: Cursor): ScenarioHead => (t.word[0] === 'puzzle' ? 'puzzle' : 'scenario');

/** The first line of a scenario. */
export const scenarioLine = (c: Cursor): Name | null => {
  c.first = 0;
  c.again = nameBehind;
  const titled = c.t.kind[1] === T.colon ? titleBehindColon(c) : null;
  if (titled !== null) return titled;
  const named = nameBehind(c);
  if (c.t.kind[c.pos] !== T.end || named === null) reportHere(c);
  while (c.t.kind[c.pos] !== T.end) c.pos++;
  c.pos++;
  c.again = null;
  return named;
};

const nameBehind = (c: Cursor): Name | null => {
  c.pos++;
  return name(c, 'new scenario');
};

/** `scenario: Tank first`, as titles are written elsewhere. */
const titleBehindColon = (c: Cursor): Name | null => {
  const { t } = c;
  let end = 2;
  while (t.kind[end] !== T.end) end++;
  if (end === 2) return null;
  const title = { start: t.start[2] ?? 0, end: t.end[end - 1] ?? 0 };
  const quoted = t.kind[2] === T.string && end === 3;
  const written = t.text.slice(title.start, title.end);
  const right = `${headOf(c)} ${quoted ? written : quote(written)}`;
  const span = { start: t.start[0] ?? 0, end: title.end };
  c.problems.push({
    code: 'syntax/wording',
    span,
    message: `Write it as “${right}”.`,
    replacement: { span, text: right, title: `Write it as “${right}”` },
  });
  c.pos = end + 1;
  c.again = null;
  return { text: quoted ? unquote(t.text, title.start, title.end) : written, quoted: true, span: title };
};

const inOrder = (c: Cursor) => {
  if (c.problems.length > 1) c.problems.sort((a, b) => a.span.start - b.span.start);
  return c.problems;
};
