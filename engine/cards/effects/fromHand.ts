/** Where a card is played from when the sentence does not say. */
import type { Filter, Selector, Who } from '../../game/state/cards/terms.ts';
import type { Parser } from '../parser.ts';

/** Where nothing says from where, cards are played from hand, or from the Champion Zone (`action.play.from`). */
export const fromHand = (p: Parser, what: Selector, who: Who): Selector => {
  if (p.scenario || what.kind !== 'chosen' || what.among !== undefined) return what;
  const { filter: of } = what;
  if (of.where !== undefined || of.by !== undefined || of.or !== undefined || of.is !== undefined) return what;
  const at = (zone: 'hand' | 'champion zone'): Filter => ({ ...of, where: { kind: 'zone', zone, of: who } });
  const isUnit = UNITS_TOO.some(type => of.types.includes(type));
  return { ...what, filter: isUnit ? { ...at('hand'), or: [at('champion zone')] } : at('hand') };
};

/** What a phrase may call a unit: nothing else is in a Champion Zone. */
const UNITS_TOO = ['unit', 'card', 'permanent'] as const;
