/** Dragging units to places by mouse or touch, or lifting them and putting them down by keyboard. */
import type { openingsView } from './openings.ts';
import { PLACES, placeOf } from './placesOnPicture.ts';

type Openings = ReturnType<typeof openingsView>;

export const dragging = (picture: HTMLElement, openings: Openings): void => {
  byPointer(picture, openings);
  puttingDown(picture, openings);
};

const byPointer = (picture: HTMLElement, openings: Openings): void => {
  let dragged: { readonly card: SVGElement; readonly x: number; readonly y: number; isMoved: boolean } | undefined;

  picture.addEventListener('pointerdown', event => {
    const card = event.target instanceof Element ? event.target.closest('.card') : null;
    if (!(card instanceof SVGElement) || card.classList.contains('dead') || event.button !== 0) return;
    dragged = { card, x: event.clientX, y: event.clientY, isMoved: false };
    event.preventDefault();
  });

  addEventListener('pointermove', event => {
    if (dragged === undefined) return;
    const { card, x, y } = dragged;
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (!dragged.isMoved) {
      if (Math.hypot(right, down) < LEAST) return;
      dragged.isMoved = true;
      if (openings.lifted() !== objectOf(card)) openings.lift(objectOf(card));
      card.classList.add('dragged');
    }
    const scale = scaleOf(picture);
    card.setAttribute('transform', `translate(${right / scale} ${down / scale})`);
  });

  addEventListener('pointerup', event => {
    if (dragged === undefined) return;
    const { card, isMoved } = dragged;
    dragged = undefined;
    if (!isMoved) {
      const onto = openings.lifted() === undefined ? undefined : placeOf(card);
      // A click on a card of the place that is meant means the place.
      if (onto !== undefined && card.closest(PLACES)?.classList.contains('legal') === true)
        return openings.drop(openings.lifted() ?? -1, onto);
      card.focus();
      return openings.lift(objectOf(card));
    }
    card.classList.remove('dragged');
    card.removeAttribute('transform');
    card.setAttribute('pointer-events', 'none');
    const to = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    card.removeAttribute('pointer-events');
    if (to === undefined) return openings.lift(undefined);
    openings.drop(objectOf(card), to);
  });

  addEventListener('pointercancel', () => {
    dragged?.card.removeAttribute('transform');
    dragged?.card.classList.remove('dragged');
    dragged = undefined;
  });
};

/** A lifted unit is put down with a click on a place, or by the keyboard. */
const puttingDown = (picture: HTMLElement, openings: Openings): void => {
  picture.addEventListener('click', event => {
    const lifted = openings.lifted();
    if (lifted === undefined || !(event.target instanceof Element) || event.target.closest('.card') !== null) return;
    const to = placeOf(event.target);
    if (to !== undefined) openings.drop(lifted, to);
  });

  picture.addEventListener('keydown', event => {
    const { target, key } = event;
    if (!(target instanceof SVGElement)) return;
    const lifted = openings.lifted();
    if (key === 'Escape' && lifted !== undefined) openings.lift(undefined);
    else if (key !== 'Enter') return;
    else if (target.matches(PLACES) && lifted !== undefined) {
      const to = placeOf(target);
      if (to !== undefined) openings.drop(lifted, to);
    } else if (target.matches('.card')) openings.lift(objectOf(target));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
};

const objectOf = (card: Element): number => Number(card.getAttribute('data-object'));

/** In pixels: a shorter movement counts as a click. */
const LEAST = 5;

/** Pixels of the window for each unit of the picture. */
const scaleOf = (picture: HTMLElement): number => {
  const svg = picture.querySelector('svg');
  const width = svg?.viewBox.baseVal.width ?? 0;
  return svg === null || width === 0 ? 1 : svg.getBoundingClientRect().width / width;
};
