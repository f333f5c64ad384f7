/** Questions for what a newer edition has changed lead to the comparison of the two. */
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { changesAsked } from '../../../rules-db/search/changesAsked.ts';

const book = loadRuleBook();
const NEWEST = book.editions.at(-1) ?? '';
const BEFORE = book.editions.at(-2) ?? '';

describe('a question for changes', () => {
  it.each([
    ['what changed since 1.4', '1.4', NEWEST, ''],
    ['what has changed after 1.2?', '1.2', NEWEST, ''],
    ['changes in 1.3', '1.2', '1.3', ''],
    ['what is new in v1.5', '1.4', '1.5', ''],
    ['difference between 1.2 and 1.4', '1.2', '1.4', ''],
    ['diff 1.4 1.1', '1.1', '1.4', ''],
    ['1.3..1.4', '1.3', '1.4', ''],
    ['1.3 vs 1.4', '1.3', '1.4', ''],
    ['what changed', BEFORE, NEWEST, ''],
    ['what changed in combat since 1.3', '1.3', NEWEST, 'combat'],
  ])('%s', (question, from, to, words) => expect(changesAsked(book, question)).toEqual({ from, to, words }));

  it.each(['change of control', 'new choices', 'deflect in 1.2', '1.2 deflect', 'changes in 1.0', '465.2.c.3 1.4', ''])(
    'is not “%s”',
    question => expect(changesAsked(book, question)).toBeUndefined(),
  );
});
