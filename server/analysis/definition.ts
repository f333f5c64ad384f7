/** Where a name is declared, and everywhere that it stands; for what the rule book knows, its page. */

import { cardCalled } from './cards.ts';
import { alikeIn, citedAt, pageOfCited } from './cited.ts';
import { declarationMeant, mentionsOfDeclaration, type NameDeclaration } from './declarations.ts';
import { type Analysis, rangeOf, type Spot, spotAt, WHOLE } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { mentionAt, type NameMention } from './mentions.ts';
import { pageOf } from './pageOf.ts';
import type { DocumentHighlight, Location } from './values.ts';

/** The declaration of a name; for other words, the card or the page that they stand for, or null. */
export const definition = (analysis: Analysis, position: Position): Location | null => {
  const found = declarationAt(analysis, position);
  if (found === undefined) return cardAt(analysis, position) ?? pageAt(analysis, position) ?? null;
  // A unit that is declared by its card's name leads on to the card.
  if (found.mention.declares && found.mention.name.quoted) {
    const card = cardCalled(analysis, found.mention.name.text)?.at;
    if (card !== undefined) return card;
  }
  return { uri: analysis.source.uri, range: rangeOf(analysis, found.spot.block, found.declaration.name.span) };
};

/** Within the scenario; none for a word that is no declared name. */
export const references = (
  analysis: Analysis,
  position: Position,
  { includeDeclaration }: { readonly includeDeclaration: boolean },
): readonly Location[] => {
  const found = declarationAt(analysis, position);
  if (found === undefined) return [];
  return mentionsOfDeclaration(found.spot.block.tree, found.declaration)
    .filter(mention => includeDeclaration || !mention.declares)
    .map(({ span }) => ({ uri: analysis.source.uri, range: rangeOf(analysis, found.spot.block, span) }));
};

/**
 * Of a name, all its mentions in the scenario; of a citation, everywhere that the document cites the same rule, under
 * whatever number.
 */
export const highlights = (analysis: Analysis, position: Position): readonly DocumentHighlight[] => {
  const found = declarationAt(analysis, position);
  if (found === undefined)
    return alikeIn(analysis, position).map(({ span }) => ({
      range: rangeOf(analysis, WHOLE, span),
      kind: 'read',
    }));
  return mentionsOfDeclaration(found.spot.block.tree, found.declaration).map(({ span, declares }) => ({
    range: rangeOf(analysis, found.spot.block, span),
    kind: declares ? 'write' : 'read',
  }));
};

/** The block of the card under the cursor, in this file or one that it uses. */
const cardAt = (analysis: Analysis, position: Position): Location | undefined => {
  const spot = spotAt(analysis, position);
  const mention = spot === undefined ? undefined : mentionAt(spot.block.tree, spot.offset);
  if (mention?.kind !== 'name' || (mention.role !== 'card' && mention.role !== 'unit')) return undefined;
  return cardCalled(analysis, mention.name.text)?.at;
};

/** The page of the rule, entry or keyword under the cursor, for clients that show pages. */
const pageAt = (analysis: Analysis, position: Position): Location | undefined => {
  const cited = analysis.pages.openIn === 'client' ? citedAt(analysis, position) : undefined;
  const page = cited && pageOfCited(analysis, cited);
  if (page !== undefined) return { uri: page, range: { start: TOP, end: TOP } };
  const spot = spotAt(analysis, position);
  const mention = spot === undefined ? undefined : mentionAt(spot.block.tree, spot.offset);
  if (spot === undefined || mention === undefined || analysis.pages.openIn !== 'client') return undefined;
  const uri = pageOf(analysis, spot.block.tree, mention);
  return uri === undefined ? undefined : { uri, range: { start: TOP, end: TOP } };
};

const TOP: Position = { line: 0, character: 0 };

export interface DeclarationAt {
  readonly spot: Spot;
  readonly mention: NameMention;
  readonly declaration: NameDeclaration;
}

/** Undefined for words that are no name, and for names that nothing declares. */
export const declarationAt = (analysis: Analysis, position: Position): DeclarationAt | undefined => {
  const spot = spotAt(analysis, position);
  const mention = spot === undefined ? undefined : mentionAt(spot.block.tree, spot.offset);
  if (spot === undefined || mention?.kind !== 'name') return undefined;
  const declaration = declarationMeant(spot.block.tree, mention);
  return declaration && { spot, mention, declaration };
};
