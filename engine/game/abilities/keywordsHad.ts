/** All keywords that an object has at once, as far as they do something (`keyword.*.characteristic`). */

import { KEYWORD_NAMES } from '../../keywords.ts';
import type { GameObject, Keyword, State } from '../state/state.ts';
import { type AbilityInstance, abilitiesOf, keywordOfAbility } from './abilityInstances.ts';
import type { View } from './context.ts';
import { abilitiesGiven, passivesIn, traitsOfKeywords } from './traits.ts';

/** How much of a keyword an object has: 1 of what stands for an ability that it was given, as Deathknell; 0 without it. */
export const amountHad = (view: View, o: GameObject, keyword: string): number =>
  Math.max(view.keyword(o, keyword), Number(view.has(o, keyword)));

/** Each with as much of it as the object has, in the order in which the game's keywords are listed. */
export const keywordsHad = (state: State, view: View, o: GameObject): readonly Keyword[] => {
  if (isPlain(state, o) && (passivesIn(state)?.all.length ?? 0) === 0) return NONE;
  const names = namesToAsk(state, o);
  const had: Keyword[] = [];
  for (const name of KEYWORD_NAMES) {
    if (!names.has(name)) continue;
    const value = amountHad(view, o, name);
    if (value > 0) had.push({ name, value });
  }
  return had;
};

const NONE: readonly never[] = [];

/** Whether nothing on it gives it a keyword, as nothing does on most units that leave the board. */
const isPlain = (state: State, o: GameObject): boolean =>
  o.keywords.length === 0 && o.modifiers.length === 0 && abilitiesOf(state, o).length === 0;

/** What passives or the way it is played may let it have although nothing on it says so (`hasKeywordNow`). */
const FROM_ELSEWHERE = ['reaction', 'action', 'accelerate', 'repeat', 'show off', 'flow'] as const;

/** Mostly few of all that there are, and no others can be had. */
const namesToAsk = (state: State, o: GameObject): ReadonlySet<string> => {
  const names = new Set<string>(FROM_ELSEWHERE);
  for (const { name } of o.keywords) names.add(name);
  for (const m of o.modifiers) if (m.kind === 'keyword') names.add(m.keyword.name);
  for (const { name } of traitsOfKeywords(state, () => true)?.keywords.get(o.id) ?? []) names.add(name);
  addOfAbilities(names, abilitiesOf(state, o));
  const given = abilitiesGiven(state).get(o.id);
  if (given !== undefined) addOfAbilities(names, abilitiesOf(state, o, given));
  return names;
};

const addOfAbilities = (names: Set<string>, abilities: readonly AbilityInstance[]): void => {
  for (const { ability, on } of abilities) {
    const own = keywordOfAbility(ability);
    if (own !== null) names.add(own);
    for (const { keyword } of on) names.add(keyword);
  }
};
