/** What single words of a statement refer to. */

import { KEYWORDS } from '../../../engine/keywords.ts';
import type {
  BookCitation,
  Citation,
  EntryCitation,
  Name,
  NamedRule,
  Place,
  Span,
  Word,
  WrittenNumber,
} from '../../../engine/language/syntax.ts';

export type NameRole = 'unit' | 'player' | 'place' | 'card' | 'team' | 'tag';

/** What a word stands for. */
export type MentionedWord = { readonly span: Span } & (
  | { readonly kind: 'name'; readonly role: NameRole; readonly name: Name; readonly declares: boolean }
  | { readonly kind: 'scenario' | 'branch'; readonly name: Name }
  | { readonly kind: 'rule'; readonly citation: Citation }
  | { readonly kind: 'book'; readonly citation: BookCitation }
  | { readonly kind: 'entry'; readonly citation: EntryCitation }
  | { readonly kind: 'keyword'; readonly word: string }
  | { readonly kind: 'edition' | 'mode' | 'domain'; readonly word: string }
  | { readonly kind: 'base' }
  | { readonly kind: 'number' }
);
export type Pieces = readonly MentionedWord[];

const named = (role: NameRole, given: Name, as: 'declaration' | 'use'): MentionedWord => ({
  kind: 'name',
  role,
  name: given,
  declares: as === 'declaration',
  span: given.span,
});

/** None where the statement leaves the name out. */
export const name = (role: NameRole, given: Name | undefined): Pieces =>
  given === undefined ? [] : [named(role, given, 'use')];
export const names = (role: NameRole, given: readonly Name[]): Pieces => given.map(each => named(role, each, 'use'));
export const declaration = (role: NameRole, given: Name): Pieces => [named(role, given, 'declaration')];

export const branch = (given: Name | undefined): Pieces =>
  given === undefined ? [] : [{ kind: 'branch', name: given, span: given.span }];

/** A base names its player, if it names one. */
export const place = (given: Place): Pieces => (given.kind === 'named' ? name('place', given.name) : base(given));

/** Where no player is named with it, the word itself means the base of the player that the statement speaks of. */
const base = ({ player, span }: Extract<Place, { kind: 'base' }>): Pieces =>
  player === undefined ? [{ kind: 'base', span }] : name('player', player);

export const word = (kind: 'edition' | 'mode' | 'domain', given: Word): Pieces => [
  { kind, word: given.text, span: given.span },
];
export const edition = (given: Word): Pieces => word('edition', given);

export const amount = (given: WrittenNumber | undefined): Pieces =>
  given === undefined ? [] : [{ kind: 'number', span: given.span }];

export const keyword = (use: { readonly word: Word; readonly value?: WrittenNumber }): Pieces => [
  { kind: 'keyword', word: use.word.text, span: use.word.span },
  ...amount(use.value),
];

/** A rule's citation has its edition as a piece of its own, where it names one. */
export const citation = (given: Citation | BookCitation | EntryCitation): Pieces => {
  if (given.kind === 'book') return [{ kind: 'book', citation: given, span: given.span }];
  if (given.kind !== 'rule') return [{ kind: 'entry', citation: given, span: given.name.span }];
  const own: Pieces = given.edition === undefined ? [] : edition(given.edition);
  return [...own, { kind: 'rule', citation: given, span: given.span }];
};

/** What stands after `because`: a rule, or a keyword for the rule that it has. */
export const because = (given: Citation | BookCitation | EntryCitation | NamedRule | undefined): Pieces => {
  if (given?.kind !== 'named-rule') return given === undefined ? [] : citation(given);
  const { text, span } = given;
  return KEYWORDS.some(each => each.name === text.toLowerCase()) ? [{ kind: 'keyword', word: text, span }] : [];
};
