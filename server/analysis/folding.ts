/** What can be folded: each block, each place with its units, each branch, a solution, and comments of several lines. */

import { type Block, isScenario, type Statement } from '../../engine/language/syntax.ts';
import { lineStarts } from '../../engine/language/words/lines.ts';
import { addAll } from '../../engine/lists.ts';
import type { Analysis } from './document/analysis.ts';
import type { FoldingRange } from './values.ts';

export const foldingRanges = (analysis: Analysis): readonly FoldingRange[] =>
  analysis.blocks.flatMap(block =>
    [...whole(block), ...places(block), ...branches(block), ...solution(block), ...comments(block)].map(fold =>
      moved(fold, block.line),
    ),
  );

type FoldKind = NonNullable<FoldingRange['kind']>;

interface Fold {
  readonly from: number;
  readonly to: number;
  readonly kind?: FoldKind;
}

const whole = ({ tree, text }: Block): readonly Fold[] =>
  tree.kind === 'loose' ? [] : fold(0, lineStarts(text.trimEnd()).length - 1);

/** A battlefield or base holds the unit lines below it. */
const places = (block: Block): readonly Fold[] => {
  if (!isScenario(block)) return [];
  const { statements } = block.tree;
  return statements.flatMap((statement, index) => {
    if (statement.kind !== 'battlefield' && statement.kind !== 'base') return [];
    let last = index;
    while (isPiece(statements[last + 1])) last += 1;
    return fold(statement.line, statements[last]?.line ?? statement.line);
  });
};

/** A branch goes as far as the line that closes it; without one, to the end of its scenario. */
const branches = (block: Block): readonly Fold[] => {
  if (!isScenario(block)) return [];
  const open: number[] = [];
  const folds: Fold[] = [];
  for (const { kind, line } of block.tree.statements) {
    if (kind === 'what-if') open.push(line);
    const from = kind === 'back' ? open.pop() : undefined;
    if (from !== undefined) addAll(folds, fold(from, line));
  }
  const end = lineStarts(block.text.trimEnd()).length - 1;
  return [...folds, ...open.flatMap(from => fold(from, end))];
};

/** To the end of its puzzle: editors show it folded first. */
const solution = (block: Block): readonly Fold[] => {
  if (!isScenario(block)) return [];
  const end = lineStarts(block.text.trimEnd()).length - 1;
  return block.tree.statements.flatMap(({ kind, line }) => (kind === 'solution' ? fold(line, end, 'region') : []));
};

const isPiece = (statement: Statement | undefined): boolean => statement?.kind === 'unit' || statement?.kind === 'gear';

const comments = ({ tree }: Block): readonly Fold[] => {
  const alone = new Set(tree.comments.filter(comment => comment.alone).map(comment => comment.line));
  const starts = [...alone].filter(line => !alone.has(line - 1));
  return starts.flatMap(from => {
    let to = from;
    while (alone.has(to + 1)) to += 1;
    return fold(from, to, 'comment');
  });
};

const fold = (from: number, to: number, kind?: FoldKind): readonly Fold[] =>
  to > from ? [{ from, to, ...(kind === undefined ? {} : { kind }) }] : [];

const moved = ({ from, to, kind }: Fold, by: number): FoldingRange => ({
  startLine: from + by,
  endLine: to + by,
  ...(kind === undefined ? {} : { kind }),
});
