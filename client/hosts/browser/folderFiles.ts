/**
 * The files of the open folders, for a server that reads no disk: scenarios, articles and settings, handed over as it starts and again as
 * they change.
 */
import * as vscode from 'vscode';
import { type BaseLanguageClient, FileChangeType } from 'vscode-languageclient';
import { FILES, type FilesParams, type HandedFile, MOST_FILES } from '../../../server/protocol.ts';
import { readWorkspaceFile } from '../../readText.ts';
import type { WorkspaceFiles } from '../host.ts';

/** By their URIs. */
export type HandedFiles = Readonly<Record<string, HandedFile>>;

export interface FolderFiles {
  /** All of them, for a server that is about to start. */
  read(): Promise<HandedFiles>;
  /** Tells a server of what is changed, made or removed, and of folders that are opened. */
  keepCurrent(client: BaseLanguageClient): vscode.Disposable;
  /** What may hold scenarios; the server is told first of what has changed since. */
  find(token?: vscode.CancellationToken): Promise<WorkspaceFiles>;
}

export function folderFiles(): FolderFiles {
  /** What the server has been handed, by URI: when it was changed, and how large it is. */
  const known = new Map<string, string>();
  let told: BaseLanguageClient | undefined;

  const handed = async (uri: vscode.Uri): Promise<HandedFile | null> => {
    const file = await readWorkspaceFile(uri);
    if (file === undefined) known.delete(uri.toString());
    else known.set(uri.toString(), stampOf(file));
    return file === undefined ? null : (file.bytes ?? file.size);
  };
  const tell = async (uris: readonly vscode.Uri[]): Promise<void> => {
    if (told?.isRunning() !== true || uris.length === 0) return;
    const read = await Promise.all(uris.map(async uri => [uri.toString(), await handed(uri)] as const));
    const params: FilesParams = { files: Object.fromEntries(read) };
    await told.sendNotification(FILES, params);
    // As it would have been told where it reads the disk.
    const changes = read.map(([uri]) => ({ uri, type: FileChangeType.Changed }));
    await told.sendNotification('workspace/didChangeWatchedFiles', { changes });
  };
  /** Not every file system of a browser tells what changes in it. */
  const catchUp = async (there: readonly vscode.Uri[]): Promise<void> => {
    const isThere = new Set(there.map(uri => uri.toString()));
    const gone = [...known.keys()].filter(uri => !isThere.has(uri)).map(uri => vscode.Uri.parse(uri));
    const stamps = await Promise.all(there.map(async uri => ({ uri, stamp: await stampNow(uri) })));
    const changed = stamps.filter(({ uri, stamp }) => known.get(uri.toString()) !== stamp).map(({ uri }) => uri);
    await tell([...changed, ...gone]);
  };
  return {
    async read() {
      known.clear();
      const read = await Promise.all(
        (await filesWithin(openFolders())).map(async uri => [uri.toString(), await handed(uri)] as const),
      );
      return Object.fromEntries(read.filter((each): each is readonly [string, HandedFile] => each[1] !== null));
    },
    keepCurrent(client) {
      told = client;
      const watcher = vscode.workspace.createFileSystemWatcher(WATCHED);
      const changed = (uri: vscode.Uri) => tell([uri]);
      return vscode.Disposable.from(
        watcher,
        watcher.onDidCreate(changed),
        watcher.onDidChange(changed),
        watcher.onDidDelete(changed),
        vscode.workspace.onDidSaveTextDocument(({ uri }) => (IS_READ.test(uri.path) ? changed(uri) : undefined)),
        vscode.workspace.onDidChangeWorkspaceFolders(async () => catchUp(await filesWithin(openFolders()))),
      );
    },
    async find(token) {
      const found = await filesWithin(openFolders(), token);
      if (token?.isCancellationRequested !== true) await catchUp(found);
      return {
        scenarios: found.filter(({ path }) => /\.rift$/i.test(path)),
        articles: found.filter(({ path }) => /\.(?:md|markdown)$/i.test(path)),
      };
    },
  };
}

/** What the server may ask for, as it does on a disk. */
const IS_READ = /(?:\.(?:rift|md|markdown)|(?:^|\/)riftbench\.json)$/i;
const WATCHED = '**/{*.rift,*.md,*.markdown,riftbench.json}';

/** Of all open folders together; the rest is passed over. */
const MOST_FOLDERS = 2000;

const openFolders = (): readonly vscode.Uri[] => (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);

const stampOf = ({ size, mtime }: Pick<vscode.FileStat, 'size' | 'mtime'>): string => `${mtime} ${size}`;

const stampNow = async (uri: vscode.Uri): Promise<string | undefined> =>
  Promise.resolve(vscode.workspace.fs.stat(uri)).then(stampOf, () => undefined);

/** What begins with a dot and what is installed is passed over. VS Code's own search knows not every file system of a browser. */
async function filesWithin(
  folders: readonly vscode.Uri[],
  token?: vscode.CancellationToken,
): Promise<readonly vscode.Uri[]> {
  const found: vscode.Uri[] = [];
  const waiting = [...folders];
  for (let looked = 0; looked < MOST_FOLDERS && found.length < MOST_FILES; looked += 1) {
    const folder = waiting.shift();
    if (folder === undefined || token?.isCancellationRequested === true) break;
    for (const [name, type] of await listed(folder)) {
      if (name.startsWith('.') || name === 'node_modules') continue;
      const uri = vscode.Uri.joinPath(folder, name);
      if ((type & vscode.FileType.Directory) !== 0) waiting.push(uri);
      else if (IS_READ.test(name)) found.push(uri);
    }
  }
  return found.slice(0, MOST_FILES);
}

/** A folder that cannot be read has nothing in it. */
async function listed(folder: vscode.Uri): Promise<readonly [string, vscode.FileType][]> {
  const entries = await Promise.resolve(vscode.workspace.fs.readDirectory(folder)).catch(() => []);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}
