/**
 * The workspace's scenarios in VS Code's Test Explorer: the server finds them without running them, and runs them on
 * request.
 */
import * as vscode from 'vscode';
import { TESTS, type TestFile, type TestScenario } from '../../server/protocol.ts';
import type { ClientHost } from '../hosts/host.ts';
import { ask } from '../requests.ts';
import { hasFence, isServed, type Server } from '../server.ts';
import { filesThat } from '../workspaceFiles.ts';
import { isSameList, keptWhileBroken } from './lists.ts';
import { type Coverage, type RunOutcome, registerProfiles } from './profiles.ts';

export interface Testing {
  /** What is listed, by file and then by id. */
  readonly controller: vscode.TestController;
  /** Looks for all scenarios; done once they are listed. */
  refresh(): Promise<void>;
  /** Of the last run for it. */
  readonly coverage: Coverage;
  /** The labels of the profiles. */
  profiles(): readonly string[];
  /** What running files as written would report for each scenario, without a run in the explorer. */
  run(uris: readonly vscode.Uri[]): Promise<readonly RunOutcome[]>;
  /** Runs one in the explorer, as written: by its document and its name there. Does nothing for what names none. */
  runOne(uri: unknown, id: unknown): Promise<void>;
  /** Runs in the explorer, as written, whatever changes of an item, until it is cancelled. */
  runContinuously(item: vscode.TestItem, token: vscode.CancellationToken): Promise<void>;
}

interface TestingParts {
  readonly host: ClientHost;
  readonly server: Server;
}

export function registerTesting(
  context: vscode.ExtensionContext,
  { host, server }: TestingParts,
  onProved: () => void,
): Testing {
  const controller = vscode.tests.createTestController('riftbench', 'Riftbench');
  const list = keepList(controller);
  const finding = findTests({ host, server }, list);
  controller.resolveHandler = async item => {
    finding.want();
    if (item === undefined) await finding.refresh();
  };
  controller.refreshHandler = finding.refresh;
  const profiles = registerProfiles({ controller, server, onProved, refresh: finding.found });
  context.subscriptions.push(controller, profiles, followFiles(list, finding), new vscode.Disposable(finding.dispose));
  return {
    controller,
    refresh: finding.refresh,
    coverage: profiles.coverage,
    profiles: profiles.labels,
    run: profiles.run,
    runContinuously: profiles.runContinuously,
    async runOne(uri, id) {
      if (!(uri instanceof vscode.Uri) || typeof id !== 'string') return;
      await finding.look([uri]);
      const item = list.item(uri.toString(), id);
      if (item !== undefined) await profiles.runAsWritten(item);
    },
  };
}

interface List {
  readonly uris: () => Iterable<string>;
  readonly show: (found: TestFile) => void;
  readonly forget: (uri: string) => void;
  /** A scenario or branch by its name in the file. */
  readonly item: (uri: string, id: string) => vscode.TestItem | undefined;
}

/** What the explorer lists: the last good list of each file. */
function keepList(controller: vscode.TestController): List {
  const listed = new Map<string, TestFile>();
  const fill = (parent: vscode.TestItem, uri: vscode.Uri, file: string, scenarios: readonly TestScenario[]): void => {
    const children = scenarios.map(({ id, name, line, endLine, branches }) => {
      const key = `${file} ${id}`;
      const test = parent.children.get(key) ?? controller.createTestItem(key, name === '' ? NAMELESS : name, uri);
      test.range = new vscode.Range(line, 0, endLine, 0);
      test.sortText = `${line}`.padStart(7, '0');
      fill(test, uri, file, branches);
      return test;
    });
    parent.children.replace(children);
  };
  const forget = (uri: string): void => {
    listed.delete(uri);
    controller.items.delete(uri);
  };
  const show = (found: TestFile): void => {
    const before = listed.get(found.uri);
    const file = keptWhileBroken(before, found);
    if (before !== undefined && isSameList(before, file)) return;
    if (file.scenarios.length === 0) return forget(found.uri);
    listed.set(file.uri, file);
    const uri = vscode.Uri.parse(file.uri);
    const item =
      controller.items.get(file.uri) ?? controller.createTestItem(file.uri, vscode.workspace.asRelativePath(uri), uri);
    fill(item, uri, file.uri, file.scenarios);
    if (controller.items.get(file.uri) === undefined) controller.items.add(item);
  };
  return {
    uris: () => listed.keys(),
    show,
    forget,
    item: (uri, id) => itemIn(controller.items.get(uri), `${uri} ${id}`),
  };
}

function itemIn(item: vscode.TestItem | undefined, key: string): vscode.TestItem | undefined {
  if (item === undefined || item.id === key) return item;
  return [...item.children].map(([, child]) => itemIn(child, key)).find(each => each !== undefined);
}

type Finding = ReturnType<typeof findTests>;

/** Looks for scenarios once somebody wants to see them, and again where a file changes. */
function findTests({ host, server }: TestingParts, list: List) {
  let looked: Promise<void> | undefined;
  let isWanted = false;
  /** A file that is gone is no longer listed; one that cannot be read for a moment stays as it was. */
  const look = async (uris: readonly vscode.Uri[]): Promise<void> => {
    const client = await server.ready();
    for (let at = 0; at < uris.length; at += AT_ONCE) {
      const batch = uris.slice(at, at + AT_ONCE).map(uri => uri.toString());
      const { files } = await ask(client, TESTS, { uris: batch });
      for (const file of files) if (file.unreadable === undefined) list.show(file);
    }
  };
  const lookForAll = async (): Promise<void> => {
    const open = vscode.workspace.textDocuments.filter(isServed).map(({ uri }) => uri);
    await look(open);
    const found = await filesThat(hasFence, host);
    const isOpen = new Set(open.map(uri => uri.toString()));
    const there = new Set([...isOpen, ...found.map(uri => uri.toString())]);
    for (const uri of [...list.uris()]) if (!there.has(uri)) list.forget(uri);
    await look(found.filter(uri => !isOpen.has(uri.toString())));
  };
  const refresh = (): Promise<void> => {
    looked = (looked ?? Promise.resolve()).catch(() => undefined).then(lookForAll);
    return looked;
  };
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const lookSoon = (uri: vscode.Uri): void => {
    if (!isWanted) return;
    const key = uri.toString();
    clearTimeout(waiting.get(key));
    const timer = setTimeout(() => {
      waiting.delete(key);
      look([uri]).catch(() => undefined);
    }, PAUSE);
    waiting.set(key, timer);
  };
  return {
    look,
    lookSoon,
    refresh,
    /** Once all have been looked for. */
    found: (): Promise<void> => looked ?? refresh(),
    want: (): void => {
      isWanted = true;
    },
    dispose: (): void => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}

function followFiles(list: List, { want, lookSoon }: Finding): vscode.Disposable {
  const noteOnDisk = (uri: vscode.Uri): void => {
    if (!/\/(node_modules|\.git)\//.test(uri.path)) lookSoon(uri);
  };
  /** A user with an open scenario sees its tests beside it. */
  const noteOpen = (document: vscode.TextDocument): void => {
    if (!isServed(document)) return;
    want();
    lookSoon(document.uri);
  };
  for (const document of vscode.workspace.textDocuments) noteOpen(document);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.{rift,md,markdown}');
  return vscode.Disposable.from(
    watcher,
    watcher.onDidCreate(noteOnDisk),
    watcher.onDidChange(noteOnDisk),
    watcher.onDidDelete(uri => list.forget(uri.toString())),
    vscode.workspace.onDidOpenTextDocument(noteOpen),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isServed(document)) lookSoon(document.uri);
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      if (document.isUntitled) list.forget(document.uri.toString());
    }),
  );
}

const NAMELESS = vscode.l10n.t('(without a name)');
/** Files in a request: the server answers others in between. */
const AT_ONCE = 100;
/** In milliseconds, after the last key. */
const PAUSE = 300;
