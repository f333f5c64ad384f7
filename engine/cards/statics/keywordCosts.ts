/** What Equip and Repeat cost: more or less, whatever they are printed on. */
import { oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import { costing, reducedBy, type Subject } from './costs.ts';
import type { Effects } from './effects.ts';

const OF_KEYWORDS = ways<Pick<Subject, 'of' | 'whose'>>([
  ['your equip costs | equip costs you pay', { of: 'equip', whose: 'you' }],
  ['equip abilities you activate/play/use', { of: 'activated equip', whose: 'you' }],
  ['your equip abilities', { of: 'equip', whose: 'you' }],
  ['equip abilities/costs of (the) gear/equipment you control', { of: 'equip', whose: 'you' }],
  ["your equipment ' equip abilities/costs | your equipment 's equip abilities/costs", { of: 'equip', whose: 'you' }],
  ['friendly equip costs', { of: 'equip', whose: 'you or an ally' }],
  ['your repeat costs | repeat costs you pay', { of: 'repeat', whose: 'you' }],
  ['friendly repeat costs', { of: 'repeat', whose: 'you or an ally' }],
]);

/** `your equip costs cost 1 less`, `equip abilities you activate cost 1 less`, `your equip costs are reduced by 1`. */
export const keywordCosts = (p: Parser): Effects => {
  const subject = oneOf(p, OF_KEYWORDS);
  if (subject === null) return null;
  const found = say(p, 'are reduced by') ? reducedBy(p, subject) : costing(p, subject);
  return found === null ? null : [found];
};
