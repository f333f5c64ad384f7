/** Highlights on the picture what has been picked up, and where it may go. */
import { isSettingUp, openingOf, type Picked, type PickingTexts, placeText } from './allowed.ts';
import { describe } from './describing.ts';
import { PLACES, placeOf } from './places.ts';

/** `sign` marks a place by the line that putting something there writes, if one, and gives what is to be said of it. */
export type SignPlace = (place: Element, line: string | undefined) => string | undefined;

export const light = (
  picture: HTMLElement,
  picked: Picked,
  { texts, sign }: { readonly texts: PickingTexts; readonly sign: SignPlace },
): void => {
  const { shown, lifted } = picked;
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
    const may = isAny && to !== undefined && (isSettingUp(shown) || openingOf(picked, to) !== undefined);
    panel.classList.toggle('legal', may);
    panel.classList.toggle('barred', isAny && !may);
    const said = sign(panel, may && to !== undefined ? openingOf(picked, to)?.line : undefined);
    const text = isAny && to !== undefined ? placeText(picked, texts, to, may) : undefined;
    describe(panel, said === undefined ? text : `${text}: ${said}`);
  }
};
