/**
 * Runs source files, and keeps the code that V8 compiled for the next start of the same program with the same version
 * of Node. Whatever goes wrong with it, the program runs: compiled code only saves time.
 */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { CODE_ENDING, type Code, type CodeFile, readCodeFile, type Stamp, writeCodeFile } from './codeFile.ts';

export interface CodeCache {
  /** The value of the file's only expression. */
  readonly run: (path: string) => unknown;
}

interface Compiled extends Stamp {
  readonly script: Script;
}

/** `name` is that of the program and its build. Without a folder, everything is compiled at each start. */
export const codeCache = (folder: string | undefined, name: string): CodeCache => {
  if (folder === undefined) return { run: path => compile(path, () => undefined).script.runInThisContext() };
  const path = join(folder, `${name}-${runtime()}${CODE_ENDING}`);
  let kept = readCodeFile(path);
  let isComplete = kept !== undefined;
  const compiled: Compiled[] = [];
  const keep = (): void => {
    if (isComplete && (kept === undefined || !hasGrown(kept))) return;
    isComplete = true;
    kept = keepCode(path, compiled);
  };
  process.once('exit', status => {
    if (status !== CANNOT_WORK) keep();
  });
  // A language server seldom ends by itself.
  setTimeout(keep, SETTLED).unref();
  return {
    run: source => {
      const made = compile(source, stamp => kept?.codes.find(code => isOf(code, stamp))?.data);
      if (made.script.cachedDataRejected !== false) isComplete = false;
      compiled.push(made);
      return made.script.runInThisContext();
    },
  };
};

/** By then a server has reported the problems of the first document. In milliseconds. */
const SETTLED = 3000;

/** What V8 compiles for one version, machine and set of flags, another refuses or, worse, does not. */
const runtime = (): string => {
  const flags = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ');
  return [process.version, process.arch, ...(flags === '' ? [] : [checksum(flags)])].join('-');
};

/** Of a short text, for a file's name. */
export const checksum = (text: string): string => {
  let sum = 0;
  for (const each of text) sum = (Math.imul(sum, 31) + (each.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
};

const compile = (path: string, cached: (stamp: Stamp) => Buffer | undefined): Compiled => {
  const { source, ...stamp } = read(path);
  return { ...stamp, script: new Script(source, { filename: path, cachedData: cached(stamp) }) };
};

/** The bundler writes ASCII: read as Latin-1, it is neither decoded nor kept at two bytes a character. */
const read = (path: string): Stamp & { readonly source: string } => {
  const file = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(file);
    return { file: path, size, modified: mtimeMs, source: readFileSync(file, 'latin1') };
  } finally {
    closeSync(file);
  }
};

const isOf = (code: Stamp, { file, size, modified }: Stamp): boolean =>
  code.file === file && code.size === size && code.modified === modified;

/** Whether a run did so much more than the one whose code is kept that its code should replace it. */
const hasGrown = ({ ran, compiled }: CodeFile): boolean =>
  1_000 * process.uptime() > 1.5 * ran && bytesCompiled() > 1.3 * compiled;

/** Asked seldom, so the module is not loaded at the start. Node before 20.16 cannot tell: nothing grows there. */
const bytesCompiled = (): number =>
  process.getBuiltinModule?.('node:v8').getHeapCodeStatistics().bytecode_and_metadata_size ?? 0;

const keepCode = (path: string, compiled: readonly Compiled[]): CodeFile | undefined => {
  try {
    const codes: readonly Code[] = compiled.map(({ script, file, size, modified }) => ({
      file,
      size,
      modified,
      data: script.createCachedData(),
    }));
    const made: CodeFile = { codes, compiled: bytesCompiled(), ran: 1_000 * process.uptime() };
    writeCodeFile(path, made);
    return { ...made, codes: [] };
  } catch {
    // A disk that is full or may not be written: the next start compiles again.
    return undefined;
  }
};

/** The exit status of a command that could do none of its work: what it compiled is not what it needs. */
const CANNOT_WORK = 2;
