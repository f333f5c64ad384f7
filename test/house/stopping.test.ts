/** What stops an act is thrown and caught in one place, so that nobody takes a question for a refusal. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GAME = new URL('../../engine/game/', import.meta.url);

const having = (word: RegExp): readonly string[] =>
  readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && word.test(readFileSync(new URL(file, GAME), 'utf8')));

it('catches in one place of the engine only', () => {
  expect(having(/\bcatch\b *[({]/)).toEqual(['state/stopping.ts']);
});

it('throws nothing else there but faults of its own', () => {
  expect(having(/\bthrow (?!e;|new (Type|Range)?Error\b)/)).toEqual(['state/stopping.ts']);
});
