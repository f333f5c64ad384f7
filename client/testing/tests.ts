/** The scenarios of the workspace in VS Code's Test Explorer: found by the server without running them, and run by it. */
import * as vscode from 'vscode';
import type { TestFile, TestScenario } from '../../server/protocol.ts';
import { askTests } from '../requests.ts';
import { isServed, type Server } from '../server.ts';
import { findScenarioFiles } from './files.ts';
import { isSameList, keptWhileBroken } from './lists.ts';
import { type Coverage, registerProfiles, type Told } from './profiles.ts';

export interface Testing {
  /** What is listed, by file and then by id. */
  readonly controller: vscode.TestController;
  /** Looks for all scenarios; done once they are listed. */
  refresh(): Promise<void>;
  /** Of the last run for it. */
  readonly coverage: Coverage;
  /** The labels of the profiles. */
  profiles(): readonly string[];
  /** What running files as written would tell of each scenario, without a run in the explorer. */
  run(uris: readonly vscode.Uri[]): Promise<readonly Told[]>;
}

export function registerTesting(context: vscode.ExtensionContext, server: Server, onProved: () => void): Testing {
  const controller = vscode.tests.createTestController('riftbench', 'Riftbench');
  const listed = new Map<string, TestFile>();
  let looked: Promise<void> | undefined;
  let isWanted = false;

  const show = (found: TestFile): void => {
    const before = listed.get(found.uri);
    const file = keptWhileBroken(before, found);
    if (before !== undefined && isSameList(before, file)) return;
    if (file.scenarios.length === 0) return forget(found.uri);
    listed.set(file.uri, file);
    const uri = vscode.Uri.parse(file.uri);
    const item =
      controller.items.get(file.uri) ?? controller.createTestItem(file.uri, vscode.workspace.asRelativePath(uri), uri);
    const fill = (parent: vscode.TestItem, scenarios: readonly TestScenario[]): void => {
      const children = scenarios.map(({ id, name, line, endLine, branches }) => {
        const known = parent.children.get(`${file.uri} ${id}`);
        const test = known ?? controller.createTestItem(`${file.uri} ${id}`, name === '' ? NAMELESS : name, uri);
        test.range = new vscode.Range(line, 0, endLine, 0);
        test.sortText = `${line}`.padStart(7, '0');
        fill(test, branches);
        return test;
      });
      parent.children.replace(children);
    };
    fill(item, file.scenarios);
    if (controller.items.get(file.uri) === undefined) controller.items.add(item);
  };
  const forget = (uri: string): void => {
    listed.delete(uri);
    controller.items.delete(uri);
  };

  /** A file that is gone is no longer listed; one that cannot be read for a moment stays as it was. */
  const list = async (uris: readonly vscode.Uri[], token?: vscode.CancellationToken): Promise<void> => {
    const client = await server.ready();
    for (let at = 0; at < uris.length && token?.isCancellationRequested !== true; at += AT_ONCE) {
      const batch = uris.slice(at, at + AT_ONCE).map(uri => uri.toString());
      const { files } = await askTests(client, { uris: batch }, token);
      for (const file of files) if (file.unreadable === undefined) show(file);
    }
  };

  const lookForAll = async (): Promise<void> => {
    const open = vscode.workspace.textDocuments.filter(isServed).map(({ uri }) => uri);
    await list(open);
    const found = await findScenarioFiles();
    const isOpen = new Set(open.map(uri => uri.toString()));
    const there = new Set([...isOpen, ...found.map(uri => uri.toString())]);
    for (const uri of listed.keys()) if (!there.has(uri)) forget(uri);
    await list(found.filter(uri => !isOpen.has(uri.toString())));
  };
  const refresh = (): Promise<void> => {
    looked = (looked ?? Promise.resolve()).catch(() => undefined).then(lookForAll);
    return looked;
  };

  const waiting = new Map<string, NodeJS.Timeout>();
  const listSoon = (uri: vscode.Uri): void => {
    if (!isWanted) return;
    const key = uri.toString();
    clearTimeout(waiting.get(key));
    const timer = setTimeout(() => {
      waiting.delete(key);
      list([uri]).catch(() => undefined);
    }, PAUSE);
    waiting.set(key, timer);
  };

  const noteOnDisk = (uri: vscode.Uri): void => {
    if (!/\/(node_modules|\.git)\//.test(uri.path)) listSoon(uri);
  };

  controller.resolveHandler = async item => {
    isWanted = true;
    if (item === undefined) await refresh();
  };
  controller.refreshHandler = () => refresh();
  const profiles = registerProfiles({ controller, server, onProved, refresh: () => looked ?? refresh() });
  /** Whoever has a scenario open sees its tests beside it. */
  const noteOpen = (document: vscode.TextDocument): void => {
    if (!isServed(document)) return;
    isWanted = true;
    listSoon(document.uri);
  };
  for (const document of vscode.workspace.textDocuments) noteOpen(document);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.{rift,md,markdown}');
  context.subscriptions.push(
    controller,
    watcher,
    profiles,
    watcher.onDidCreate(noteOnDisk),
    watcher.onDidChange(noteOnDisk),
    watcher.onDidDelete(uri => forget(uri.toString())),
    vscode.workspace.onDidOpenTextDocument(noteOpen),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isServed(document)) listSoon(document.uri);
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      if (document.isUntitled) forget(document.uri.toString());
    }),
    new vscode.Disposable(() => {
      for (const timer of waiting.values()) clearTimeout(timer);
    }),
  );
  return { controller, refresh, coverage: profiles.coverage, profiles: profiles.labels, run: profiles.run };
}

const NAMELESS = vscode.l10n.t('(without a name)');
/** Files in a request: the server answers others in between. */
const AT_ONCE = 100;
/** In milliseconds, behind the last key. */
const PAUSE = 300;
