/** What decides otherwise: behaviours of the engine and rules of the book, with what became of them between two editions. */

import { BEHAVIOURS, type Behaviour } from '../../../engine/game/state/behaviours.ts';
import { behaviours, editionOf, rulesOf } from '../../../engine/game/state/rulesets.ts';
import { type RulePair, standingBetween } from '../../../rules-db/comparing.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { Editions } from './editions.ts';

/** A behaviour of the engine in which the editions differ. */
export interface BehaviourCause {
  readonly behaviour: Behaviour;
  readonly about: string;
  /** What each edition does there. */
  readonly from: string;
  readonly to: string;
  /** The days on which the publisher clarified that, where it is not what the text says. */
  readonly clarified: { readonly from?: string; readonly to?: string };
  /** The rules that say so, each with what became of it between the editions. */
  readonly rules: readonly DecidingRule[];
}

export interface DecidingRule {
  readonly concept: string;
  readonly title: string;
  /** Its numbers; missing where the edition does not have it. */
  readonly from?: string;
  readonly to?: string;
  readonly became: 'new' | 'gone' | 'changed' | 'the same';
}

export const causeOf = (book: RuleBook, editions: Editions, behaviour: Behaviour): BehaviourCause => {
  const { about, concepts } = BEHAVIOURS[behaviour];
  const [old, now] = [behaviours(editions.from)[behaviour], behaviours(editions.to)[behaviour]];
  const [before, since] = [rulesOf(editions.from).clarified[behaviour], rulesOf(editions.to).clarified[behaviour]];
  const rules = decidingRules(book, editions, concepts);
  const changed = rules.filter(({ became }) => became !== 'the same');
  return {
    behaviour,
    about,
    from: inWords(old),
    to: inWords(now),
    clarified: {
      ...(before === undefined ? {} : { from: before }),
      ...(since === undefined ? {} : { to: since }),
    },
    rules: changed.length > 0 ? changed : rules,
  };
};

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const inWords = (value: string | boolean): string =>
  typeof value === 'string' ? value.replaceAll('-', ' ') : yesOrNo(value);

/** What the newer edition made new, took away or said otherwise comes first: that is why. */
export const decidingRules = (
  book: RuleBook,
  { from, to }: Editions,
  concepts: readonly string[],
): readonly DecidingRule[] =>
  [...new Set(concepts)]
    .flatMap(concept => {
      const pair = standingBetween(book, concept, editionOf(from), editionOf(to));
      return pair === undefined ? [] : ruleOf(concept, pair);
    })
    .sort((a, b) => Number(a.became === 'the same') - Number(b.became === 'the same'));

const becameOf = (from: RulePair['from'] | undefined, to: RulePair['to'] | undefined): DecidingRule['became'] => {
  if (from === undefined) return 'new';
  if (to === undefined) return 'gone';
  return from.text === to.text ? 'the same' : 'changed';
};

const ruleOf = (concept: string, { from, to }: Partial<RulePair>): DecidingRule => ({
  concept,
  title: (to ?? from)?.title ?? concept,
  ...(from === undefined ? {} : { from: from.number }),
  ...(to === undefined ? {} : { to: to.number }),
  became: becameOf(from, to),
});
