/** A name that no card has, where a card is expected: reported with the nearest names of cards that fit there. */
import type { Print } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { likeliestFirst, type Problem, problem, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import type { Cards } from './cards.ts';

/** Which cards fit a place. */
export type Fits = (print: Print) => boolean;

export const isType =
  (type: Print['type']): Fits =>
  print =>
    print.type === type;
/** What decks are made of: neither tokens, nor what is set aside before the game. */
export const isInDecks: Fits = ({ type, marks }) =>
  (type === 'unit' || type === 'spell' || type === 'gear') && !marks.includes('token');
export const isChampion: Fits = ({ type, marks }) => type === 'unit' && marks.includes('champion');

/** `otherwise`: what else the author may do; `type`: what is expected there. */
export const unknownCard = (
  name: Name,
  cards: Cards,
  fits: Fits,
  { otherwise, type = 'unit' }: { readonly otherwise?: string; readonly type?: Print['type'] } = {},
): Problem => {
  const shortened = cards.shortened(name.text, fits, type);
  const near = shortened.length > 0 ? shortened : cards.near(name.text, fits);
  const what = `No card is called "${name.text}"`;
  const other = otherwise === undefined ? '' : `${otherwise}.`;
  const instead = near.length > 0 ? `did you mean ${orBetween(near)}?` : other;
  const message = instead === '' ? `${what}.` : `${what}; ${instead}`;
  return problem('name/unknown', name.span, message, { fixes: changesTo(name, near) });
};

/**
 * `name/near-card`: a name that may be the author's own, and can only be a slip for a card's, or is what players shorten
 * cards' names to. What is there has no card text, which is reported before anything is expected of it.
 */
export const nearCard = (name: Name, what: string, cards: Cards, fits: Fits): readonly Problem[] => {
  const slips = cards.close(name.text, fits);
  const close = slips.length > 0 ? slips : cards.shortened(name.text, fits, what === 'legend' ? what : 'unit');
  if (close.length === 0) return [];
  const message = `No card is called "${name.text}", and this ${what} does nothing by itself; did you mean ${orBetween(close)}?`;
  return [problem('name/near-card', name.span, message, { fixes: changesTo(name, close) })];
};

/**
 * `name/near-card`: a name in quotes that is exactly a card's, where that card cannot stand: it may be the author's own, and has
 * nothing of the card.
 */
export const nameOfOther = (name: Name, what: string, { type }: Print): Problem =>
  problem(
    'name/near-card',
    name.span,
    `${quote(name.text)} is a card of the type ${type}; this ${what} has only its name, and none of its text.`,
  );

/** A card that exists, but cannot appear in this place. `wanted`: "a legend". */
export const wrongCard = (name: Name, { type }: Print, wanted: string, cards: Cards, fits: Fits): Problem => {
  const near = cards.near(name.text, fits);
  const instead = near.length > 0 ? ` Did you mean ${orBetween(near)}?` : '';
  const message = `"${name.text}" is a card of the type ${type}; ${wanted} is needed here.${instead}`;
  return problem('setup/value', name.span, message, { fixes: changesTo(name, near) });
};

/** The first one is the likeliest. */
export const changesTo = ({ span }: Name, near: readonly string[]): readonly Fix[] =>
  likeliestFirst(near.map(name => replacementFix(span, quote(name), `Change to ${quote(name)}`)));

/** `"Wall", "Pike" or "Scout"`; empty for no names. */
export const orBetween = (names: readonly string[]): string => {
  const quoted = names.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
};
