/** Cases that once went wrong, kept as files: a folder for each target. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './target.ts';

export interface Finding {
  readonly name: string;
  readonly text: string;
}

const KEPT = 'test/fuzz/findings';

/** Those that `npm test` tries. */
export const findingsOf = ({ name }: Target): readonly Finding[] => {
  const folder = path.join(KEPT, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map(file => ({ name: file.replace(/\.json$/, ''), text: readFinding(path.join(folder, file)) }));
};

/** A finding lies in JSON, line by line, as it may hold any letter: no control character reaches whoever looks at it. */
export const writeFinding = (file: string, fault: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${escaped(JSON.stringify({ fault, lines: text.split('\n') }, null, 2))}\n`);
};

export const readFinding = (file: string): string => {
  const { lines } = JSON.parse(readFileSync(file, 'utf8')) as { readonly lines: readonly string[] };
  return lines.join('\n');
};

const escaped = (json: string): string =>
  json.replace(/[^\n -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
