/**
 * Keywords that are short for a triggered ability: an object has one for each such keyword, however it got the keyword
 * (`keyword`).
 */
import { KEYWORD_NAMES } from '../../keywords.ts';
import { knownBy } from '../../known.ts';
import type { Triggered } from '../state/cards/ability.ts';
import { keywordMeaning } from '../state/cards/keywords.ts';
import { normalizeAbility } from '../state/cards/normalizeShape.ts';
import type { GameObject, Keyword, State } from '../state/state.ts';
import { type AbilityInstance, instanceGivenTo } from './abilityInstances.ts';
import { keywordsOf, valueOfKeywordNamed } from './keywords.ts';
import { traitsOfKeywords } from './traits.ts';

/**
 * Words of a keyword's trigger that a card spells out itself are left to the card. Rules: `keyword.vision.each`,
 * `keyword.vision.each.choice`, `keyword.vision.each.same-card`, `keyword.weaponmaster.each`.
 */
export const keywordTriggers = (state: State, o: GameObject): readonly AbilityInstance[] => {
  if (!mayTrigger(o) && !traitsOfKeywords(state, hasTrigger)?.keywords.get(o.id)?.some(stands)) return NO_TRIGGERS;
  const keywords = keywordsOf(state, o, hasTrigger);
  const found: AbilityInstance[] = [];
  // Rules text is inactive while attached (`attachment.attached.rules-text`); what it was given is not, in later editions.
  const { inactiveText } = state.behaviours;
  if (o.attachedTo !== null && inactiveText === 'all') return found;
  const isActive = (name: string) =>
    o.attachedTo === null || o.modifiers.some(m => m.kind === 'keyword' && m.keyword.name === name);
  const spelled = (name: string): number =>
    o.attachedTo === null ? o.print.abilities.filter(a => 'keyword' in a && a.keyword === name).length : 0;
  for (const k of keywords) {
    const trigger = triggerOf(k);
    if (trigger === null || !isActive(k.name) || valueOfKeywordNamed(state, o, k.name) === 0) continue;
    const printed = spelled(k.name);
    const once = printed > 0 ? 0 : 1;
    const times = trigger.each ? k.value - printed : once;
    if (times <= 0) continue;
    const instance = instanceGivenTo(state, o, trigger.ability);
    for (let n = 0; n < times; n++) found.push(instance);
  }
  return found;
};

const stands = (k: Keyword): boolean => hasTrigger(k.name);

const mayTrigger = (o: GameObject): boolean =>
  o.keywords.some(stands) || o.modifiers.some(m => m.kind === 'keyword' && stands(m.keyword));

const NO_TRIGGERS: readonly AbilityInstance[] = [];

interface KeywordTrigger {
  readonly ability: Triggered;
  readonly each: boolean;
}

const triggerOf = ({ name, value }: Keyword): KeywordTrigger | null =>
  hasTrigger(name) ? triggersNamed(name)(value) : null;

/** Made once for each keyword and value. */
const triggersNamed = knownBy((name: string) =>
  knownBy((value: number): KeywordTrigger | null => {
    const meaning = keywordMeaning(name);
    return meaning?.means === 'trigger'
      ? { ability: normalizeAbility(meaning.ability(value)), each: meaning.each === true }
      : null;
  }),
);

/** Whether a keyword stands for something that triggers. */
export const hasTrigger = (keyword: string): boolean => TRIGGERING.has(keyword);

const TRIGGERING: ReadonlySet<string> = new Set(
  KEYWORD_NAMES.filter(name => keywordMeaning(name)?.means === 'trigger'),
);
