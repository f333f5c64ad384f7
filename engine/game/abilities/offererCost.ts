/** A cost that one object offers to whoever plays another. */
import type { Cost, CostPart } from '../state/cards/cost.ts';
import { offeredSlot } from '../state/slots.ts';
import type { Context } from './context.ts';

/** It is paid for another card, where `me` would be that card, and what is chosen what that card chooses. */
export const ofOfferer = (cost: Cost, { source, state }: Context): Cost =>
  cost.costParts.length === 0
    ? cost
    : {
        ...cost,
        costParts: cost.costParts.map((part, n): CostPart => {
          if (!('what' in part) || part.what === undefined || !('kind' in part.what)) return part;
          const { what } = part;
          if (what.kind === 'chosen') return { ...part, what: { ...what, slot: offeredSlot(n) } } as CostPart;
          if (what.kind !== 'me' || source.kind !== 'object') return part;
          const incarnation = state.objects[source.id]?.incarnation ?? 0;
          return { ...part, what: { kind: 'offerer', id: source.id, incarnation } } as CostPart;
        }),
      };
