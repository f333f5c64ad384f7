/** Damage assigned with plus and minus buttons: the server is asked at each press what it comes to. */

import { reasonOf } from '../../../server/picking/allowed.ts';
import type { AssignmentResult } from '../../../server/protocol.ts';
import type { WindowRequest } from '../messages.ts';
import { button, focusAgain } from './elements.ts';
import { say } from './texts.ts';

export const assignmentView = (into: HTMLElement, ask: (request: WindowRequest) => void) => {
  const heading = document.createElement('h3');
  const table = document.createElement('table');
  // It stays while what it says changes: a region that comes with its text is read by no screen reader.
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const bar = document.createElement('div');
  bar.className = 'acts';
  into.hidden = true;
  into.append(heading, table, said, bar);

  /** Presses that have not been answered yet: a further press counts from there, not from the last answer. */
  let pressed: readonly number[] | undefined;

  const press = (found: AssignmentResult, shares: readonly number[]): void => {
    pressed = shares;
    ask({ kind: 'assign', shares });
    draw({ ...found, targets: found.targets.map((target, i) => ({ ...target, share: shares[i] ?? 0 })) });
  };

  const draw = (found: AssignmentResult): void => {
    const { name, total, targets, nearest, refused, line, ways } = found;
    const shares = targets.map(({ share }) => share);
    const given = shares.reduce((sum, share) => sum + share, 0);
    heading.textContent = `${say('assigns', name, given, total)} (${ways === '1' ? say('oneWay') : say('ways', ways)})`;
    const rows = rowsOf(found, given, changed => press(found, changed));
    const focused = document.activeElement?.getAttribute('aria-label');
    table.replaceChildren(...rows);
    const isAnswered = pressed === undefined;
    if (isAnswered) said.textContent = refused.length === 0 ? say('legal') : refused.map(reasonOf).join(' ');
    bar.replaceChildren(
      button(line, () => ask({ kind: 'write', line }), { isDisabled: !isAnswered || refused.length > 0 }),
      button(say('nearest'), () => press(found, nearest), { isDisabled: isAnswered && refused.length === 0 }),
    );
    if (focused != null)
      focusAgain([...into.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === focused));
  };

  /** An answer to a press that is not the last one is passed over. */
  const show = (found: AssignmentResult | null): void => {
    if (found !== null && pressed !== undefined && !isOf(found, pressed)) return;
    pressed = undefined;
    into.hidden = found === null;
    if (found === null) return said.replaceChildren();
    draw(found);
  };

  return {
    show,
    /** For another board: presses on the previous one no longer count. */
    begin(): void {
      pressed = undefined;
      ask({ kind: 'assign', shares: [] });
    },
  };
};

/** A row for each target, with what one less and one more make of the shares. */
const rowsOf = (
  { targets, total }: AssignmentResult,
  given: number,
  press: (shares: readonly number[]) => void,
): readonly HTMLElement[] => {
  const shares = targets.map(({ share }) => share);
  const change = (at: number, by: number): void =>
    press(shares.map((share, i) => (i === at ? Math.max(0, share + by) : share)));
  return targets.map(({ name: unit, share, lethal, isExempt }, at) => {
    const row = document.createElement('tr');
    row.append(
      rowHeading(unit),
      cell(button('−', () => change(at, -1), { label: say('oneLess', unit), isDisabled: share === 0 })),
      cell(`${share}`, 'count'),
      cell(button('+', () => change(at, 1), { label: say('oneMore', unit), isDisabled: given >= total })),
      cell(isExempt ? say('noDamage') : say('lethal', lethal)),
    );
    return row;
  });
};

const isOf = ({ targets }: AssignmentResult, shares: readonly number[]): boolean =>
  targets.length === shares.length && targets.every(({ share }, i) => share === shares[i]);

const rowHeading = (text: string): HTMLTableCellElement => {
  const made = document.createElement('th');
  made.scope = 'row';
  made.textContent = text;
  return made;
};

const cell = (inside: string | Node, kind = ''): HTMLTableCellElement => {
  const made = document.createElement('td');
  made.className = kind;
  made.append(inside);
  return made;
};
