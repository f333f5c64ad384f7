/** What is expected and asked, as every front end has it: with its line, its answer, and what is so and why in sentences. */
import type { ProofKind } from '../../../engine/scenario/report/outlook.ts';
import type { Run, ShortAnswer } from '../../../engine/scenario/report/report.ts';
import { withoutRepeats } from './repeats.ts';
import { sentence } from './sentences.ts';

interface Reported {
  /** In the file, from 0. */
  readonly line: number;
  /** Left out where it is. */
  readonly isDecided?: false;
}

export interface ReportedExpectation extends Reported {
  readonly holds: boolean;
  readonly message: string;
}

export interface ReportedQuestion extends Reported {
  /** "can Ana assign 7 to Wall?" */
  readonly question: string;
  /** "No" */
  readonly answer: string;
  /** The number of the rule that decides; left out where there is none. */
  readonly rule?: string;
  /** Why, and what question and answer have not said themselves; empty where they say it all. */
  readonly message: string;
}

/** `firstLine`: of the block, in its file. */
export const reportedExpectations = (
  { expectations }: Pick<Run, 'expectations'>,
  firstLine: number,
): readonly ReportedExpectation[] =>
  expectations.map(({ line, holds, isDecided, message }) => ({
    line: firstLine + line,
    holds,
    ...decided(isDecided),
    message,
  }));

/** A puzzle that can be solved. */
export interface ReportedPuzzle {
  /** Of its goal, in the file, from 0. */
  readonly line: number;
  /** "Ana can force Wall is dead" */
  readonly goal: string;
  /** How many first acts solve it, of how many; left out where the first choice is another's. */
  readonly firstActs?: { readonly keep: number; readonly all: number };
}

/** Undefined where it cannot be solved, or that was not decided: a problem of its line. */
export const reportedPuzzle = ({ puzzle }: Pick<Run, 'puzzle'>, firstLine: number): ReportedPuzzle | undefined => {
  if (puzzle?.isForced !== true) return undefined;
  const { line, goal, firstTries } = puzzle;
  const keep = firstTries?.filter(({ keeps }) => keeps === true).length ?? 0;
  return {
    line: firstLine + line,
    goal,
    ...(firstTries === null ? {} : { firstActs: { keep, all: firstTries.length } }),
  };
};

/** What shows whether a claim of all that can come holds. */
export interface ReportedProof {
  /** In the file, from 0. */
  readonly line: number;
  readonly claim: string;
  readonly kind: ProofKind;
  /** Of a loop: the lines that lead to it. */
  readonly lead?: readonly string[];
  readonly lines: readonly string[];
  /** Of a puzzle: what each first act comes to. */
  readonly firstActs?: readonly ReportedTry[];
}

export interface ReportedTry {
  /** With what then goes on as it has to. */
  readonly act: readonly string[];
  /** Whether the goal can be forced after it; null where that was not decided. */
  readonly keeps: boolean | null;
  /** Of one that fails: how it goes on, up to an answer after which nothing helps; empty where nothing helps at once. */
  readonly refuted: readonly string[];
}

export const reportedProofs = (
  { expectations, puzzle }: Pick<Run, 'expectations' | 'puzzle'>,
  firstLine: number,
): readonly ReportedProof[] =>
  expectations.flatMap(({ line, proof }) => {
    if (proof === undefined) return [];
    const { claim, kind, lines, leading = 0 } = proof;
    const tries = puzzle?.line === line ? puzzle.firstTries : null;
    return {
      line: firstLine + line,
      claim,
      kind,
      ...(leading === 0 ? {} : { lead: lines.slice(0, leading) }),
      lines: lines.slice(leading),
      ...(tries === null
        ? {}
        : { firstActs: tries.map(({ lines: act, keeps, refuted }) => ({ act, keeps, refuted })) }),
    };
  });

/** The reason that decides comes first. */
export const reportedQuestions = (
  { questions }: Pick<Run, 'questions'>,
  firstLine: number,
): readonly ReportedQuestion[] =>
  questions.map(({ line, asked, answer, short, isDecided, without = '' }) => {
    const { waits, says, because } = answer();
    const { said, rule } = short();
    const known = waits === null ? [...because.map(({ text }) => text), says] : [waits];
    const sentences = without === '' ? known : [...known, without];
    return {
      line: firstLine + line,
      question: asked,
      answer: said,
      ...(rule === null ? {} : { rule }),
      ...decided(isDecided),
      message: withoutRepeats(`${asked} ${said}`, sentences).map(sentence).join(' '),
    };
  });

const decided = (isDecided: boolean): Pick<Reported, 'isDecided'> => (isDecided ? {} : { isDecided });

/** "No · 465.2.c.4" */
export const inShort = ({ said, rule }: ShortAnswer): string => (rule === null ? said : `${said} · ${rule}`);

/** "No · 465.2.c.4: Wall gets 7, and 3 is lethal, …" */
export const answerLine = ({ answer, rule, message }: ReportedQuestion): string =>
  `${inShort({ said: answer, rule: rule ?? null })}${message === '' ? '' : `: ${message}`}`;
