/** Kinds of words, as they are coloured: names that colour themes know. */
export const TOKEN_TYPES = [
  'keyword',
  'class',
  'parameter',
  'namespace',
  'number',
  'string',
  'comment',
  'macro',
  'decorator',
  'enumMember',
  'type',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

export const TOKEN_MODIFIERS = ['declaration'] as const;
