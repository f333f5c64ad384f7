/** Dragging units to places by mouse or touch, or lifting them and putting them down by keyboard. */
import type { OpeningPlace } from '../protocol.ts';
import { PLACES, placeOf } from './places.ts';
import { objectOf, unitsBetween } from './unitsBetween.ts';

/** What picks up and puts down; objects by their numbers. */
export interface Hands {
  /** What is picked up. */
  lifted(): readonly number[];
  /** Alone; undefined puts down. */
  lift(object: number | undefined): void;
  /** Beside what is picked up already. */
  liftAlso(object: number): void;
  liftAll(objects: readonly number[]): void;
  drop(to: OpeningPlace): void;
}

export const dragging = (picture: HTMLElement, hands: Hands): void => {
  const pick = picking(picture, hands);
  byPointer(picture, hands, pick);
  puttingDown(picture, hands, pick);
};

/** `beside`: with what is picked up already; `upTo`: with all from the one before to this. */
type How = 'alone' | 'beside' | 'upTo';
type Pick = (card: SVGElement, how: How) => void;

const howOf = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): How => {
  if (shiftKey) return 'upTo';
  return ctrlKey || metaKey ? 'beside' : 'alone';
};

const picking = (picture: HTMLElement, hands: Hands): Pick => {
  /** What was picked last. */
  let before: number | undefined;
  return (card, how) => {
    const object = objectOf(card);
    const isGoingOn = hands.lifted().some(each => each === before);
    if (how === 'alone') hands.lift(object);
    else if (how === 'upTo' && isGoingOn) hands.liftAll(unitsBetween(picture, before, card));
    else hands.liftAlso(object);
    before = object;
  };
};

const byPointer = (picture: HTMLElement, hands: Hands, pick: Pick): void => {
  let dragged: { readonly card: SVGElement; readonly x: number; readonly y: number; all: SVGElement[] } | undefined;

  const putBack = (): void => {
    for (const each of dragged?.all ?? []) {
      each.classList.remove('dragged');
      each.removeAttribute('transform');
    }
    dragged = undefined;
  };

  picture.addEventListener('pointerdown', event => {
    const card = event.target instanceof Element ? event.target.closest('.card') : null;
    if (!(card instanceof SVGElement) || card.classList.contains('dead') || event.button !== 0) return;
    dragged = { card, x: event.clientX, y: event.clientY, all: [] };
    event.preventDefault();
  });

  // Else the page is scrolled instead: within a picture, browsers pass over `touch-action`.
  picture.addEventListener(
    'touchstart',
    event => {
      if (dragged !== undefined && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );

  addEventListener('pointermove', event => {
    if (dragged === undefined) return;
    const { card, x, y } = dragged;
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (dragged.all.length === 0) {
      if (Math.hypot(right, down) < LEAST) return;
      // What is among those that are picked up takes the others along.
      if (!hands.lifted().includes(objectOf(card))) pick(card, howOf(event) === 'alone' ? 'alone' : 'beside');
      dragged.all = hands.lifted().flatMap(each => cardOf(picture, each));
      for (const each of dragged.all) each.classList.add('dragged');
    }
    const scale = scaleOf(picture);
    for (const each of dragged.all) each.setAttribute('transform', `translate(${right / scale} ${down / scale})`);
  });

  addEventListener('pointerup', event => {
    if (dragged === undefined) return;
    const { card, all } = dragged;
    putBack();
    if (all.length === 0) return clicked(card, howOf(event), { hands, pick });
    for (const each of all) each.setAttribute('pointer-events', 'none');
    const to = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    for (const each of all) each.removeAttribute('pointer-events');
    if (to === undefined) return hands.lift(undefined);
    hands.drop(to);
  });

  addEventListener('pointercancel', putBack);
};

const clicked = (card: SVGElement, how: How, { hands, pick }: { readonly hands: Hands; readonly pick: Pick }): void => {
  const onto = how === 'alone' && hands.lifted().length > 0 ? placeOf(card) : undefined;
  // A click on a card of the place that is meant means the place.
  if (onto !== undefined && card.closest(PLACES)?.classList.contains('legal') === true) return hands.drop(onto);
  card.focus();
  pick(card, how);
};

/** What is lifted is put down with a click on a place, or by the keyboard. */
const puttingDown = (picture: HTMLElement, hands: Hands, pick: Pick): void => {
  picture.addEventListener('click', event => {
    if (hands.lifted().length === 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('.card') !== null) return;
    const to = placeOf(event.target);
    if (to !== undefined) hands.drop(to);
  });

  picture.addEventListener('keydown', event => {
    const { target, key } = event;
    if (!(target instanceof SVGElement)) return;
    const isLifted = hands.lifted().length > 0;
    if (key === 'Escape' && isLifted) hands.lift(undefined);
    else if (key === 'Enter' && target.matches(PLACES) && isLifted) {
      const to = placeOf(target);
      if (to !== undefined) hands.drop(to);
    } else if (target.matches('.card:not(.dead)') && key === 'Enter') pick(target, 'alone');
    else if (target.matches('.card:not(.dead)') && key === ' ') pick(target, event.shiftKey ? 'upTo' : 'beside');
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
};

const cardOf = (picture: HTMLElement, object: number): SVGElement[] => [
  ...picture.querySelectorAll<SVGElement>(`.card[data-object="${object}"]`),
];

/** In pixels: a shorter movement counts as a click. */
const LEAST = 5;

/** Pixels of the window for each unit of the picture. */
const scaleOf = (picture: HTMLElement): number => {
  const svg = picture.querySelector('svg');
  const width = svg?.viewBox.baseVal.width ?? 0;
  return svg === null || width === 0 ? 1 : svg.getBoundingClientRect().width / width;
};
