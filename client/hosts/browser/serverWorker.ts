/** Starts the language server in a worker, with the data of the rule book that it reads. */
import * as vscode from 'vscode';
import { unzipped } from '../../../server/hosts/browser/data/unzipped.ts';
import type { HandedFiles } from './folderFiles.ts';

/** `extension` is the folder of the extension, from which the program and its data are loaded. */
export async function startWorker(extension: vscode.Uri, files: HandedFiles): Promise<Worker> {
  const folder = vscode.Uri.joinPath(extension, 'dist/web');
  const data = await readData(vscode.Uri.joinPath(folder, 'data'));
  const worker = new Worker(addressOf(vscode.Uri.joinPath(folder, 'server.js')));
  // Handed over, not copied.
  worker.postMessage(
    { data, files, pages: `${addressOf(folder)}/` },
    Object.values(data).map(({ buffer }) => buffer),
  );
  return worker;
}

const WITHOUT_ENCODING = true;
/** As the browser loads it: VS Code's own form encodes more than an address may. */
const addressOf = (uri: vscode.Uri): string => uri.toString(WITHOUT_ENCODING);

/** Each file by the name that the programs know it by, unpacked. `index.json` names them, with what each is called here. */
async function readData(folder: vscode.Uri): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const read = (name: string) => vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name));
  const index: Record<string, string> = JSON.parse(new TextDecoder().decode(await read('index.json')));
  const entries = Object.entries(index).map(
    async ([name, file]) => [name, await unzipped(new Blob([new Uint8Array(await read(file))]).stream())] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
