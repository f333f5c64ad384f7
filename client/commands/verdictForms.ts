/** The forms in which a verdict is passed on, and the one that was chosen last. */
import * as vscode from 'vscode';
import { VERDICT_FORMS, type VerdictForm } from '../../server/protocol.ts';

/** `picture`: the board, with its link. `path`: the way there as a moving picture, in a file, as no clipboard holds one. */
export type CopyForm = VerdictForm | 'picture' | 'path';

export const COPY_FORMS: readonly CopyForm[] = [...VERDICT_FORMS, 'picture', 'path'];

export const isText = (form: CopyForm): form is VerdictForm => form !== 'picture' && form !== 'path';

export const formNamed = (value: unknown): CopyForm | undefined => COPY_FORMS.find(form => form === value);

/** As the list shows it. */
export const labelOf = (form: CopyForm): string => {
  switch (form) {
    case 'lines':
      return vscode.l10n.t('$(list-unordered) All Answers');
    case 'short':
      return vscode.l10n.t('$(comment) Short Answer');
    case 'link':
      return vscode.l10n.t('$(link) Short Answer with Its Link');
    case 'markdown':
      return vscode.l10n.t('$(markdown) Ruling in Markdown');
    case 'picture':
      return vscode.l10n.t('$(file-media) Picture with Its Link');
    case 'path':
      return vscode.l10n.t('$(play-circle) Moving Picture…');
  }
};

/** What to say once it is on the clipboard. */
export const copiedText = (form: VerdictForm): string => {
  switch (form) {
    case 'lines':
      return vscode.l10n.t('Verdict copied');
    case 'short':
      return vscode.l10n.t('Short answer copied');
    case 'link':
      return vscode.l10n.t('Short answer copied with its link');
    case 'markdown':
      return vscode.l10n.t('Ruling copied');
  }
};

const KEY = 'riftbench.verdictForm';

type Memory = Pick<vscode.ExtensionContext, 'globalState'>;

/** The form that was chosen last, in any window; all answers at first. */
export const formInUse = ({ globalState }: Memory): CopyForm => formNamed(globalState.get(KEY)) ?? 'lines';

export const keepForm = ({ globalState }: Memory, form: CopyForm): Thenable<void> => globalState.update(KEY, form);
