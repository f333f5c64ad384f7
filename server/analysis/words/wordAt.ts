/** The bare words, texts and comments of a block, for features that need no meaning: colours and selections. */

export interface Lexeme {
  readonly kind: 'word' | 'string' | 'comment';
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const KIND_BY_START: Readonly<Record<string, Lexeme['kind']>> = { '#': 'comment', '"': 'string' };

/** In the order of the text, with offsets in UTF-16 units; numbers are words. */
export const lexemesOf = (text: string): readonly Lexeme[] => {
  const found: Lexeme[] = [];
  for (const match of text.matchAll(LEXEME)) {
    found.push({
      kind: KIND_BY_START[match[0][0] ?? ''] ?? 'word',
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    });
  }
  return found;
};

// A text that is not closed ends with its line, as the parser has it.
const LEXEME = /#[^\r\n]*|"(?:[^"\\\r\n]|\\[^\r\n]?)*"?|[\p{L}\p{N}_'’.-]+/gu;
