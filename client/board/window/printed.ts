/** What is printed on a card of the picture: shown while it has the focus or the mouse, and read aloud after its sentence. */
import { describe, PRINTED } from '../../../server/picking/describing.ts';
import type { BoardPrint } from '../../../server/protocol.ts';

/** What a part of the picture shows, whatever its label says at the moment. */
export const keyOf = (part: Element | null | undefined): string | undefined => {
  const data = part && [...part.attributes].find(each => each.name.startsWith('data-'));
  return data == null ? undefined : `${data.name} ${data.value}`;
};

/** `pane` is shown away from the part: at the other end of the window. */
export const printedView = (picture: HTMLElement, pane: HTMLElement, footer: HTMLElement) => {
  let prints = new Map<string, BoardPrint>();
  let shown: Element | undefined;

  const hide = (): void => {
    shown = undefined;
    pane.hidden = true;
  };
  const show = (target: EventTarget | null): void => {
    const part = target instanceof Element ? target.closest(PARTS) : null;
    const print = prints.get(keyOf(part) ?? '');
    if (part === null || print === undefined) return hide();
    if (part === shown) return;
    shown = part;
    const heading = document.createElement('h2');
    heading.textContent = print.name;
    pane.replaceChildren(heading, ...print.lines.map(paragraph));
    const { top, bottom } = part.getBoundingClientRect();
    const isLow = (top + bottom) / 2 > innerHeight / 2;
    pane.style.top = isLow ? '8px' : 'auto';
    pane.style.bottom = isLow ? 'auto' : `${footer.offsetHeight + 8}px`;
    pane.hidden = false;
  };

  picture.addEventListener('pointerover', ({ target, buttons }) => {
    if (buttons === 0) show(target);
  });
  picture.addEventListener('pointerleave', () =>
    show(picture.contains(document.activeElement) ? document.activeElement : null),
  );
  // What is dragged is to be put somewhere: nothing may lie over the places.
  picture.addEventListener('pointerdown', hide);
  picture.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target);
  });
  picture.addEventListener('focusout', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });

  return {
    /** Of the picture that has just been drawn. */
    tell(printed: readonly BoardPrint[]): void {
      hide();
      prints = new Map(printed.map(print => [`data-${print.kind} ${print.id}`, print]));
      for (const part of picture.querySelectorAll(PARTS)) {
        const print = prints.get(keyOf(part) ?? '');
        if (print === undefined) continue;
        part.setAttribute(PRINTED, print.lines.join(' '));
        describe(part);
      }
    },
  };
};

const PARTS = '[data-object], [data-battlefield], [data-item], [data-player]';

const paragraph = (line: string): HTMLParagraphElement => {
  const made = document.createElement('p');
  made.textContent = line;
  return made;
};
