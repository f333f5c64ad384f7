/** The sample files that come with the extension: one of them in a new file, or all of them in a folder of one's own. */
import * as vscode from 'vscode';
import { freePlace } from '../commands/freePlace.ts';
import { openUntitled } from '../commands/untitledFile.ts';
import type { ClientHost } from '../hosts/host.ts';
import { showInformation, showWarning } from '../notices.ts';
import { tick } from './walkthrough.ts';

/** In the order in which the walkthrough opens them. */
const SAMPLES = [
  '1-tank-first.rift',
  '2-put-it-right.rift',
  '3-two-editions.rift',
  '4-a-combo.rift',
  '5-an-article.md',
] as const;

interface SamplePlaces {
  readonly context: vscode.ExtensionContext;
  readonly host: ClientHost;
}

type Sample = (typeof SAMPLES)[number];

/** A copy to try things on: nothing is written until it is saved. Without the name of a scenario among them, the first. */
export async function openSample({ context, host }: SamplePlaces, name: unknown): Promise<vscode.TextDocument> {
  const sample = SAMPLES.find(each => each === name && each.endsWith('.rift')) ?? SAMPLES[0];
  const original = await vscode.workspace.openTextDocument(sampleUri(context, sample));
  const document = await openUntitled(host, sample.replace(/\.rift$/, ''), original.getText());
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  tick('sample');
  void goToMistake(editor);
  return document;
}

/** Once it is found, unless the user has gone elsewhere by then: where the cursor is, its help is. */
async function goToMistake(editor: vscode.TextEditor): Promise<void> {
  const begins = editor.selection;
  const [first] = await firstErrors(editor.document.uri);
  if (first === undefined || !editor.selection.isEqual(begins)) return;
  editor.selection = new vscode.Selection(first.range.start, first.range.start);
  editor.revealRange(first.range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

const firstErrors = (uri: vscode.Uri): Promise<readonly vscode.Diagnostic[]> =>
  new Promise(done => {
    const look = (): void => {
      const errors = vscode.languages
        .getDiagnostics(uri)
        .filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error);
      if (errors.length > 0) finish(errors);
    };
    const finish = (errors: readonly vscode.Diagnostic[]): void => {
      watching.dispose();
      clearTimeout(patience);
      done(errors);
    };
    const watching = vscode.languages.onDidChangeDiagnostics(look);
    const patience = setTimeout(() => finish([]), FIRST_CHECK);
    look();
  });

/** In milliseconds: by then a sample without a mistake has been checked. */
const FIRST_CHECK = 15_000;

/**
 * Writes every sample into a new folder and opens the first of them. `parent` is asked for when it is not given; an
 * existing folder is never written to. Gives the new folder, or undefined when the question was cancelled.
 */
export async function createSampleFolder(
  { context, host }: SamplePlaces,
  parent: vscode.Uri | undefined,
): Promise<vscode.Uri | undefined> {
  const place = parent ?? (await askParent(host));
  if (place === undefined) return undefined;
  const folder = await freePlace(place, 'riftbench-samples');
  await vscode.workspace.fs.createDirectory(folder);
  for (const sample of SAMPLES) {
    await vscode.workspace.fs.copy(sampleUri(context, sample), vscode.Uri.joinPath(folder, sample));
  }
  await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, SAMPLES[0]), { preview: false });
  tick('sample');
  void offerToOpen(folder);
  return folder;
}

const sampleUri = (context: vscode.ExtensionContext, sample: Sample): vscode.Uri =>
  vscode.Uri.joinPath(context.extensionUri, 'client/samples', sample);

async function askParent({ home }: ClientHost): Promise<vscode.Uri | undefined> {
  const [open] = vscode.workspace.workspaceFolders ?? [];
  const suggested = open?.uri ?? home;
  const [chosen] =
    (await vscode.window.showOpenDialog({
      title: vscode.l10n.t('Where to Create the Sample Folder'),
      openLabel: vscode.l10n.t('Create Samples Here'),
      ...(suggested === undefined ? {} : { defaultUri: suggested }),
      canSelectFiles: false,
      canSelectFolders: true,
    })) ?? [];
  return chosen;
}

/** In a new window where something is open already, so that nothing of it is closed. */
async function offerToOpen(folder: vscode.Uri): Promise<void> {
  const chosen = await showInformation(
    vscode.l10n.t('The samples are in {0}.', folder.fsPath),
    vscode.l10n.t('Open Folder'),
  );
  if (chosen === undefined) return;
  const forceNewWindow = (vscode.workspace.workspaceFolders ?? []).length > 0;
  await vscode.commands
    .executeCommand('vscode.openFolder', folder, { forceNewWindow })
    .then(undefined, () => showWarning(vscode.l10n.t('{0} could not be opened.', folder.fsPath)));
}
