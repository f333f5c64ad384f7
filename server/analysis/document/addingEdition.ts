/** Puts an edition beside an older one that a scenario names. */
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Edit } from '../../../engine/scenario/report/report.ts';
import type { BookEdition } from '../../../rules-db/types.ts';

/**
 * In its `edition` line and wherever it expects something in the older edition, in the order of the text; none for a
 * scenario that names the newer edition already, or the older one only as printed. Spans are those of the file.
 */
export const editionAdded = (
  { tree, offset }: Block<ScenarioTree>,
  { from, to }: { readonly from: BookEdition; readonly to: BookEdition },
): readonly Edit[] => {
  const lists = tree.statements.flatMap(each => {
    if (each.kind === 'edition') return [each.editions];
    return each.kind === 'expect' && each.editions !== undefined ? [each.editions] : [];
  });
  if (lists.some(words => words.some(({ text }) => text === to))) return [];
  return lists.flatMap(words => {
    const older = words.find(({ text }) => text === from);
    if (older === undefined) return [];
    const end = older.span.end + offset;
    return [{ span: { start: end, end }, text: `, ${to}` }];
  });
};
