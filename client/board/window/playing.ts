import type { Picked, PickingTexts } from '../../../server/picking/allowed.ts';
import { lifting } from '../../../server/picking/lifting.ts';
import { light } from '../../../server/picking/lighting.ts';
import { type JudgingView, signPlace } from './judging.ts';
import { say } from './texts.ts';

/** What is shown, and what is picked up. */
export interface Playing extends Picked {
  /** The line whose button has been pressed and that is not in the text yet. */
  writing: string | undefined;
  /** Whether it is a puzzle that is played: nothing is written. */
  isPuzzle: boolean;
}

const TEXTS: PickingTexts = {
  pickedUp: count => say('pickedUp', count),
  putHere: say('putHere'),
  notHere: say('notHere'),
};

export const liftingIn = (playing: Playing, doing: Omit<Parameters<typeof lifting>[1], 'texts'>) =>
  lifting(playing, { texts: TEXTS, ...doing });

/** A place is signed with what becomes of the claim that is chosen, where something is put down there. */
export const lightIn = (picture: HTMLElement, playing: Playing, verdictOf: JudgingView['verdictOf']): void =>
  light(picture, playing, { texts: TEXTS, sign: (place, line) => signPlace(place, verdictOf(line)) });
