/** What can be played from here, as buttons that write their line; and on the picture itself, where a unit may go. */
import type { OpeningsResult, PlayerOpenings } from '../../../server/protocol.ts';
import type { WindowMessage, WindowRequest } from '../messages.ts';
import { actRows, refusedRows } from './acts.ts';
import { assignmentView } from './assignment.ts';
import { button, find, focusAgain } from './elements.ts';
import { type Fields, fieldMaker } from './fields.ts';
import { judgingView, markButtons } from './judging.ts';
import { listOf } from './listing.ts';
import { liftingIn, lightIn, type Playing } from './playing.ts';
import { settingUpView } from './settingUp.ts';
import { say } from './texts.ts';

const found = () => ({
  section: find('playing', HTMLElement),
  list: find('openings', HTMLDivElement),
  why: find('why', HTMLParagraphElement),
  takeBack: find('take-back', HTMLButtonElement),
  putDown: find('put-down', HTMLButtonElement),
});

export const openingsView = (picture: HTMLElement, ask: (request: WindowRequest) => void) => {
  const { section, list, why, takeBack, putDown } = found();
  const assignment = assignmentView(find('assignment', HTMLDivElement), ask);
  const fields = fieldMaker(ask);
  const settingUp = settingUpView(find('setting-up', HTMLDivElement), ask, fields);
  const playing: Playing = { shown: null, lifted: [], together: undefined, writing: undefined, isPuzzle: false };

  const tell = (reason: string): void => {
    why.textContent = reason;
  };
  const write = (line: string): void => {
    Object.assign(playing, { writing: line, lifted: [], together: undefined });
    ask({ kind: 'write', line });
  };
  const mark = (): void => {
    lightIn(picture, playing, judging.verdictOf);
    markButtons(list, judging.verdictOf);
  };
  const judging = judgingView(ask, mark);
  const render = (): void => {
    settingUp.show(playing.shown?.layout ?? null, playing.lifted);
    putDown.hidden = playing.lifted.length === 0;
    fields.renewed(list, listOf(playing, { write, ask, field: fields.field }));
    mark();
  };
  const askTogether = (objects: readonly number[]): void => ask({ kind: 'together', objects });
  const { told, ...hands } = liftingIn(playing, { write, render, move: settingUp.move, askTogether, tell });

  takeBack.addEventListener('click', () => ask({ kind: 'takeBack' }));
  putDown.addEventListener('click', () => hands.lift(undefined));

  const show = ({ openings: next, why: reason, claim, isPuzzle, last }: OpeningsShown): void => {
    const hadFocus = list.contains(document.activeElement) || document.activeElement === document.body;
    const { writing } = playing;
    Object.assign(playing, { shown: next, lifted: [], together: undefined, writing: undefined, isPuzzle });
    section.hidden = false;
    section.removeAttribute('aria-busy');
    takeBack.disabled = last === null;
    takeBack.setAttribute('aria-label', last === null ? say('takeBack') : say('takeBackLine', last));
    tell(next === null ? reason : writtenText(writing, isPuzzle));
    render();
    judging.begin(next, claim, isPuzzle ? 'puzzle' : 'written');
    if (isAssigning(next)) assignment.begin();
    else assignment.show(null);
    // What was pressed is gone with its line: for the keyboard, focus moves to the message about it.
    if (hadFocus && why.textContent !== '') focusAgain(why);
  };

  return {
    show,
    /** What has the focus keeps it, and what was pressed is still announced once it is there. */
    late: (reason: string): void => {
      section.setAttribute('aria-busy', 'true');
      tell(reason);
    },
    hide: (): void => {
      section.hidden = true;
    },
    assignment: assignment.show,
    cardNames: fields.names,
    ...answering(fields, { write, ask, tell }),
    announce: tell,
    light: mark,
    judged: judging.tell,
    reveal: judging.reveal,
    together: told,
    ...hands,
    lifted: () => playing.lifted,
  };
};

const writtenText = (writing: string | undefined, isPuzzle: boolean): string =>
  writing === undefined || isPuzzle ? '' : say('written', writing);

type OpeningsShown = Extract<WindowMessage, { kind: 'openings' }>;

interface Doing {
  readonly write: (line: string) => void;
  readonly ask: (request: WindowRequest) => void;
  readonly tell: (text: string) => void;
}

/** Answers to what was typed into a field: they stand below it. */
const answering = (fields: Fields, { write, ask, tell }: Doing) => ({
  card({ player, found, near }: CardFound): void {
    tell('');
    fields.forgive();
    if (showCard(player, found, write)) return;
    const buttons = near.map(card => button(card, () => ask({ kind: 'anyCard', player, card })));
    fields.refuse(say('noCard'), buttons);
  },
  refuse({ why, offers }: Refused): void {
    const buttons = offers.map(({ label, step }) => button(label, () => ask({ kind: 'setUp', step })));
    if (!fields.refuse(why, buttons)) tell(why);
  },
});

type CardFound = Extract<WindowMessage, { kind: 'cardOpenings' }>;
type Refused = Extract<WindowMessage, { kind: 'refused' }>;

const isAssigning = (shown: OpeningsResult | null): boolean =>
  shown?.openings.players.some(({ groups }) => groups.some(({ kind }) => kind === 'assignments')) === true;

/** What may be done with a card that was named, below its field. False if nothing is known of it. */
const showCard = (player: number, of: PlayerOpenings | null, write: (line: string) => void): boolean => {
  const rows = of === null ? [] : [...actRows(of, write), ...refusedRows(of.refused, write)];
  const into = document.getElementById(`card-of-${player}`);
  into?.replaceChildren(...rows);
  focusAgain(into?.querySelector('button'));
  return rows.length > 0;
};
