/** Lines that ask: what they come to as an expectation is written as the question that it answers. */
import { question } from '../../print/questions.ts';
import { onlyLooks, whetherAsked } from '../../syntax.ts';
import { T, type Tokens } from '../../tokens/tokens.ts';
import { isQuestionWord } from '../../words/words.ts';
import { type LineDraft, made, writtenOut } from './draft.ts';
import type { Surroundings } from './unreadLine.ts';

/** Whether a line, lexed by itself, begins or ends as a question does. */
export const asks = ({ text, kind, word, start, end, count }: Tokens): boolean => {
  const last = count - (kind[count - 1] === T.end ? 2 : 1);
  return isQuestionWord(word[0] ?? '') || text.slice(start[last] ?? 0, end[last] ?? 0) === '?';
};

/** The lines with their expectations as questions; `questions alone`: only questions are written as such. */
export const asQuestions = (
  lines: readonly LineDraft[],
  { before, read }: Surroundings,
  what: 'expectations, too' | 'questions alone' = 'expectations, too',
): readonly LineDraft[] =>
  lines.map(line => {
    const { statements } = read(writtenOut(line).text, before);
    const [said] = statements;
    if (statements.length !== 1 || said === undefined || !onlyLooks(said)) return line;
    if (said.kind === 'ask') return [made(question(said.question))];
    if (what === 'questions alone') return line;
    const { claim } = said;
    const asked = claim.about === 'legality' ? { ...claim, legal: true } : { ...claim, negated: false };
    return [made(question(whetherAsked(asked)))];
  });
