/** Gives a unit, a player or a place another name, wherever its scenario speaks of it. */
import type { WorkspaceEdit } from 'vscode-languageserver';
import { quoteIfNeeded } from '../../engine/language/tokens/names.ts';
import type { Position, Range } from '../shared/lines.ts';
import { type Analysis, rangeOf } from './analysis.ts';
import { declarationOf, mentionsOfDeclaration, sameName } from './declarations.ts';
import { type DeclarationAt, declarationAt } from './definition.ts';
import { Refused } from './refused.ts';

/** The range that would be renamed and what stands there; null where no name of the board stands. */
export const prepareRename = (
  analysis: Analysis,
  position: Position,
): { readonly range: Range; readonly placeholder: string } | null => {
  const found = declarationAt(analysis, position);
  if (found === undefined) return null;
  return { range: rangeOf(analysis, found.spot.block, found.mention.span), placeholder: found.declaration.name.text };
};

export const rename = (analysis: Analysis, position: Position, newName: string): WorkspaceEdit | null => {
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

const refuseUnfit = ({ spot, declaration }: DeclarationAt, name: string): void => {
  if (name === '' || /[\r\n]/.test(name)) throw new Refused('A name has to be some text on one line.');
  const other = declarationOf(spot.block.tree, declaration.role, name);
  if (other !== undefined && other !== declaration) {
    throw new Refused(`There is already a ${declaration.role} called "${other.name.text}" in this scenario.`);
  }
};

const unquoted = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text);
