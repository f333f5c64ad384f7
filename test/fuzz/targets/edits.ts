/** Edits that an answer holds: each lies in the document, and none on another. */

import type { LineIndex, Range } from '../../../server/analysis/document/lines.ts';
import { isRange } from '../../../server/lsp/documents.ts';

interface Edit {
  readonly range: Range;
  readonly newText: string;
}

/** What is wrong with the lists of edits anywhere in an answer; the document is the only one that is open. */
export const editsOf = (answer: unknown, lines: LineIndex): readonly string[] => {
  if (Array.isArray(answer)) {
    const edits = answer.filter(isEdit);
    return edits.length > 0 ? wrongIn(edits, lines) : answer.flatMap(each => editsOf(each, lines));
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(each => editsOf(each, lines));
};

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && 'newText' in value && 'range' in value && isRange(value.range);

const wrongIn = (edits: readonly Edit[], lines: LineIndex): readonly string[] => {
  const places = edits
    .map(({ range }) => ({ range, start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  return places.flatMap(({ range, start, end }, at) => {
    const before = places[at - 1];
    const back = lines.positionAt(start);
    if (end < start) return [`an edit that ends before it begins: ${JSON.stringify(range)}`];
    if (back.line !== range.start.line || back.character !== range.start.character)
      return [`an edit outside of the document: ${JSON.stringify(range)}`];
    return before !== undefined && start < before.end
      ? [`edits on each other: ${JSON.stringify([before.range, range])}`]
      : [];
  });
};
