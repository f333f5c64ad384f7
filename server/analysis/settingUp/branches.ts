/** Branches opened and left by hand, as edits of the text. */
import type { ScenarioBlock, Statement } from '../../../engine/language/syntax.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { isScript, type ScriptSection, sectionsOf } from '../../../engine/scenario/script/branches.ts';
import { anchorAt } from '../openings.ts';
import { type BlockEdit, behind, indentOf, lastLineOf } from './lines.ts';

/** Where it goes on: a line of the block as it is with the change made. */
export interface Branching {
  readonly changes: readonly BlockEdit[];
  readonly line: number;
}

/** After a line of the document. What follows on the same level stays there, after a `back`. */
export const branchOpened = (block: ScenarioBlock, line: number, name: string): Branching | string => {
  const at = anchorAt(block, line);
  if (at === undefined) return 'A branch asks what else could follow a line of the script: begin a turn first.';
  const indent = `${indentOf(block, at)}${at.kind === 'what-if' ? '  ' : ''}`;
  const { statements } = block.tree;
  const next = statements.slice(statements.indexOf(at) + 1).find(isOfScript);
  const isFollowed = next !== undefined && next.kind !== 'back';
  const opening = `${indent}what if ${quote(name.replaceAll('"', "'"))}`;
  const text = isFollowed ? `${opening}\n${indent}back` : opening;
  return { changes: [behind(block, at, text)], line: lastLineOf(block, at) + 1 };
};

/** To the `back` that closes the branch that contains a line of the document; where there is none, one is written. */
export const branchLeft = (block: ScenarioBlock, line: number): Branching | string => {
  const at = anchorAt(block, line);
  const { all } = sectionsOf(block.tree.statements, block.text);
  const branch = at && all.findLast(section => isWithin(block, section, at));
  const opening = branch?.opening;
  if (branch === undefined || opening == null) return 'No branch is open here, so there is nothing to go back from.';
  if (branch.closing !== null) return { changes: [], line: branch.closing.line };
  const { statements } = block.tree;
  const last = statements.slice(statements.indexOf(opening)).findLast(isOfScript) ?? opening;
  return { changes: [behind(block, last, `${indentOf(block, opening)}back`)], line: lastLineOf(block, last) + 1 };
};

const isOfScript = (s: Statement): boolean => isScript(s) || s.kind === 'what-if' || s.kind === 'back';

/** The opening line is within its branch, the closing one no longer. */
const isWithin = (
  { tree: { statements } }: ScenarioBlock,
  { opening, closing }: ScriptSection,
  s: Statement,
): boolean => {
  const at = statements.indexOf(s);
  return (
    opening !== null && at >= statements.indexOf(opening) && (closing === null || at < statements.indexOf(closing))
  );
};
