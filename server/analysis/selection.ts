/** Selections that grow: the word, its statement, its scenario, the file. */

import { type Analysis, blockAt, rangeOf, spotAt } from './document/analysis.ts';
import type { Position, Range } from './document/lines.ts';
import { mentionAt } from './mentions.ts';
import type { SelectionRange } from './values.ts';
import { lexemesOf } from './words/wordAt.ts';

export const selectionRange = (analysis: Analysis, position: Position): SelectionRange => {
  const { lines, source } = analysis;
  const file: Range = { start: lines.positionAt(0), end: lines.positionAt(source.text.length) };
  const growing = [...rangesAt(analysis, position), file];
  const [first = file, ...others] = growing.filter((range, index) => index === 0 || !same(range, growing[index - 1]));
  return nest(first, others);
};

const nest = (range: Range, [next, ...others]: readonly Range[]): SelectionRange =>
  next === undefined ? { range } : { range, parent: nest(next, others) };

/** From the inside out. */
const rangesAt = (analysis: Analysis, position: Position): readonly Range[] => {
  const block = blockAt(analysis, position);
  if (block === undefined) return [];
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const spot = spotAt(analysis, position);
  const word = lexemesOf(block.text).find(each => each.start <= offset && offset <= each.end);
  const mention = spot && mentionAt(spot.block.tree, spot.offset)?.span;
  const statement = spot?.statement?.span;
  return [mention ?? word, statement, { start: 0, end: block.text.trimEnd().length }]
    .filter(span => span !== undefined)
    .filter(span => span.start <= offset && offset <= span.end)
    .map(span => rangeOf(analysis, block, span));
};

const same = (a: Range, b: Range | undefined): boolean =>
  a.start.line === b?.start.line &&
  a.start.character === b.start.character &&
  a.end.line === b.end.line &&
  a.end.character === b.end.character;
