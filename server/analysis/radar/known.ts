/** Scenarios that are known to show a behaviour (`rules-db/behaviours/`), for two rulesets of any editions. */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import { shownBehaviours } from '../../../rules-db/behaviours/shown.ts';
import { differing } from './rulesets.ts';
import { isProof, sized, type TellingScenario } from './scenario.ts';
import type { Shrink } from './smallest.ts';

export interface KnownTelling extends TellingScenario {
  /** It, and others that it takes. */
  readonly behaviours: readonly Behaviour[];
}

/** Proved once more, in these rulesets; null where none is known, or where it shows something else there. */
export const knownTelling = (behaviour: Behaviour, shrink: Omit<Shrink, 'behaviours'>): KnownTelling | null => {
  const { from, to } = shrink.rulesets;
  for (const { behaviour: named, alongside, text, editions } of shownBehaviours()) {
    if (named !== behaviour || editions.length !== 2) continue;
    // What one edition has changed, a later one may have changed back.
    for (const first of editions) {
      const inThese = text
        .replace(/^( +edition ).*$/m, `$1${from}, ${to}`)
        .replace(/^( +expect in )([^:]+)(?=:)/gm, (_, before: string, edition: string) =>
          before.concat(edition === first ? from : to),
        );
      const behaviours = [behaviour, ...differing(shrink.rulesets).filter(each => alongside.includes(each))];
      const found = isProof(inThese, { ...shrink, behaviours }) ? sized(inThese) : null;
      if (found !== null) return { ...found, behaviours };
    }
  }
  return null;
};
