import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BEHAVIOURS } from '../../engine/game/state/behaviours.ts';
import { EDITIONS, printedBehaviours } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { standingBetween } from '../../rules-db/comparing.ts';

const book = loadRuleBook();

const changes = EDITIONS.flatMap((to, at) => {
  const from = EDITIONS[at - 1];
  if (from === undefined) return [];
  const [old, now] = [printedBehaviours(from), printedBehaviours(to)];
  return Object.entries(BEHAVIOURS).flatMap(([key, { concepts }]) =>
    valueIn(old, key) === valueIn(now, key) ? [] : { key, from, to, concepts },
  );
});

describe('the rules of a behaviour', () => {
  it('are looked at for every behaviour that changes from one edition to the next', () => {
    expect(changes.length).toBeGreaterThan(60);
  });

  // A behaviour of ours that changes while all its rules say the same would be our invention.
  it.each(changes)('give the reason why $key is another in $to than in $from', ({ concepts, from, to }) => {
    const pairs = concepts.map(concept => standingBetween(book, concept, from, to));
    expect(pairs.some(pair => pair !== undefined && pair.from?.text !== pair.to?.text)).toBe(true);
  });
});

describe('a behaviour', () => {
  const state = join('game', 'state');
  const elsewhere = readdirSync('engine', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.startsWith(join(state, 'editions')))
    .filter(file => file !== join(state, 'behaviours.ts'))
    .map(file => readFileSync(join('engine', file), 'utf8'))
    .join('\n');

  // A behaviour that nothing asks for plays nothing: the editions would differ in words alone.
  it.each(Object.keys(BEHAVIOURS))('%s is asked for by the engine', key => {
    const asked = [
      `[bB]ehaviours\\??\\.${key}\\b`,
      `behaviours: \\{[^{}]*\\b${key}\\b`,
      `\\b${key}\\b[^{}]*\\} = [^;]*behaviours`,
    ];
    expect(asked.some(way => new RegExp(way).test(elsewhere))).toBe(true);
  });
});

function valueIn(all: object, key: string): unknown {
  return Object.entries(all).find(([name]) => name === key)?.[1];
}
