/** "Check All Scenarios": every `.rift` file of the workspace, and every Markdown file that holds a scenario. */
import * as vscode from 'vscode';
import { CHECK, type CheckResult } from '../../server/protocol.ts';
import type { ClientHost } from '../hosts/host.ts';
import { showInformation, showWarning } from '../notices.ts';
import { showProgress, type VisibleProgress, withServerProgress } from '../progress.ts';
import { ask } from '../requests.ts';
import { hasFence, mayCite, type Server } from '../server.ts';
import { filesThat } from '../workspaceFiles.ts';
import type { UnopenedProblems } from './unopenedProblems.ts';

export interface CheckSummary {
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  /** Those that expect and ask nothing. */
  readonly untested: number;
  readonly errors: number;
  /** Files that could not be read, each with the reason: "a.rift: permission to read it is denied." */
  readonly unreadable: readonly string[];
}

interface Checking {
  readonly host: ClientHost;
  readonly server: Server;
  readonly problems: UnopenedProblems;
}

/** Answers undefined where the user stopped it, or where there is nothing to check. */
export async function checkAll(parts: Checking): Promise<CheckSummary | undefined> {
  const { server, problems } = parts;
  const result = await showProgress(vscode.l10n.t('Checking all scenarios'), (progress, token) =>
    check(parts, progress, token),
  );
  if (result === undefined) return undefined;
  await problems.show(await server.ready(), filesWithProblems(result));
  const summary = summarise(result);
  void tell(summary);
  return summary;
}

async function check(
  { host, server }: Checking,
  progress: VisibleProgress,
  token: vscode.CancellationToken,
): Promise<CheckResult | undefined> {
  progress.report({ message: vscode.l10n.t('looking for files …') });
  const files = await filesThat(text => hasFence(text) || mayCite(text), host, token);
  if (token.isCancellationRequested) return undefined;
  if (files.length === 0) {
    void showInformation(vscode.l10n.t('There is no .rift file here, and no Markdown file with a rift block.'));
    return undefined;
  }
  const client = await server.ready();
  const uris = files.map(uri => uri.toString());
  return withServerProgress(client, progress, token, workDoneToken =>
    ask(client, CHECK, { uris, workDoneToken }, token),
  );
}

function filesWithProblems({ files }: CheckResult): readonly vscode.Uri[] {
  return files.filter(({ failed, errors }) => failed + errors > 0).map(({ uri }) => vscode.Uri.parse(uri));
}

function summarise({ files }: CheckResult): CheckSummary {
  const sum = (count: (file: CheckResult['files'][number]) => number) =>
    files.reduce((all, file) => all + count(file), 0);
  return {
    files: files.length,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    untested: sum(({ untested }) => untested),
    errors: sum(({ errors }) => errors),
    unreadable: files.flatMap(({ uri, unreadable }) =>
      unreadable === undefined ? [] : `${vscode.workspace.asRelativePath(vscode.Uri.parse(uri))}: ${unreadable}`,
    ),
  };
}

async function tell({ files, passed, failed, untested, errors, unreadable }: CheckSummary): Promise<void> {
  const isGood = failed === 0 && errors === 0 && unreadable.length === 0;
  if (isGood && untested === 0) {
    void showInformation(vscode.l10n.t('{0} in {1}: all pass.', scenariosText(passed), filesText(files)));
    return;
  }
  const parts = [
    vscode.l10n.t('{0} passed', passed),
    ...(isGood ? [] : [vscode.l10n.t('{0} did not', failed)]),
    ...(untested > 0 ? [vscode.l10n.t('{0} untested', untested)] : []),
    ...(errors > 0 ? [errors === 1 ? vscode.l10n.t('1 error') : vscode.l10n.t('{0} errors', errors)] : []),
    ...(unreadable.length > 0 ? [vscode.l10n.t('{0} could not be read', filesText(unreadable.length))] : []),
  ];
  const all = scenariosText(passed + failed + untested);
  const said = vscode.l10n.t('{0} in {1}: {2}.', all, filesText(files), parts.join(', '));
  if (isGood) return void showInformation(said);
  // A single one is named; a folder full of them needs no list.
  const [why] = unreadable;
  const chosen = await showWarning([said, ...(why === undefined ? [] : [why])].join(' '), SHOW_PROBLEMS);
  if (chosen === SHOW_PROBLEMS) await vscode.commands.executeCommand('workbench.actions.view.problems');
}

const SHOW_PROBLEMS = vscode.l10n.t('Show Problems');

const scenariosText = (count: number): string =>
  count === 1 ? vscode.l10n.t('1 scenario') : vscode.l10n.t('{0} scenarios', count);

const filesText = (count: number): string =>
  count === 1 ? vscode.l10n.t('1 file') : vscode.l10n.t('{0} files', count);
