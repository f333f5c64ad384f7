/**
 * Starts a program that the build has cut into parts (`scripts/lib/parts.mjs`): each is loaded when another first needs it,
 * so that a start costs what it needs. The build puts this at the head of each program.
 */
import { dirname, join } from 'node:path';
import { cacheFolder } from './cacheFolder.ts';
import { type CodeCache, checksum, codeCache } from './codeCache.ts';

const TIMES_ENDED = Symbol.for('riftbench.timesEnded');
const everywhere = globalThis as { readonly [TIMES_ENDED]?: number };

interface Module {
  exports: unknown;
}

type ProgramPart = (
  module: Module,
  exports: unknown,
  require: (name: string) => unknown,
  filename: string,
  dirname: string,
) => void;

export interface Program {
  /** Of all parts' texts. */
  readonly build: string;
  readonly main: string;
  /** The file of each part, from the program's folder: an expression that gives an object of parts by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** Parts that work begins with: what each leads to is kept compiled by this name. */
  readonly works: Readonly<Record<string, string>>;
  /** Those that are needed at every start. */
  readonly parts: Readonly<Record<string, ProgramPart>>;
}

/** Gives what the program's main part exports. `require` loads everything that is no part of the program. */
export const startProgram = (program: Program, filename: string, require: (name: string) => unknown): unknown => {
  const parts = new Map(Object.entries(program.parts));
  const modules = new Map<string, Module>();
  const folder = dirname(filename);
  const isPart = (name: string): boolean => parts.has(name) || Object.hasOwn(program.files, name);
  let cache: CodeCache | undefined;

  const partNamed = (name: string): ProgramPart => {
    const known = parts.get(name);
    if (known !== undefined) return known;
    const path = join(folder, program.files[name] ?? '');
    // Another copy of the same build has files of its own.
    cache ??= codeCache(cacheFolder(), [program.works[name] ?? 'part', program.build, checksum(folder)].join('-'));
    for (const [each, part] of Object.entries(cache.run(path) as Program['parts'])) parts.set(each, part);
    const found = parts.get(name);
    if (found === undefined) throw new Error(`${path} lacks ${name}. Please install Riftbench again.`);
    return found;
  };
  // Those that are being loaded, each by the one before it.
  const loading: string[] = [];
  let timesEnded = 0;
  const load = (name: string): unknown => {
    if (!isPart(name)) return require(name);
    // What was ended from outside (`server/hosts/node/within.ts`) may have left some half loaded.
    const ended = everywhere[TIMES_ENDED] ?? 0;
    if (ended !== timesEnded) for (const half of loading.splice(0)) modules.delete(half);
    timesEnded = ended;
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const part = partNamed(name);
    const module: Module = { exports: {} };
    modules.set(name, module);
    loading.push(name);
    part(module, module.exports, load, filename, folder);
    loading.pop();
    return module.exports;
  };
  return load(program.main);
};
