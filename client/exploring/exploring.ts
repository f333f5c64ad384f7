/** "Explore From Here": everything that can come of the game at the cursor, in a tree that fills as it is found. */
import * as vscode from 'vscode';
import { BEGUN, searchText } from '../../server/outcomes/search.ts';
import type { BoardView } from '../board/board.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import type { DocumentLine } from '../requests.ts';
import { childrenOf, type ExploredNode, linesTo, outcomeNodes, outcomeOf, treeItem } from './nodes.ts';
import { nothingToExplore, type SearchHere, searchFrom, searchTexts } from './searching.ts';

export const EXPLORE_FROM_HERE = 'riftbench.exploreFromHere';

const VIEW = 'riftbench.exploring';
/** In `when` clauses. */
const RUNNING = 'riftbench.exploring.running';
const EXPLORED = 'riftbench.exploring.explored';

export interface ExploringView {
  /** At a line of a file, or where the cursor is; resolves once it has ended. */
  explore(uri?: unknown, line?: unknown): Promise<void>;
  /** Once more, from the same line. */
  again(): Promise<void>;
  stop(): void;
  /** On the board beside the editor. */
  show(node: unknown): void;
  /** Whether it was written. */
  write(node: unknown, as: 'lines' | 'branch'): Promise<boolean>;
  children(node?: ExploredNode): readonly ExploredNode[];
  message(): string;
  isRunning(): boolean;
}

interface Explorer extends ScenarioAccess {
  readonly board: Pick<BoardView, 'showAhead'>;
}

export function registerExploring(context: vscode.ExtensionContext, explorer: Explorer): ExploringView {
  const { last, board } = explorer;
  const tree = outcomeTree(explorer);
  let isWriting = false;
  context.subscriptions.push(
    tree,
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isWriting && contentChanges.length > 0) tree.outdate(document.uri);
    }),
  );
  return {
    async explore(uri, line) {
      const named = uri instanceof vscode.Uri && typeof line === 'number' ? { uri, line, character: 0 } : undefined;
      const place = named ?? last.place();
      if (place === undefined) void showInformation(nothingToExplore());
      else await tree.explore(place);
    },
    async again() {
      const place = tree.place() ?? last.place();
      if (place !== undefined) await tree.explore(place);
    },
    stop: tree.stop,
    show(node) {
      const place = tree.place();
      if (place !== undefined && isNode(node))
        board.showAhead({ uri: place.uri, line: place.line, lines: linesTo(node) });
    },
    async write(node, as) {
      const place = tree.place();
      if (place === undefined || !isNode(node)) return false;
      // Another branch can be written behind the same line; behind further lines, what can come is another question.
      isWriting = as === 'branch';
      try {
        return await insert(place.uri, outcomeOf(node)[as]);
      } finally {
        isWriting = false;
      }
    },
    children: tree.children,
    message: tree.message,
    isRunning: tree.isRunning,
  };
}

interface OutcomeTree extends vscode.Disposable, Pick<ExploringView, 'stop' | 'children' | 'message' | 'isRunning'> {
  explore(place: DocumentLine): Promise<void>;
  /** What was found holds no more, if it is about that document. */
  outdate(uri: vscode.Uri): void;
  /** Behind which line it is explored, or was; undefined where that holds no more. */
  place(): DocumentLine | undefined;
}

function outcomeTree({ server }: Pick<Explorer, 'server'>): OutcomeTree {
  const changed = new vscode.EventEmitter<undefined>();
  let search: SearchHere | undefined;
  let nodes: readonly ExploredNode[] = [];
  let running: vscode.CancellationTokenSource | undefined;
  const children = (node?: ExploredNode): readonly ExploredNode[] => (node === undefined ? nodes : childrenOf(node));
  const view = vscode.window.createTreeView<ExploredNode>(VIEW, {
    treeDataProvider: {
      onDidChangeTreeData: changed.event,
      getTreeItem: treeItem,
      getChildren: node => [...children(node)],
      getParent: node => (node.kind === 'ply' ? node.of : undefined),
    },
    showCollapseAll: true,
  });
  const show = (now: SearchHere | undefined, message: string): void => {
    search = now;
    nodes = outcomeNodes(now?.outcomes ?? []);
    view.message = message;
    changed.fire(undefined);
  };
  return {
    async explore(place) {
      running?.cancel();
      const mine = new vscode.CancellationTokenSource();
      running = mine;
      const begun: SearchHere = { ...BEGUN, place };
      show(begun, searchText(begun, 'running', searchTexts()));
      await Promise.all([
        note(RUNNING, running !== undefined),
        note(EXPLORED, search !== undefined),
        vscode.commands.executeCommand(`${VIEW}.focus`),
      ]);
      const ended = await vscode.window
        .withProgress({ location: { viewId: VIEW } }, () =>
          searchFrom(server, place, mine.token, now => {
            if (running === mine) show(now, searchText(now, 'running', searchTexts()));
          }),
        )
        .then(undefined, (error: unknown) => {
          if (running === mine) show(undefined, '');
          throw error;
        });
      if (running !== mine) return;
      running = undefined;
      show(ended ?? undefined, ended === null ? nothingToExplore() : searchText(ended, 'ended', searchTexts()));
      await Promise.all([note(RUNNING, running !== undefined), note(EXPLORED, ended !== null)]);
    },
    stop: () => running?.cancel(),
    outdate(uri) {
      if (search === undefined || search.place.uri.toString() !== uri.toString()) return;
      running?.cancel();
      running = undefined;
      show(undefined, vscode.l10n.t('The scenario has changed. Explore again to see its outcomes now.'));
      void note(RUNNING, running !== undefined);
      void note(EXPLORED, search !== undefined);
    },
    place: () => search && { ...search.place, line: search.result?.line ?? search.place.line },
    children,
    message: () => view.message ?? '',
    isRunning: () => running !== undefined,
    dispose() {
      running?.cancel();
      view.dispose();
      changed.dispose();
    },
  };
}

const note = (key: string, is: boolean) => vscode.commands.executeCommand('setContext', key, is);

const isNode = (value: unknown): value is ExploredNode =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'outcome' || value.kind === 'ply');

/** Where it was written is in front then. */
async function insert(uri: vscode.Uri, { after, text }: { readonly after: number; readonly text: string }) {
  const document = await vscode.workspace.openTextDocument(uri);
  const { end } = document.lineAt(Math.min(after, document.lineCount - 1)).range;
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, end, text);
  if (!(await vscode.workspace.applyEdit(edit))) return false;
  const first = new vscode.Position(end.line + 1, 0);
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(first, first) });
  return true;
}
