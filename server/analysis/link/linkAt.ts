/** A link to the scenario at a line of a document. */

import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { lineAtOffset } from '../../../engine/language/words/lines.ts';
import type { LinkResult } from '../../protocol.ts';
import { type Analysis, scenarioAt } from '../document/analysis.ts';
import { rulesetOf } from '../document/edition.ts';
import { playableBlocks } from '../document/uses.ts';
import { linkTo, tooLongText } from './linked.ts';

/** The line of a scenario that shows how it all came out; of a puzzle, what is asked for. */
export const lineShown = ({ text, tree: { statements } }: Pick<ScenarioBlock, 'text' | 'tree'>): number =>
  statements.find(({ kind }) => kind === 'goal')?.line ?? lineAtOffset(text, text.trimEnd().length);

/** Null above the first scenario. */
export const linkAt = (analysis: Analysis, line: number, address?: string): LinkResult | null => {
  const { blocks, used, edition } = analysis;
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const cards = playableBlocks(blocks, used);
  const at = Math.max(0, Math.min(line - block.line, block.text.split('\n').length - 1));
  const made = linkTo({ block, cards, ruleset: rulesetOf(edition), line: at }, address);
  return { link: made.link, ...(made.isLong ? { warning: tooLongText(made) } : {}) };
};
