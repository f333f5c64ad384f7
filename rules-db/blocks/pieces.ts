/** A line as its pieces, one after the other. */
import type { Line, Pieces } from './blocks.ts';

export type Piece = Exclude<Line, Pieces>;

/** Lines as one: nothing in it is empty, and neighbouring texts are one. */
export const inOne = (parts: readonly Line[]): Line => {
  const pieces: Piece[] = [];
  for (const piece of parts.flatMap(piecesOf)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  const [first = '', ...more] = pieces;
  return more.length === 0 ? first : { mark: 'pieces', of: pieces };
};

export const piecesOf = (said: Line): readonly Piece[] =>
  typeof said !== 'string' && said.mark === 'pieces' ? said.of : [said];

/** White space is a space, but the one that keeps two words on a line. */
export const onOneLine = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ');
