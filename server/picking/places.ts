/** The places of the picture where a unit can be put. */
import type { OpeningPlace } from '../protocol.ts';

export const PLACES = '[data-battlefield], [data-base]';

/** The place that an element of the picture is in; undefined outside of all places. */
export const placeOf = (element: Element | null | undefined): OpeningPlace | undefined => {
  const panel = element?.closest(PLACES);
  const battlefield = panel?.getAttribute('data-battlefield');
  if (battlefield != null) return { kind: 'battlefield', at: Number(battlefield) };
  const base = panel?.getAttribute('data-base');
  return base == null ? undefined : { kind: 'base', player: Number(base) };
};

export const isSame = (a: OpeningPlace | undefined, b: OpeningPlace): boolean =>
  a?.kind === 'base'
    ? b.kind === 'base' && a.player === b.player
    : a !== undefined && b.kind === 'battlefield' && a.at === b.at;
