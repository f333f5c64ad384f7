/** A comment that cites a rule by the name of its concept cites one that the rule book has. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matching, partsOf } from '../../scripts/cover/code.ts';
import { book } from '../../scripts/cover/rules.ts';
import { fromRoot, projectFiles } from './support/root.ts';

/** Names of files have the same form. */
const FILE = /\.(?:ts|mjs|json|md|rift)$/;
const sections = new Set([...book.concepts.keys()].map(name => name.split('.')[0]));

/** Names in backquotes that are formed as a concept's, in a section of the rules, and are none; `*` stands for any part. */
const unknownIn = (text: string): readonly string[] =>
  [...partsOf(text).comments.matchAll(/`([a-z][a-z-]*(?:\.[a-z*-]+)+)`/g)]
    .map(([, name = '']) => name)
    .filter(name => sections.has(name.split('.')[0]) && !FILE.test(name) && matching(name).length === 0);

const sources = projectFiles().filter(file => /^(?:engine|rules-db|server|client)\/.*\.ts$/.test(file));

it('names no rule that there is not', () => {
  const unknown = sources.flatMap(file =>
    unknownIn(readFileSync(fromRoot(file), 'utf8')).map(name => `${file}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

it('finds a name that is none', () => {
  expect(unknownIn('/** `chain.items`, `chain.placed`, `keyword.*.redundant`, `chain.test.ts` */')).toEqual([
    'chain.items',
  ]);
});
