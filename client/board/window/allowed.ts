/** What can be done with what is picked up, at a place or anywhere, and why something cannot. */
import type {
  GroupMovesResult,
  Opening,
  OpeningPlace,
  OpeningsResult,
  RefusedOpening,
} from '../../../server/protocol.ts';
import { reasonOf } from './acts.ts';
import { isSame } from './placesOnPicture.ts';
import { say } from './texts.ts';

/** What is shown, and what is picked up. */
export interface Playing {
  shown: OpeningsResult | null;
  /** Objects, in the order in which they were picked up. */
  lifted: readonly number[];
  /** What those may do together; undefined for one alone, and until it has been answered. */
  together: GroupMovesResult | undefined;
  /** The line whose button has been pressed and that is not in the text yet. */
  writing: string | undefined;
  /** Whether it is a puzzle that is played: nothing is written. */
  isPuzzle: boolean;
}

type Shown = Playing['shown'];

/** Of all players; none before the first answer has arrived. */
export const allOpenings = (shown: Shown): readonly Opening[] =>
  shown?.openings.players.flatMap(({ groups }) => groups.flatMap(({ openings }) => openings)) ?? [];

/** What the objects that are picked up may do at a place, as one act. */
export const openingOf = ({ shown, lifted, together }: Playing, to: OpeningPlace): Opening | undefined =>
  lifted.length > 1
    ? together?.openings.find(each => isSame(each.to, to))
    : allOpenings(shown).find(each => isOnlyOf(each.objects, lifted) && isSame(each.to, to));

const isOnlyOf = ([first, ...more]: readonly number[], [lifted]: readonly number[]): boolean =>
  more.length === 0 && first !== undefined && first === lifted;

/** Of what is picked up, at a place or anywhere. */
export const refusalOf = ({ shown, lifted, together }: Playing, to?: OpeningPlace): RefusedOpening | undefined => {
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
export const placeText = (playing: Playing, to: OpeningPlace, may: boolean): string => {
  if (may) return openingOf(playing, to)?.line ?? say('putHere');
  const reason = refusalOf(playing, to);
  return reason === undefined ? say('notHere') : reasonOf(reason);
};
