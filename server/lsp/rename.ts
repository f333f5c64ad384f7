/** Gives a unit, a player or a place another name, wherever its scenario speaks of it; a branch where it opens. */
import type { WorkspaceEdit } from 'vscode-languageserver';
import type { Name } from '../../engine/language/syntax.ts';
import { quote, unquote } from '../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../engine/language/tokens/names.ts';
import type { Position, Range } from '../shared/lines.ts';
import { type Analysis, rangeOf, type Spot, spotAt } from './analysis.ts';
import { declarationOf, mentionsOfDeclaration, sameName } from './declarations.ts';
import { type DeclarationAt, declarationAt } from './definition.ts';
import { mentionAt } from './mentions.ts';
import { RefusedRequest } from './refused.ts';

/** The range that would be renamed and what is there; null where there is no name of the board. */
export const prepareRename = (
  analysis: Analysis,
  position: Position,
): { readonly range: Range; readonly placeholder: string } | null => {
  const branch = branchAt(analysis, position);
  if (branch !== undefined)
    return { range: rangeOf(analysis, branch.spot.block, branch.name.span), placeholder: branch.name.text };
  const found = declarationAt(analysis, position);
  if (found === undefined) return null;
  return { range: rangeOf(analysis, found.spot.block, found.mention.span), placeholder: found.declaration.name.text };
};

/** Null for words that have no name to change. Throws where the new name is taken, or cannot be a name. */
export const rename = (analysis: Analysis, position: Position, newName: string): WorkspaceEdit | null => {
  const branch = branchAt(analysis, position);
  if (branch !== undefined) return renameBranch(analysis, branch, unquoted(newName.trim()));
  const found = declarationAt(analysis, position);
  if (found === undefined) return null;
  const name = unquoted(newName.trim());
  refuseUnfit(found, name);
  const { block } = found.spot;
  const edits = mentionsOfDeclaration(block.tree, found.declaration).map(mention => ({
    range: rangeOf(analysis, block, mention.span),
    newText: quoteIfNeeded(renamed(found, mention.name.text, name)),
  }));
  return { changes: { [analysis.source.uri]: edits } };
};

/** One of several made by one line keeps its number: Recruit3 becomes Soldier3. */
const renamed = ({ declaration }: DeclarationAt, old: string, name: string): string => {
  const index = declaration.makes.length > 1 ? declaration.makes.findIndex(made => sameName(made, old)) : -1;
  return index < 0 ? name : `${name}${index + 1}`;
};

interface BranchAt {
  readonly spot: Spot;
  readonly name: Name;
}

const branchAt = (analysis: Analysis, position: Position): BranchAt | undefined => {
  const spot = spotAt(analysis, position);
  const mention = spot && mentionAt(spot.block.tree, spot.offset);
  return spot === undefined || mention?.kind !== 'branch' ? undefined : { spot, name: mention.name };
};

const renameBranch = (analysis: Analysis, { spot, name }: BranchAt, newName: string): WorkspaceEdit => {
  refuseNoName(newName);
  const edit = { range: rangeOf(analysis, spot.block, name.span), newText: quote(newName) };
  return { changes: { [analysis.source.uri]: [edit] } };
};

const refuseNoName = (name: string): void => {
  if (name === '' || /[\r\n]/.test(name)) throw new RefusedRequest('A name has to be some text on one line.');
};

const refuseUnfit = ({ spot, declaration }: DeclarationAt, name: string): void => {
  refuseNoName(name);
  const other = declarationOf(spot.block.tree, declaration.role, name);
  if (other !== undefined && other !== declaration) {
    throw new RefusedRequest(`There is already a ${declaration.role} called "${other.name.text}" in this scenario.`);
  }
};

const unquoted = (text: string): string => (/^".*"$/.test(text) ? unquote(text, 0, text.length) : text);
