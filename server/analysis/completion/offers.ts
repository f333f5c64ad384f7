/** What is offered at one place, and how several lists of it become one. */
import type { Offer } from './item.ts';

export interface Offers {
  readonly offers: readonly Offer[];
  /** Whether typing more can bring other items. */
  readonly isIncomplete: boolean;
  /** Of a sentence as on a card: whether it could end there. */
  readonly mayEnd?: boolean;
  /** Whether it is whole with what is typed. */
  readonly isWholeSentence?: boolean;
}

/** Larger than any kind's list, so that items are ordered by what the parser tries first. */
export const GROUP = 2000;
/** After all of them. */
export const LAST = 50 * GROUP;

/** Of items with the same label, the one with more information than the word. */
export const distinct = (offers: readonly Offer[]): readonly Offer[] => {
  const known = new Set(offers.filter(offer => offer.kind !== 'keyword').map(offer => offer.label));
  const seen = new Set<string>();
  return offers.filter(({ label, kind }) => {
    if (seen.has(label) || (kind === 'keyword' && known.has(label))) return false;
    seen.add(label);
    return true;
  });
};

export const lastLine = (text: string): string => text.split(/[\r\n]/).at(-1) ?? '';
