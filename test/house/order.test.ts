/** What is listed as long to be begun first is there to be begun. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONG } from '../order.ts';
import { fromRoot } from './support/root.ts';

it('names files of tests, each once', () => {
  expect(LONG.filter(file => !existsSync(fromRoot(`test/${file}`)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});
