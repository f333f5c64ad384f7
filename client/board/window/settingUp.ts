/** The board laid out by hand: pieces, places and players, each change an edit of the text. */
import type { Layout, OpeningPlace, SetUp } from '../../../server/protocol.ts';
import type { Wish } from '../messages.ts';
import { button, row } from './elements.ts';

export const settingUpView = (into: HTMLElement, ask: (wish: Wish) => void) => {
  const step = (done: SetUp): void => ask({ kind: 'setUp', step: done });
  const names = document.createElement('datalist');
  names.id = 'card-names';
  document.body.append(names);

  /** What is typed is completed with the library's cards, and done with Enter. */
  const input = (label: string, done: (text: string) => void, isCard = true): HTMLFormElement => {
    const form = document.createElement('form');
    const field = document.createElement('input');
    field.setAttribute('aria-label', label);
    field.placeholder = label;
    if (isCard) {
      field.setAttribute('list', names.id);
      field.addEventListener('input', () => ask({ kind: 'cardNames', typed: field.value }));
    }
    form.append(
      field,
      button('Add', () => form.requestSubmit(), { label: `Add: ${label}` }),
    );
    form.addEventListener('submit', event => {
      event.preventDefault();
      if (field.value.trim() !== '') done(field.value.trim());
      field.value = '';
    });
    return form;
  };

  const counter = (label: string, value: number, to: (value: number) => void): HTMLElement => {
    const made = document.createElement('span');
    made.className = 'counter';
    made.append(
      `${label.slice(label.indexOf(':') + 2)} `,
      button('−', () => to(value - 1), { label: `${label} down from ${value}`, isDisabled: value === 0 }),
      ` ${value} `,
      button('+', () => to(value + 1), { label: `${label} up from ${value}` }),
    );
    return made;
  };

  const piece = (
    { object, name, might, damage, words }: Layout['pieces'][number],
    all: readonly string[],
  ): HTMLElement => {
    const choice = document.createElement('select');
    choice.setAttribute('aria-label', `Give ${name}, or take away`);
    choice.append(
      new Option('Keyword or state …', ''),
      ...all.map(word => new Option(words.includes(word) ? `− ${word}` : `+ ${word}`, word)),
    );
    choice.addEventListener('change', () => step({ do: 'word', object, word: choice.value }));
    return row(name, [
      ...(might === null
        ? []
        : [
            counter(`${name}: Might`, might, value => step({ do: 'number', object, what: 'might', value })),
            counter(`${name}: damage`, damage, value => step({ do: 'number', object, what: 'damage', value })),
          ]),
      choice,
      button('Remove', () => step({ do: 'remove', object }), { label: `Remove ${name}` }),
    ]);
  };

  const place = (name: string, to: OpeningPlace, players: Layout['players'], owner?: number): HTMLElement => {
    const whose = document.createElement('select');
    whose.setAttribute('aria-label', `Whose, at ${name}`);
    whose.append(...players.map((each, at) => new Option(each.name, `${at}`)));
    const form = input(`Card, or name and Might, at ${name}`, text =>
      step({ do: 'add', to, player: owner ?? Number(whose.value), text }),
    );
    return row(name, [...(owner === undefined ? [whose] : []), form]);
  };

  const controller = (
    at: number,
    { name, controller: now }: Layout['battlefields'][number],
    players: Layout['players'],
  ): HTMLElement => {
    const choice = document.createElement('select');
    choice.setAttribute('aria-label', `Who controls ${name}`);
    choice.append(
      new Option('uncontrolled', '', false, now === null),
      ...players.map((each, index) => new Option(`controlled by ${each.name}`, `${index}`, false, now === index)),
    );
    choice.addEventListener('change', () =>
      step({ do: 'control', battlefield: at, player: choice.value === '' ? null : Number(choice.value) }),
    );
    return choice;
  };

  const render = ({ players, battlefields, pieces, words }: Layout, lifted: number | undefined): void => {
    const chosen = pieces.filter(({ object }) => object === lifted);
    const focused = document.activeElement?.getAttribute('aria-label')?.replace(/ (?:up|down) from \d+$/, '');
    const heading = document.createElement('h3');
    heading.textContent = 'Set up';
    into.replaceChildren(
      heading,
      ...(chosen.length > 0 ? chosen : pieces).map(each => piece(each, words)),
      ...(chosen.length > 0
        ? []
        : [
            ...battlefields.map((each, at) => {
              const made = place(each.name, { kind: 'battlefield', at }, players);
              made.append(controller(at, each, players));
              return made;
            }),
            ...players.map((each, at) => {
              const made = place(`Base of ${each.name}`, { kind: 'base', player: at }, players, at);
              made.append(
                counter(`${each.name}: points`, each.points, value =>
                  step({ do: 'count', player: at, what: 'points', value }),
                ),
                counter(`${each.name}: energy`, each.energy, value =>
                  step({ do: 'count', player: at, what: 'energy', value }),
                ),
                input(`Card in ${each.name}'s hand`, card => step({ do: 'hand', player: at, card })),
              );
              return made;
            }),
            row('More', [
              input('Player', name => step({ do: 'player', name }), false),
              input('Battlefield', name => step({ do: 'battlefield', name })),
            ]),
          ]),
    );
    if (focused === undefined) return;
    [...into.querySelectorAll<HTMLElement>('button, select, input')]
      .find(each => each.getAttribute('aria-label')?.replace(/ (?:up|down) from \d+$/, '') === focused)
      ?.focus();
  };

  return {
    show: (layout: Layout | null, lifted?: number): void => {
      if (layout === null) into.replaceChildren();
      else render(layout, lifted);
    },
    names: (found: readonly string[]): void => names.replaceChildren(...found.map(name => new Option(name, name))),
    move: (object: number, to: OpeningPlace): void => step({ do: 'move', object, to }),
  };
};
