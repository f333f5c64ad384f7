/** A puzzle that is played: its goal, how it stands, and what helps. */
import type { PuzzleShown, PuzzleStands, WindowRequest } from '../messages.ts';
import { button, find, focusAgain } from './elements.ts';
import { say } from './texts.ts';

const found = () => ({
  section: find('puzzle', HTMLElement),
  goal: find('goal', HTMLParagraphElement),
  standing: find('standing', HTMLParagraphElement),
  acts: find('puzzle-acts', HTMLElement),
  hints: find('hints', HTMLOListElement),
  played: find('puzzle-played', HTMLOListElement),
  solution: find('solution', HTMLDetailsElement),
});

export const puzzleView = (ask: (request: WindowRequest) => void, solutionShown: () => void) => {
  const { section, goal, standing, acts, hints, played, solution } = found();
  let shown: PuzzleShown | null = null;
  let isOffered = false;
  /** How many hints are told, of that goal. */
  let told = 0;
  let goalTold = '';
  solution.addEventListener('toggle', solutionShown);

  const tellNext = (): void => {
    told += 1;
    render();
    focusAgain(hints.querySelector<HTMLElement>('li:last-child'));
  };
  const actsOf = (puzzle: PuzzleShown): readonly HTMLButtonElement[] => [
    ...(told < puzzle.hints.length ? [button(say('hint', told + 1, puzzle.hints.length), tellNext)] : []),
    ...(puzzle.replier === null
      ? []
      : [button(say('reply', puzzle.replier), () => ask({ kind: 'puzzle', do: 'reply' }))]),
    ...(puzzle.isRefuted ? [button(say('refute'), () => ask({ kind: 'puzzle', do: 'refute' }))] : []),
    button(say('again'), () => ask({ kind: 'puzzle', do: 'again' }), { isDisabled: puzzle.played.length === 0 }),
    button(say('leave'), () => ask({ kind: 'puzzle', do: 'leave' }), { title: say('leaveTitle') }),
  ];
  const render = (): void => {
    section.hidden = shown === null && !isOffered;
    const isPlayed = shown !== null;
    for (const each of [goal, standing]) each.hidden = !isPlayed;
    const pressed = acts.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
    const begin = () => ask({ kind: 'puzzle', do: 'begin' });
    acts.replaceChildren(
      ...(shown === null ? [button(say('playPuzzle'), begin, { title: say('playPuzzleTitle') })] : actsOf(shown)),
    );
    if (pressed !== undefined)
      focusAgain([...acts.querySelectorAll('button')].find(each => each.textContent === pressed) ?? standing);
    goal.textContent = shown === null || shown.goal === '' ? '' : say('goal', shown.goal);
    standing.replaceChildren(...(shown === null ? [] : [signOf(shown.stands), shown.text]));
    section.dataset.stands = shown?.stands ?? '';
    hints.replaceChildren(...(shown?.hints ?? []).slice(0, told).map(item));
    hints.hidden = told === 0 || shown === null;
    played.replaceChildren(...(shown?.played ?? []).map(step));
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
    /** Whether the board is that of one that could be played. */
    offer(isPuzzle: boolean): void {
      isOffered = isPuzzle;
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

const step = ({ lines, stands }: PuzzleShown['played'][number]): HTMLLIElement => {
  const made = item(lines.join(' · '));
  const word = WORDS[stands];
  made.dataset.stands = stands;
  if (word !== undefined) made.append(` ${SIGNS[stands]}${say(word)}`);
  return made;
};

const WORDS: Readonly<Partial<Record<PuzzleStands, Parameters<typeof say>[0]>>> = {
  kept: 'standsKept',
  solved: 'standsDone',
  lost: 'standsLost',
  failed: 'standsFailed',
};
