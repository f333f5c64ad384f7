/** How what is found stands in the look-up's list. */
import * as vscode from 'vscode';
import type { LookUpItem } from '../../server/protocol.ts';

export interface Pick extends vscode.QuickPickItem {
  readonly found?: LookUpItem;
  /** An earlier search, to be made again. */
  readonly words?: string;
}

export const COPY: vscode.QuickInputButton = { iconPath: new vscode.ThemeIcon('copy'), tooltip: 'Copy Citation' };
export const SIDE: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('split-horizontal'),
  tooltip: 'Open to the Side',
};

const KINDS: Readonly<Record<LookUpItem['kind'], { readonly icon: string; readonly word: string }>> = {
  rule: { icon: 'book', word: 'rule' },
  faq: { icon: 'question', word: 'FAQ' },
  ruling: { icon: 'law', word: 'ruling' },
  card: { icon: 'note', word: 'card' },
  keyword: { icon: 'tag', word: 'keyword' },
};

/** A rule goes by its number, everything else by its title. */
export function resultPick(found: LookUpItem): Pick {
  const { icon, word } = KINDS[found.kind];
  const byNumber = found.kind === 'rule';
  return {
    label: byNumber ? found.id : found.title,
    description: byNumber ? found.title : `${word} · ${found.edition}`,
    detail: found.excerpt.replace(/\s+/g, ' ').trim(),
    iconPath: new vscode.ThemeIcon(icon),
    buttons: [COPY, SIDE],
    // Every one of them answers the words, also where it does not contain them letter by letter.
    alwaysShow: true,
    found,
  };
}

export function recentPicks(recent: readonly string[]): readonly Pick[] {
  if (recent.length === 0) return [];
  const title: Pick = { label: 'Looked up before', kind: vscode.QuickPickItemKind.Separator };
  const icon = new vscode.ThemeIcon('history');
  return [title, ...recent.map(words => ({ label: words, words, iconPath: icon, alwaysShow: true }))];
}

export function showNothing(label: string, detail: string): Pick {
  return { label, detail, iconPath: new vscode.ThemeIcon('info'), alwaysShow: true };
}
