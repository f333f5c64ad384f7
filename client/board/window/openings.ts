/** What may be played on, as buttons that write their line; and where a unit may go, on the picture itself. */
import type { Opening, OpeningGroup, OpeningPlace, OpeningsResult, RefusedOpening } from '../../../server/protocol.ts';
import type { Wish } from '../messages.ts';
import { assignmentView } from './assignment.ts';
import { button, find, row } from './elements.ts';
import { settingUpView } from './settingUp.ts';

const GROUPS: Readonly<Record<OpeningGroup['kind'], string>> = {
  choices: 'Decide',
  assignments: 'All ways',
  moves: 'Move',
  plays: 'Play',
  abilities: 'Abilities',
  passes: 'Pass',
};

export const openingsView = (picture: HTMLElement, ask: (wish: Wish) => void) => {
  const section = find('playing', HTMLElement);
  const list = find('openings', HTMLDivElement);
  const why = find('why', HTMLParagraphElement);
  const takeBack = find('take-back', HTMLButtonElement);
  const putDown = find('put-down', HTMLButtonElement);
  const assignment = assignmentView(find('assignment', HTMLDivElement), ask);
  const settingUp = settingUpView(find('setting-up', HTMLDivElement), ask);
  let shown: OpeningsResult | null = null;
  let lifted: number | undefined;

  const write = (line: string): void => {
    why.textContent = `Written: ${line}`;
    lifted = undefined;
    ask({ kind: 'write', line });
  };

  const all = (): readonly Opening[] =>
    shown?.openings.players.flatMap(({ groups }) => groups.flatMap(({ openings }) => openings)) ?? [];
  const refusals = (): readonly RefusedOpening[] => shown?.openings.players.flatMap(({ refused }) => refused) ?? [];

  /** What an object alone may do at a place. */
  const opening = (object: number, to: OpeningPlace): Opening | undefined =>
    all().find(each => each.objects.length === 1 && each.objects[0] === object && isSame(each.to, to));
  const refusal = (object: number, to?: OpeningPlace): RefusedOpening | undefined =>
    refusals().find(
      each => each.objects[0] === object && (each.to === undefined || to === undefined || isSame(each.to, to)),
    );

  /** On the board's own lines every place is free. */
  const isSettingUp = (): boolean => shown?.layout != null;

  const light = (): void => {
    for (const card of picture.querySelectorAll('[data-object]'))
      card.classList.toggle('lifted', lifted !== undefined && card.getAttribute('data-object') === `${lifted}`);
    for (const panel of picture.querySelectorAll(PLACES)) {
      const to = placeOf(panel);
      const may = lifted !== undefined && to !== undefined && (isSettingUp() || opening(lifted, to) !== undefined);
      panel.classList.toggle('legal', may);
      panel.classList.toggle('barred', lifted !== undefined && !may);
    }
  };

  const render = (): void => {
    light();
    settingUp.show(shown?.layout ?? null, lifted);
    putDown.hidden = lifted === undefined;
    const { openings } = shown ?? {};
    if (openings === undefined) return list.replaceChildren();
    const parts: HTMLElement[] = [];
    if (openings.lines.length > 0 && lifted === undefined)
      parts.push(
        row(
          'Everyone',
          openings.lines.map(line => button(line, () => write(line))),
        ),
      );
    if (openings.expects.length > 0 && lifted === undefined)
      parts.push(
        row(
          'Expect',
          openings.expects.map(line => button(line, () => write(line))),
        ),
      );
    for (const { name, groups, refused } of openings.players) {
      const rows = groups.flatMap(({ kind, openings: some, cut }) => {
        const buttons = some
          .filter(each => lifted === undefined || each.objects.includes(lifted))
          .flatMap(each => buttonsOf(each, write));
        const more = cut > 0 && lifted === undefined ? [`and up to ${cut} more`] : [];
        return buttons.length + more.length === 0 ? [] : [row(GROUPS[kind], [...buttons, ...more])];
      });
      const barred = lifted === undefined ? [] : refused.filter(({ objects }) => objects[0] === lifted);
      if (rows.length + barred.length === 0) continue;
      const heading = document.createElement('h3');
      heading.textContent = name;
      parts.push(heading, ...rows, ...barred.map(each => said(each, write)));
    }
    list.replaceChildren(...parts);
  };

  const lift = (object: number | undefined): void => {
    lifted = object === lifted ? undefined : object;
    why.textContent = '';
    if (lifted !== undefined && !all().some(({ objects }) => objects.includes(lifted ?? -1))) {
      const reason = refusal(lifted);
      if (reason !== undefined) why.textContent = reasonOf(reason);
    }
    render();
  };

  const drop = (object: number, to: OpeningPlace): void => {
    if (isSettingUp()) {
      lifted = undefined;
      return settingUp.move(object, to);
    }
    const found = opening(object, to);
    if (found !== undefined) return write(found.line);
    const reason = refusal(object, to);
    lifted = undefined;
    render();
    why.textContent = reason === undefined ? '' : reasonOf(reason);
  };

  takeBack.addEventListener('click', () => ask({ kind: 'takeBack' }));
  putDown.addEventListener('click', () => lift(undefined));

  return {
    show: (next: OpeningsResult | null, reason: string): void => {
      shown = next;
      lifted = undefined;
      section.hidden = false;
      takeBack.disabled = next?.after == null;
      takeBack.setAttribute('aria-label', next?.after == null ? 'Take back' : `Take back: ${next.after.text}`);
      if (next === null) why.textContent = reason;
      else if (!why.textContent?.startsWith('Written: ')) why.textContent = '';
      render();
      const assigns = next?.openings.players.some(({ groups }) => groups.some(({ kind }) => kind === 'assignments'));
      if (assigns === true) ask({ kind: 'assign', shares: [] });
      else assignment.show(null);
    },
    hide: (): void => {
      section.hidden = true;
    },
    assignment: assignment.show,
    cardNames: settingUp.names,
    told: (reason: string): void => {
      why.textContent = reason;
    },
    light,
    lift,
    drop,
    lifted: () => lifted,
  };
};

export const PLACES = '[data-battlefield], [data-base]';

export const placeOf = (element: Element | null | undefined): OpeningPlace | undefined => {
  const panel = element?.closest(PLACES);
  const battlefield = panel?.getAttribute('data-battlefield');
  if (battlefield != null) return { kind: 'battlefield', at: Number(battlefield) };
  const base = panel?.getAttribute('data-base');
  return base == null ? undefined : { kind: 'base', player: Number(base) };
};

const isSame = (a: OpeningPlace | undefined, b: OpeningPlace): boolean =>
  a?.kind === 'base'
    ? b.kind === 'base' && a.player === b.player
    : a !== undefined && b.kind === 'battlefield' && a.at === b.at;

const reasonOf = ({ message, rule }: RefusedOpening): string => `${message} (${rule.number ?? rule.concept})`;

/** What may not be done can be expected just so. */
const said = (refused: RefusedOpening, write: (line: string) => void): HTMLParagraphElement => {
  const made = document.createElement('p');
  made.append(
    `Not “${refused.line}”: ${reasonOf(refused)} `,
    button('Expect This', () => write(refused.expect), { label: refused.expect }),
  );
  return made;
};

/** What asks for choices opens the ways to say them at once. */
const buttonsOf = (
  { line, ways, asks, waysCut = 0 }: Opening,
  write: (line: string) => void,
): readonly HTMLElement[] => {
  if (ways === undefined || ways.length === 0)
    return [button(line, () => write(line), asks === undefined ? {} : { title: `Asks for ${asks} then` })];
  const inside = document.createElement('div');
  inside.className = 'ways';
  inside.hidden = true;
  inside.append(
    ...ways.map(way => button(way, () => write(way))),
    button(line, () => write(line), { label: `${line}: choose later`, title: `Asks for ${asks ?? 'a choice'} then` }),
    ...(waysCut > 0 ? ['and more'] : []),
  );
  const opener = button(`${line} …`, () => {
    inside.hidden = !inside.hidden;
    opener.setAttribute('aria-expanded', `${!inside.hidden}`);
    if (!inside.hidden) inside.querySelector('button')?.focus();
  });
  opener.setAttribute('aria-expanded', 'false');
  opener.setAttribute('aria-label', `${line}: ${asks ?? 'choices'}`);
  return [opener, inside];
};
