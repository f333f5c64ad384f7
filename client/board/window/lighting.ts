/** Highlights on the picture what has been picked up, and where it may go. */
import { isSettingUp, openingOf, type Playing, placeText } from './allowed.ts';
import { PLACES, placeOf } from './placesOnPicture.ts';
import { describe } from './printed.ts';

export const light = (picture: HTMLElement, { shown, lifted }: Playing): void => {
  for (const card of picture.querySelectorAll('[data-object]:not(.dead)')) {
    const isLifted = lifted !== undefined && card.getAttribute('data-object') === `${lifted}`;
    card.classList.toggle('lifted', isLifted);
    // In a window a card can be picked up, which a picture alone does not show.
    card.setAttribute('role', 'button');
    card.setAttribute('aria-pressed', `${isLifted}`);
  }
  for (const panel of picture.querySelectorAll(PLACES)) {
    const to = placeOf(panel);
    const may =
      lifted !== undefined && to !== undefined && (isSettingUp(shown) || openingOf(shown, lifted, to) !== undefined);
    panel.classList.toggle('legal', may);
    panel.classList.toggle('barred', lifted !== undefined && !may);
    describe(panel, lifted === undefined || to === undefined ? undefined : placeText(shown, lifted, to, may));
  }
};
