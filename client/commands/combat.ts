/** "Combat…": a combat typed in one line, with all its outcomes listed while typing. Enter makes a scenario of it. */

import * as vscode from 'vscode';
import { thrownText } from '../../rules-db/thrownText.ts';
import { COMBAT, type CombatReply } from '../../server/protocol.ts';
import { tick } from '../firstMinutes/walkthrough.ts';
import type { ClientHost } from '../hosts/host.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { inPairs, narrowRows, SHORT_ROW } from './narrowRows.ts';
import type { OverWebView } from './overWebView.ts';
import { openUntitled } from './untitledFile.ts';

interface CombatParts {
  readonly host: ClientHost;
  readonly server: Server;
  readonly over: OverWebView;
}

export interface CombatCommand {
  run(text?: string): Promise<void>;
  /** Copies the answer that is shown, whole. */
  copy(): Promise<void>;
  /** The input that is open: what a user sees and does, for code that drives it without a keyboard. */
  current(): CombatSession | undefined;
}

export interface CombatSession {
  type(text: string): void;
  labels(): readonly string[];
  /** Chooses the item at an index, as Enter does. */
  accept(index: number): Promise<void>;
  close(): void;
}

interface Pick extends vscode.QuickPickItem {
  /** The scenario that Enter makes of it. */
  readonly scenario?: string;
  /** Enter shows the arithmetic, or hides it again. */
  readonly isFold?: true;
}

const EXAMPLE = '7 assault 2, 3 vs 3 tank, 5, 2 backline';
const OPEN = 'riftbench.combat.isOpen';
const COPY: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('copy'),
  tooltip: vscode.l10n.t('Copy the answer'),
};
const MAKE: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('new-file'),
  tooltip: vscode.l10n.t('Make a scenario with a branch for each outcome'),
};

export function createCombat({ host, server, over }: CombatParts): CombatCommand {
  let open: Opened | undefined;
  return {
    async run(text = '') {
      const opened = openPick({ host, server }, text);
      open = opened;
      await vscode.commands.executeCommand('setContext', OPEN, true);
      over.show(opened.pick, () => {
        opened.stop();
        if (open !== opened) return;
        open = undefined;
        void vscode.commands.executeCommand('setContext', OPEN, false);
      });
    },
    copy: async () => open?.copy(),
    current: () => open?.session,
  };
}

type Opened = ReturnType<typeof openPick>;

function openPick({ host, server }: Omit<CombatParts, 'over'>, text: string) {
  const pick = vscode.window.createQuickPick<Pick>();
  pick.title = vscode.l10n.t('Combat: attackers vs defenders');
  pick.placeholder = EXAMPLE;
  // The server has sorted them, and what is typed is no filter for them.
  Object.assign(pick, { sortByLabel: false });
  pick.buttons = [COPY, MAKE];
  let asked = new vscode.CancellationTokenSource();
  let answer: CombatReply | undefined;
  let isUnfolded = false;

  const settle = async (line: string): Promise<void> => {
    asked.cancel();
    asked = new vscode.CancellationTokenSource();
    const { token } = asked;
    const result = await server
      .ready()
      .then(client => ask(client, COMBAT, { text: line }, token))
      .catch((error: unknown): CombatReply => ({ problem: { message: thrownText(error), start: 0, end: 0 } }));
    if (token.isCancellationRequested) return;
    answer = result;
    if (!('problem' in result)) tick('combat');
    pick.items = itemsOf(result, line, isUnfolded);
  };
  const copy = async (): Promise<void> => {
    if (answer === undefined || 'problem' in answer) return;
    await vscode.env.clipboard.writeText(answer.text);
    vscode.window.setStatusBarMessage(vscode.l10n.t('Copied: the combat with all of its outcomes'), 3000);
  };
  const make = async (scenario: string | undefined): Promise<void> => {
    if (scenario === undefined) return;
    const name = pick.value.trim();
    pick.hide();
    await vscode.window.showTextDocument(await openUntitled(host, name, scenario));
  };
  const accept = async (item: Pick | undefined): Promise<void> => {
    if (item?.isFold === undefined) return make(item?.scenario ?? whole());
    isUnfolded = !isUnfolded;
    if (answer === undefined) return;
    pick.items = itemsOf(answer, pick.value, isUnfolded);
    pick.activeItems = pick.items.filter(each => each.isFold);
  };
  const whole = (): string | undefined => (answer === undefined || 'problem' in answer ? undefined : answer.scenario);

  pick.onDidChangeValue(line => void settle(line));
  pick.onDidAccept(() => void accept(pick.activeItems[0]));
  pick.onDidTriggerButton(button => void (button === COPY ? copy() : make(whole())));
  const stop = (): void => {
    asked.cancel();
    pick.dispose();
  };
  pick.value = text;
  void settle(text);
  const session: CombatSession = {
    type(line) {
      pick.value = line;
      void settle(line);
    },
    labels: () => pick.items.map(({ label }) => label),
    accept: index => accept(pick.items[index]),
    close: () => pick.hide(),
  };
  return { pick, session, copy, stop };
}

function itemsOf(result: CombatReply, line: string, isUnfolded: boolean): readonly Pick[] {
  if ('problem' in result) {
    const { message, start, end } = result.problem;
    const word = line.slice(start, end).trim();
    const at = word === '' ? [] : narrowRows(vscode.l10n.t('at “{0}”', word));
    return items('$(info) ', [...narrowRows(message), ...at]);
  }
  const { title, outcomes, caveats, scenario } = result;
  return [
    // With one outcome, the title would only say so.
    ...(outcomes.length === 1
      ? []
      : items('$(list-tree) ', [...narrowRows(title), vscode.l10n.t('Enter makes a scenario of it')], scenario)),
    ...outcomes.flatMap(({ deaths, after, scenario: own }) =>
      items('$(debug-step-over) ', narrowRows(`${deaths}; ${after}`, SHORT_ROW), own),
    ),
    ...caveats.flatMap(each => items('$(warning) ', narrowRows(each))),
    ...arithmeticItems(result, isUnfolded),
  ];
}

/** How it comes to that: folded until somebody wants to see it. */
function arithmeticItems({ arithmetic, rules }: CombatAnswered, isUnfolded: boolean): readonly Pick[] {
  if (arithmetic.length === 0) return [];
  return [
    {
      label: isUnfolded
        ? vscode.l10n.t('$(chevron-down) The arithmetic')
        : vscode.l10n.t('$(chevron-right) The arithmetic'),
      alwaysShow: true,
      isFold: true,
    },
    ...(isUnfolded ? arithmetic.flatMap(each => narrowRows(each)).map(label => ({ alwaysShow: true, label })) : []),
    { label: vscode.l10n.t('Rules {0}', rules.join(', ')), kind: vscode.QuickPickItemKind.Separator },
  ];
}

type CombatAnswered = Exclude<CombatReply, { readonly problem: unknown }>;

/** One entry, with its icon in front of the first row; whichever of its rows is chosen, the scenario is made. */
const items = (icon: string, rows: readonly string[], scenario?: string): readonly Pick[] =>
  inPairs(rows).map(({ label, ...detail }, at) => ({
    alwaysShow: true,
    label: at === 0 ? `${icon}${label}` : label,
    ...detail,
    ...(scenario === undefined ? {} : { scenario }),
  }));
