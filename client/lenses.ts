/** Lenses above each scenario and branch: run it, step through it, show its board, read its story, and the result. */
import * as vscode from 'vscode';
import { RUN_TESTS, type TestOutcome } from '../server/protocol.ts';
import { OPEN_BOARD, PLAY_PUZZLE } from './board/board.ts';
import { COPY_VERDICT } from './commands/copyVerdict.ts';
import { STEP_THROUGH } from './debugging/debugging.ts';
import { HOW_IT_GOES } from './pages/stories.ts';
import { ask } from './requests.ts';
import { type ListedScenario, scenariosIn } from './scenarios.ts';
import { isServed, LANGUAGE, type Server } from './server.ts';

export const RUN_SCENARIO = 'riftbench.runScenario';
export const SHOW_LINE = 'riftbench.showLine';

/** Its verdict is worked out when it is scrolled into view. */
class VerdictLens extends vscode.CodeLens {
  constructor(
    readonly document: vscode.TextDocument,
    readonly version: number,
    readonly scenario: ListedScenario,
  ) {
    super(new vscode.Range(scenario.line, 0, scenario.line, 0));
  }
}

export function registerLenses(context: vscode.ExtensionContext, server: Server): void {
  const changed = new vscode.EventEmitter<void>();
  const provider: vscode.CodeLensProvider = {
    onDidChangeCodeLenses: changed.event,
    async provideCodeLenses(document, token) {
      if (!isServed(document) || !isWanted() || server.state() === 'stopped') return [];
      const { version } = document;
      const all = await server
        .ready()
        .then(client => scenariosIn(client, document.uri, token))
        .catch(() => []);
      return all.flatMap(scenario => [
        ...commandsFor(document, scenario),
        new VerdictLens(document, version, scenario),
      ]);
    },
    async resolveCodeLens(lens, token) {
      if (!(lens instanceof VerdictLens)) return lens;
      lens.command = await verdictOf(server, lens, token);
      return lens;
    },
  };
  const again = (): void => changed.fire();
  context.subscriptions.push(
    changed,
    vscode.languages.registerCodeLensProvider([{ language: LANGUAGE }, { language: 'markdown' }], provider),
    // What else a scenario hangs on (its project, the files that it uses) shows in its diagnostics, too.
    vscode.languages.onDidChangeDiagnostics(again),
    vscode.workspace.onDidChangeConfiguration(change => {
      if (change.affectsConfiguration('riftbench')) again();
    }),
    server.onDidChangeState(again),
  );
}

const isWanted = (): boolean => vscode.workspace.getConfiguration('riftbench').get('codeLens', true);

const commandsFor = (
  document: vscode.TextDocument,
  { id, line, isBranch }: ListedScenario,
): readonly vscode.CodeLens[] => {
  const { uri } = document;
  const range = new vscode.Range(line, 0, line, 0);
  // The line that opens a branch stands outside of it.
  const inside = isBranch ? line + 1 : line;
  return [
    { title: `$(play) ${vscode.l10n.t('Run')}`, command: RUN_SCENARIO, arguments: [uri, id] },
    ...(isPuzzle(document, line)
      ? [{ title: vscode.l10n.t('Play the Puzzle'), command: PLAY_PUZZLE, arguments: [uri, line] }]
      : []),
    { title: vscode.l10n.t('Step'), command: STEP_THROUGH, arguments: [uri, inside] },
    { title: vscode.l10n.t('Board'), command: OPEN_BOARD, arguments: [uri, inside] },
    { title: vscode.l10n.t('How It Goes'), command: HOW_IT_GOES, arguments: [uri, id] },
  ].map(command => new vscode.CodeLens(range, command));
};

const isPuzzle = (document: vscode.TextDocument, line: number): boolean =>
  line < document.lineCount && /^\s*puzzle\b/i.test(document.lineAt(line).text);

/** Never the verdict of another text than the one below it. */
async function verdictOf(
  server: Server,
  { document, version, scenario }: VerdictLens,
  token: vscode.CancellationToken,
): Promise<vscode.Command> {
  const outcome = await server
    .ready()
    .then(client => ask(client, RUN_TESTS, { uri: document.uri.toString(), ids: [scenario.id] }, token))
    .then(({ scenarios }) => scenarios.find(({ id }) => id === scenario.id))
    .catch(() => undefined);
  if (document.version !== version) return { title: vscode.l10n.t('checking…'), command: '' };
  if (outcome === undefined)
    return { title: vscode.l10n.t('not checked'), command: SHOW_LINE, arguments: [document.uri, scenario.line] };
  const title = verdictTitle(outcome);
  const [failure] = outcome.failures;
  if (failure !== undefined)
    return { title, command: SHOW_LINE, arguments: [document.uri, failure.range.start.line], tooltip: failure.message };
  if (outcome.badBranch !== undefined)
    return { title, command: SHOW_LINE, arguments: [document.uri, outcome.badBranch.line] };
  const place = { uri: document.uri, line: scenario.isBranch ? scenario.line + 1 : scenario.line, character: 0 };
  // The title is cut; here is the whole.
  const tooltip = [...outcome.answers, vscode.l10n.t('Copy Verdict')].join('\n');
  return { title, command: COPY_VERDICT, arguments: [place], tooltip };
}

/** "✓ 1.3, 1.4" or "✗ 1.4: Wall is alive. · ✓ 1.3". */
const verdictTitle = ({ verdicts, failures, badBranch, status, withoutText, answers }: TestOutcome) => {
  const under = (...wanted: readonly TestOutcome['verdicts'][number]['status'][]): string =>
    verdicts.flatMap(each => (wanted.includes(each.status) ? [each.edition] : [])).join(', ');
  const inBranch = badBranch === undefined ? '' : vscode.l10n.t('in the branch "{0}"', badBranch.name);
  const message = cut(failures[0]?.message ?? inBranch);
  const said = (sign: string, editions: string, why = ''): readonly string[] =>
    editions === '' ? [] : [`$(${sign}) ${editions}${why === '' ? '' : `: ${why}`}`];
  if (verdicts.length === 0) return `$(error) ${message === '' ? vscode.l10n.t('cannot be played') : message}`;
  const parts = [
    ...said('error', under('failed', 'invalid'), message),
    ...said('question', under('undecided'), vscode.l10n.t('not decided')),
    ...said('pass', under('passed')),
    ...said('circle-outline', under('untested'), vscode.l10n.t('nothing is expected or asked')),
    ...(answers.length === 0 ? [] : [`$(comment-discussion) ${cut(answers.join('; '))}`]),
    ...(withoutText.length === 0
      ? []
      : [`$(warning) ${vscode.l10n.t('without the text of {0}', cut(withoutText.join('; ')))}`]),
  ];
  const isUnread = status === 'invalid' && under('failed', 'invalid') === '';
  return [...(isUnread ? [`$(error) ${message}`] : []), ...parts].join(SEPARATOR);
};

/** Blanks alone do not part: a lens shows none before an icon. */
const SEPARATOR = ' · ';

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

const LONGEST = 70;
