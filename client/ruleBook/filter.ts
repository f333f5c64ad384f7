/** The input box that filters the tree of the rule book. */
import * as vscode from 'vscode';

const SETTLE = 150;

/** Calls `onChange` whenever typing pauses, and at once on Enter; Escape restores the earlier filter. */
export function openFilter(before: string, onChange: (words: string) => void): void {
  const clear: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('clear-all'),
    tooltip: vscode.l10n.t('Clear Filter'),
  };
  const input = vscode.window.createInputBox();
  input.title = vscode.l10n.t('Filter the rule book');
  input.placeholder = vscode.l10n.t('Words or a number: lethal tank, 465.2, stun');
  input.value = before;
  input.buttons = [clear];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  input.onDidChangeValue(value => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(value), SETTLE);
  });
  input.onDidTriggerButton(() => {
    clearTimeout(timer);
    input.value = '';
    onChange('');
  });
  input.onDidAccept(() => {
    isKept = true;
    clearTimeout(timer);
    onChange(input.value);
    input.hide();
  });
  input.onDidHide(() => {
    clearTimeout(timer);
    if (!isKept && input.value !== '') onChange(before);
    input.dispose();
  });
  input.show();
}
