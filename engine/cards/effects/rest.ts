/** What is left over once everybody has chosen: `each player chooses 2 units and 2 gear. recycle the rest`. */
import type { Filter, Instruction, Selector } from '../../game/state/cards/ability.ts';
import { oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import type { Instructions } from './readers.ts';

const DONE = ways<'recycle' | 'kill' | 'banish'>([
  ['recycle', 'recycle'],
  ['kill', 'kill'],
  ['banish', 'banish'],
]);

/** All of the kinds that were chosen from, but for what anybody chose. */
export const theRest = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'each player' || last.who !== 'each player') return null;
  const kinds = last.instructions.map(kindChosen);
  const known = kinds.flatMap(each => (each === null ? [] : [each]));
  if (known.length < kinds.length) return null;
  const what = oneOf(p, DONE);
  if (what === null || !say(p, 'the rest')) return null;
  const [first, ...more] = known.map((filter): Selector => ({ kind: 'all', filter }));
  if (first === undefined) return null;
  return [...before, { do: what, what: more.length === 0 ? first : { kind: 'both', of: [first, ...more] } }];
};

const kindChosen = (each: Instruction): Filter | null => {
  if (each.do !== 'choose' || each.what.kind !== 'chosen' || each.what.among !== undefined) return null;
  const { side, where, ...kind } = each.what.filter;
  if (side !== undefined && side !== 'that player') return null;
  const ofAnyPlayer = where?.kind === 'zone' && where.of === 'that player' ? { ...where, of: 'any' as const } : where;
  return { ...kind, unchosen: true, ...(ofAnyPlayer === undefined ? {} : { where: ofAnyPlayer }) };
};
