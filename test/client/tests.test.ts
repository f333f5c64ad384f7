/** What the Test Explorer lists of a file while its author is in the middle of a word. */
import { expect, it } from 'vitest';
import { isSameList, keptWhileBroken } from '../../client/testing/lists.ts';
import { testsIn } from '../../server/analysis/testLists.ts';
import { fixture, URI } from '../server/lsp/fixture.ts';

const scenario = (name: string): string => `scenario "${name}"\n  player Ana\n  player Ben\n  turn Ana\n`;
const TEXT = [scenario('one'), scenario('two'), scenario('three')].join('\n');

const listOf = (text: string) => testsIn(fixture(text).analysis, URI);
const before = listOf(TEXT);
const names = (text: string) => keptWhileBroken(before, listOf(text)).scenarios.map(({ name }) => name);

it('keeps what was there while the file is not understood', () => {
  expect(names(TEXT.replace('scenario "one"', 'scenari'))).toEqual(['one', 'two', 'three']);
  expect(names(TEXT.replace('scenario "three"', 'scenario "thr'))).toEqual(['one', 'two', 'three']);
  expect(names(TEXT.replace('scenario "two"', 'scenario "tw'))).toEqual(['one', 'two', 'three']);
});

it('adds what is new all the same', () => {
  expect(names(`${TEXT}\nscenario "four"\n  plyer Ana\n`)).toEqual(['one', 'two', 'three', 'four']);
});

it('lets go of what is gone once the file is understood', () => {
  expect(names(scenario('one'))).toEqual(['one']);
  expect(names(TEXT.replace('two', 'second'))).toEqual(['one', 'second', 'three']);
});

it('tells lists apart by names and places', () => {
  expect(isSameList(before, listOf(TEXT.replace('player Ben', 'player Bob')))).toBe(true);
  expect(isSameList(before, listOf(`# a remark\n${TEXT}`))).toBe(false);
});
