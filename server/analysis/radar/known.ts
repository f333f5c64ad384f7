/** Scenarios that are known to show a behaviour (`rules-db/behaviours/`), for two rulesets of any editions. */
import { shownBehaviours } from '../../../rules-db/behaviours/shown.ts';
import type { Behaviour } from './rulesets.ts';
import { isProof, sized, type TellingScenario } from './scenario.ts';
import type { Shrink } from './smallest.ts';

/** Proved once more, in these rulesets; null where none is known, or where it shows something else there. */
export const knownTelling = (behaviour: Behaviour, shrink: Omit<Shrink, 'behaviours'>): TellingScenario | null => {
  const { from, to } = shrink.rulesets;
  for (const { behaviour: named, text, editions } of shownBehaviours()) {
    const [older, newer] = editions;
    if (named !== behaviour || older === undefined || newer === undefined) continue;
    const inThese = text
      .replace(/^( +edition ).*$/m, `$1${from}, ${to}`)
      .replace(/^( +expect in )([^:]+)(?=:)/gm, (_, before: string, edition: string) =>
        before.concat(edition === older ? from : to),
      );
    if (isProof(inThese, { ...shrink, behaviours: [behaviour] })) return sized(inThese);
  }
  return null;
};
