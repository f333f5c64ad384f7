/**
 * Lists that open while a web view has the focus: run from the list of commands, that list gives the web view its focus back a
 * moment after it has closed, and a list that has opened by then closes, as one that has lost the focus does.
 */
import * as vscode from 'vscode';

export interface OverWebView {
  /**
   * As `pick.show()`; over a web view, once that has its focus back, and it stays if that comes late. `close` is called when the
   * user has closed the list.
   */
  show(pick: vscode.QuickPick<vscode.QuickPickItem>, close: () => void): void;
  /** A web view has just got the focus: a list that has just opened takes it back. */
  focusTaken(): void;
}

/** In milliseconds: by then VS Code has given the focus back, unless it is busy. */
const RETURNING = 150;
/** In milliseconds: what takes the focus later is the user. */
const LATEST = 1500;

export function createOverWebView(): OverWebView {
  let fresh: vscode.QuickPick<vscode.QuickPickItem> | undefined;
  let isReopening = false;
  return {
    show(pick, close) {
      pick.onDidHide(() => {
        const isComingBack = fresh === pick && isReopening;
        isReopening = false;
        if (isComingBack) return;
        if (fresh === pick) fresh = undefined;
        close();
      });
      if (!isWebViewInFront()) return pick.show();
      pick.ignoreFocusOut = true;
      setTimeout(() => {
        fresh = pick;
        pick.show();
      }, RETURNING);
      setTimeout(() => {
        if (fresh === pick) fresh = undefined;
        pick.ignoreFocusOut = false;
      }, LATEST);
    },
    focusTaken() {
      if (fresh === undefined || isReopening) return;
      isReopening = true;
      fresh.hide();
      fresh.show();
    },
  };
}

const isWebViewInFront = (): boolean => {
  const { input } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
  return input instanceof vscode.TabInputWebview || input instanceof vscode.TabInputCustom;
};
