/** `riftbench mcp` as a process of its own, bundled once for all tests of it. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../house/support/root.ts';
import { buildProgram } from '../program.ts';

let folder: string | undefined;
let built: Promise<string> | undefined;

/** The path of the command line's program. */
export const programFile = (): Promise<string> => {
  built ??= (async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'riftbench-mcp-'));
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    const file = path.join(folder, 'riftbench.mjs');
    await buildProgram(file);
    return file;
  })();
  return built;
};

/** The same where the package lies beside it that makes pixels. */
export const programFileWithPackages = async (): Promise<string> => {
  const file = await programFile();
  const beside = path.join(path.dirname(file), 'with-packages');
  mkdirSync(beside, { recursive: true });
  const copy = path.join(beside, path.basename(file));
  cpSync(file, copy);
  if (!existsSync(path.join(beside, 'node_modules')))
    symlinkSync(fromRoot('node_modules'), path.join(beside, 'node_modules'), 'junction');
  return copy;
};

/** A message of JSON-RPC, as it came. */
export interface Message {
  readonly id?: number | string | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** What the program answers to these lines, and how it ended. */
export const answersTo = async (
  lines: readonly string[],
): Promise<{ readonly messages: readonly Message[]; readonly status: number | null }> => {
  const child = spawn(process.execPath, [await programFile(), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.end(lines.map(line => `${line}\n`).join(''));
  const status = await new Promise<number | null>(resolve => child.on('close', resolve));
  const text = Buffer.concat(parts).toString('utf8');
  return { status, messages: text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line) as Message])) };
};

/** One that is explored for as long as it may. */
export const LONG = `scenario "A lot can come"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 9
    Ben: Bank might 8
    Ben: Dam might 7
  battlefield Grove controlled by Ben
    Ben: Moat might 5
    Ben: Hedge might 6
  base Ana
    ${['Ox', 'Elk', 'Ram', 'Cow', 'Yak', 'Emu', 'Hen'].map((name, at) => `${name} might ${at + 1}`).join('\n    ')}

  turn Ana
  expect it is certain that Wall is alive within 3 turns
  expect it is certain that Bank is alive within 3 turns
`;
