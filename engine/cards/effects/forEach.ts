/** What is done several times: `for each …`, `do this: …`. */

import type { Selector, Value } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { attempt, type Parser, say, sees, speakOf } from '../parser.ts';
import { counted } from '../values.ts';
import type { Instructions } from './doing.ts';

export const doThis = (p: Parser): Instructions | null => {
  let times: Value = 1;
  if (say(p, 'for each unit this kills (,)')) {
    times = { kind: 'count', what: { types: ['unit'], by: 'killed this way' } };
  } else if (sees(p, 'for each')) {
    const each = attempt(p, () => (say(p, 'for each') ? counted(p) : null));
    if (each === null || !say(p, ',')) return null;
    times = each;
  }
  if (!say(p, 'do this :')) return null;
  const instructions = p.grammar.sentence(p);
  return instructions === null ? null : [{ do: 'do this', times, instructions }];
};

export const forEach = (p: Parser): Instructions | null => {
  if (!say(p, 'for each')) return null;
  const what: Selector | Value | null =
    attempt(p, () => {
      const each = filter(p);
      return each !== null && sees(p, ',') ? ({ kind: 'all', filter: each } as Selector) : null;
    }) ?? counted(p);
  if (what === null || !say(p, ',')) return null;
  speakOf(p, { what: { kind: 'it' }, types: ['unit'], many: false });
  const instructions = p.grammar.sentence(p);
  return instructions === null ? null : [{ do: 'for each', what, instructions }];
};
