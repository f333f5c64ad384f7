/**
 * Fields to type into, confirmed with Enter or with the button beside them. Card names are completed from the library.
 */
import type { WindowRequest } from '../messages.ts';
import { button } from './elements.ts';
import { REFUSED, refusalOf, renewed } from './renewing.ts';
import { say } from './texts.ts';

export interface FieldLook {
  /** Its name for a screen reader. */
  readonly label: string;
  /** What is in it while it is empty. */
  readonly hint: string;
  /** Of the button, and its name. */
  readonly press: string;
  readonly pressLabel: string;
  readonly isCard?: boolean;
}

export const fieldMaker = (ask: (request: WindowRequest) => void) => {
  const names = document.createElement('datalist');
  names.id = 'card-names';
  document.body.append(names);
  /** The field that was confirmed last: an answer to it is shown below it. */
  let asking: HTMLFormElement | undefined;

  const field = (
    { label, hint, press, pressLabel, isCard = true }: FieldLook,
    done: (text: string) => void,
  ): HTMLFormElement => {
    const form = document.createElement('form');
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    input.placeholder = hint;
    if (isCard) {
      input.setAttribute('list', names.id);
      input.addEventListener('input', () => ask({ kind: 'cardNames', typed: input.value }));
    }
    form.append(
      input,
      button(press, () => form.requestSubmit(), { label: pressLabel }),
    );
    form.addEventListener('submit', event => {
      event.preventDefault();
      const typed = input.value.trim();
      if (typed === '') return;
      // What was typed stays until it is in the text: what is refused can be put right.
      forgive(asking);
      asking = form;
      done(typed);
    });
    input.addEventListener('input', () => forgive(form));
    return form;
  };

  return {
    field,
    /** A field whose text is added: the name of a card, or something that may be one. */
    adding: (label: string, hint: string, done: (text: string) => void): HTMLFormElement =>
      field({ label, hint, press: say('add'), pressLabel: say('addTo', label) }, done),
    /** To add the name of a player, which no card has. */
    addingPlayer: (done: (name: string) => void): HTMLFormElement =>
      field(
        {
          label: say('player'),
          hint: say('player'),
          press: say('add'),
          pressLabel: say('addTo', say('player')),
          isCard: false,
        },
        done,
      ),
    forgive: (): void => forgive(asking),
    /** Says below the field why what was typed there is not done, with what may have been meant. False if there is no such field. */
    refuse(why: string, offers: readonly HTMLElement[]): boolean {
      const input = asking?.isConnected === true ? asking.querySelector('input') : null;
      if (asking === undefined || input === null) return false;
      forgive(asking);
      asking.after(refusal(why, offers));
      for (const offer of offers) offer.addEventListener('click', () => forgiveAndFocus(asking));
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', REFUSED);
      return true;
    },
    renewed(into: HTMLElement, parts: readonly HTMLElement[]): void {
      asking = renewed(into, parts, asking);
    },
    names: (found: readonly string[]): void => names.replaceChildren(...found.map(name => new Option(name, name))),
  };
};

const refusal = (why: string, offers: readonly HTMLElement[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = 'refused';
  const said = document.createElement('p');
  said.id = REFUSED;
  said.setAttribute('role', 'alert');
  said.textContent = why;
  const acts = document.createElement('div');
  acts.className = 'acts';
  acts.append(...offers);
  made.append(said, acts);
  return made;
};

/** Takes back what was said about a field. */
const forgive = (form: HTMLFormElement | undefined): void => {
  refusalOf(form)?.remove();
  const input = form?.querySelector('input');
  input?.removeAttribute('aria-invalid');
  input?.removeAttribute('aria-describedby');
};

/** What is offered in its place is on its way to the text: nothing is left to be put right. */
const forgiveAndFocus = (form: HTMLFormElement | undefined): void => {
  forgive(form);
  form?.querySelector('input')?.focus();
};

export type Fields = ReturnType<typeof fieldMaker>;

/** Keys by which a closed list is left as it is. */
const NOT_CHOOSING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', ' ', 'Enter', 'Escape']);

/**
 * A list to choose from, each choice being an edit of the text. With the keyboard a closed list changes on each arrow and
 * each letter, so there what is chosen counts once Enter is pressed or the list is left; Escape puts back what it was.
 */
export const choiceOf = (
  label: string,
  options: readonly HTMLOptionElement[],
  chosen: (value: string) => void,
): HTMLSelectElement => {
  const made = document.createElement('select');
  made.setAttribute('aria-label', label);
  made.append(...options);
  let [before, isByKey] = [made.value, false];
  const commit = (): void => {
    if (made.value === before) return;
    before = made.value;
    chosen(before);
  };
  made.addEventListener('pointerdown', () => {
    isByKey = false;
  });
  made.addEventListener('keydown', ({ key, altKey }) => {
    if (key === 'Enter') commit();
    if (key === 'Escape') made.value = before;
    isByKey = !(altKey || NOT_CHOOSING.has(key));
  });
  made.addEventListener('change', () => {
    if (!isByKey) commit();
  });
  made.addEventListener('blur', commit);
  return made;
};

/** A number with a button on either side. */
export const counter = (
  { what, of, value }: { readonly what: string; readonly of: string; readonly value: number },
  to: (value: number) => void,
): HTMLElement => {
  const made = document.createElement('span');
  made.className = 'counter';
  made.setAttribute('role', 'group');
  const name = say('of', of, what);
  made.setAttribute('aria-label', say('of', name, `${value}`));
  made.append(
    `${what} `,
    pressed('−', `${name} −`, say('down', name, value), value === 0 ? null : () => to(value - 1)),
    ` ${value} `,
    pressed('+', `${name} +`, say('up', name, value), () => to(value + 1)),
  );
  return made;
};

/**
 * A button, disabled where there is nothing to do: `press` null. `key` tells it apart from the others when all are made anew,
 * with another number in its label.
 */
const pressed = (sign: string, key: string, label: string, press: (() => void) | null): HTMLElement => {
  const made = button(sign, press ?? (() => {}), { label, isDisabled: press === null });
  made.dataset.key = key;
  return made;
};
