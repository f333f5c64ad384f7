/**
 * Which rules each card turns on, for all cards. Reading all of them takes most of a second, so released bundles have
 * this in a file beside the programs instead (`esbuild.mjs`).
 */
import { allCards } from '../cards.ts';
import { mechanismsOf } from './mechanisms.ts';

/** Concepts of the abilities, and names of the keywords, by the card's name. */
export type RuleDependencyData = Readonly<
  Record<string, { readonly on: readonly string[]; readonly has: readonly string[] }>
>;

/** Reads every card of the library: most of a second. */
export const readRuleDependencyData = (): RuleDependencyData =>
  Object.fromEntries(
    allCards().map(({ name, tree }) => {
      const { abilities, keywords } = mechanismsOf(tree);
      return [name, { on: abilities, has: keywords }];
    }),
  );
