/** What can be done with an object of the picture, at a place or anywhere, and why something cannot. */
import type { Opening, OpeningPlace, OpeningsResult, RefusedOpening } from '../../../server/protocol.ts';
import { reasonOf } from './acts.ts';
import { isSame } from './placesOnPicture.ts';
import { say } from './texts.ts';

/** What is shown, and what is picked up. */
export interface Playing {
  shown: OpeningsResult | null;
  lifted: number | undefined;
  /** The line whose button has been pressed and that is not in the text yet. */
  writing: string | undefined;
}

type Shown = Playing['shown'];

/** Of all players; none before the first answer has arrived. */
export const allOpenings = (shown: Shown): readonly Opening[] =>
  shown?.openings.players.flatMap(({ groups }) => groups.flatMap(({ openings }) => openings)) ?? [];

/** What an object alone may do at a place. */
export const openingOf = (shown: Shown, object: number, to: OpeningPlace): Opening | undefined =>
  allOpenings(shown).find(each => each.objects.length === 1 && each.objects[0] === object && isSame(each.to, to));

/** Of an object, at a place or anywhere. */
export const refusalOf = (shown: Shown, object: number, to?: OpeningPlace): RefusedOpening | undefined =>
  shown?.openings.players
    .flatMap(({ refused }) => refused)
    .find(each => each.objects[0] === object && (each.to === undefined || to === undefined || isSame(each.to, to)));

/** While a decision waits, nobody can play a card. */
export const isDeciding = (shown: Shown): boolean =>
  shown?.openings.players.some(({ groups }) =>
    groups.some(({ kind }) => kind === 'choices' || kind === 'assignments'),
  ) === true;

/** On the board's own lines every place is free. */
export const isSettingUp = (shown: Shown): boolean => shown?.layout != null;

/** What Enter does at a place while something is picked up. */
export const placeText = (shown: Shown, object: number, to: OpeningPlace, may: boolean): string => {
  if (may) return openingOf(shown, object, to)?.line ?? say('putHere');
  const reason = refusalOf(shown, object, to);
  return reason === undefined ? say('notHere') : reasonOf(reason);
};
