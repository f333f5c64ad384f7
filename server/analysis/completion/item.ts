/** The items that completion offers, and the order in which they appear. */

import { type Edition, isEdition } from '../../../engine/game/state/editions.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { Line } from '../../../rules-db/blocks/blocks.ts';
import { together } from '../../../rules-db/blocks/making.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { Range } from '../document/lines.ts';
import { fields } from '../text/fields.ts';
import type { CompletionItem, CompletionKind } from '../values.ts';

/** What is legal here comes before the rest. */
export const RANKS = ['best', 'legal', 'plain', 'refused'] as const;
export type CompletionRank = (typeof RANKS)[number];

/** An item before it knows what text it replaces. */
export interface Offer {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly rank: CompletionRank;
  /** Place among those of its rank. */
  readonly order: number;
  readonly detail?: string;
  readonly insert?: string;
  readonly snippet?: string;
  readonly documentation?: Line;
  readonly data?: CompletionData;
  /** What the client is to compare with what is typed, where that is not the beginning of the label. */
  readonly filter?: string;
}

/** What `completionItem/resolve` needs for the details. */
export type CompletionData =
  | { readonly rule: string; readonly edition: BookEdition }
  | { readonly keyword: string; readonly edition: Edition }
  | { readonly book: string; readonly number: string; readonly edition: BookEdition }
  | { readonly card: string }
  | { readonly entry: string; readonly kind: 'faq' | 'ruling' };

/** Whether a value that came back over the wire is one. */
export const isCompletionData = (value: unknown): value is CompletionData => {
  const { rule, keyword, entry, edition, kind, card, book, number } = fields(value);
  if (typeof card === 'string') return true;
  if (typeof entry === 'string') return kind === 'faq' || kind === 'ruling';
  if (typeof edition !== 'string') return false;
  if (typeof book === 'string') return typeof number === 'string';
  return typeof rule === 'string' || (typeof keyword === 'string' && isEdition(edition));
};

/** Orders below 0 are sorted as text, too. */
const FOREMOST = 1000;

/** `order`: among the offers of the same rank. */
export const nameOffer = (
  name: string,
  kind: CompletionKind,
  order: number,
  { rank = 'plain', detail }: { readonly rank?: CompletionRank; readonly detail?: string | undefined } = {},
): Offer => ({
  label: name,
  kind,
  rank,
  order,
  insert: quoteIfNeeded(name),
  ...(detail === undefined ? {} : { detail }),
});

export const wordOffer = (word: string, order: number): Offer => ({
  label: word,
  kind: 'keyword',
  rank: 'plain',
  order,
});

/** What a client can do with an item. */
export interface ItemOptions {
  /** It fills in snippets. */
  readonly snippets: boolean;
  /** It shows a description beside each label; else the detail of the one that is chosen. */
  readonly descriptions?: boolean;
}

export interface Replaced extends ItemOptions {
  readonly range: Range;
  /** The text up to the cursor. */
  readonly typed: string;
  /** Whether a space is missing before it. */
  readonly apart: boolean;
}

/** A snippet only for clients that take snippets. `apart`: there is no space yet before what is inserted. */
export const toItem = (offer: Offer, { range, snippets, descriptions, typed, apart }: Replaced): CompletionItem => {
  const { label, kind, rank, order, detail, insert, snippet, documentation, data, filter } = offer;
  const asSnippet = snippets && snippet !== undefined;
  const text = asSnippet ? snippet : (insert ?? label);
  const newText = apart ? ` ${text}` : text;
  return {
    label,
    kind,
    sortText: `${RANKS.indexOf(rank)}${String(FOREMOST + order).padStart(6, '0')}`,
    // The client filters by what is being replaced, quotes and all.
    filterText: filter ?? (typed.startsWith('"') ? quote(label) : label),
    textEdit: { range, newText },
    ...(asSnippet ? { isSnippet: true } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(detail === undefined || descriptions !== true ? {} : { description: detail }),
    ...(documentation === undefined ? {} : { documentation: together(documentation) }),
    ...(data === undefined ? {} : { data }),
  };
};
