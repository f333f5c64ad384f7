/** Renewing fields and buttons with those of the board as it is now, without taking anything away from who uses them. */
import { focusAgain } from './elements.ts';

/** The class of what is said below a field, and the id of its sentence. */
export const REFUSED = 'refused';

/**
 * Renews the contents of an element: the focus stays, and so does what is typed but not in the text yet, with what was said
 * about it. `asking`: the field that was confirmed last; returns the one in its place.
 */
export const renewed = (
  into: HTMLElement,
  parts: readonly HTMLElement[],
  asking: HTMLFormElement | undefined,
): HTMLFormElement | undefined => {
  const before = [...into.querySelectorAll('form')];
  renewContents(into, parts);
  let found = asking;
  for (const old of before) {
    // What was confirmed and not refused is in the text by now.
    const now = old === asking && refusalOf(old) === undefined ? undefined : sameField(into, old);
    if (now === undefined) continue;
    keepTyped(old, now);
    if (old === asking) found = now;
  }
  return found;
};

/** What is said below a field about what was typed there. */
export const refusalOf = (form: HTMLFormElement | undefined): Element | undefined => {
  const said = form?.nextElementSibling;
  return said?.className === 'refused' ? said : undefined;
};

const sameField = (into: HTMLElement, old: HTMLFormElement): HTMLFormElement | undefined =>
  [...into.querySelectorAll('form')].find(
    each => each.querySelector('input')?.ariaLabel === old.querySelector('input')?.ariaLabel,
  );

/** With what is said about it, and the cursor where it was. */
const keepTyped = (old: HTMLFormElement, now: HTMLFormElement): void => {
  const [from, to] = [old.querySelector('input'), now.querySelector('input')];
  if (from === null || to === null) return;
  const { value, selectionStart, selectionEnd } = from;
  to.value = value;
  if (to === document.activeElement) to.setSelectionRange(selectionStart, selectionEnd);
  const said = refusalOf(old);
  if (said === undefined) return;
  now.after(said);
  to.setAttribute('aria-invalid', 'true');
  to.setAttribute('aria-describedby', REFUSED);
};

/** Renews the contents of an element, and leaves the focus where it was. */
const renewContents = (into: HTMLElement, parts: readonly HTMLElement[]): void => {
  const keyOf = (element: Element): string | undefined =>
    (element as HTMLElement).dataset.key ?? element.getAttribute('aria-label') ?? undefined;
  const { activeElement } = document;
  const focused = activeElement !== null && into.contains(activeElement) ? keyOf(activeElement) : undefined;
  const open = new Set([...into.querySelectorAll('details[open]')].map(keyOf));
  into.replaceChildren(...parts);
  for (const each of into.querySelectorAll('details')) if (open.has(keyOf(each))) each.open = true;
  if (focused === undefined) return;
  const again = [...into.querySelectorAll<HTMLElement>('button,select,input,summary')].filter(
    each => keyOf(each) === focused,
  );
  focusAgain(again.find(each => !each.matches(':disabled')) ?? again[0]);
};
