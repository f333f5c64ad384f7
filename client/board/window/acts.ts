/** Legal acts as buttons that write their line, and refused ones with the reason. */

import { reasonOf } from '../../../server/picking/allowed.ts';
import type { Opening, OpeningGroup, PlayerOpenings, RefusedOpening } from '../../../server/protocol.ts';
import { button, row } from './elements.ts';
import { say } from './texts.ts';

const GROUPS = {
  choices: 'decide',
  assignments: 'allWays',
  moves: 'move',
  plays: 'playCards',
  abilities: 'abilities',
  passes: 'pass',
} as const satisfies Readonly<Record<OpeningGroup['kind'], Parameters<typeof say>[0]>>;

type Write = (line: string) => void;

/** Groups in rows; of one object alone where `object` is given, then with what it may not do. */
export const actRows = ({ groups, refused }: PlayerOpenings, write: Write, object?: number): readonly HTMLElement[] => [
  ...groups.flatMap(({ kind, openings, cut, unlisted }) => {
    const buttons = openings
      .filter(({ objects }) => object === undefined || objects.includes(object))
      .flatMap(each => buttonsOf(each, write));
    const rest = unlisted ?? (cut > 0 ? moreOf(cut) : null);
    const more = rest === null || object !== undefined ? [] : [rest];
    return buttons.length + more.length === 0 ? [] : [row(say(GROUPS[kind]), [...buttons, ...more])];
  }),
  ...(object === undefined
    ? []
    : refused.filter(({ objects }) => objects[0] === object).map(each => said(each, write))),
];

/** So many are not counted one by one. */
const MANY = 1_000_000;

const moreOf = (cut: number): string => (cut > MANY ? say('andMore') : say('more', cut));

export const refusedRows = (refused: readonly RefusedOpening[], write: Write): readonly HTMLElement[] =>
  refused.map(each => said(each, write));

/** What may not be done can be expected just so. */
const said = (refused: RefusedOpening, write: Write): HTMLParagraphElement => {
  const made = document.createElement('p');
  made.append(
    `${say('notLine', refused.line, reasonOf(refused))} `,
    button(say('expectThis'), () => write(refused.expect), { label: refused.expect }),
  );
  return made;
};

/** What asks for choices opens the ways to say them at once. */
const buttonsOf = ({ line, ways, asks, waysCut = 0 }: Opening, write: Write): readonly HTMLElement[] => {
  if (ways === undefined || ways.length === 0)
    return [
      asOpening(
        line,
        button(line, () => write(line), asks === undefined ? {} : { title: say('asksThen', asks) }),
      ),
    ];
  const inside = document.createElement('div');
  inside.className = 'ways';
  inside.hidden = true;
  inside.append(
    ...ways.map(way =>
      asOpening(
        way,
        button(way, () => write(way)),
      ),
    ),
    asOpening(
      line,
      button(line, () => write(line), {
        label: say('chooseLater', line),
        title: say('asksThen', asks ?? say('aChoice')),
      }),
    ),
    ...(waysCut > 0 ? [say('andMore')] : []),
  );
  const opener = button(`${line} …`, () => {
    inside.hidden = !inside.hidden;
    opener.setAttribute('aria-expanded', `${!inside.hidden}`);
    if (!inside.hidden) inside.querySelector('button')?.focus();
  });
  opener.setAttribute('aria-expanded', 'false');
  opener.setAttribute('aria-label', `${line}: ${asks ?? say('choices')}`);
  return [asOpening(line, opener), inside];
};

/** With the opening that it plays, so that it can be judged, and the name that it has without. */
export const asOpening = (line: string, made: HTMLButtonElement): HTMLButtonElement => {
  made.dataset.opening = line;
  made.dataset.key = made.getAttribute('aria-label') ?? line;
  return made;
};
