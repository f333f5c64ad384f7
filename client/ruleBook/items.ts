/** How the tree shows the nodes of the rule book. */
import * as vscode from 'vscode';
import type { OutlineNode } from '../../server/protocol.ts';
import { OPEN_PAGE } from '../pages/commandLinks.ts';
import { highlightsOf } from './highlights.ts';

export function treeItem(node: OutlineNode, filter: string): vscode.TreeItem {
  const { id, label, description, tooltip, kind, uri, hasChildren, children } = node;
  const item = new vscode.TreeItem({ label, highlights: highlightsOf(label, filter) }, stateOf(node));
  // What is filtered is opened, which VS Code would not do with what it has seen closed.
  item.id = filter === '' ? id : `${filter}/${id}`;
  if (description !== undefined) item.description = description;
  item.tooltip = tooltip ?? [label, description].filter(part => part !== undefined).join(': ');
  const icon = iconOf(node);
  if (icon !== undefined) item.iconPath = new vscode.ThemeIcon(icon);
  const pageKind = kind === 'document' ? 'import' : 'page';
  item.contextValue = uri === undefined ? 'group' : pageKind;
  item.accessibilityInformation = { label: [KINDS[kind], label, description].filter(Boolean).join(' ') };
  if (uri !== undefined) item.command = { command: OPEN_PAGE, title: vscode.l10n.t('Open Page'), arguments: [uri] };
  else if (!hasChildren && children === undefined) item.collapsibleState = vscode.TreeItemCollapsibleState.None;
  return item;
}

const stateOf = ({ id, hasChildren, children }: OutlineNode): vscode.TreeItemCollapsibleState => {
  if (!hasChildren) return vscode.TreeItemCollapsibleState.None;
  const isOpen = children !== undefined || id === 'rules';
  return isOpen ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
};

/** Rules go by their numbers; an icon before each would say nothing. */
const iconOf = ({ id, kind }: OutlineNode): string | undefined => {
  if (kind !== 'group') return ICONS[kind];
  return GROUP_ICONS[id] ?? (id.startsWith('book-') ? 'book' : undefined);
};

const GROUP_ICONS: Readonly<Record<string, string>> = {
  rules: 'book',
  entries: 'law',
  keywords: 'tag',
  cards: 'note',
  imports: 'library',
};

const ICONS: Readonly<Record<OutlineNode['kind'], string | undefined>> = {
  group: undefined,
  rule: undefined,
  faq: 'question',
  ruling: 'law',
  keyword: 'tag',
  card: 'note',
  book: undefined,
  document: 'file',
};

/** What a screen reader says before the label. */
const KINDS: Readonly<Record<OutlineNode['kind'], string>> = {
  group: '',
  rule: vscode.l10n.t('Rule'),
  faq: 'FAQ',
  ruling: vscode.l10n.t('Ruling'),
  keyword: vscode.l10n.t('Keyword'),
  card: vscode.l10n.t('Card'),
  book: vscode.l10n.t('Rule'),
  document: vscode.l10n.t('Imported'),
};
