/** Highlights on the picture what has been picked up, and where it may go. */
import { isSettingUp, openingOf, type Playing, placeText } from './allowed.ts';
import { type JudgingView, signPlace } from './judging.ts';
import { PLACES, placeOf } from './placesOnPicture.ts';
import { describe } from './printed.ts';

export const light = (picture: HTMLElement, playing: Playing, verdictOf: JudgingView['verdictOf']): void => {
  const { shown, lifted } = playing;
  const isAny = lifted.length > 0;
  for (const card of picture.querySelectorAll('[data-object]:not(.dead)')) {
    const isLifted = lifted.some(each => card.getAttribute('data-object') === `${each}`);
    card.classList.toggle('lifted', isLifted);
    // In a window a card can be picked up, which a picture alone does not show.
    card.setAttribute('role', 'button');
    card.setAttribute('aria-pressed', `${isLifted}`);
  }
  for (const panel of picture.querySelectorAll(PLACES)) {
    const to = placeOf(panel);
    const may = isAny && to !== undefined && (isSettingUp(shown) || openingOf(playing, to) !== undefined);
    panel.classList.toggle('legal', may);
    panel.classList.toggle('barred', isAny && !may);
    const found = may && to !== undefined ? verdictOf(openingOf(playing, to)?.line) : undefined;
    signPlace(panel, found);
    const text = isAny && to !== undefined ? placeText(playing, to, may) : undefined;
    describe(panel, found === undefined ? text : `${text}: ${found.text}`);
  }
};
