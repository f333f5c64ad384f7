/**
 * The tests that a run is asked for, file by file, with those of visible files first: scenarios with all their
 * branches.
 */
import * as vscode from 'vscode';

export interface Chosen {
  readonly uri: vscode.Uri;
  readonly items: readonly vscode.TestItem[];
  /** Of the items, in their order, as the server calls them. */
  readonly ids: readonly string[];
}

export const chosenTests = (
  controller: vscode.TestController,
  { include, exclude = [] }: vscode.TestRunRequest,
): readonly Chosen[] => {
  const chosen = new Map<string, vscode.TestItem[]>();
  const add = (item: vscode.TestItem): void => {
    if (exclude.includes(item)) return;
    item.children.forEach(add);
    // A file is no scenario itself.
    if (item.parent === undefined) return;
    const key = item.uri?.toString() ?? '';
    const before = chosen.get(key) ?? [];
    if (!before.includes(item)) chosen.set(key, [...before, item]);
  };
  if (include === undefined) controller.items.forEach(add);
  else include.forEach(add);
  const open = new Set(vscode.window.visibleTextEditors.map(({ document }) => document.uri.toString()));
  return [...chosen]
    .sort(([a], [b]) => Number(open.has(b)) - Number(open.has(a)))
    .map(([key, items]) => ({
      uri: vscode.Uri.parse(key),
      items,
      ids: items.map(({ id }) => id.slice(key.length + 1)),
    }));
};
