/** The units of the picture that stand in a row. */
import { PLACES } from './places.ts';

export const objectOf = (card: Element): number => Number(card.getAttribute('data-object'));

/** From an object to a card, both included: those of the card's player at its place. Elsewhere the card alone. */
export const unitsBetween = (picture: HTMLElement, from: number | undefined, card: Element): readonly number[] => {
  const cards = [...picture.querySelectorAll('.card:not(.dead)')].filter(
    each => each === card || (isOfSame(each, card) && each.closest(PLACES) === card.closest(PLACES)),
  );
  const to = cards.indexOf(card);
  const start = cards.findIndex(each => objectOf(each) === from);
  const [first, last] = start < 0 ? [to, to] : [Math.min(start, to), Math.max(start, to)];
  return cards.slice(first, last + 1).map(objectOf);
};

const isOfSame = (a: Element, b: Element): boolean => {
  const whose = a.getAttribute('data-unit-of');
  return whose !== null && whose === b.getAttribute('data-unit-of');
};
