/** The outline of a document: each scenario with its board and its script. */

import { BOUNDS } from '../../engine/bounds.ts';
import {
  type Block,
  type CardTree,
  isScenario,
  onlyLooks,
  type ScenarioBlock,
  type Statement,
  type StatementKind,
} from '../../engine/language/syntax.ts';
import { SCRIPT_KINDS } from '../../engine/scenario/script/branches.ts';
import { allRuns } from '../../engine/scenario/script/parts.ts';
import { declarationsOf, type NameDeclaration } from './declarations.ts';
import { type Analysis, rangeOf } from './document/analysis.ts';
import { reportInFile } from './document/fileWork.ts';
import { isCard } from './document/uses.ts';
import type { DocumentSymbol, SymbolKind, WorkspaceSymbol } from './values.ts';
import { answersIn } from './verdict/answers.ts';
import { PROVED, passingOf, passingText } from './verdict/passing.ts';

export const documentSymbols = (analysis: Analysis): readonly DocumentSymbol[] =>
  analysis.blocks.flatMap(block => blockSymbol(analysis, block));

/** Scenarios of an open document whose name holds all letters of the query, in order. */
export const workspaceSymbols = (analysis: Analysis, query: string): readonly WorkspaceSymbol[] =>
  documentSymbols(analysis)
    .filter(symbol => holdsInOrder(symbol.name, query))
    .map(({ name, kind, selectionRange }) => ({
      name,
      kind,
      location: { uri: analysis.source.uri, range: selectionRange },
    }));

const SYMBOLS: Readonly<Record<Block['tree']['kind'], SymbolKind>> = {
  scenario: 'event',
  card: 'class',
  use: 'module',
  loose: 'module',
};

const childrenOf = (analysis: Analysis, block: Block): DocumentSymbol[] => {
  if (isScenario(block)) return parts(analysis, block);
  return isCard(block) ? cardParts(analysis, block) : [];
};

const blockSymbol = (analysis: Analysis, block: Block): readonly DocumentSymbol[] => {
  const { tree } = block;
  if (tree.kind === 'loose') return [];
  const text = block.text.trimEnd();
  const range = rangeOf(analysis, block, { start: 0, end: text.length });
  const name = tree.kind === 'use' ? tree.path : tree.name;
  const selectionRange =
    name === undefined
      ? rangeOf(analysis, block, { start: 0, end: endOfFirstLine(text) })
      : rangeOf(analysis, block, name.span);
  return [
    {
      name: name?.text || `(${tree.kind === 'scenario' ? tree.head : tree.kind} without a name)`,
      detail: isScenario(block) ? `${block.tree.head}, ${passingText(passingIn(analysis, block))}` : tree.kind,
      kind: SYMBOLS[tree.kind],
      range,
      selectionRange,
      children: childrenOf(analysis, block),
    },
  ];
};

const parts = (analysis: Analysis, block: ScenarioBlock): DocumentSymbol[] => {
  const board = block.tree.statements.filter(({ kind }) => BOARD.has(kind));
  const script = block.tree.statements.filter(({ kind }) => SCRIPT.has(kind));
  const outcomes = new Map<number, string>([
    ...passingIn(analysis, block).expectations.map(each => [each.line, each.outcome] as const),
    ...answersIn(allRuns(reportInFile(analysis, block))).map(each => [each.line, each.text] as const),
  ]);
  const lineSymbol = (statement: Statement): DocumentSymbol => {
    const symbol = line(analysis, block, statement);
    const outcome = onlyLooks(statement) || statement.kind === 'solution' ? outcomes.get(statement.line) : undefined;
    return outcome === undefined ? symbol : { ...symbol, detail: outcome };
  };
  const lines = inBranches(analysis, block, script, lineSymbol);
  return [
    ...group(analysis, block, 'board', board, onBoard(analysis, block)),
    ...group(analysis, block, 'script', script, lines),
  ];
};

/** The lines of a script, those of a branch as its children. The line that closes a branch only ends it. */
const inBranches = (
  analysis: Analysis,
  block: ScenarioBlock,
  script: readonly Statement[],
  symbolOf: (statement: Statement) => DocumentSymbol,
): readonly DocumentSymbol[] => {
  const outside: DocumentSymbol[] = [];
  const open: { readonly opening: Statement; readonly children: DocumentSymbol[] }[] = [];
  const close = (last: Statement): void => {
    const branch = open.pop();
    if (branch === undefined) return;
    const symbol = branchSymbol(analysis, block, { ...branch, last });
    (open.at(-1)?.children ?? outside).push(symbol);
  };
  // Nobody plays more branches, and an outline that is nested thousands deep cannot be sent.
  let deeper = 0;
  for (const statement of script) {
    if (statement.kind === 'what-if' && open.length === BOUNDS.branches) deeper += 1;
    else if (statement.kind === 'back' && deeper > 0) deeper -= 1;
    else if (statement.kind === 'what-if') open.push({ opening: statement, children: [] });
    else if (statement.kind === 'back') close(statement);
    else (open.at(-1)?.children ?? outside).push(symbolOf(statement));
  }
  const last = script.at(-1);
  while (last !== undefined && open.length > 0) close(last);
  return outside;
};

const branchSymbol = (
  analysis: Analysis,
  block: ScenarioBlock,
  branch: { readonly opening: Statement; readonly children: DocumentSymbol[]; readonly last: Statement },
): DocumentSymbol => {
  const { opening, children, last } = branch;
  const named = opening.kind === 'what-if' ? opening.name : undefined;
  return {
    name: named?.text || '(branch without a name)',
    detail: 'branch',
    kind: 'event',
    range: rangeOf(analysis, block, union(opening.span, last.span)),
    selectionRange: rangeOf(analysis, block, named?.span ?? opening.span),
    children,
  };
};

const passingIn = (analysis: Analysis, block: ScenarioBlock) => passingOf(block.tree, reportInFile(analysis, block));

/** Players and places, with what is at a place under it: the lines below its own. */
const onBoard = (analysis: Analysis, block: ScenarioBlock): readonly DocumentSymbol[] => {
  const declared = new Map(declarationsOf(block.tree).map(each => [each.statement, each]));
  const symbolOf = (statement: Statement): readonly DocumentSymbol[] => {
    const declaration = declared.get(statement);
    if (declaration !== undefined) return [declaredSymbol(analysis, block, declaration)];
    return statement.kind === 'base' ? [line(analysis, block, statement)] : [];
  };
  return grouped(block.tree.statements.filter(({ kind }) => BOARD.has(kind))).flatMap(({ head, pieces }) => {
    if (!isPlace(head)) return symbolOf(head);
    const span = pieces.reduce((whole, each) => union(whole, each.span), head.span);
    const range = rangeOf(analysis, block, span);
    const children = pieces.flatMap(symbolOf);
    return symbolOf(head).map(symbol => ({
      ...symbol,
      detail: 'place',
      kind: 'namespace',
      range,
      children,
    }));
  });
};

interface Group {
  readonly head: Statement;
  /** Only below a place. */
  readonly pieces: readonly Statement[];
}

const grouped = (lines: readonly Statement[]): readonly Group[] => {
  const groups: { readonly head: Statement; readonly pieces: Statement[] }[] = [];
  for (const each of lines) {
    const last = groups.at(-1);
    if (last !== undefined && isPlace(last.head) && isPiece(each)) last.pieces.push(each);
    else groups.push({ head: each, pieces: [] });
  }
  return groups;
};

const isPlace = ({ kind }: Statement): boolean => kind === 'battlefield' || kind === 'base';
const isPiece = ({ kind }: Statement): boolean => kind === 'unit' || kind === 'gear';

const declaredSymbol = (
  analysis: Analysis,
  block: ScenarioBlock,
  { role, name, statement }: NameDeclaration,
): DocumentSymbol => ({
  name: name.text || '(no name)',
  detail: role,
  kind: role === 'player' ? 'variable' : 'object',
  range: rangeOf(analysis, block, union(statement.span, name.span)),
  selectionRange: rangeOf(analysis, block, name.span),
});

/** A card's keywords and sentences. */
const cardParts = (analysis: Analysis, block: Block<CardTree>): DocumentSymbol[] => {
  const { keywords, abilities } = block.tree;
  const symbol = (kind: SymbolKind, { span }: { readonly span: Statement['span'] }): DocumentSymbol => ({
    name: block.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() || 'ability',
    kind,
    range: rangeOf(analysis, block, span),
    selectionRange: rangeOf(analysis, block, span),
  });
  return [...keywords.map(each => symbol('property', each)), ...abilities.map(each => symbol('method', each))];
};

const BOARD: ReadonlySet<StatementKind> = new Set(['player', 'battlefield', 'base', 'trash', 'unit', 'gear']);
const SCRIPT: ReadonlySet<StatementKind> = new Set<StatementKind>([...SCRIPT_KINDS, 'hint', 'what-if', 'back']);

const group = (
  analysis: Analysis,
  block: ScenarioBlock,
  name: string,
  statements: readonly Statement[],
  children: readonly DocumentSymbol[],
): readonly DocumentSymbol[] => {
  const [first] = statements;
  if (first === undefined) return [];
  const span = statements.reduce((whole, each) => union(whole, each.span), first.span);
  return [
    {
      name,
      kind: 'struct',
      range: rangeOf(analysis, block, span),
      selectionRange: rangeOf(analysis, block, first.span),
      children: [...children],
    },
  ];
};

const line = (analysis: Analysis, block: ScenarioBlock, { kind, span }: Statement): DocumentSymbol => ({
  name: block.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() || kind,
  kind: PROVED.has(kind) || kind === 'ask' ? 'boolean' : 'method',
  range: rangeOf(analysis, block, span),
  selectionRange: rangeOf(analysis, block, span),
});

const union = (a: Statement['span'], b: Statement['span']): Statement['span'] => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

const endOfFirstLine = (text: string): number => {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text.length : end;
};

const holdsInOrder = (name: string, query: string): boolean => {
  let from = 0;
  for (const letter of query.toLowerCase().replace(/\s/g, '')) {
    from = name.toLowerCase().indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
};
