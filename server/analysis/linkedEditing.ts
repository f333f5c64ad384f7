/** Names that are edited together: a declared name and every mention of it that is written the same. */

import { mentionsOfDeclaration } from './declarations.ts';
import { declarationAt } from './definition.ts';
import { type Analysis, rangeOf } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import type { LinkedEditingRanges } from './values.ts';

/** Null where there is no name of the board, or where it is one of several made by one line: those have numbers of their own. */
export const linkedEditing = (analysis: Analysis, position: Position): LinkedEditingRanges | null => {
  const found = declarationAt(analysis, position);
  if (found === undefined || found.declaration.makes.length > 1) return null;
  const { block } = found.spot;
  const { quoted, text } = found.mention.name;
  const same = mentionsOfDeclaration(block.tree, found.declaration).filter(
    ({ name }) => name.text === text && name.quoted === quoted,
  );
  // Quotes stay where they are: what is between them is edited.
  const inner = quoted ? 1 : 0;
  return {
    ranges: same.map(({ span }) => rangeOf(analysis, block, { start: span.start + inner, end: span.end - inner })),
    wordPattern: quoted ? String.raw`[^"\\\r\n]*` : String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_'’-]*[\p{L}\p{N}_])?`,
  };
};
