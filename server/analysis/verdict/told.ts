/** What is expected and asked, as every front end has it: with its line, its answer, and what is so and why in sentences. */
import type { Run, ShortAnswer } from '../../../engine/scenario/report/report.ts';
import { withoutRepeats } from './repeats.ts';
import { sentence } from './sentences.ts';

interface Told {
  /** In the file, from 0. */
  readonly line: number;
  /** Left out where it is. */
  readonly isDecided?: false;
}

export interface ToldExpectation extends Told {
  readonly holds: boolean;
  readonly message: string;
}

export interface ToldQuestion extends Told {
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
export const toldExpectations = (
  { expectations }: Pick<Run, 'expectations'>,
  firstLine: number,
): readonly ToldExpectation[] =>
  expectations.map(({ line, holds, isDecided, message }) => ({
    line: firstLine + line,
    holds,
    ...decided(isDecided),
    message,
  }));

/** The reason that decides comes first. */
export const toldQuestions = ({ questions }: Pick<Run, 'questions'>, firstLine: number): readonly ToldQuestion[] =>
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

const decided = (isDecided: boolean): Pick<Told, 'isDecided'> => (isDecided ? {} : { isDecided });

/** "No · 465.2.c.4" */
export const inShort = ({ said, rule }: ShortAnswer): string => (rule === null ? said : `${said} · ${rule}`);

/** "No · 465.2.c.4: Wall gets 7, and 3 is lethal, …" */
export const answerLine = ({ answer, rule, message }: ToldQuestion): string =>
  `${inShort({ said: answer, rule: rule ?? null })}${message === '' ? '' : `: ${message}`}`;
