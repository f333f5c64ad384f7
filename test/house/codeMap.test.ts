// ARCHITECTURE.md leads a reader to every room of the code: a folder that it does not name cannot be found from it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, projectFiles } from './support/root.ts';

const DEEPEST = 3;

/** The folders of the code, by their paths with a `/` at the end; a folder of a folder may be named within the line of the outer one. */
const folders = (): readonly string[] => {
  const found = new Set<string>();
  for (const file of projectFiles()) {
    if (!/^(?:engine|rules-db|server|client)\//.test(file)) continue;
    const parts = file.split('/').slice(0, -1);
    for (let depth = 1; depth <= Math.min(parts.length, DEEPEST); depth++)
      found.add(`${parts.slice(0, depth).join('/')}/`);
  }
  return [...found].sort();
};

/** What the code map names: whole paths, and within the section of a folder the rooms of that folder. */
const named = (text: string): ReadonlySet<string> => {
  const all = new Set<string>();
  let section = '';
  for (const line of text.split('\n')) {
    section =
      /^`((?:engine|rules-db|server|client)\/[\w/-]*\/)`:/.exec(line)?.[1] ?? (line.startsWith('#') ? '' : section);
    for (const [, name = ''] of line.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/`/g)) {
      all.add(`${name}/`);
      all.add(`${section}${name}/`);
    }
    for (const [, name = ''] of line.matchAll(/`((?:engine|rules-db|server|client)\/[\w./-]+)`/g)) {
      const parts = name.split('/').slice(0, -1);
      for (let depth = 1; depth <= parts.length; depth++) all.add(`${parts.slice(0, depth).join('/')}/`);
    }
  }
  return all;
};

it('names each folder of the code, three levels deep', () => {
  const known = named(readFileSync(fromRoot('ARCHITECTURE.md'), 'utf8'));
  expect(folders().filter(folder => !known.has(folder))).toEqual([]);
});

it('finds a folder that the page leaves out', () => {
  const text = readFileSync(fromRoot('ARCHITECTURE.md'), 'utf8').replace(/`server\/analysis\/writing\/`/g, '');
  const known = named(text);
  expect(folders().filter(folder => !known.has(folder))).toEqual(['server/analysis/writing/']);
});
