/** How a puzzle stands as it is played, in words. */
import type { PuzzleStanding } from '../protocol.ts';
import type { PuzzlePlay, PuzzleStep } from './play.ts';

export interface PuzzleShown {
  /** `Ana can force Wall is dead`; empty while that is not known. */
  readonly goal: string;
  /** How it stands, in sentences. */
  readonly text: string;
  readonly stands: PuzzleStands;
  /** With how it stood after each. */
  readonly played: readonly { readonly lines: readonly string[]; readonly stands: PuzzleStands }[];
  readonly hints: readonly string[];
  /** Empty where none is written. */
  readonly solution: readonly string[];
  /** Who could be answered for; null where the solver chooses, or no answer is known. */
  readonly replier: string | null;
  /** Whether a refutation can be shown. */
  readonly isRefuted: boolean;
}

/** `open`: nobody knows yet, or it has just begun. `lost`: it can no longer be forced. `let`: it came true because an answer let it. */
export type PuzzleStands = 'open' | 'kept' | 'solved' | 'lost' | 'failed' | 'let';

/** In the reader's language. `more`: in how many decisions; `by`: what refutes it. */
export interface StandingTexts {
  readonly looking: string;
  readonly noAnswer: string;
  readonly solved: (solver: string) => string;
  readonly let: string;
  readonly failed: string;
  readonly givenBack: (more: string) => string;
  readonly kept: (more: string) => string;
  readonly noSolution: (solver: string) => string;
  readonly stillLost: (by: string) => string;
  readonly slipped: (by: string) => string;
  readonly undecided: string;
  readonly begun: (solver: string) => string;
  readonly inAtMost: (decisions: number) => string;
  readonly nothingHelps: string;
  readonly refutedBy: (lines: string) => string;
  readonly turnOf: (name: string) => string;
  /** `line`: from 1; the first that has an error. */
  readonly notAsWritten: (line: number) => string;
}

export const puzzleShown = ({ begun, steps }: PuzzlePlay, texts: StandingTexts): PuzzleShown => {
  const all = [begun, ...steps];
  const known = all.flatMap(({ standing }) => standing ?? [])[0];
  const now = all.at(-1)?.standing;
  return {
    goal: known?.goal ?? '',
    text: textOf(all, texts),
    stands: standsAfter(all),
    played: steps.map(({ lines }, i) => ({ lines, stands: standsAfter(all.slice(0, i + 2)) })),
    hints: known?.hints ?? [],
    solution: known?.solution ?? [],
    replier: now == null || now.reply.length === 0 ? null : (now.decides?.name ?? null),
    isRefuted: now?.isForced === false && now.refuted.length > 0,
  };
};

/** The first is the position itself. */
type Steps = readonly PuzzleStep[];

const standsAfter = (all: Steps): PuzzleStands => {
  const now = all.at(-1)?.standing;
  if (now == null) return 'open';
  if (now.came === 'over') return 'failed';
  if (now.came === 'reached') return all.some(({ standing }) => standing?.isForced === false) ? 'let' : 'solved';
  if (now.isForced === null) return 'open';
  if (!now.isForced) return 'lost';
  return all.length === 1 ? 'open' : 'kept';
};

const textOf = (all: Steps, texts: StandingTexts): string => {
  const now = all.at(-1)?.standing;
  if (now === undefined) return texts.looking;
  if (now === null) return texts.noAnswer;
  const [line] = now.refused;
  const caveat = line === undefined ? '' : texts.notAsWritten(line + 1);
  return [caveat, standingText(all, now, texts), turnText(now, texts)].filter(each => each !== '').join(' ');
};

const standingText = (all: Steps, now: PuzzleStanding, texts: StandingTexts): string => {
  const wasLost = all.at(-2)?.standing?.isForced === false;
  switch (standsAfter(all)) {
    case 'solved':
      return texts.solved(now.solver);
    case 'let':
      return texts.let;
    case 'failed':
      return texts.failed;
    case 'kept': {
      const more = texts.inAtMost(now.within ?? 0);
      return wasLost ? texts.givenBack(more) : texts.kept(more);
    }
    case 'lost': {
      if (all.length === 1) return texts.noSolution(now.solver);
      const by = refutedBy(now, texts);
      return wasLost ? texts.stillLost(by) : texts.slipped(by);
    }
    case 'open':
      return now.isForced === null ? texts.undecided : texts.begun(now.solver);
  }
};

const refutedBy = ({ refuted }: PuzzleStanding, texts: StandingTexts): string =>
  refuted.length === 0 ? texts.nothingHelps : texts.refutedBy(refuted.map(line => `“${line}”`).join(', '));

const turnText = ({ came, decides }: PuzzleStanding, texts: StandingTexts): string =>
  came === 'open' && decides !== null && !decides.isSolver ? texts.turnOf(decides.name) : '';
