/** What an answer about all that can come is without: what the scenario does not tell, and words of cards that do not run. */
import type { Helpers } from '../../game/explore/searchNodes.ts';
import { isInGame, listedNames } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Cards } from '../names/cards.ts';
import type { Unknown } from '../report/unknown.ts';

/** On what an answer is conditional, by name. Empty lists: on nothing. */
export interface Conditions {
  /** Players whose hand is not told: nothing is played from it. */
  readonly hands: readonly string[];
  /** Players whose deck is not told: nothing is known of the cards that come from it. */
  readonly decks: readonly string[];
  /** Cards of which not all words run. */
  readonly cards: readonly string[];
  /** Cards whose order in a deck is random: it holds for the one in which they lie. */
  readonly order: readonly string[];
}

/** `state`: where it was looked from. `handMatters`: whether the answer could be another if that player had more in hand. */
export const conditionsOf = (
  state: State,
  cards: Pick<Cards, 'isUnread' | 'texts'>,
  { decks, order }: Unknown,
  handMatters: (who: PlayerId) => boolean = () => true,
): Conditions => ({
  hands: state.players.flatMap(({ id, name, handKnown }) =>
    handKnown || !isInGame(state, id) || !handMatters(id) ? [] : name,
  ),
  decks: state.players.flatMap(({ id, name }) => (decks.includes(id) ? name : [])),
  cards: namesIn(state).filter(name => cards.isUnread(name) || cards.texts(name).length > 0),
  order,
});

/** What was asked of all that can come, and what was found; null where that was not decided. */
export interface Answered {
  readonly helpers: Helpers;
  readonly isFound: boolean | null;
  /** With everybody's help. */
  readonly isPossible: boolean | null;
}

/**
 * Nobody has to play more than they want to. So where there is a way on which it comes about, there is one whatever else is in hand; what
 * a player can force, more in that player's own hand does not take away, and what cannot be forced, more in the others' does not bring.
 */
export const handMattersTo =
  ({ helpers, isFound, isPossible }: Answered) =>
  (who: PlayerId): boolean => {
    if (isFound === null) return true;
    if (helpers === 'all') return !isFound;
    if (isFound) return who !== helpers;
    return who === helpers || isPossible !== true;
  };

/** Cards that could come into it from anywhere. */
const namesIn = ({ objects, battlefields }: State): readonly string[] => [
  ...new Set([
    ...flatMapped(objects, ({ print, zone }) => (zone.kind === 'gone' ? [] : print.name)),
    ...flatMapped(battlefields, ({ print }) => print?.name ?? []),
  ]),
];

/** Whole sentences; empty where it is conditional on nothing. */
export const conditionsText = ({ hands, decks, cards, order }: Conditions): string => {
  const without = [
    ...(hands.length === 0 ? [] : [notTold(hands, 'hand')]),
    ...(decks.length === 0 ? [] : [notTold(decks, 'deck', 'the cards of ')]),
    ...(cards.length === 0 ? [] : [`the words of ${listedNames(cards)} that do not run`]),
  ];
  const sentences = [
    ...(without.length === 0 ? [] : [`This leaves out ${without.join('; ')}.`]),
    ...(order.length === 0
      ? []
      : [`It holds for the order in which ${listedNames(order)} lie in a deck, which is random.`]),
  ];
  return sentences.join(' ');
};

const notTold = (whose: readonly string[], what: 'hand' | 'deck', of = ''): string => {
  const named = listedNames(whose.map(name => `${name}'s ${what}`));
  return `${of}${named}, which ${whose.length > 1 ? 'are' : 'is'} not told`;
};
