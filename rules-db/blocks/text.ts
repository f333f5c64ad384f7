/** What is said without its marks: for terminals, titles and descriptions. */
import type { Line } from './blocks.ts';
import { onOneLine, piecesOf } from './pieces.ts';

export const lineText = (said: Line): string =>
  piecesOf(said)
    .map(piece => {
      if (typeof piece === 'string') return onOneLine(piece);
      return piece.mark === 'break' ? ' ' : lineText(piece.of);
    })
    .join('');
