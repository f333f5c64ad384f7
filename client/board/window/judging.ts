/** What openings keep or lose of a claim, as a sign, a word and a colour on whatever plays them. */
import type { JudgedOpening, OpeningsResult } from '../../../server/protocol.ts';
import type { WindowRequest } from '../messages.ts';
import { find } from './elements.ts';
import { say } from './texts.ts';

export type Verdict = 'keeps' | 'loses' | 'unknown';

/** Of an opening. Undefined where no claim is chosen, or it has not been found out yet. */
export interface OpeningVerdict {
  readonly verdict: Verdict;
  readonly text: string;
}

export interface JudgingView {
  /** With what may be played on there; `claim`: the line of the one that is chosen. */
  readonly begin: (shown: OpeningsResult | null, claim: number | null, of: 'written' | 'puzzle') => void;
  readonly tell: (judged: readonly JudgedOpening[], progress: 'partial' | 'over') => void;
  readonly verdictOf: (line: string | undefined) => OpeningVerdict | undefined;
  /** Of a puzzle that is played, what keeps its goal can be shown once its solution is. */
  readonly reveal: (isSolutionOpen: boolean) => void;
}

const SIGNS = { keeps: '✓', loses: '✗', unknown: '?' } as const satisfies Readonly<Record<Verdict, string>>;

/** `mark` is called whenever something is known that was not. */
export const judgingView = (ask: (request: WindowRequest) => void, mark: () => void): JudgingView => {
  const [bar, choice, said] = [
    find('judging', HTMLElement),
    find('claim', HTMLSelectElement),
    find('judged', HTMLElement),
  ];
  let known = new Map<string, JudgedOpening>();
  let openings: readonly string[] = [];
  let isOver = false;
  let isSecret = false;
  let isSolutionOpen = false;
  const hide = (): void => {
    bar.hidden = choice.options.length < 2 || (isSecret && !isSolutionOpen);
  };
  choice.addEventListener('change', () => {
    known = new Map();
    isOver = false;
    ask({ kind: 'claim', claim: choice.value === '' ? null : Number(choice.value) });
    show();
  });

  const verdictOf: JudgingView['verdictOf'] = line => {
    if (choice.value === '' || line === undefined || bar.hidden) return undefined;
    const judged = known.get(line);
    if (judged !== undefined) return { verdict: judged.keeps ? 'keeps' : 'loses', text: textOf(judged) };
    return isOver ? { verdict: 'unknown', text: say('notDecided') } : undefined;
  };
  const show = (): void => {
    said.textContent = choice.value === '' ? '' : summary(openings.map(verdictOf), isOver);
    mark();
  };

  return {
    verdictOf,
    begin(shown, claim, of) {
      const claims = shown?.claims ?? [];
      openings = [...new Set(topLines(shown))];
      known = new Map();
      isOver = false;
      isSecret = of === 'puzzle';
      choice.replaceChildren(
        new Option(say('noClaim'), ''),
        ...claims.map(({ said: text, line }) => new Option(text, `${line}`, false, line === claim)),
      );
      hide();
      show();
    },
    reveal(isOpen) {
      isSolutionOpen = isOpen;
      hide();
      show();
    },
    tell(judged, progress) {
      for (const each of judged) known.set(each.line, each);
      isOver = progress === 'over';
      show();
    },
  };
};

/** The ways to play one of them are not counted by themselves. */
const topLines = (shown: OpeningsResult | null): readonly string[] =>
  shown?.openings.players.flatMap(({ groups }) => groups.flatMap(({ openings }) => openings.map(({ line }) => line))) ??
  [];

const textOf = ({ keeps, dependsOnChoices }: JudgedOpening): string => {
  if (keeps) return say(dependsOnChoices ? 'keepsChosenWell' : 'keeps');
  return say(dependsOnChoices ? 'losesOnChoices' : 'loses');
};

const summary = (verdicts: readonly (OpeningVerdict | undefined)[], isOver: boolean): string => {
  const count = (which: Verdict | undefined): number => verdicts.filter(each => each?.verdict === which).length;
  const open = count('unknown');
  const rest = open === 0 ? '' : say('stillOpen', open);
  const counts = say('judgedSoFar', count('keeps'), count('loses'), isOver ? rest : say('looking'));
  return counts.replace(/\s*·\s*$/, '');
};

/** On a button, or a place of the picture; undefined: nothing is known of it. */
const showVerdict = (of: Element, found: OpeningVerdict | undefined): void => {
  for (const each of VERDICTS) of.classList.toggle(each, found?.verdict === each);
};

const VERDICTS: readonly Verdict[] = ['keeps', 'loses', 'unknown'];

/** Every button below that plays an opening. */
export const markButtons = (below: HTMLElement, verdictOf: JudgingView['verdictOf']): void => {
  for (const button of below.querySelectorAll<HTMLButtonElement>('button[data-opening]')) {
    const found = verdictOf(button.dataset.opening);
    const label = button.dataset.key ?? '';
    showVerdict(button, found);
    button.setAttribute('aria-label', found === undefined ? label : `${label}: ${found.text}`);
    button.querySelector('.sign')?.remove();
    if (found !== undefined) button.prepend(signOf(found));
  }
};

/** Its word is in the button's name. */
const signOf = ({ verdict, text }: OpeningVerdict): HTMLElement => {
  const made = document.createElement('span');
  made.className = 'sign';
  made.textContent = SIGNS[verdict];
  made.title = text;
  made.setAttribute('aria-hidden', 'true');
  return made;
};

/** At the upper right corner of a place of the picture; undefined: none. */
export const signPlace = (place: Element, found: OpeningVerdict | undefined): string | undefined => {
  showVerdict(place, found);
  place.querySelector('.sign')?.remove();
  const frame = place.querySelector('rect');
  if (found === undefined || frame === null) return found?.text;
  const [x, y, width] = ['x', 'y', 'width'].map(name => Number(frame.getAttribute(name)));
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  sign.setAttribute('class', 'sign');
  sign.setAttribute('x', `${(x ?? 0) + (width ?? 0) - RIGHT}`);
  sign.setAttribute('y', `${(y ?? 0) + DOWN}`);
  sign.textContent = SIGNS[found.verdict];
  place.append(sign);
  return found.text;
};

/** From the corner, in units of the picture. */
const RIGHT = 26;
const DOWN = 26;
