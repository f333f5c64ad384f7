/** Small parts of the window. */

/** Throws where the document has no such element: the window's own HTML is at fault then. */
export const find = <Type extends Element>(id: string, type: new () => Type): Type => {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`no ${id}`);
  return found;
};

export const button = (
  text: string,
  press: () => void,
  {
    label,
    title,
    isDisabled = false,
  }: { readonly label?: string; readonly title?: string; readonly isDisabled?: boolean } = {},
): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = text;
  made.disabled = isDisabled;
  made.setAttribute('aria-label', label ?? text);
  if (title !== undefined) made.title = title;
  made.addEventListener('click', press);
  return made;
};

/** Only while the window has the focus: an update must not take it from the editor. */
export const focusAgain = (element: HTMLElement | SVGElement | null | undefined): void => {
  if (document.hasFocus()) element?.focus();
};

/** A row of buttons under one heading. */
export const row = (title: string, inside: readonly (HTMLElement | string)[]): HTMLDivElement => {
  const made = document.createElement('div');
  made.className = 'group';
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', title);
  const heading = document.createElement('span');
  heading.textContent = title;
  const items = document.createElement('div');
  items.append(...inside);
  made.append(heading, items);
  return made;
};
