/** What may be played on, as buttons that write their line; and where a unit may go, on the picture itself. */
import type {
  Opening,
  OpeningPlace,
  OpeningsResult,
  PlayerOpenings,
  RefusedOpening,
} from '../../../server/protocol.ts';
import type { WindowRequest } from '../messages.ts';
import { actRows, reasonOf, refusedRows } from './acts.ts';
import { assignmentView } from './assignment.ts';
import { button, find, focusAgain, row } from './elements.ts';
import { fieldMaker } from './fields.ts';
import { isSame, PLACES, placeOf } from './placesOnPicture.ts';
import { describe } from './printed.ts';
import { settingUpView } from './settingUp.ts';
import { say } from './texts.ts';

export const openingsView = (picture: HTMLElement, ask: (request: WindowRequest) => void) => {
  const section = find('playing', HTMLElement);
  const list = find('openings', HTMLDivElement);
  const why = find('why', HTMLParagraphElement);
  const takeBack = find('take-back', HTMLButtonElement);
  const putDown = find('put-down', HTMLButtonElement);
  const assignment = assignmentView(find('assignment', HTMLDivElement), ask);
  const fields = fieldMaker(ask);
  const settingUp = settingUpView(find('setting-up', HTMLDivElement), ask, fields);
  let shown: OpeningsResult | null = null;
  let lifted: number | undefined;
  /** The line that has been pressed and does not stand yet. */
  let writing: string | undefined;

  const write = (line: string): void => {
    writing = line;
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

  /** While somebody decides, nobody plays a card. */
  const isDeciding = (): boolean =>
    shown?.openings.players.some(({ groups }) =>
      groups.some(({ kind }) => kind === 'choices' || kind === 'assignments'),
    ) === true;

  /** On the board's own lines every place is free. */
  const isSettingUp = (): boolean => shown?.layout != null;

  /** What Enter does at a place while something is picked up. */
  const mayText = (object: number, to: OpeningPlace, may: boolean): string => {
    if (may) return opening(object, to)?.line ?? say('putHere');
    const reason = refusal(object, to);
    return reason === undefined ? say('notHere') : reasonOf(reason);
  };

  const light = (): void => {
    for (const card of picture.querySelectorAll('[data-object]:not(.dead)')) {
      const isLifted = lifted !== undefined && card.getAttribute('data-object') === `${lifted}`;
      card.classList.toggle('lifted', isLifted);
      // In a window a card can be picked up, which a picture alone does not tell.
      card.setAttribute('role', 'button');
      card.setAttribute('aria-pressed', `${isLifted}`);
    }
    for (const panel of picture.querySelectorAll(PLACES)) {
      const to = placeOf(panel);
      const may = lifted !== undefined && to !== undefined && (isSettingUp() || opening(lifted, to) !== undefined);
      panel.classList.toggle('legal', may);
      panel.classList.toggle('barred', lifted !== undefined && !may);
      describe(panel, lifted === undefined || to === undefined ? undefined : mayText(lifted, to, may));
    }
  };

  const render = (): void => {
    light();
    settingUp.show(shown?.layout ?? null, lifted);
    putDown.hidden = lifted === undefined;
    const { openings } = shown ?? {};
    if (openings === undefined) return list.replaceChildren();
    const parts: HTMLElement[] = [];
    const linesOf = (title: string, lines: readonly string[]): readonly HTMLElement[] => {
      const buttons = lines.map(line => button(line, () => write(line)));
      return buttons.length === 0 ? [] : [row(title, buttons)];
    };
    const { lines, expects, instead } = openings;
    if (lifted === undefined)
      parts.push(
        ...[linesOf(say('everyone'), lines), linesOf(say('instead'), instead), linesOf(say('expect'), expects)].flat(),
      );
    for (const each of openings.players) {
      const rows = [...actRows(each, write, lifted), ...(lifted === undefined ? anyCard(each) : [])];
      if (rows.length === 0) continue;
      const heading = document.createElement('h3');
      heading.textContent = each.name;
      parts.push(heading, ...rows);
    }
    if (lifted === undefined && shown?.after != null) parts.push(branching(shown.branch));
    list.replaceChildren(...parts);
  };

  /** A hand that the scenario does not tell may hold any card: it is named, and what may be done with it is shown. */
  const anyCard = ({ player, name, isHandOpen }: PlayerOpenings): readonly HTMLElement[] => {
    if (!isHandOpen || shown?.after == null || isDeciding()) return [];
    const found = document.createElement('div');
    found.id = `card-of-${player}`;
    const field = fields.field(
      {
        label: say('anyCardOf', name),
        hint: say('card'),
        press: say('playButton'),
        pressLabel: say('of', say('anyCardOf', name), say('playButton')),
      },
      card => ask({ kind: 'anyCard', player, card }),
    );
    return [row(say('anyCard'), [field]), found];
  };

  const branching = (branch: string | null): HTMLElement =>
    row(say('branch'), [
      fields.field(
        {
          label: say('whatIf'),
          hint: say('branchName'),
          press: say('whatIfButton'),
          pressLabel: say('whatIfButton'),
          isCard: false,
        },
        name => ask({ kind: 'setUp', step: { do: 'whatIf', name } }),
      ),
      ...(branch === null
        ? []
        : [button(say('back'), () => ask({ kind: 'setUp', step: { do: 'back' } }), { label: say('backOut') })]),
    ]);

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
      const hadFocus = list.contains(document.activeElement) || document.activeElement === document.body;
      shown = next;
      lifted = undefined;
      section.hidden = false;
      section.removeAttribute('aria-busy');
      takeBack.disabled = next?.after == null;
      takeBack.setAttribute('aria-label', next?.after == null ? say('takeBack') : say('takeBackLine', next.after.text));
      why.textContent = next === null ? reason : writing === undefined ? '' : say('written', writing);
      writing = undefined;
      render();
      const assigns = next?.openings.players.some(({ groups }) => groups.some(({ kind }) => kind === 'assignments'));
      if (assigns === true) assignment.begin();
      else assignment.show(null);
      // What was pressed is gone with its line: for the keyboard, focus moves to the message about it.
      if (hadFocus && why.textContent !== '') focusAgain(why);
    },
    /** What has the focus keeps it, and what was pressed is still told once it stands. */
    late: (reason: string): void => {
      section.setAttribute('aria-busy', 'true');
      why.textContent = reason;
    },
    hide: (): void => {
      section.hidden = true;
    },
    assignment: assignment.show,
    cardNames: fields.names,
    card: (player: number, found: PlayerOpenings | null): void => {
      const rows = found === null ? [] : [...actRows(found, write), ...refusedRows(found.refused, write)];
      why.textContent = rows.length === 0 ? say('noCard') : '';
      const into = document.getElementById(`card-of-${player}`);
      into?.replaceChildren(...rows);
      focusAgain(into?.querySelector('button'));
    },
    announce: (reason: string): void => {
      why.textContent = reason;
    },
    light,
    lift,
    drop,
    lifted: () => lifted,
  };
};
