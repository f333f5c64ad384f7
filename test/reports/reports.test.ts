/** Every report of every scenario is as it was when somebody last looked. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, projectFiles, ROOT } from '../house/support/root.ts';
import { differenceOf, differenceText, HASHES, type Hashes, hashesOf, printHashes, readHashes } from './hashes.ts';
import { scenarioTexts } from './scenarios.ts';

const HOW = `
To see what is different:            npm run reports -- --against main
If that is what was meant to change: npm run reports -- --update
`;

const listed = readFileSync(fromRoot(HASHES), 'utf8');

// On one of two busy cores all scenarios take longer than a test may.
const ENOUGH = 300_000;

it('are as listed', { timeout: ENOUGH }, () => {
  const told = differenceText(differenceOf(readHashes(listed), hashesOf(scenarioTexts(ROOT, projectFiles()))));
  expect(told === '' ? '' : `${told}\n${HOW}`).toBe('');
});

it('are listed once each, in order', () => {
  const right = printHashes(readHashes(listed));
  expect(listed === right ? '' : `${HASHES} has lines twice or out of order, as a merge leaves them.\n${HOW}`).toBe('');
});

it('are not few', () => expect(readHashes(listed).size).toBeGreaterThan(3000));

const hashes = (...rows: readonly (readonly [string, string, string])[]): Hashes =>
  new Map(rows.map(([where, facts, words]) => [where, { facts, words }]));

it('differ in what is so, in words, or in being there', () => {
  const before = hashes(['a', '1', '1'], ['b', '2', '2'], ['c', '3', '3'], ['d', '4', '4']);
  const after = hashes(['a', '1', '1'], ['b', '9', '9'], ['c', '3', '9'], ['e', '5', '5']);
  expect(differenceOf(before, after)).toEqual({ facts: ['b'], words: ['c'], added: ['e'], removed: ['d'] });
});
