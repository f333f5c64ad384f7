/** What somebody types as the name of a player, a battlefield or a card, as the language reads it. */
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import type { Statement } from '../../../engine/language/syntax.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { SetUp } from '../../protocol.ts';
import { cardsIn } from './layout.ts';
import { goesElsewhere, goesTo, type Objection } from './whereCardsGo.ts';

type Step<Do extends SetUp['do']> = Extract<SetUp, { do: Do }>;

/** What goes on after `player` or `battlefield`: `Quarry controlled by Ben` as it is, `Old Quarry` in quotes. */
export const placeOrPlayer = (
  step: Step<'player' | 'battlefield'>,
  cards: Cards = NO_CARDS,
  players: readonly string[] = [],
): string | Objection => {
  const typed = step.name.trim();
  const print = step.do === 'player' ? null : cards.print(bare(typed));
  if (print?.type === 'battlefield') return quote(print.name);
  const [name] = players;
  if (print !== null && name !== undefined && step.isMeant !== true) return goesElsewhere(print, { player: 0, name });
  const isRead = lineRead(`${step.do} ${typed}`)?.kind === step.do;
  return isRead ? typed : quoteIfNeeded(bare(typed));
};

/** The cards of a list, or the one that a player has there, as the player's line names them. */
export const cardsRead = (
  step: Step<'addCard'>,
  cards: Cards = NO_CARDS,
  players: readonly string[] = [],
): string | Objection => {
  const { to, player } = step;
  const typed = step.card.trim();
  const whole = cards.print(bare(typed));
  const s = whole === null ? lineRead(`player Ana ${to} ${typed}`) : undefined;
  const names = (s?.kind === 'player' ? cardsIn(s.attributes, to) : null) ?? [];
  const wrong = [whole, ...names.map(name => cards.print(name))].find(each => each !== null && !goesTo(each, to));
  const name = players[player];
  if (wrong != null && name !== undefined) return goesElsewhere(wrong, { player, name });
  if (whole !== null) return quoteIfNeeded(isSame(whole.name, bare(typed)) ? whole.name : bare(typed));
  return names.length > 0 ? typed : quoteIfNeeded(bare(typed));
};

/** But for the case of its letters. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const bare = (typed: string): string => typed.replace(/^"(.*)"$/, '$1');

/** The only statement of a line; undefined where something of it is not understood. */
const lineRead = (line: string): Statement | undefined => {
  const tree = parseBlock(`scenario "x"\n  ${line}`);
  return tree.kind === 'scenario' && tree.problems.length === 0 && tree.statements.length === 1
    ? tree.statements[0]
    : undefined;
};
