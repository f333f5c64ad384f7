/** Costs that are spent: `spend my buff`, `spend any number of buffs`, `spend 2 xp`. */
import type { CostPart } from '../game/state/cards/cost.ts';
import { number } from './numerals.ts';
import { attempt, type Parser, say, slot } from './parser.ts';
import { single } from './selectors.ts';

/** `spend a buff`, `spend 2 xp`. */
export const spending = (p: Parser): CostPart | null => {
  if (!say(p, 'spend')) return null;
  if (say(p, 'a/my/one/1 buff (from me)') && p.tokens[p.pos - 2]?.word === 'my')
    return { pays: 'spend buff', what: { kind: 'me' } };
  if (p.tokens[p.pos - 1]?.word === 'buff') {
    const from = attempt(p, () => (say(p, 'from/of/on') ? single(p) : null));
    return { pays: 'spend buff', what: from ?? anyBuffed(p) };
  }
  if (say(p, 'its buff')) return { pays: 'spend buff', what: p.referents.at(-1)?.what ?? { kind: 'it' } };
  if (say(p, 'any number of buffs')) {
    return {
      pays: 'spend buff',
      what: {
        kind: 'chosen',
        slot: slot(p),
        filter: { types: ['unit'], side: 'yours', is: ['buffed'] },
        count: { least: 0, most: 'any' },
      },
    };
  }
  if (say(p, 'any amount of xp')) return { pays: 'spend xp', amount: { kind: 'x' } };
  const amount = number(p);
  return amount !== null && say(p, 'xp') ? { pays: 'spend xp', amount } : null;
};

const anyBuffed = (p: Parser) =>
  ({
    kind: 'chosen',
    slot: slot(p),
    filter: { types: ['unit'], side: 'yours', is: ['buffed'] },
    count: { least: 1, most: 1 },
  }) as const;
