/** Puts the parts of the extension together on a host, whose entry calls it (`client/hosts/`). */

import * as vscode from 'vscode';
import { thrownText } from '../rules-db/thrownText.ts';
import { type BoardView, registerBoard } from './board/board.ts';
import { type CombatCommand, createCombat } from './commands/combat.ts';
import { registerVerdictAction } from './commands/copyVerdict.ts';
import type { ShownBook } from './commands/importTexts.ts';
import { putBack, takeAway } from './commands/listImports.ts';
import { createLookUp, type LookUp } from './commands/lookUp.ts';
import { createOverWebView } from './commands/overWebView.ts';
import { createLarge } from './commands/showLarge.ts';
import { registerUnopenedProblems } from './commands/unopenedProblems.ts';
import { type CommandContext, commandsOf } from './commands.ts';
import { type Debugging, registerDebugging } from './debugging/debugging.ts';
import { type ExploringView, registerExploring } from './exploring/exploring.ts';
import { registerWalkthrough } from './firstMinutes/walkthrough.ts';
import type { ClientHost } from './hosts/host.ts';
import { type LastScenario, registerLastScenario } from './lastScenario.ts';
import { registerLenses } from './lenses.ts';
import { registerMarkdownPreview } from './markdownPreview/answers.ts';
import type { MarkdownIt } from './markdownPreview/markdownIt.ts';
import { showError } from './notices.ts';
import { type Pages, registerPages } from './pages/pages.ts';
import { noteStory } from './pages/stories.ts';
import { type PassingSigns, registerPassing } from './passing.ts';
import { type RuleBookView, registerRuleBook } from './ruleBook/ruleBook.ts';
import { registerScenarioContext } from './scenarioContext.ts';
import { createServer, isServed, type Server } from './server.ts';
import { registerSolutions } from './solutions.ts';
import { registerStatus, type StatusBarText } from './status.ts';
import { registerTesting, type Testing } from './testing/tests.ts';
import { registerUris } from './uris.ts';

/** What `activate` answers: for other extensions, and for the tests. */
export interface Riftbench {
  readonly server: Pick<Server, 'state' | 'processId'>;
  readonly lookUp: Pick<LookUp, 'current'>;
  readonly combat: Pick<CombatCommand, 'current'>;
  readonly pages: Pick<Pages, 'active' | 'shown'>;
  readonly ruleBook: Pick<RuleBookView, 'children' | 'description' | 'isVisible' | 'setFilter'>;
  readonly status: StatusBarText;
  readonly passing: PassingSigns;
  readonly exploring: Pick<ExploringView, 'children' | 'message' | 'isRunning'>;
  readonly board: Pick<BoardView, 'shown' | 'openings' | 'judged' | 'puzzle' | 'request'>;
  readonly last: Pick<LastScenario, 'place'>;
  readonly debugging: Debugging;
  readonly testing: Testing;
  /** VS Code's preview of Markdown asks for it by this name. */
  extendMarkdownIt(md: MarkdownIt): MarkdownIt;
  /** Without the questions that the commands ask; answers whether there was something to do. */
  readonly imports: { remove(name: string): Promise<boolean>; restore(name: string): Promise<boolean> };
}

let running: Server | undefined;

/** Returns at once: the server is started in the background. */
export function activateOn(host: ClientHost, context: vscode.ExtensionContext): Riftbench {
  const output = vscode.window.createOutputChannel('Riftbench', { log: true });
  const server = createServer({ context, host, output });
  running = server;
  const last = registerLastScenario(context);
  const over = createOverWebView();
  const pages = registerPages(context, server, address => void noteStory({ server, last }, address));
  const ruleBook = registerRuleBook(context, { server, last });
  const book: ShownBook = {
    open: uri => pages.open(uri),
    refresh() {
      ruleBook.refresh();
      pages.refresh();
    },
  };
  const board = registerBoard(context, { host, server, last, over });
  const exploring = registerExploring(context, { server, last, board });
  const debugging = registerDebugging(context, { host, server, board });
  const parts: CommandContext = {
    context,
    host,
    output,
    server,
    last,
    pages,
    ruleBook,
    book,
    board,
    exploring,
    lookUp: createLookUp(context, { server, pages, last, over }),
    combat: createCombat({ host, server, over }),
    problems: registerUnopenedProblems(context),
    large: createLarge(context),
    testing: registerTesting(context, { host, server }, book.refresh),
  };
  registerVerdictAction(context);
  registerWalkthrough(context);
  registerLenses(context, server);
  registerScenarioContext(context);
  registerSolutions(context);
  registerUris(context, { host, server });
  host.registerChat?.(context);
  for (const [name, run] of Object.entries(commandsOf(parts))) {
    context.subscriptions.push(vscode.commands.registerCommand(name, guarded(run, output)));
  }
  context.subscriptions.push(output, startWhenNeeded(server, output));
  const imports = {
    remove: (name: string) => takeAway(server, book, name),
    restore: (name: string) => putBack(server, book, name),
  };
  const { lookUp, combat, testing } = parts;
  return {
    server,
    lookUp,
    combat,
    pages,
    ruleBook,
    imports,
    board,
    exploring,
    last,
    debugging,
    testing,
    status: registerStatus(context, server, pages),
    passing: registerPassing(context, server),
    extendMarkdownIt: registerMarkdownPreview(context, server),
  };
}

/** Waits until the server has stopped; undefined where none is running. */
export function deactivate(): Promise<void> | undefined {
  return running?.stop();
}

/** The server costs nothing until the first scenario is open. */
function startWhenNeeded(server: Server, output: vscode.LogOutputChannel): vscode.Disposable {
  const consider = (document: vscode.TextDocument) => {
    if (server.state() !== 'none' || !isServed(document)) return;
    server.ready().catch((error: unknown) => void tellFailure(error, output));
  };
  for (const document of vscode.workspace.textDocuments) consider(document);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(consider),
    vscode.workspace.onDidChangeTextDocument(({ document }) => consider(document)),
  );
}

/** A command that fails says so in one line; the details go to the output channel. */
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
  const reason = thrownText(error);
  output.error(error instanceof Error ? error : reason);
  const [show, restart] = [vscode.l10n.t('Show Output'), vscode.l10n.t('Restart Server')];
  const chosen = await showError(`Riftbench: ${reason}`, show, restart);
  if (chosen === show) output.show();
  if (chosen === restart) await vscode.commands.executeCommand('riftbench.restartServer');
}
