/**
 * Which scenario commands mean: that of the editor in front, else the one that was in use last, so that they work from the
 * tour, the board, the debugger and pages as well.
 */
import * as vscode from 'vscode';
import type { DocumentLine } from './requests.ts';
import { isServed, type Server } from './server.ts';

export interface LastScenario {
  /** The place of the cursor in the editor in front, else the last place in use; undefined where there was none. */
  place(): DocumentLine | undefined;
  /** Its document, read again where it is open no more. */
  document(): Promise<vscode.TextDocument | undefined>;
  /** Something else than an editor shows this place: the board, the debugger, a page. */
  note(place: Pick<DocumentLine, 'uri' | 'line'>): void;
}

/** What most commands about a scenario work with. */
export interface ScenarioAccess {
  readonly server: Server;
  readonly last: LastScenario;
}

/** In `when` clauses: whether commands have a scenario to work on, though no editor with one is in front. */
const HAS_LAST = 'riftbench.hasLastScenario';

export function registerLastScenario(context: vscode.ExtensionContext): LastScenario {
  let last: DocumentLine | undefined;
  const keep = (place: DocumentLine | undefined): void => {
    last = place;
    // In another kind of file the list of commands stays as it is without them.
    const isElsewhere = vscode.window.activeTextEditor !== undefined;
    void vscode.commands.executeCommand('setContext', HAS_LAST, place !== undefined && !isElsewhere);
  };
  const noteEditor = (): void => keep(placeInFront() ?? last);

  context.subscriptions.push(
    vscode.window.onDidChangeActiveTextEditor(noteEditor),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor === vscode.window.activeTextEditor) noteEditor();
    }),
    vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
      if (closed.some(({ input }) => isOf(input, last?.uri)) && !isOpen(last?.uri)) keep(placeInFront());
    }),
  );
  noteEditor();
  const place = (): DocumentLine | undefined => placeInFront() ?? last;
  return {
    place,
    async document() {
      const at = place();
      return at && vscode.workspace.openTextDocument(at.uri).then(undefined, () => undefined);
    },
    note: ({ uri, line }) => {
      if (placeInFront() === undefined) keep({ uri, line, character: 0 });
    },
  };
}

/** The place of the cursor in the editor in front, where Riftbench serves it. */
const placeInFront = (): DocumentLine | undefined => {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined || !isServed(editor.document)) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri, line, character };
};

const isOf = (input: unknown, uri: vscode.Uri | undefined): boolean =>
  input instanceof vscode.TabInputText && input.uri.toString() === uri?.toString();

const isOpen = (uri: vscode.Uri | undefined): boolean =>
  vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ input }) => isOf(input, uri)));
