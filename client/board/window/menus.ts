/** Menus as the ARIA practices describe them: arrows walk, Home and End jump, a letter finds, Escape gives the focus back. */
import { find } from './elements.ts';

/** An item of a menu: an action, a switch, or one of several choices. */
export interface MenuItem {
  readonly text: string;
  readonly title?: string;
  readonly press: () => void;
  /** Missing for what is simply done. */
  readonly isChecked?: () => boolean;
  /** One of those that are next to each other and have it, too. */
  readonly isChoice?: true;
}

/** `groups` are separated by lines. The items are made anew as the menu opens. */
export const menuAt = (id: string, groups: readonly (readonly MenuItem[])[]): void => {
  const opener = find(id, HTMLButtonElement);
  let menu: HTMLElement | undefined;

  const close = (): void => {
    menu?.remove();
    menu = undefined;
    opener.setAttribute('aria-expanded', 'false');
  };
  const open = (at: 'first' | 'last'): void => {
    close();
    menu = document.createElement('div');
    menu.setAttribute('role', 'menu');
    menu.setAttribute('aria-labelledby', id);
    menu.append(
      ...groups.flatMap((group, index) => [
        ...(index === 0 ? [] : [separator()]),
        ...group.map(item =>
          itemOf(item, () => {
            close();
            opener.focus();
            item.press();
          }),
        ),
      ]),
    );
    menu.addEventListener('keydown', walk);
    opener.after(menu);
    opener.setAttribute('aria-expanded', 'true');
    itemsIn(menu)
      .at(at === 'first' ? 0 : -1)
      ?.focus();
  };
  const walk = (event: KeyboardEvent): void => {
    if (menu === undefined) return;
    const items = itemsIn(menu);
    const now = items.findIndex(each => each.matches(':focus'));
    const to = nextIn(items, now, event.key);
    if (event.key === 'Escape') {
      close();
      opener.focus();
    } else if (event.key === 'Tab') return close();
    else if (to === undefined) return;
    else items[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  opener.addEventListener('click', () => (menu === undefined ? open('first') : close()));
  opener.addEventListener('keydown', event => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  });
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !opener.contains(target) && menu?.contains(target) === false) close();
  });
};

const itemsIn = (menu: HTMLElement): readonly HTMLButtonElement[] => [...menu.querySelectorAll('button')];

const nextIn = (items: readonly HTMLElement[], now: number, key: string): number | undefined => {
  const { length } = items;
  if (key === 'ArrowDown') return (now + 1) % length;
  if (key === 'ArrowUp') return (now + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length > 1 || key === ' ') return undefined;
  const order = items.map((_, index) => (now + 1 + index) % length);
  return order.find(index => items[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
};

const itemOf = ({ text, title, isChecked, isChoice }: MenuItem, press: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = text;
  made.tabIndex = -1;
  if (title !== undefined) made.title = title;
  const checkable = isChoice ? 'menuitemradio' : 'menuitemcheckbox';
  made.setAttribute('role', isChecked === undefined ? 'menuitem' : checkable);
  if (isChecked !== undefined) made.setAttribute('aria-checked', `${isChecked()}`);
  made.addEventListener('click', press);
  return made;
};

const separator = (): HTMLElement => {
  const made = document.createElement('div');
  made.setAttribute('role', 'separator');
  return made;
};
