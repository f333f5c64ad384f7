/** The table of what 1.5 changes is complete, and what it says plays otherwise does. */
import { describe, expect, it } from 'vitest';
import { printedBehaviours } from '../../engine/game/state/editions.ts';
import { CHANGED, conceptOf, STANDINGS } from '../../scripts/cover/changes.ts';
import { citedIn } from '../../scripts/cover/scenarios.ts';
import { fromRoot } from '../house/support/root.ts';
import { book } from './documents.ts';

const ROOT = fromRoot('.');

const numbersIn = (edition: '1.4' | '1.5'): readonly string[] => book.numbers(edition);
const known: readonly string[] = [...book.keywords.values()].map(({ name }) => name);
const differing = Object.entries(printedBehaviours('1.5'))
  .filter(([name, value]) => Object.entries(printedBehaviours('1.4')).some(([n, v]) => n === name && v !== value))
  .map(([name]) => name);

describe('what 1.5 changes', () => {
  it('has each rule that is new or gone', () => {
    const isNew = numbersIn('1.5').filter(number => {
      const concept = book.conceptOf(number, '1.5');
      return concept !== undefined && book.numbersOf(concept, '1.4').length === 0;
    });
    const isGone = numbersIn('1.4').filter(number => {
      const concept = book.conceptOf(number, '1.4');
      return concept !== undefined && book.numbersOf(concept, '1.5').length === 0;
    });
    const listed = CHANGED.map(({ number }) => number);
    const before = CHANGED.flatMap(rule => [rule.before ?? [], rule.number].flat());
    expect(isNew.filter(number => !listed.includes(number))).toEqual([]);
    expect(isGone.filter(number => !before.includes(number))).toEqual([]);
  });

  it('speaks of rules that there are', () => {
    expect(CHANGED.filter(rule => conceptOf(rule) === undefined).map(({ number }) => number)).toEqual([]);
  });

  it('names a behaviour that differs, or a keyword that is known, wherever something plays otherwise', () => {
    const otherwise = CHANGED.filter(({ standing }) => standing === 'plays otherwise');
    const unknown = otherwise.filter(
      ({ behaviours = [], keywords = [] }) =>
        behaviours.length + keywords.length === 0 ||
        behaviours.some(name => !differing.includes(name)) ||
        keywords.some(name => !known.includes(name)),
    );
    expect(unknown.map(({ number }) => number)).toEqual([]);
  });

  it('has a rule for each behaviour that differs, and a scenario for one of its rules', () => {
    const cited = citedIn(ROOT, '1.5');
    const without = differing.filter(
      name =>
        !CHANGED.some(rule => {
          const concept = conceptOf(rule);
          return rule.behaviours?.includes(name) === true && concept !== undefined && cited.has(concept);
        }),
    );
    expect(without).toEqual([]);
  });

  it('leaves none open', () => {
    const open = CHANGED.filter(({ standing }) => !STANDINGS.includes(standing));
    expect(open.map(({ number }) => number)).toEqual([]);
    expect(CHANGED.length).toBeGreaterThanOrEqual(255);
  });

  it('says why of all that plays as before', () => {
    const silent = CHANGED.filter(
      ({ standing, why }) => (standing === 'says the same' || standing === 'not in a scenario') && why === undefined,
    );
    expect(silent.map(({ number }) => number)).toEqual([]);
  });
});
