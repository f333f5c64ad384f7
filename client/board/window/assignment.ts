/** Damage handed out by plus and minus: what it comes to is asked at each press. */
import type { AssignmentResult } from '../../../server/protocol.ts';
import type { Wish } from '../messages.ts';
import { button, focusAgain } from './elements.ts';
import { say } from './texts.ts';

export const assignmentView = (into: HTMLElement, ask: (wish: Wish) => void) => {
  const heading = document.createElement('h3');
  const table = document.createElement('table');
  // It stays while what it says changes: a region that comes with its text is read by no screen reader.
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const bar = document.createElement('div');
  bar.className = 'acts';
  into.hidden = true;
  into.append(heading, table, said, bar);

  const show = (found: AssignmentResult | null): void => {
    into.hidden = found === null;
    if (found === null) return said.replaceChildren();
    const { name, total, targets, nearest, refused, line, ways } = found;
    const given = targets.reduce((sum, { share }) => sum + share, 0);
    heading.textContent = `${say('assigns', name, given, total)} (${ways === '1' ? say('oneWay') : say('ways', ways)})`;
    const shares = targets.map(({ share }) => share);
    const changed = (at: number, by: number): Wish => ({
      kind: 'assign',
      shares: shares.map((share, i) => (i === at ? Math.max(0, share + by) : share)),
    });
    const rows = targets.map(({ name: unit, share, lethal, isExempt }, at) => {
      const row = document.createElement('tr');
      row.append(
        rowHeading(unit),
        cell(button('−', () => ask(changed(at, -1)), { label: say('oneLess', unit), isDisabled: share === 0 })),
        cell(`${share}`, 'count'),
        cell(button('+', () => ask(changed(at, 1)), { label: say('oneMore', unit), isDisabled: given >= total })),
        cell(isExempt ? say('noDamage') : say('lethal', lethal)),
      );
      return row;
    });
    const focused = document.activeElement?.getAttribute('aria-label');
    table.replaceChildren(...rows);
    said.textContent =
      refused.length === 0
        ? say('legal')
        : refused.map(({ message, rule }) => `${message} (${rule.number ?? rule.concept})`).join(' ');
    bar.replaceChildren(
      button(line, () => ask({ kind: 'write', line }), { isDisabled: refused.length > 0 }),
      button(say('nearest'), () => ask({ kind: 'assign', shares: nearest }), { isDisabled: refused.length === 0 }),
    );
    if (focused != null)
      focusAgain([...into.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === focused));
  };
  return { show };
};

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
