/** A question as every report has it: what is asked, the answer in short, and what is so and why in sentences. */
import type { QuestionResult } from '../../../engine/scenario/report/report.ts';
import { sentence } from './sentences.ts';

export interface Told {
  /** "can Ana assign 7 to Wall?" */
  readonly question: string;
  /** "No · 465.2.c.4" */
  readonly answer: string;
  /** Left out where it is. */
  readonly isDecided?: false;
  readonly message: string;
}

export const told = ({ asked, answer, short, isDecided }: QuestionResult): Told => {
  const { waits, says, because } = answer();
  const sentences = waits === null ? [says, ...because.map(({ text }) => text)] : [waits];
  const message = [...new Set(sentences.map(sentence))].filter(each => each !== '').join(' ');
  return { question: asked, answer: short(), ...(isDecided ? {} : { isDecided }), message };
};
