/** Random answers to what the game asks of a player. */

import type { Answer, Question } from '../../../../engine/game/state/decision.ts';
import { allowsTogether } from '../../../../engine/game/state/groups.ts';
import type { Ref } from '../../../../engine/game/state/ref.ts';
import { oneIn, type Random, shuffled, some } from './chance.ts';

/** Null where no legal answer was found, which is a fault of the question: what has no answer must not be asked. */
export const randomAnswer = (random: Random, q: Question): Answer | null => {
  switch (q.ask) {
    case 'refs': {
      if (q.mayDecline === true && oneIn(random, 3))
        return oneIn(random, 2) ? { kind: 'refs', refs: [] } : { kind: 'may', yes: oneIn(random, 2) };
      const refs = randomRefs(random, q);
      return refs === null ? null : { kind: 'refs', refs };
    }
    case 'may':
      return { kind: 'may', yes: !oneIn(random, 3) };
    case 'modes':
      return {
        kind: 'modes',
        modes: some(
          random,
          q.labels.map((_, i) => i),
          q.count,
        ),
      };
    case 'order':
      return {
        kind: 'order',
        order: shuffled(
          random,
          q.names.map((_, i) => i),
        ),
      };
    case 'name': {
      const name = q.options[random(Math.max(1, q.options.length))];
      return name === undefined ? null : { kind: 'name', name };
    }
    case 'number':
      return { kind: 'number', amount: q.least + random(Math.min(q.most - q.least, 5) + 1) };
    case 'shares': {
      const shares = q.among.map(() => q.each);
      for (let left = q.total - q.each * shares.length; left > 0; left--) {
        const at = random(shares.length);
        shares[at] = (shares[at] ?? 0) + 1;
      }
      return { kind: 'shares', shares };
    }
  }
};

const randomRefs = (random: Random, q: Extract<Question, { ask: 'refs' }>): readonly Ref[] | null => {
  const most = Math.min(q.most, q.options.length);
  if (most < q.least) return null;
  const fits = (refs: readonly Ref[]): boolean => allowsTogether(q, refs);
  for (let tries = 0; tries < 12; tries++) {
    const refs = some(random, q.options, q.least + random(most - q.least + 1));
    if (fits(refs)) return refs;
  }
  return firstFitting(q.options, q.least, fits, []);
};

/** The smallest set that is allowed, by trying all; few enough options come with a condition. */
const firstFitting = (
  options: readonly Ref[],
  count: number,
  fits: (refs: readonly Ref[]) => boolean,
  chosen: readonly Ref[],
): readonly Ref[] | null => {
  if (chosen.length === count) return fits(chosen) ? chosen : null;
  for (const [i, option] of options.entries()) {
    const found = firstFitting(options.slice(i + 1), count, fits, [...chosen, option]);
    if (found !== null) return found;
  }
  return null;
};
