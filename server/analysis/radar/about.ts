/** What somebody calls the subject of a difference: a behaviour, a rule of the book by its name or number, or all rules below it. */

import { BEHAVIOURS, type Behaviour } from '../../../engine/game/state/behaviours.ts';
import { editionOf } from '../../../engine/game/state/rulesets.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { differing, type Rulesets } from './rulesets.ts';

/** Of the behaviours in which the rulesets differ; none where the subject is no subject of theirs. */
export const behavioursAbout = (subject: string, rulesets: Rulesets, book: RuleBook): readonly Behaviour[] => {
  const said = subject.trim().toLowerCase();
  const numbered = [rulesets.from, rulesets.to].flatMap(each => book.rule(said, editionOf(each))?.concept ?? []);
  const concepts = [said, ...numbered];
  return differing(rulesets).filter(
    each =>
      each.toLowerCase() === said ||
      BEHAVIOURS[each].concepts.some(concept =>
        concepts.some(asked => concept === asked || concept.startsWith(`${asked}.`)),
      ),
  );
};
