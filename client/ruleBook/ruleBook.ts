/**
 * The "Rule Book" view: the rules of an edition, FAQ entries and rulings, keywords and cards, as a tree with a filter.
 */
import * as vscode from 'vscode';
import { OUTLINE, type OutlineNode } from '../../server/protocol.ts';
import { editionInUse } from '../here.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { ask } from '../requests.ts';
import { openFilter } from './filter.ts';
import { treeItem } from './items.ts';

const VIEW = 'riftbench.ruleBook';
const FILTERED = 'riftbench.ruleBook.filtered';
const EDITION = 'riftbench.ruleBook.edition';

export interface RuleBookView {
  /** Shows the view, lets one type what to look for, and shows what has it as one types. */
  filter(): Promise<void>;
  setFilter(words: string): Promise<void>;
  chooseEdition(): Promise<void>;
  /** The book has changed: something was imported or taken away. */
  refresh(): void;
  /** What the tree shows under a node; at the root without one. */
  children(node?: OutlineNode): Promise<readonly OutlineNode[]>;
  description(): string | undefined;
  isVisible(): boolean;
}

export function registerRuleBook(context: vscode.ExtensionContext, { server, last }: ScenarioAccess): RuleBookView {
  const changed = new vscode.EventEmitter<undefined>();
  let words = '';
  let chosen = context.workspaceState.get<string>(EDITION);
  let editions: readonly string[] = [];

  const children = async (node?: OutlineNode): Promise<readonly OutlineNode[]> => {
    if (node?.children !== undefined) return node.children;
    const client = await server.ready();
    const edition = chosen ?? (await editionInUse(server, last));
    const found = await ask(client, OUTLINE, {
      ...(edition === undefined ? {} : { edition }),
      ...(node === undefined ? { filter: words } : { node: node.id }),
    });
    editions = found.editions;
    if (node === undefined) {
      view.description = describe(found.edition, words);
      // VS Code shows no description where the view is alone in its container.
      view.message = words === '' || found.nodes.length === 0 ? '' : vscode.l10n.t('Only what has “{0}”', words);
    }
    return found.nodes;
  };
  const provider: vscode.TreeDataProvider<OutlineNode> = {
    onDidChangeTreeData: changed.event,
    getTreeItem: node => treeItem(node, words),
    // An empty tree says why, and what to do: see the manifest's welcome views.
    getChildren: async node => [...(await children(node).catch(() => []))],
  };
  const view = vscode.window.createTreeView(VIEW, { treeDataProvider: provider, showCollapseAll: true });
  const setFilter = async (filter: string): Promise<void> => {
    if (filter.trim() === words) return;
    words = filter.trim();
    await vscode.commands.executeCommand('setContext', FILTERED, words !== '');
    changed.fire(undefined);
  };
  context.subscriptions.push(
    changed,
    view,
    server.onDidChangeState(state => {
      if (state === 'running') changed.fire(undefined);
    }),
  );
  return {
    async filter() {
      // From the command palette the view may be closed; a view that takes the focus later would close the line.
      await vscode.commands.executeCommand(`${VIEW}.focus`);
      openFilter(words, filter => void setFilter(filter));
    },
    setFilter,
    async chooseEdition() {
      if (editions.length === 0) await children();
      const picked = await pickEdition(editions);
      if (picked === undefined) return;
      chosen = picked.edition;
      await context.workspaceState.update(EDITION, chosen);
      changed.fire(undefined);
    },
    refresh: () => changed.fire(undefined),
    children,
    description: () => view.description,
    isVisible: () => view.visible,
  };
}

const describe = (edition: string, words: string): string =>
  words === '' ? vscode.l10n.t('Core rules {0}', edition) : vscode.l10n.t('Core rules {0} · “{1}”', edition, words);

/** The edition in use, which is none of its own, or another one; undefined where nothing is picked. */
const pickEdition = (
  editions: readonly string[],
): Thenable<{ readonly label: string; readonly edition: string | undefined } | undefined> =>
  vscode.window.showQuickPick(
    [
      {
        label: vscode.l10n.t('Edition in Use'),
        description: vscode.l10n.t('riftbench.json, the setting, otherwise the newest'),
        edition: undefined,
      },
      ...editions
        .toReversed()
        .map(edition => ({ label: vscode.l10n.t('Core rules {0}', edition), description: '', edition })),
    ],
    { title: vscode.l10n.t('Rule Book: which edition to show') },
  );
