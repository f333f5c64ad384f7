import type { Block } from '../../../engine/language/syntax.ts';
import { addAll } from '../../../engine/lists.ts';
import type { Edit, Fix } from '../../../engine/scenario/report/report.ts';
import { citationFindings, findingsOf } from '../diagnostics.ts';
import { type Analysis, rangeOf, WHOLE } from '../document/analysis.ts';
import type { TextEdit } from '../values.ts';
import type { CodeActionOffer } from './codeAction.ts';

const KIND = 'source.fixAll.riftbench';

/**
 * All fixes of a file that leave no doubt, at once: of each finding the preferred one.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 * -   Ana moves Raider, Raider to Grove$0
 * +   Ana moves Raider to Grove
 * ```
 * Fix everything that can be fixed safely
 */
export const fixEverything: CodeActionOffer = {
  kinds: [KIND],
  onlyByKind: true,
  offer: analysis => {
    const edits = [
      ...analysis.blocks.flatMap(block => safeEdits(analysis, block, findingsOf(analysis, block))),
      ...safeEdits(analysis, WHOLE, citationFindings(analysis)),
    ];
    if (edits.length === 0) return [];
    const title = 'Fix everything that can be fixed safely';
    return [{ title, kind: KIND, edit: { changes: { [analysis.source.uri]: edits } } }];
  },
};

/** If two overlap, the second is left for the next time. */
const safeEdits = (
  analysis: Analysis,
  block: Pick<Block, 'offset'>,
  findings: readonly { readonly fixes: readonly Fix[] }[],
): TextEdit[] => {
  const taken: Edit[] = [];
  for (const { fixes } of findings) {
    const safe = fixes.find(fix => fix.safe && fix.preferred) ?? fixes.find(fix => fix.safe);
    if (safe?.edits.every(edit => taken.every(other => apart(edit, other)))) addAll(taken, safe.edits);
  }
  return taken.map(({ span, text }) => ({ range: rangeOf(analysis, block, span), newText: text }));
};

const apart = (a: Edit, b: Edit): boolean => a.span.end < b.span.start || b.span.end < a.span.start;
