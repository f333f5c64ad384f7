/** Sentences of cards, from the forms that the grammar documents: events, conditions, costs and effects in any company. */

import { allForms } from '../../../engine/cards/forms/forms.ts';
import { DOMAINS } from '../../../engine/domains.ts';
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';

/** A sentence that may set off others, itself among them. */
export const sentence = (random: Random): string => varied(random, (pick(random, SHAPES) ?? example)(random));

/** What an effect may be: `draw 1`. Several, one after another, some of the time. */
export const effect = (random: Random): string => {
  const one = varied(random, pick(random, EFFECTS) ?? 'draw 1');
  if (!oneIn(random, 4)) return one;
  const other = pick(random, EFFECTS) ?? 'draw 1';
  return oneIn(random, 2) ? `${one}. ${other}` : `for each ${pick(random, THINGS)}, ${other}`;
};

const example = (random: Random): string => pick(random, EXAMPLES) ?? 'tank';
const EXAMPLES = allForms().map(form => form.example);

/** What stands before the first colon, and what after it. */
const SPLIT = EXAMPLES.flatMap(text => {
  const [, before = '', after = ''] = /^([^:]+): (.+)$/.exec(text) ?? [];
  return before === '' ? [] : [{ before, after }];
});
const EVENTS = SPLIT.map(({ before }) => before).filter(text => /^(when|whenever|at|the first time)\b/.test(text));
const COSTS = SPLIT.map(({ before }) => before).filter(text => !/^(when|at|the|if|as|once|choose)\b/.test(text));

/** Those that feed the events above: each of them alone may go on for ever. */
const FEEDING = [
  'draw 1',
  'discard 1',
  'play a 1 might Recruit unit token',
  'play two 1 might Recruit unit tokens here',
  'kill a friendly unit',
  'ready me',
  'exhaust me',
  'buff me',
  'double my might this turn',
  'give all friendly units +1 might this turn',
  'deal 1 to all units',
  "return a friendly unit to its owner's hand",
  'channel 1 rune exhausted',
  'gain 1 xp',
  'move a friendly unit to base',
  'stun any number of enemy units with total might 8 or less',
  'kill any number of units with total might 30 or less',
  'deal 20 split among any number of enemy units',
  'move any number of friendly units to a battlefield',
  'burn 1',
  'predict 1',
  'play twelve 1 might Recruit unit tokens',
];
const EFFECTS = [
  ...allForms()
    .filter(({ on }) => on === 'spell')
    .map(form => form.example),
  ...FEEDING,
  ...FEEDING,
];
const THINGS = ['friendly unit', 'unit', 'enemy unit', 'card in your hand', 'friendly gear', 'unit here'];
const CONDITIONS = EXAMPLES.flatMap(text => /\b(?:if|while) ([^,:.]+)/.exec(text)?.[1] ?? []);

const SHAPES: readonly ((random: Random) => string)[] = [
  example,
  random => `${pick(random, EVENTS)}: ${effect(random)}`,
  random => `${pick(random, EVENTS)}: ${effect(random)}`,
  random => `${pick(random, EVENTS)} or ${pick(random, EVENTS)}: ${effect(random)}`,
  random => `${pick(random, EVENTS)}, if ${pick(random, CONDITIONS)}: you may ${effect(random)}`,
  random => `${pick(random, EVENTS)}: ${effect(random)} for each ${pick(random, THINGS)}`,
  random => `${pick(random, COSTS)}: ${effect(random)}`,
  random => `if ${pick(random, CONDITIONS)}, ${effect(random)}`,
  random => `while ${pick(random, CONDITIONS)}, I have +1 might for each ${pick(random, THINGS)}`,
  random => `if I would die, ${effect(random)} instead`,
  random => `choose one: ${effect(random)} / ${effect(random)}`,
  random => effect(random),
];

const SIDES = ['a friendly', 'an enemy', 'another', 'all', 'each', 'any number of', 'up to two', 'two'];

/** Other numbers, other sides. */
const varied = (random: Random, text: string): string => {
  if (oneIn(random, 4)) return text.replace(/\d+/, () => `${pick(random, [0, 1, 2, 12, 99, 9999])}`);
  if (oneIn(random, 4))
    return text.replace(/\b(?:an?|all|each)(?: friendly| enemy)?\b/, () => pick(random, SIDES) ?? 'a');
  if (oneIn(random, 8))
    return text.replace(/\b(?:fury|calm|mind|body|chaos|order)\b/, () => pick(random, DOMAINS) ?? '');
  return text;
};
