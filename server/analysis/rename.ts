/** Gives a unit, a player or a place another name, wherever its scenario speaks of it; a branch where it opens. */

import { isVocabulary } from '../../engine/cards/reading.ts';
import type { Name, ScenarioTree } from '../../engine/language/syntax.ts';
import { quote, unquote } from '../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../engine/language/tokens/names.ts';
import { cardCalled } from './cards.ts';
import {
  declarationMeant,
  declarationsOf,
  mentionsOfDeclaration,
  type NameDeclaration,
  namesMade,
  numberedItem,
  sameName,
} from './declarations.ts';
import { type DeclarationAt, declarationAt } from './definition.ts';
import { type Analysis, rangeOf, type Spot, spotAt } from './document/analysis.ts';
import type { Position, Range } from './document/lines.ts';
import { mentionAt, mentionsOf, type NameMention, type NameRole } from './mentions.ts';
import { RefusedRequest } from './refused.ts';
import type { FileChanges } from './values.ts';

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
export const rename = (analysis: Analysis, position: Position, newName: string): FileChanges | null => {
  const branch = branchAt(analysis, position);
  if (branch !== undefined) return renameBranch(analysis, branch, unquoted(newName.trim()));
  const found = declarationAt(analysis, position);
  if (found === undefined) return null;
  const name = unquoted(newName.trim());
  refuseNoName(name);
  const { block } = found.spot;
  const after = namesAfter(block.tree, found.declaration, name);
  refuseTaken(found, [name, ...(after.get(found.declaration) ?? [])]);
  refuseCard(analysis, found.declaration, name);
  const edits = declarationsOf(block.tree)
    .filter(each => each === found.declaration || each.makes.some((made, at) => made !== after.get(each)?.[at]))
    .flatMap(each => {
      const renaming = {
        from: each,
        makes: after.get(each) ?? [],
        to: each === found.declaration ? name : each.name.text,
      };
      return mentionsToChange(analysis, block.tree, each).map(mention => ({
        range: rangeOf(analysis, block, mention.span),
        newText: mention.declares ? declared(analysis, renaming) : mentioned(renaming, mention.name.text),
      }));
    });
  return { changes: { [analysis.source.uri]: edits } };
};

/** The first unit that names gear has it; for the next ones, a card's name is that of the card, of which they have one more. */
const mentionsToChange = (
  analysis: Analysis,
  tree: ScenarioTree,
  declaration: NameDeclaration,
): readonly NameMention[] => {
  const mentions = mentionsOfDeclaration(tree, declaration);
  const [first, ...next] = mentions.filter(isAttached);
  if (first === undefined || next.length === 0 || cardCalled(analysis, first.name.text) === undefined) return mentions;
  const ofTheCard = new Set(next);
  return mentions.filter(mention => !ofTheCard.has(mention));
};

const isAttached = ({ role, declares, statement }: NameMention): boolean =>
  role === 'unit' && !declares && statement?.kind === 'unit';

/** What each line makes afterwards: lines with a count number theirs on from those above that have the same name. */
const namesAfter = (
  tree: ScenarioTree,
  declaration: NameDeclaration,
  name: string,
): ReadonlyMap<NameDeclaration, readonly string[]> => {
  const all = declarationsOf(tree);
  const makes = namesMade(all, each => (each === declaration ? name : each.name.text));
  return new Map(all.map((each, at) => [each, makes[at] ?? []]));
};

interface Renaming {
  readonly from: NameDeclaration;
  readonly to: string;
  readonly makes: readonly string[];
}

/** What was named by its card alone keeps the card: `"Raider"` becomes `Wolf = "Raider"`. */
const declared = (analysis: Analysis, { from, to }: Renaming): string => {
  if (!isItsCard(analysis, from)) return quoteIfNeeded(to);
  return sameName(from.name.text, to) ? quote(to) : `${quoteIfNeeded(to)} = ${quote(from.name.text)}`;
};

/** One of several made by one line keeps its number: Recruit3 becomes Soldier3; so does an item of the chain, `Hero 1`. */
const mentioned = ({ from, to, makes }: Renaming, old: string): string => {
  const index = from.makes.length > 1 ? from.makes.findIndex(made => sameName(made, old)) : -1;
  if (index >= 0) return written(makes[index] ?? to);
  const item = numberedItem(old);
  if (item === undefined || sameName(old, from.name.text)) return written(to);
  const source = mentioned({ from, to, makes }, item.source);
  return source.startsWith('"') ? quote(`${unquoted(source)} ${item.number}`) : `${source} ${item.number}`;
};

/** A word of cards' sentences stands in quotes in one of those, and may do so elsewhere. */
const written = (name: string): string => (isVocabulary(name) ? quote(name) : quoteIfNeeded(name));

interface BranchAt {
  readonly spot: Spot;
  readonly name: Name;
}

const branchAt = (analysis: Analysis, position: Position): BranchAt | undefined => {
  const spot = spotAt(analysis, position);
  const mention = spot && mentionAt(spot.block.tree, spot.offset);
  return spot === undefined || mention?.kind !== 'branch' ? undefined : { spot, name: mention.name };
};

const renameBranch = (analysis: Analysis, { spot, name }: BranchAt, newName: string): FileChanges => {
  refuseNoName(newName);
  const edit = { range: rangeOf(analysis, spot.block, name.span), newText: quote(newName) };
  return { changes: { [analysis.source.uri]: [edit] } };
};

const refuseNoName = (name: string): void => {
  if (name === '' || /[\r\n]/.test(name)) throw new RefusedRequest('A name has to be some text on one line.');
};

/** What else goes by that name here would be meant by it, or no longer be. */
const refuseTaken = ({ spot, declaration }: DeclarationAt, names: readonly string[]): void => {
  const { tree } = spot.block;
  const wanted = new Set(names.map(name => name.toLowerCase()));
  const other = mentionsOf(tree).find(
    (mention): mention is NameMention =>
      mention.kind === 'name' &&
      ON_THE_BOARD.has(mention.role) &&
      wanted.has(mention.name.text.toLowerCase()) &&
      declarationMeant(tree, mention) !== declaration,
  );
  const made = declarationsOf(tree).find(
    each => each !== declaration && each.makes.some(name => wanted.has(name.toLowerCase())),
  );
  const taken = other ?? made;
  if (taken === undefined) return;
  const called = other?.name.text ?? made?.makes.find(name => wanted.has(name.toLowerCase()));
  throw new RefusedRequest(`There is already a ${taken.role} called "${called}" in this scenario.`);
};

const ON_THE_BOARD: ReadonlySet<NameRole> = new Set<NameRole>(['unit', 'player', 'place']);

/** A name that has to be in quotes would make a card of what is none. */
const refuseCard = (analysis: Analysis, declaration: NameDeclaration, name: string): void => {
  const { kind } = declaration.statement;
  if (kind !== 'unit' && kind !== 'gear' && kind !== 'battlefield') return;
  if (declaration.statement.card !== undefined || isItsCard(analysis, declaration)) return;
  if (quoteIfNeeded(name) === name || cardCalled(analysis, name) === undefined) return;
  throw new RefusedRequest(
    `"${name}" is a card, and ${declaration.name.text} is not: its line would mean the card. Choose a name that no card has.`,
  );
};

/** A name in quotes on the board is a card's, where a card is called so. */
const isItsCard = (analysis: Analysis, { name, statement }: NameDeclaration): boolean =>
  (statement.kind === 'unit' || statement.kind === 'gear' || statement.kind === 'battlefield') &&
  statement.card === undefined &&
  name.quoted &&
  cardCalled(analysis, name.text) !== undefined;

const unquoted = (text: string): string => (/^".*"$/.test(text) ? unquote(text, 0, text.length) : text);
