/** The edition in use at a line of a document, for the status bar. */

import type { EditionResult } from '../../protocol.ts';
import { type Analysis, spotAt } from './analysis.ts';
import { rulesetOf } from './edition.ts';

/** The editions that the scenario at the line names; else that of the file or its project, with where it comes from. */
export const editionInUse = (analysis: Analysis, line: number | undefined): EditionResult => {
  const spot = line === undefined ? undefined : spotAt(analysis, { line, character: 0 });
  const own = (spot?.block.tree.statements ?? []).flatMap(each =>
    each.kind === 'edition' ? each.editions.map(word => word.text) : [],
  );
  if (own.length > 0) return { editions: own, from: 'scenario' };
  return { editions: [rulesetOf(analysis.edition)], from: analysis.edition.from };
};
