/** A puzzle that is played, or could be: its goal, how it stands, and what helps. */
import type { BoardPuzzle } from '../protocol.ts';
import type { PuzzleAct } from './play.ts';
import type { PuzzleShown, PuzzleStands } from './shown.ts';

/** The parts of the document that show it; `solution` has a `pre`. */
export interface PuzzleParts {
  readonly section: HTMLElement;
  readonly goal: HTMLElement;
  readonly standing: HTMLElement;
  readonly acts: HTMLElement;
  readonly hints: HTMLElement;
  readonly played: HTMLElement;
  readonly solution: HTMLDetailsElement;
}

/** In the reader's language. */
export interface PuzzleViewTexts {
  readonly play: string;
  readonly playTitle: string;
  readonly goal: (claim: string) => string;
  readonly hint: (next: number, of: number) => string;
  readonly reply: (name: string) => string;
  readonly refute: string;
  readonly again: string;
  readonly leave: string;
  readonly leaveTitle: string;
  /** What is said of a step; of others nothing. */
  readonly stands: Readonly<Partial<Record<PuzzleStands, string>>>;
}

export interface PuzzleDoing {
  readonly texts: PuzzleViewTexts;
  readonly act: (act: PuzzleAct) => void;
  /** The solution has been unfolded, or folded again. */
  readonly solutionShown: () => void;
  readonly focus: (element: HTMLElement | null) => void;
}

export const puzzleView = (parts: PuzzleParts, { texts, act, solutionShown, focus }: PuzzleDoing) => {
  const { section, goal, standing, acts, hints, played, solution } = parts;
  let shown: PuzzleShown | null = null;
  let isOffered = false;
  /** How many hints are told, of that goal. */
  let told = 0;
  let goalTold = '';
  solution.addEventListener('toggle', solutionShown);

  const tellNext = (): void => {
    told += 1;
    render();
    focus(hints.querySelector<HTMLElement>('li:last-child'));
  };
  const actsOf = (puzzle: PuzzleShown): readonly HTMLButtonElement[] => [
    ...(told < puzzle.hints.length ? [button(texts.hint(told + 1, puzzle.hints.length), tellNext)] : []),
    ...(puzzle.replier === null ? [] : [button(texts.reply(puzzle.replier), () => act('reply'))]),
    ...(puzzle.isRefuted ? [button(texts.refute, () => act('refute'))] : []),
    button(texts.again, () => act('again'), { isDisabled: puzzle.played.length === 0 }),
    button(texts.leave, () => act('leave'), { title: texts.leaveTitle }),
  ];
  const render = (): void => {
    section.hidden = shown === null && !isOffered;
    for (const each of [goal, standing]) each.hidden = shown === null;
    const pressed = acts.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
    acts.replaceChildren(
      ...(shown === null ? [button(texts.play, () => act('begin'), { title: texts.playTitle })] : actsOf(shown)),
    );
    if (pressed !== undefined)
      focus([...acts.querySelectorAll('button')].find(each => each.textContent === pressed) ?? standing);
    goal.textContent = shown === null || shown.goal === '' ? '' : texts.goal(shown.goal);
    standing.replaceChildren(...(shown === null ? [] : [signOf(shown.stands), shown.text]));
    section.dataset.stands = shown?.stands ?? '';
    hints.replaceChildren(...(shown?.hints ?? []).slice(0, told).map(item));
    hints.hidden = told === 0 || shown === null;
    played.replaceChildren(...(shown?.played ?? []).map(each => step(each, texts)));
    played.hidden = shown === null || shown.played.length === 0;
    solution.hidden = shown === null || shown.solution.length === 0;
    solution.querySelector('pre')?.replaceChildren((shown?.solution ?? []).join('\n'));
  };

  return {
    show(next: PuzzleShown | null): void {
      const goalNow = next === null ? '' : next.goal || goalTold;
      if (goalNow !== goalTold) {
        told = 0;
        solution.open = false;
      }
      goalTold = goalNow;
      shown = next;
      render();
    },
    /** The one that the board is of, which could be played; null where it is of none. */
    offer(puzzle: BoardPuzzle | null): void {
      isOffered = puzzle !== null;
      render();
    },
    isSolutionOpen: () => solution.open,
  };
};

const SIGNS: Readonly<Record<PuzzleStands, string>> = {
  open: '',
  kept: '✓ ',
  solved: '★ ',
  lost: '✗ ',
  failed: '✗ ',
  let: '✗ ',
};

/** The sentence beside it says the same. */
const signOf = (stands: PuzzleStands): HTMLElement => {
  const made = document.createElement('span');
  made.className = 'sign';
  made.setAttribute('aria-hidden', 'true');
  made.textContent = SIGNS[stands];
  return made;
};

const item = (text: string): HTMLLIElement => {
  const made = document.createElement('li');
  made.tabIndex = -1;
  made.textContent = text;
  return made;
};

const step = ({ lines, stands }: PuzzleShown['played'][number], texts: PuzzleViewTexts): HTMLLIElement => {
  const made = item(lines.join(' · '));
  const word = texts.stands[stands];
  made.dataset.stands = stands;
  if (word !== undefined) made.append(` ${SIGNS[stands]}${word}`);
  return made;
};

const button = (
  text: string,
  press: () => void,
  { title, isDisabled = false }: { readonly title?: string; readonly isDisabled?: boolean } = {},
): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.disabled = isDisabled;
  made.setAttribute('aria-label', text);
  if (title !== undefined) made.title = title;
  made.addEventListener('click', press);
  return made;
};
