/** Laying the board out by hand: pieces, places and players. Each change is an edit of the text. */
import type { Layout, OpeningPlace, SetUp } from '../../../server/protocol.ts';
import type { WindowRequest } from '../messages.ts';
import { row } from './elements.ts';
import { choiceOf, type Fields } from './fields.ts';
import { holdingsOf } from './holdings.ts';
import { pieceRow } from './pieces.ts';
import { say } from './texts.ts';

export const settingUpView = (
  into: HTMLElement,
  ask: (request: WindowRequest) => void,
  { adding, addingPlayer, renewed }: Pick<Fields, 'adding' | 'addingPlayer' | 'renewed'>,
) => {
  const step = (done: SetUp): void => ask({ kind: 'setUp', step: done });

  /** `owner`: whose all is that is put there; without one it is chosen. */
  const place = (
    name: string,
    to: OpeningPlace,
    players: Layout['players'],
    { owner, more = [] }: { readonly owner?: number; readonly more?: readonly HTMLElement[] },
  ): HTMLElement => {
    const whose = document.createElement('select');
    whose.setAttribute('aria-label', say('whose', name));
    whose.append(...players.map((each, at) => new Option(each.name, `${at}`)));
    whose.value = `${chosenAt.get(name) ?? 0}`;
    whose.addEventListener('change', () => chosenAt.set(name, Number(whose.value)));
    const form = adding(say('pieceAt', name), say('piece'), text =>
      step({ do: 'add', to, player: owner ?? Number(whose.value), text }),
    );
    return row(name, [...(owner === undefined ? [whose] : []), form, ...more]);
  };
  /** Whose units were last put at a place. */
  const chosenAt = new Map<string, number>();

  const places = ({ players, battlefields }: Layout): readonly HTMLElement[] => [
    ...battlefields.map((each, at) =>
      place(each.name, { kind: 'battlefield', at }, players, { more: [controllerChoice(at, each, players, step)] }),
    ),
    ...players.map(({ name }, at) => place(say('baseOf', name), { kind: 'base', player: at }, players, { owner: at })),
  ];

  const render = (layout: Layout, lifted: readonly number[]): void => {
    const { players, pieces, words, domains } = layout;
    const chosen = pieces.filter(({ objects }) => objects.some(each => lifted.includes(each)));
    const isAll = chosen.length === 0;
    renewed(into, [
      heading(say('setUp')),
      ...(isAll
        ? [
            ...places(layout),
            row(say('others'), [
              addingPlayer(name => step({ do: 'player', name })),
              adding(say('battlefield'), say('battlefield'), name => step({ do: 'battlefield', name })),
            ]),
            ...players.map((each, at) => holdingsOf(at, each, domains, { adding, step })),
            ...(pieces.length === 0 ? [] : [heading(say('unitsAndGear'))]),
          ]
        : []),
      ...(isAll ? pieces : chosen).map(each => pieceRow(each, words, step)),
    ]);
  };

  return {
    show: (layout: Layout | null, lifted: readonly number[]): void => {
      if (layout === null) into.replaceChildren();
      else render(layout, lifted);
    },
    move: (objects: readonly number[], to: OpeningPlace): void => step({ do: 'move', objects, to }),
  };
};

/** Who controls a battlefield. */
const controllerChoice = (
  at: number,
  { name, controller: now }: Layout['battlefields'][number],
  players: Layout['players'],
  step: (done: SetUp) => void,
): HTMLElement => {
  const options = [
    new Option(say('uncontrolled'), '', false, now === null),
    ...players.map((each, index) => new Option(say('controlledBy', each.name), `${index}`, false, now === index)),
  ];
  return choiceOf(say('controls', name), options, value =>
    step({ do: 'control', battlefield: at, player: value === '' ? null : Number(value) }),
  );
};

const heading = (text: string): HTMLElement => {
  const made = document.createElement('h3');
  made.textContent = text;
  return made;
};
