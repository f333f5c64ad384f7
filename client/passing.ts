/** Shows what passes: a quiet tick beside each scenario and expectation, and a count in the status bar. */
import * as vscode from 'vscode';
import { joined, markdown, plain } from '../rules-db/markdown.ts';
import { PASSING, type PassingScenario } from '../server/protocol.ts';
import { markdownString } from './markdownString.ts';
import { ask } from './requests.ts';
import { isServed, type Server } from './server.ts';

export interface PassingSigns {
  /** What the status bar shows; undefined while it shows nothing. */
  text(): string | undefined;
  /** Lines with a tick in the editor in front, from 0. */
  ticked(): readonly number[];
}

export function registerPassing(context: vscode.ExtensionContext, server: Server): PassingSigns {
  const item = vscode.window.createStatusBarItem('riftbench.passing', vscode.StatusBarAlignment.Right, 99);
  item.name = vscode.l10n.t('Riftbench: Scenarios That Pass');
  const tick = vscode.window.createTextEditorDecorationType({
    light: { gutterIconPath: tickIcon('#388a34') },
    dark: { gutterIconPath: tickIcon('#73c991') },
    gutterIconSize: 'contain',
  });
  let shown: string | undefined;
  let ticked: readonly number[] = [];
  let asked = 0;

  const show = (scenarios: readonly PassingScenario[]) => {
    shown = textOf(scenarios);
    showIn(item, scenarios);
  };
  const decorate = (editor: vscode.TextEditor, scenarios: readonly PassingScenario[]) => {
    const last = editor.document.lineCount - 1;
    const within = ticksIn(scenarios).filter(line => line <= last);
    const ranges = within.map(line => new vscode.Range(line, 0, line, 0));
    editor.setDecorations(tick, ranges);
    if (editor === vscode.window.activeTextEditor) ticked = within;
  };
  const update = async () => {
    asked += 1;
    const turn = asked;
    const active = vscode.window.activeTextEditor;
    if (active === undefined || !isServed(active.document)) {
      ticked = [];
      show([]);
    }
    if (server.state() !== 'running') return;
    for (const editor of vscode.window.visibleTextEditors.filter(({ document }) => isServed(document))) {
      const { uri, version } = editor.document;
      const result = await server
        .ready()
        .then(client => ask(client, PASSING, { uri: uri.toString() }))
        .catch(() => undefined);
      if (turn !== asked) return;
      // If the text has changed since, the next answer covers it.
      if (result === undefined || editor.document.version !== version) continue;
      decorate(editor, result.scenarios);
      if (editor === active) show(result.scenarios);
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(() => void update(), SETTLE);
  };
  context.subscriptions.push(
    item,
    tick,
    new vscode.Disposable(() => timer !== undefined && clearTimeout(timer)),
    vscode.window.onDidChangeActiveTextEditor(soon),
    vscode.window.onDidChangeVisibleTextEditors(soon),
    vscode.workspace.onDidChangeTextDocument(soon),
    // What else a scenario hangs on (its project, the files that it uses) shows in its diagnostics, too.
    vscode.languages.onDidChangeDiagnostics(soon),
    vscode.workspace.onDidChangeConfiguration(change => {
      if (change.affectsConfiguration('riftbench')) soon();
    }),
    server.onDidChangeState(soon),
  );
  soon();
  return { text: () => shown, ticked: () => ticked };
}

const passedOf = (scenarios: readonly PassingScenario[]): number =>
  scenarios.filter(({ status }) => status === 'passed').length;

/** Those that expect or ask something: of the others nothing is to be said. */
const testedIn = (scenarios: readonly PassingScenario[]): readonly PassingScenario[] =>
  scenarios.filter(({ status }) => status !== 'untested');

const textOf = (scenarios: readonly PassingScenario[]): string | undefined => {
  if (scenarios.length === 0) return undefined;
  const { length } = testedIn(scenarios);
  return length === 0
    ? vscode.l10n.t('nothing expected')
    : vscode.l10n.t('{0} of {1} pass', passedOf(scenarios), length);
};

function showIn(item: vscode.StatusBarItem, scenarios: readonly PassingScenario[]): void {
  const text = textOf(scenarios);
  if (text === undefined) return item.hide();
  const passed = passedOf(scenarios);
  const tested = testedIn(scenarios).length;
  const isAll = passed === tested;
  const pass = isAll ? 'pass' : 'circle-slash';
  item.text = `$(${tested === 0 ? 'circle-outline' : pass}) ${text}`;
  item.tooltip = tooltip(scenarios);
  item.accessibilityInformation = {
    label: vscode.l10n.t('Riftbench: {0} of {1} scenarios in this file pass', passed, tested),
  };
  item.command = isAll ? 'outline.focus' : 'workbench.actions.view.problems';
  item.show();
}

/** Long enough for the server to have read what the editor just sent, and for a word to be typed to its end. */
const SETTLE = 250;

const ticksIn = (scenarios: readonly PassingScenario[]): readonly number[] =>
  scenarios.flatMap(({ line, status, holding }) => (status === 'passed' ? [line, ...holding] : holding));

function tooltip(scenarios: readonly PassingScenario[]): vscode.MarkdownString {
  const said = scenarios
    .slice(0, MOST_LISTED)
    .map(({ name, text }) => plain(`${name || vscode.l10n.t('(no name)')}: ${text}`));
  const more =
    scenarios.length > MOST_LISTED ? [plain(vscode.l10n.t('and {0} more', scenarios.length - MOST_LISTED))] : [];
  return markdownString(joined([...said, ...more], markdown`\n\n`));
}

const MOST_LISTED = 12;

/** VS Code's own tick; icons in the gutter take no theme colour, so each kind of theme has that of a passed test. */
function tickIcon(colour: string): vscode.Uri {
  const path = 'M6.3 12.3 2.4 8.4l.9-.9 3 3 6.4-6.4.9.9z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><path fill="${colour}" opacity="0.8" d="${path}"/></svg>`;
  return vscode.Uri.parse(`data:image/svg+xml;base64,${btoa(svg)}`);
}
