/**
 * The texts of the scenarios that put rulings to the test, from their sources. What is shipped has them as one file beside
 * the programs instead (`esbuild.mjs`), read when somebody first asks for one.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** A text a file, by its path without the ending: `community/showdowns`. */
export type RulingTexts = Readonly<Record<string, string>>;

export const readRulings = (): RulingTexts => {
  const folder = new URL('../../../test/rulings/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.rift'));
  return Object.fromEntries(
    files
      .sort()
      .map(file => [file.replaceAll('\\', '/').replace(/\.rift$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
};
