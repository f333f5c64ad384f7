/** The keywords that an object has as it is now, printed and given. */

import type { KeywordName, PrintedKeyword } from '../../keywords.ts';
import type { GameObject, Keyword, State } from '../state/state.ts';
import { keywordUnder } from './layers.ts';
import { traitsOfKeyword, traitsOfKeywords } from './traits.ts';

const any = (): boolean => true;

/**
 * The keywords that an object has now, its own and those that it has been given, or those of them whose name `isSuch` takes; the
 * values of one keyword add up.
 */
export const keywordsOf = (
  state: State,
  u: GameObject,
  isSuch: (name: string) => boolean = any,
): readonly Keyword[] => {
  const traits = traitsOfKeywords(state, isSuch);
  if (traits === null && u.modifiers.length === 0) return u.keywords.filter(k => isSuch(k.name));
  const names = new Set<PrintedKeyword>();
  for (const k of u.keywords) names.add(k.name);
  for (const m of u.modifiers) if (m.kind === 'keyword') names.add(m.keyword.name);
  for (const k of traits?.keywords.get(u.id) ?? []) names.add(k.name);
  const found: Keyword[] = [];
  for (const name of names) {
    if (!isSuch(name)) continue;
    const value = keywordUnder(traits, u, name);
    if (value > 0) found.push({ name, value });
  }
  return found;
};

/** The value of a keyword on an object, 0 without it. */
export const keywordValue = (state: State, u: GameObject, name: KeywordName): number =>
  valueOfKeywordNamed(state, u, name);

/** The same for a name that a card or a line has said (in lower case): 0 also for what is no keyword. */
export const valueOfKeywordNamed = (state: State, u: GameObject, name: string): number =>
  keywordUnder(traitsOfKeyword(state, name), u, name);

/**
 * `keyword.*.redundant`, `keyword.*.characteristic`, `keyword.*.characteristic.object`,
 * `keyword.*.characteristic.spell`, `keyword.*.characteristic.ability`
 */
export const hasKeyword = (state: State, u: GameObject, name: KeywordName): boolean => keywordValue(state, u, name) > 0;
