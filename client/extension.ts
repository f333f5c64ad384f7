/** The extension's entry: puts the parts together and names the commands. */
import * as vscode from 'vscode';
import { type Board, OPEN_BOARD, registerBoard } from './board/board.ts';
import { checkAll } from './commands/checkAll.ts';
import { CHOOSE_EDITION, chooseEdition, type EditionTarget } from './commands/chooseEdition.ts';
import { type CombatCommand, createCombat } from './commands/combat.ts';
import { compareEditions } from './commands/compareEditions.ts';
import { copyCitation } from './commands/copyCitation.ts';
import { COPY_VERDICT, copyVerdict, registerVerdictAction, SHOW_VERDICT, showVerdict } from './commands/copyVerdict.ts';
import { IMPORT_TEXTS, importTexts, type ShownBook } from './commands/importTexts.ts';
import {
  LIST_IMPORTS,
  listImports,
  putBack,
  REMOVE_IMPORT_COMMAND,
  removeImport,
  takeAway,
  UPDATE_IMPORT,
  updateImport,
} from './commands/listImports.ts';
import { createLookUp, type LookUp } from './commands/lookUp.ts';
import { MIGRATE_CITATIONS, type MigrateChoice, migrateCitations } from './commands/migrate.ts';
import { newScenario } from './commands/newScenario.ts';
import { openPlace, openScenario } from './commands/openScenario.ts';
import { pasteCard } from './commands/pasteCard.ts';
import { createLarge } from './commands/showLarge.ts';
import { registerUnopenedProblems } from './commands/unopenedProblems.ts';
import { type Debugging, registerDebugging, STEP_THROUGH, stepThrough } from './debugging/debugging.ts';
import { createSampleFolder, openSample } from './firstMinutes/samples.ts';
import { registerWalkthrough } from './firstMinutes/walkthrough.ts';
import { showError } from './notices.ts';
import { OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './pages/commandLinks.ts';
import { type Pages, registerPages } from './pages/pages.ts';
import { FRESHNESS_PAGE } from './pages/uris.ts';
import { type PassingSigns, registerPassing } from './passing.ts';
import { type RuleBookView, registerRuleBook } from './ruleBook/ruleBook.ts';
import { createServer, isServed, type Server } from './server.ts';
import { registerStatus, type Status } from './status.ts';
import { registerTesting, type Testing } from './testing/tests.ts';

/** What `activate` answers: for other extensions, and for the tests. */
export interface Riftbench {
  readonly server: Pick<Server, 'state' | 'processId'>;
  readonly lookUp: Pick<LookUp, 'current'>;
  readonly combat: Pick<CombatCommand, 'current'>;
  readonly pages: Pick<Pages, 'active' | 'shown'>;
  readonly ruleBook: Pick<RuleBookView, 'children' | 'description' | 'isVisible' | 'setFilter'>;
  readonly status: Status;
  readonly passing: PassingSigns;
  readonly board: Pick<Board, 'shown' | 'openings' | 'wish'>;
  readonly debugging: Debugging;
  readonly testing: Testing;
  /** Without the questions that the commands ask; answers whether there was something to do. */
  readonly imports: { remove(name: string): Promise<boolean>; restore(name: string): Promise<boolean> };
}

let running: Server | undefined;

export function activate(context: vscode.ExtensionContext): Riftbench {
  const output = vscode.window.createOutputChannel('Riftbench', { log: true });
  const server = createServer(context, output);
  running = server;
  const pages = registerPages(context, server);
  const lookUp = createLookUp(context, server, pages);
  const combat = createCombat(server);
  const ruleBook = registerRuleBook(context, server);
  const book: ShownBook = {
    open: uri => pages.open(uri),
    refresh() {
      ruleBook.refresh();
      pages.refresh();
    },
  };
  const problems = registerUnopenedProblems(context);
  const large = createLarge(context);
  const board = registerBoard(context, server);
  const debugging = registerDebugging(context, board);
  const testing = registerTesting(context, server, book.refresh);
  registerVerdictAction(context);
  registerWalkthrough(context);

  const commands: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
    'riftbench.lookUp': words => lookUp.run(typeof words === 'string' ? words : undefined),
    'riftbench.combat': text => combat.run(typeof text === 'string' ? text : undefined),
    'riftbench.copyCombat': () => combat.copy(),
    'riftbench.newScenario': newScenario,
    'riftbench.openSample': name => openSample(context, name),
    'riftbench.createSampleFolder': parent =>
      createSampleFolder(context, parent instanceof vscode.Uri ? parent : undefined),
    'riftbench.pasteCard': () => pasteCard(server),
    [OPEN_BOARD]: () => board.open(),
    [STEP_THROUGH]: stepThrough,
    [COPY_VERDICT]: place => copyVerdict(server, large, place),
    [SHOW_VERDICT]: () => showVerdict(server, large),
    'riftbench.copyCitation': target => copyCitation(server, pages, uriOf(target) ?? target),
    [IMPORT_TEXTS]: (files, edition) =>
      importTexts(server, book, urisOf(files), typeof edition === 'string' ? { edition } : {}),
    [LIST_IMPORTS]: () => listImports(server, book),
    [UPDATE_IMPORT]: node => updateImport(server, book, nameOfImport(node)),
    [REMOVE_IMPORT_COMMAND]: node => removeImport(server, book, nameOfImport(node)),
    'riftbench.checkAll': () => checkAll(server, problems),
    [CHOOSE_EDITION]: (edition, target) => chooseEdition(server, textOf(edition), targetOf(target)),
    [MIGRATE_CITATIONS]: given => migrateCitations(server, choiceOf(given)),
    'riftbench.restartServer': () => server.restart(),
    'riftbench.showOutput': () => output.show(),
    [OPEN_PAGE]: uri => openPage(uri),
    [OPEN_SCENARIO]: id => openScenario(server, id),
    [OPEN_PLACE]: openPlace,
    'riftbench.pageBack': () => pages.back(),
    'riftbench.pageForward': () => pages.forward(),
    'riftbench.compareEditions': (from, to, section) =>
      compareEditions(server, pages, { from: textOf(from), to: textOf(to), section: textOf(section) }),
    'riftbench.whatIsKnown': () => pages.open(FRESHNESS_PAGE),
    'riftbench.filterRuleBook': () => ruleBook.filter(),
    'riftbench.clearRuleBookFilter': () => ruleBook.setFilter(''),
    'riftbench.chooseRuleBookEdition': () => ruleBook.chooseEdition(),
    'riftbench.openPageToSide': node => openPage(uriOf(node), vscode.ViewColumn.Beside),
  };
  const openPage = (uri: unknown, where?: vscode.ViewColumn) =>
    typeof uri === 'string' ? pages.open(uri, where) : undefined;
  for (const [name, run] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, guarded(run, output)));
  }
  context.subscriptions.push(output, ...startWhenNeeded(server, output));
  const imports = {
    remove: (name: string) => takeAway(server, book, name),
    restore: (name: string) => putBack(server, book, name),
  };
  return {
    server,
    lookUp,
    combat,
    pages,
    ruleBook,
    imports,
    board,
    debugging,
    testing,
    status: registerStatus(context, server, pages),
    passing: registerPassing(context, server),
  };
}

export function deactivate(): Promise<void> | undefined {
  return running?.stop();
}

/** The server costs nothing until the first scenario is open. */
function startWhenNeeded(server: Server, output: vscode.LogOutputChannel): readonly vscode.Disposable[] {
  const consider = (document: vscode.TextDocument) => {
    if (server.state() !== 'none' || !isServed(document)) return;
    server.ready().catch((error: unknown) => void tellFailure(error, output));
  };
  for (const document of vscode.workspace.textDocuments) consider(document);
  return [
    vscode.workspace.onDidOpenTextDocument(consider),
    vscode.workspace.onDidChangeTextDocument(({ document }) => consider(document)),
  ];
}

/** A command that fails says so in one line; what is behind it goes to the output channel. */
function guarded(run: (...args: readonly unknown[]) => unknown, output: vscode.LogOutputChannel) {
  return async (...args: readonly unknown[]) => {
    try {
      return await run(...args);
    } catch (error) {
      void tellFailure(error, output);
      return undefined;
    }
  };
}

async function tellFailure(error: unknown, output: vscode.LogOutputChannel): Promise<void> {
  output.error(error instanceof Error ? error : String(error));
  const reason = error instanceof Error ? error.message : String(error);
  const [show, restart] = [vscode.l10n.t('Show Output'), vscode.l10n.t('Restart Server')];
  const chosen = await showError(`Riftbench: ${reason}`, show, restart);
  if (chosen === show) output.show();
  if (chosen === restart) await vscode.commands.executeCommand('riftbench.restartServer');
}

/** The page of a node of the rule book's tree. */
const uriOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'uri' in node ? node.uri : undefined;

/** Of a node of the rule book's tree, `imports/NAME`; else the name itself. */
const nameOfImport = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'id' in node && typeof node.id === 'string'
    ? node.id.replace(/^imports\//, '')
    : node;

const urisOf = (value: unknown): readonly vscode.Uri[] | undefined =>
  Array.isArray(value) && value.every(each => each instanceof vscode.Uri) ? value : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function targetOf(value: unknown): EditionTarget | undefined {
  return value === 'scenario' || value === 'folder' || value === 'setting' ? value : undefined;
}

/** What other extensions, tests and key bindings hand over. */
function choiceOf(value: unknown): MigrateChoice {
  if (typeof value !== 'object' || value === null) return {};
  const { scope, from, to } = value as Readonly<Record<string, unknown>>;
  return {
    ...(scope === 'file' || scope === 'workspace' ? { scope } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
  };
}
