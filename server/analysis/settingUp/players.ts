/** What a player has besides the board, as changes of the player's line. */
import type { PlayerAttribute, ScenarioBlock, Statement } from '../../../engine/language/syntax.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { CardsOfPlayer, SetUp } from '../../protocol.ts';
import { added, type BlockEdit, removed, withNumber } from './lines.ts';

type PlayerLine = Extract<Statement, { kind: 'player' }>;
type Step<Do extends SetUp['do']> = Extract<SetUp, { do: Do }>;

/** Changes the number where the player's line has it, and adds it where it does not. */
export const withCount = (s: PlayerLine, { what, value }: Step<'count'>): BlockEdit =>
  withNumber(
    s,
    s.attributes.find(({ kind }) => kind === what),
    what,
    value,
  );

/** After the cards that are there; a legend or champion instead of the one that is. `name`: as the line has it. */
export const cardAdded = (s: PlayerLine, to: CardsOfPlayer, name: string): BlockEdit => {
  const said = s.attributes.find(each => each.kind === to || (each.kind === 'none' && each.of === to));
  const last = said !== undefined && 'cards' in said ? said.cards.at(-1) : undefined;
  if (last !== undefined) return { start: last.span.end, end: last.span.end, text: `, ${name}` };
  return said === undefined ? added(s, `${to} ${name}`) : { ...said.span, text: `${to} ${name}` };
};

/** A hand or deck without its last card is written as empty. Undefined where there is no such card. */
export const cardRemoved = (
  block: ScenarioBlock,
  s: PlayerLine,
  { from, at }: Step<'removeCard'>,
): BlockEdit | undefined => {
  const said = s.attributes.find(({ kind }) => kind === from);
  if (said === undefined) return undefined;
  if ('card' in said) return removed(block, said.span);
  if (!('cards' in said)) return undefined;
  if (said.cards.length === 0) return removed(block, said.span);
  if (said.cards[at] === undefined) return undefined;
  const left = said.cards.filter((_, index) => index !== at);
  return {
    ...said.span,
    text: cardsText(
      from,
      left.map(({ text }) => quoteIfNeeded(text)),
    ),
  };
};

const cardsText = (where: CardsOfPlayer, cards: readonly string[]): string =>
  `${where} ${cards.length === 0 ? 'nothing' : cards.join(', ')}`;

/** All runes or all power of the player are said in one place, as the language lists them. */
export const domainChanged = (
  block: ScenarioBlock,
  s: PlayerLine,
  { what, domain, value }: Step<'domain'>,
): readonly BlockEdit[] => {
  const all = s.attributes.filter(each => each.kind === what);
  const own = all.find(each => isOf(each, domain));
  const words = what === 'runes' ? `${value}x ${domain}` : `${value} ${domain}`;
  if (own !== undefined && value > 0) {
    const begins = block.text.slice(own.span.start, own.span.end).toLowerCase().startsWith(what);
    return [{ ...own.span, text: begins ? `${what} ${words}` : words }];
  }
  if (own === undefined) {
    const last = all.at(-1);
    if (value === 0) return [];
    return last === undefined
      ? [added(s, `${what} ${words}`)]
      : [{ start: last.span.end, end: last.span.end, text: `, ${words}` }];
  }
  const [first, next] = all;
  // The first of several has the word that the others go on with.
  return own === first && next !== undefined
    ? [{ start: own.span.start, end: next.span.start, text: `${what} ` }]
    : [removed(block, own.span)];
};

const isOf = (each: PlayerAttribute, domain: string): boolean =>
  (each.kind === 'runes' || each.kind === 'power') &&
  each.domain.text.toLowerCase() === domain &&
  !(each.kind === 'runes' && each.exhausted);
