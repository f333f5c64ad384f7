/** What can be done with what is picked up, at a place or anywhere, and why something cannot. */
import type { GroupMovesResult, Opening, OpeningPlace, OpeningsResult, RefusedOpening } from '../protocol.ts';
import { isSame } from './places.ts';

/** What is said while something is picked up, in the reader's language. */
export interface PickingTexts {
  readonly pickedUp: (count: number) => string;
  readonly putHere: string;
  readonly notHere: string;
}

/** What may be done, and what is picked up. */
export interface Picked {
  shown: OpeningsResult | null;
  /** Objects, in the order in which they were picked up. */
  lifted: readonly number[];
  /** What those may do together; undefined for one alone, and until it has been answered. */
  together: GroupMovesResult | undefined;
}

type Shown = Picked['shown'];

/** Of all players; none before the first answer has arrived. */
export const allOpenings = (shown: Shown): readonly Opening[] =>
  shown?.openings.players.flatMap(({ groups }) => groups.flatMap(({ openings }) => openings)) ?? [];

/** What the objects that are picked up may do at a place, as one act. */
export const openingOf = ({ shown, lifted, together }: Picked, to: OpeningPlace): Opening | undefined =>
  lifted.length > 1
    ? together?.openings.find(each => isSame(each.to, to))
    : allOpenings(shown).find(each => isOnlyOf(each.objects, lifted) && isSame(each.to, to));

const isOnlyOf = ([first, ...more]: readonly number[], [lifted]: readonly number[]): boolean =>
  more.length === 0 && first !== undefined && first === lifted;

/** Of what is picked up, at a place or anywhere. */
export const refusalOf = ({ shown, lifted, together }: Picked, to?: OpeningPlace): RefusedOpening | undefined => {
  const all =
    lifted.length > 1
      ? (together?.refused ?? [])
      : (shown?.openings.players.flatMap(({ refused }) => refused) ?? []).filter(
          ({ objects }) => objects[0] === lifted[0],
        );
  return all.find(each => each.to === undefined || to === undefined || isSame(each.to, to));
};

/** While a decision waits, nobody can play a card. */
export const isDeciding = (shown: Shown): boolean =>
  shown?.openings.players.some(({ groups }) =>
    groups.some(({ kind }) => kind === 'choices' || kind === 'assignments'),
  ) === true;

/** On the board's own lines every place is free. */
export const isSettingUp = (shown: Shown): boolean => shown?.layout != null;

/** What Enter does at a place while something is picked up. */
export const placeText = (picked: Picked, texts: PickingTexts, to: OpeningPlace, may: boolean): string => {
  if (may) return openingOf(picked, to)?.line ?? texts.putHere;
  const reason = refusalOf(picked, to);
  return reason === undefined ? texts.notHere : reasonOf(reason);
};

/** With the rule's number, where the edition has one for it. */
export const reasonOf = ({ message, rule }: Pick<RefusedOpening, 'message' | 'rule'>): string =>
  rule.number === undefined ? message : `${message} (${rule.number})`;
