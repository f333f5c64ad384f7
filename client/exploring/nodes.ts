/** What the tree of outcomes shows: each outcome, and below it the plies that lead there. */
import * as vscode from 'vscode';
import { linesUpTo } from '../../server/outcomes/search.ts';
import type { ExploredOutcome } from '../../server/protocol.ts';

export type ExploredNode = OutcomeNode | PlyNode;

export interface OutcomeNode {
  readonly kind: 'outcome';
  /** From 1, in the order in which they were found. */
  readonly number: number;
  readonly outcome: ExploredOutcome;
}

export interface PlyNode {
  readonly kind: 'ply';
  readonly of: OutcomeNode;
  /** From 0. */
  readonly at: number;
}

/** Called by a click, or by Enter. */
export const SHOW_EXPLORED = 'riftbench.showExplored';

export const outcomeNodes = (outcomes: readonly ExploredOutcome[]): readonly OutcomeNode[] =>
  outcomes.map((outcome, at) => ({ kind: 'outcome', number: at + 1, outcome }));

export const childrenOf = (node: ExploredNode): readonly PlyNode[] =>
  node.kind === 'ply' ? [] : node.outcome.plies.map((_, at) => ({ kind: 'ply', of: node, at }));

/** The lines up to there. */
export const linesTo = (node: ExploredNode): readonly string[] =>
  node.kind === 'outcome' ? linesUpTo(node.outcome) : linesUpTo(node.of.outcome, node.at);

export const outcomeOf = (node: ExploredNode): ExploredOutcome =>
  node.kind === 'outcome' ? node.outcome : node.of.outcome;

export function treeItem(node: ExploredNode): vscode.TreeItem {
  const item = node.kind === 'outcome' ? outcomeItem(node) : plyItem(node);
  item.contextValue = node.kind;
  item.command = { command: SHOW_EXPLORED, title: vscode.l10n.t('Show the Board'), arguments: [node] };
  return item;
}

function outcomeItem({ number, outcome: { changes, plies, ways } }: OutcomeNode): vscode.TreeItem {
  const label = changes.length === 0 ? vscode.l10n.t('Nothing changes') : capital(changes.join(', '));
  const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
  item.id = `${number}`;
  item.iconPath = new vscode.ThemeIcon('milestone');
  item.tooltip = [label, '', ...plies.flat()].join('\n');
  const counted = ways === undefined ? '' : waysText(ways);
  item.description = counted;
  const steps = plies.length === 1 ? vscode.l10n.t('1 decision') : vscode.l10n.t('{0} decisions', plies.length);
  const told = counted === '' ? steps : `${steps}, ${counted}`;
  item.accessibilityInformation = { label: vscode.l10n.t('Outcome {0}: {1}; {2}', number, label, told) };
  return item;
}

/** There may be more than a number holds. */
const waysText = (ways: string): string =>
  ways === '1' ? vscode.l10n.t('1 way') : vscode.l10n.t('{0} ways', BigInt(ways).toLocaleString(vscode.env.language));

/** Most begin with a name. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function plyItem({ of, at }: PlyNode): vscode.TreeItem {
  const [first = '', ...rest] = of.outcome.plies[at] ?? [];
  const item = new vscode.TreeItem(first, vscode.TreeItemCollapsibleState.None);
  item.id = `${of.number}/${at}`;
  item.description = rest.join(' · ');
  item.tooltip = [first, ...rest].join('\n');
  item.accessibilityInformation = { label: [`${at + 1}`, first, ...rest].join(', ') };
  return item;
}
