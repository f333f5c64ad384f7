/** References to a card that was revealed, after something else has been chosen. */
import type { Condition, Instruction } from '../../game/state/cards/ability.ts';
import { replaceParts, sameTerms } from '../../game/state/cards/walk.ts';
import { LOOKED_SLOT } from '../../game/state/slots.ts';
import type { Parser } from '../parser.ts';
import type { Instructions } from './readers.ts';

/** "If it's a spell, give a unit -Might equal to its Energy cost": that of the card which was revealed and is asked about. */
export const withCostsOfRevealed = (
  p: Parser,
  from: number,
  when: Condition,
  instructions: Instructions,
): Instructions => {
  if (when.is !== 'fits' || when.what.kind !== 'all' || when.what.among !== LOOKED_SLOT) return instructions;
  const { what } = when;
  const isSaid = p.tokens
    .slice(from, p.pos)
    .some(({ word }, at, all) => word === 'its' && ['energy', 'power'].includes(all[at + 1]?.word ?? ''));
  if (!isSaid) return instructions;
  return instructions.map(each => {
    if (!('to' in each) || !('amount' in each) || each.to === undefined || each.to.kind !== 'chosen') return each;
    const { slot } = each.to;
    const isOwn = (of: unknown): boolean => sameTerms(of, { kind: 'slot', slot });
    return replaceParts(each, part =>
      (part.kind === 'energy cost' || part.kind === 'power cost') && isOwn(part.of)
        ? { kind: part.kind, of: what }
        : undefined,
    ) as Instruction;
  });
};
