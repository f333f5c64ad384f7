/** Every report of every scenario is as it was when somebody last looked. */
import { expect, it } from 'vitest';
import { projectFiles, ROOT } from '../house/support/root.ts';
import {
  differenceOf,
  differenceText,
  type Hashes,
  hashesOf,
  hashTexts,
  inOneList,
  parseHashes,
  printHashes,
  readHashes,
} from './hashes.ts';
import { scenarioTexts } from './scenarios.ts';

const HOW = `
To see what is different:            npm run reports -- --against main
If that is what was meant to change: npm run reports -- --update
`;

// On one of two busy cores all scenarios take longer than a test may.
const ENOUGH = 300_000;

const listed = inOneList(readHashes(ROOT));

it('are as listed', { timeout: ENOUGH }, () => {
  const now = inOneList(hashesOf(scenarioTexts(ROOT, projectFiles())));
  const told = differenceText(differenceOf(listed, now));
  expect(told === '' ? '' : `${told}\n${HOW}`).toBe('');
});

it('are listed once each, in order', () => {
  const wrong = [...hashTexts(ROOT)].filter(([, text]) => text === '' || text !== printHashes(parseHashes(text)));
  expect(wrong.map(([file]) => `${file}: lines twice or out of order, as a merge leaves them.\n${HOW}`)).toEqual([]);
});

it('are not few', () => expect(listed.size).toBeGreaterThan(3000));

const hashes = (...rows: readonly (readonly [string, string, string])[]): Hashes =>
  new Map(rows.map(([where, facts, words]) => [where, { facts, words }]));

it('differ in what is so, in words, or in being there', () => {
  const before = hashes(['a', '1', '1'], ['b', '2', '2'], ['c', '3', '3'], ['d', '4', '4']);
  const after = hashes(['a', '1', '1'], ['b', '9', '9'], ['c', '3', '9'], ['e', '5', '5']);
  expect(differenceOf(before, after)).toEqual({ facts: ['b'], words: ['c'], added: ['e'], removed: ['d'] });
});
