/** How long an effect lasts, counted from its controller: "your next turn" is that player's. */
import type { Lasting } from './cards/effectTerms.ts';
import type { PlayerId, Until } from './things.ts';

type OfTheirs = Extract<Lasting, `next ${string}`>;

/** Of the player who controls what it is about, and not the effect. */
export type AwakenOf = `next awaken of ${number}`;
export const isAwakenOf = (lasting: string): lasting is AwakenOf => lasting.startsWith('next awaken of ');

const isOfTheirs = (lasting: string): lasting is OfTheirs => lasting.startsWith('next ') && !isAwakenOf(lasting);

/** Until what, in a game where that player controls the effect as it begins. */
export const untilFor = <Other extends string>(
  controller: PlayerId,
  lasting: OfTheirs | Other,
): Until | Exclude<Other, OfTheirs> =>
  isOfTheirs(lasting) ? `${lasting} of ${controller}` : (lasting as Exclude<Other, OfTheirs>);

/** How a message says how long an effect lasts, after what the effect does. */
export const LASTING_TOLD: Readonly<Record<OfTheirs, string>> = {
  'next turn': " until its controller's next turn starts",
  'next turn end': " until the end of its controller's next turn",
  'next awaken': ' until the next Awaken Phase is over',
  'next beginning': " until its controller's next Beginning Phase",
  'next ending': " until its controller's next Ending Phase",
};
