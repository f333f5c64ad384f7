/** package.json as VS Code reads it: `%key%` stands for the text under that key in package.nls.json, or in a translation. */
import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

export type Texts = Readonly<Record<string, string>>;

const json = (file: string): unknown => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

/** Of the language, or of English. */
export const textsOf = (language?: string): Texts =>
  json(language === undefined ? 'package.nls.json' : `package.nls.${language}.json`) as Texts;

/** With the keys as they stand in the file. */
export const rawManifest = (): unknown => json('package.json');

export function readManifest<Manifest>(texts: Texts = textsOf()): Manifest {
  const replaced = JSON.stringify(rawManifest(), (_, value: unknown) =>
    typeof value === 'string' && KEY.test(value) ? (texts[value.slice(1, -1)] ?? value) : value,
  );
  return JSON.parse(replaced) as Manifest;
}

export const KEY = /^%[\w.-]+%$/;
