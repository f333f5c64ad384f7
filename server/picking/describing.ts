/** What a part of the picture is described by for whoever hears it, after its label. */

/** The current message about it, or else what is printed on it. */
export const describe = (part: Element, said?: string): void => {
  const text = said ?? part.getAttribute(PRINTED);
  if (text === null) part.removeAttribute('aria-description');
  else part.setAttribute('aria-description', text);
};

/** Where a part keeps what is printed on it. */
export const PRINTED = 'data-printed';
