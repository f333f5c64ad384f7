/**
 * "Copy Verdict": copies the verdict on the scenario at the cursor in the form that was chosen last, or shows it large enough
 * to be read across the table. "Copy Verdict As…" chooses the form.
 */

import * as vscode from 'vscode';
import type { VerdictForm } from '../../server/protocol.ts';
import { tick } from '../firstMinutes/walkthrough.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation, showWarning } from '../notices.ts';
import { askVerdict, type DocumentLine } from '../requests.ts';
import { hasFence, LANGUAGE } from '../server.ts';
import { isTestItem, placeOfTest } from '../testing/places.ts';
import { copyText } from './clipboard.ts';
import { linkAddressIn } from './copyLink.ts';
import type { Large } from './showLarge.ts';
import {
  COPY_FORMS,
  type CopyForm,
  copiedText,
  formInUse,
  formNamed,
  isText,
  keepForm,
  labelOf,
} from './verdictForms.ts';

export const COPY_VERDICT = 'riftbench.copyVerdict';
export const COPY_VERDICT_AS = 'riftbench.copyVerdictAs';
export const SHOW_VERDICT = 'riftbench.showVerdict';

/** What the board makes of a place, and shows meanwhile. */
export interface Pictures {
  /** Copies the picture, with its link. Whether there was one. */
  copyPicture(place: DocumentLine): Promise<boolean>;
  /** Saves the way there as a moving picture, where the user says. Whether it was saved. */
  savePath(place: DocumentLine): Promise<boolean>;
}

type Parts = ScenarioAccess & {
  readonly context: Pick<vscode.ExtensionContext, 'globalState'>;
  readonly large: Large;
  readonly board: Pictures;
};

/**
 * Answers the text that was copied. `given` is what a code action or a menu hands over; else the cursor decides.
 * `form`: without one, the one that was chosen last.
 */
export async function copyVerdict(parts: Parts, given?: unknown, form?: unknown): Promise<string | undefined> {
  const place = await placeOf(parts, given);
  return place === undefined ? tellNone() : copyAs(parts, place, formNamed(form) ?? formInUse(parts.context));
}

async function copyAs(parts: Parts, place: DocumentLine, as: CopyForm): Promise<string | undefined> {
  if (isText(as)) return copyAsText(parts, place, as);
  if (await (as === 'picture' ? parts.board.copyPicture(place) : parts.board.savePath(place))) tick('verdict');
  return undefined;
}

/** As `copyVerdict`, in a form that is chosen, and used from then on. */
export async function copyVerdictAs(parts: Parts, given?: unknown, form?: unknown): Promise<string | undefined> {
  const place = await placeOf(parts, given);
  if (place === undefined || (await verdictIn(parts, place, 'short')) === null) return tellNone();
  const chosen = formNamed(form) ?? (await chooseForm(parts, place));
  if (chosen === undefined) return undefined;
  await keepForm(parts.context, chosen);
  return copyAs(parts, place, chosen);
}

/** The verdict at the cursor for somebody to read who does not sit at the screen. */
export async function showVerdict(parts: Parts, given?: unknown): Promise<string | undefined> {
  const place = await placeOf(parts, given);
  const verdict = place && (await verdictIn(parts, place, 'lines'));
  if (!verdict) return tellNone();
  parts.large.show(verdict.text);
  tick('verdict');
  return verdict.text;
}

async function copyAsText(parts: Parts, place: DocumentLine, form: VerdictForm): Promise<string | undefined> {
  const verdict = await verdictIn(parts, place, form);
  if (verdict === null) return tellNone();
  const copied = copiedText(form);
  await copyText(verdict.text, copied);
  tick('verdict');
  if (verdict.warning !== undefined) void showWarning(`${copied}. ${verdict.warning}`);
  // What is long is not told again.
  else
    void tell(parts, place, form === 'markdown' ? `${copied}.` : `${copied}. ${verdict.text.replaceAll('\n', ' · ')}`);
  return verdict.text;
}

const verdictIn = async ({ server }: Parts, place: DocumentLine, form: VerdictForm) =>
  askVerdict(await server.ready(), place, { form, ...linkAddressIn(place.uri) });

interface FormItem extends vscode.QuickPickItem {
  readonly form: CopyForm;
}

/** Each with the beginning of what it comes to. The one in use is the first, so that Enter takes it again. */
async function chooseForm(parts: Parts, place: DocumentLine): Promise<CopyForm | undefined> {
  const inUse = formInUse(parts.context);
  const itemOf = async (form: CopyForm): Promise<FormItem> => {
    const verdict = isText(form) ? await verdictIn(parts, place, form) : null;
    return {
      form,
      label: labelOf(form),
      ...(form === inUse ? { description: vscode.l10n.t('in use') } : {}),
      detail: verdict === null ? detailOf(form) : beginning(verdict.text),
    };
  };
  const forms = [inUse, ...COPY_FORMS.filter(form => form !== inUse)];
  const chosen = await vscode.window.showQuickPick(Promise.all(forms.map(itemOf)), {
    title: vscode.l10n.t('Copy Verdict As'),
    placeHolder: vscode.l10n.t('“Copy Verdict” uses this form from now on'),
  });
  return chosen?.form;
}

const detailOf = (form: CopyForm): string =>
  form === 'picture'
    ? vscode.l10n.t('The board, with its scenario’s link as a code to be scanned')
    : vscode.l10n.t('Every step up to here, as GIF or SVG in a file');

const beginning = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_SHOWN ? line : `${line.slice(0, LONGEST_SHOWN - 1)}…`;
};

/** In characters: more is cut by the list. */
const LONGEST_SHOWN = 140;

/** VS Code shows a notification in full only if it has a button, and ignores its line breaks. */
async function tell(parts: Parts, place: DocumentLine, text: string): Promise<void> {
  const [large, as] = [vscode.l10n.t('Show Large'), vscode.l10n.t('Copy As…')];
  const chosen = await showInformation(text, large, as);
  if (chosen === large) await showVerdict(parts, place);
  if (chosen === as) await copyVerdictAs(parts, place);
}

function tellNone(): undefined {
  void showInformation(
    vscode.l10n.t('There is no scenario here: open one, put the cursor into it, then ask for its verdict.'),
  );
}

/** Beside the quick fixes of a diagnostic: the verdict to copy. */
export function registerVerdictAction(context: vscode.ExtensionContext): void {
  const kind = vscode.CodeActionKind.QuickFix.append('riftbench.verdict');
  const provider: vscode.CodeActionProvider = {
    provideCodeActions(document, range, { diagnostics }) {
      const ours = diagnostics.filter(({ source }) => source?.toLowerCase() === 'riftbench');
      if (ours.length === 0 || (document.languageId !== LANGUAGE && !hasFence(document.getText()))) return [];
      const place: DocumentLine = { uri: document.uri, line: range.start.line, character: range.start.character };
      const action = new vscode.CodeAction(vscode.l10n.t('Copy Verdict'), kind);
      action.command = { command: COPY_VERDICT, title: vscode.l10n.t('Copy Verdict'), arguments: [place] };
      return [action];
    },
  };
  context.subscriptions.push(
    vscode.languages.registerCodeActionsProvider([{ language: LANGUAGE }, { language: 'markdown' }], provider, {
      providedCodeActionKinds: [kind],
    }),
  );
}

/** Where the answer is asked for: a place, or what the Test Explorer lists; else where the cursor is, or was last. Of a file that can be read. */
async function placeOf({ last }: Pick<Parts, 'last'>, given: unknown): Promise<DocumentLine | undefined> {
  const place = placeGiven(given) ?? last.place();
  if (place === undefined) return undefined;
  // The server knows what is open.
  const document = await vscode.workspace.openTextDocument(place.uri).then(undefined, () => undefined);
  return document && place;
}

const placeGiven = (given: unknown): DocumentLine | undefined => {
  if (typeof given !== 'object' || given === null || !('uri' in given) || !(given.uri instanceof vscode.Uri))
    return undefined;
  if (isTestItem(given)) return placeOfTest(given);
  const line = 'line' in given && typeof given.line === 'number' ? given.line : 0;
  const character = 'character' in given && typeof given.character === 'number' ? given.character : 0;
  return { uri: given.uri, line, character };
};
