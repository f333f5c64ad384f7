/** The outline: each scenario with its board and its script. */
import type { DocumentSymbol, WorkspaceSymbol } from 'vscode-languageserver';
import type { Block, CardTree, Statement, StatementKind } from '../../engine/language/syntax.ts';
import { isCard } from '../shared/uses.ts';
import { type Analysis, isScenario, rangeOf, type ScenarioBlock } from './analysis.ts';
import { declarationsOf } from './declarations.ts';
import { SymbolKind } from './lsp.ts';

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
      name: name?.text || `(${tree.kind} without a name)`,
      detail: tree.kind,
      kind: tree.kind === 'scenario' ? SymbolKind.Event : tree.kind === 'card' ? SymbolKind.Class : SymbolKind.Module,
      range,
      selectionRange,
      children: isScenario(block) ? parts(analysis, block) : isCard(block) ? cardParts(analysis, block) : [],
    },
  ];
};

const parts = (analysis: Analysis, block: ScenarioBlock): DocumentSymbol[] => {
  const board = block.tree.statements.filter(({ kind }) => BOARD.has(kind));
  const script = block.tree.statements.filter(({ kind }) => SCRIPT.has(kind));
  const declared: readonly DocumentSymbol[] = declarationsOf(block.tree).map(({ role, name, statement }) => ({
    name: name.text || '(no name)',
    detail: role,
    kind: role === 'player' ? SymbolKind.Variable : role === 'place' ? SymbolKind.Namespace : SymbolKind.Object,
    range: rangeOf(analysis, block, union(statement.span, name.span)),
    selectionRange: rangeOf(analysis, block, name.span),
  }));
  const lines = script.map(statement => line(analysis, block, statement));
  return [...group(analysis, block, 'board', board, declared), ...group(analysis, block, 'script', script, lines)];
};

/** A card's keywords and sentences. */
const cardParts = (analysis: Analysis, block: Block<CardTree>): DocumentSymbol[] => {
  const { keywords, abilities } = block.tree;
  const symbol = (kind: SymbolKind, { span }: { readonly span: Statement['span'] }): DocumentSymbol => ({
    name: block.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() || 'ability',
    kind,
    range: rangeOf(analysis, block, span),
    selectionRange: rangeOf(analysis, block, span),
  });
  return [
    ...keywords.map(each => symbol(SymbolKind.Property, each)),
    ...abilities.map(each => symbol(SymbolKind.Method, each)),
  ];
};

const BOARD: ReadonlySet<StatementKind> = new Set(['player', 'battlefield', 'base', 'trash', 'unit', 'gear']);
const SCRIPT: ReadonlySet<StatementKind> = new Set(['turn', 'action', 'all-pass', 'effect', 'expect']);

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
      kind: SymbolKind.Struct,
      range: rangeOf(analysis, block, span),
      selectionRange: rangeOf(analysis, block, first.span),
      children: [...children],
    },
  ];
};

const line = (analysis: Analysis, block: ScenarioBlock, { kind, span }: Statement): DocumentSymbol => ({
  name: block.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() || kind,
  kind: kind === 'expect' ? SymbolKind.Boolean : SymbolKind.Method,
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
