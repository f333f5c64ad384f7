/** The kind of statement at a place, even where the line is not right yet. */

import { keywordNamed } from '../../../engine/keywords.ts';
import { type Block, isScenario, type Span } from '../../../engine/language/syntax.ts';
import { BLOCK_WORDS, CARD_FIELDS, isQuestionWord, STATEMENT_WORDS } from '../../../engine/language/words/words.ts';

export interface Around {
  readonly kind: string;
  readonly span: Span;
}

/**
 * Empty for a line of a card that is neither its header nor a field. A line that begins with no word of the language
 * counts as a player's action.
 */
export const statementAround = (block: Block, offset: number): Around => {
  const line = lineAround(block.text, offset);
  const first = /^\s*([\p{L}-]+)/u.exec(block.text.slice(line.start, line.end))?.[1]?.toLowerCase() ?? '';
  if (block.tree.kind === 'card') return { kind: first === 'card' || isField(first) ? 'card' : '', span: line };
  if ((BLOCK_WORDS as readonly string[]).includes(first)) return { kind: first, span: line };
  const statement = isScenario(block)
    ? block.tree.statements.find(({ span }) => span.start <= offset && offset <= span.end)
    : undefined;
  if (statement !== undefined) return { kind: statement.kind, span: statement.span };
  return { kind: kindBegunBy(first), span: line };
};

const kindBegunBy = (first: string): string => {
  if (isQuestionWord(first)) return 'ask';
  return BY_FIRST_WORD[first] ?? (STATEMENT_WORDS.includes(first) ? first : 'action');
};

const BY_FIRST_WORD: Readonly<Record<string, string>> = { all: 'all-pass', what: 'what-if' };

/** Whether a line of a card is no sentence: those are the author's. */
const isField = (word: string): boolean =>
  (CARD_FIELDS as readonly string[]).includes(word) || keywordNamed(word) !== undefined;

const lineAround = (text: string, offset: number): Span => {
  const end = text.indexOf('\n', offset);
  return { start: text.lastIndexOf('\n', offset - 1) + 1, end: end < 0 ? text.length : end };
};
