/** Stepping through scenarios: starts the debug adapter, which is a program of its own, and has the board follow it. */
import * as vscode from 'vscode';
import type { BoardView } from '../board/board.ts';
import type { ClientHost } from '../hosts/host.ts';
import { isServed, LANGUAGE, type Server } from '../server.ts';

export const STEP_THROUGH = 'riftbench.stepThrough';

const TYPE = 'riftbench';

/** What the adapter reports at each stop. Lines and stops count from 0. */
interface Stop {
  readonly program: string;
  readonly line: number;
  readonly stop: number;
  readonly ruleset: string;
}

export interface Debugging {
  /** Where the session in front stands; undefined without one. */
  stop(): Stop | undefined;
}

interface DebuggingParts {
  readonly host: Pick<ClientHost, 'debugAdapter'>;
  readonly server: Server;
  readonly board: Pick<BoardView, 'follow'>;
}

export function registerDebugging(
  context: vscode.ExtensionContext,
  { host, server, board }: DebuggingParts,
): Debugging {
  let stop: Stop | undefined;
  context.subscriptions.push(
    vscode.debug.registerDebugConfigurationProvider(TYPE, { provideDebugConfigurations, resolveDebugConfiguration }),
    vscode.debug.registerDebugConfigurationProvider(
      TYPE,
      { provideDebugConfigurations },
      vscode.DebugConfigurationProviderTriggerKind.Dynamic,
    ),
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, {
      createDebugAdapterDescriptor: () => host.debugAdapter(context, server.ready),
    }),
    vscode.debug.onDidReceiveDebugSessionCustomEvent(({ session, event, body }) => {
      if (session.type !== TYPE || event !== 'riftbench.stop') return;
      stop = body as Stop;
      board.follow({ uri: uriOf(stop.program), line: stop.line, stop: stop.stop, ruleset: stop.ruleset });
    }),
    vscode.debug.onDidTerminateDebugSession(session => {
      if (session.type !== TYPE) return;
      stop = undefined;
      board.follow(undefined);
    }),
    vscode.workspace.onDidChangeTextDocument(({ document }) => void sendText(document)),
  );
  return { stop: () => stop };
}

interface SteppedScenario {
  readonly uri: vscode.Uri | undefined;
  /** From 0. */
  readonly line: number | undefined;
}

/** Starts a session with the scenario at a line. */
export async function stepThrough({ uri: program, line: at }: SteppedScenario): Promise<boolean> {
  if (program === undefined) return false;
  const folder = vscode.workspace.getWorkspaceFolder(program);
  return vscode.debug.startDebugging(
    folder,
    { ...AT_CURSOR, program: program.toString(), ...(at === undefined ? {} : { line: at + 1 }) },
    // Unsaved text is passed along: see `withText`.
    { suppressSaveBeforeStart: true },
  );
}

const AT_CURSOR: vscode.DebugConfiguration = {
  type: TYPE,
  request: 'launch',
  name: vscode.l10n.t('Scenario at the cursor'),
};

// biome-ignore lint/suspicious/noTemplateCurlyInString: as VS Code names it, and puts it in.
const FILE_IN_FRONT = '${file}';

/** Without a `launch.json` F5 begins with the scenario at the cursor. */
const provideDebugConfigurations = (): vscode.DebugConfiguration[] => [{ ...AT_CURSOR, program: FILE_IN_FRONT }];

const resolveDebugConfiguration: NonNullable<vscode.DebugConfigurationProvider['resolveDebugConfiguration']> = (
  _,
  configuration,
) => {
  const editor = vscode.window.activeTextEditor;
  const isEmpty = configuration.type === undefined && configuration.request === undefined;
  const inFront = editor !== undefined && isServed(editor.document) ? editor : undefined;
  if (isEmpty && inFront?.document.languageId !== LANGUAGE) return undefined;
  const { document } = inFront ?? {};
  const asked: vscode.DebugConfiguration = isEmpty
    ? { ...AT_CURSOR, program: document?.uri.toString() }
    : { ...configuration };
  const isInFront =
    asked.program === undefined || asked.program === FILE_IN_FRONT || asked.program === document?.uri.toString();
  if (!isInFront || inFront === undefined) return withText(asked);
  const atCursor = asked.line === undefined && asked.scenario === undefined;
  return withText({
    ...asked,
    program: inFront.document.uri.toString(),
    ...(atCursor ? { line: inFront.selection.active.line + 1 } : {}),
  });
};

/** A document with changes that are not saved is run as it is in the editor. */
const withText = (configuration: vscode.DebugConfiguration): vscode.DebugConfiguration => {
  const document = vscode.workspace.textDocuments.find(each => each.uri.toString() === configuration.program);
  const isUnsaved = document !== undefined && (document.isDirty || document.isUntitled);
  return isUnsaved ? { ...configuration, text: document.getText() } : configuration;
};

/** Restarting begins with the text as it is by then. */
const sendText = async (document: vscode.TextDocument): Promise<void> => {
  const session = vscode.debug.activeDebugSession;
  if (session?.type !== TYPE || session.configuration.program !== document.uri.toString()) return;
  await session.customRequest('riftbench/text', { text: document.getText() });
};

const uriOf = (program: string): vscode.Uri =>
  /^[a-z][a-z+.-]+:/i.test(program) ? vscode.Uri.parse(program) : vscode.Uri.file(program);
