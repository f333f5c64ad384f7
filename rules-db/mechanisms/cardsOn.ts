/** The cards that turn on a rule, and the cards that have or give a keyword. */
import { once } from '../../engine/known.ts';
import { readRuleDependencyData } from './ruleDependencies.ts';

interface RuleDependencies {
  readonly byConcept: ReadonlyMap<string, readonly string[]>;
  readonly byKeyword: ReadonlyMap<string, readonly string[]>;
}

/** In the order of the library. */
export const cardsOn = (concept: string): readonly string[] => ruleDependencies().byConcept.get(concept) ?? [];

/** Names of cards; none for an unknown keyword. */
export const cardsWith = (keyword: string): readonly string[] => ruleDependencies().byKeyword.get(keyword) ?? [];

const ruleDependencies = once((): RuleDependencies => {
  const byConcept = new Map<string, string[]>();
  const byKeyword = new Map<string, string[]>();
  for (const [name, { on, has }] of Object.entries(readRuleDependencyData())) {
    for (const concept of on) add(byConcept, concept, name);
    for (const keyword of has) add(byKeyword, keyword, name);
  }
  return { byConcept, byKeyword };
});

const add = (index: Map<string, string[]>, key: string, name: string): void => {
  const names = index.get(key);
  if (names === undefined) index.set(key, [name]);
  else names.push(name);
};
