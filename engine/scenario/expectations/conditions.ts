/** What an answer about all that can come is without: what the scenario does not tell, and words of cards that do not run. */
import type { Helpers } from '../../game/explore/searchNodes.ts';
import { isInGame, listedNames } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { Player, PlayerId, State } from '../../game/state/state.ts';
import { type Counted, consultedBy } from '../acts/counted.ts';
import { speakingInReach } from '../acts/inPlay.ts';
import type { Cards } from '../names/cards.ts';
import type { Unknown } from '../report/unknown.ts';

/** On what an answer is conditional, by name. Empty lists: on nothing. */
export interface Conditions {
  /** Players whose hand is not told: nothing is played from it. */
  readonly hands: readonly string[];
  /** Players whose deck is not told: nothing is known of the cards that come from it. */
  readonly decks: readonly string[];
  /** Players whose runes are not told, and of which cards speak: they have none. */
  readonly runes: readonly string[];
  /** Players whose resources are not told: they pay for nothing. */
  readonly resources: readonly string[];
  /** Players whose rune deck is not told: runes that come from it pay Power of every domain. */
  readonly domains: readonly string[];
  /** Cards of which not all words run. */
  readonly cards: readonly string[];
  /** Cards whose order in a deck is random: it holds for the one in which they lie. */
  readonly order: readonly string[];
}

/**
 * How what is not told of a player is taken: `as none`, so that with what is told they could do more (play cards from a hand), or
 * `as enough`, so that they could do less (pay for fewer).
 */
export type Taken = 'as none' | 'as enough';

/** Whether the answer could be another if what that player has, which is taken so, was told. */
export type Matters = (who: PlayerId, taken: Taken) => boolean;

/** `state`: where it was looked from. */
export const conditionsOf = (
  state: State,
  cards: Pick<Cards, 'isUnread' | 'texts'>,
  { decks, order, discards, payments, unasked, domains }: Unknown,
  matters: Matters = () => true,
): Conditions => {
  const consulted = consultedIn(state);
  const names = (isMeant: (player: Player) => boolean): readonly string[] =>
    state.players.flatMap(player => (isInGame(state, player.id) && isMeant(player) ? player.name : []));
  return {
    hands: names(
      ({ id, handKnown }) => !handKnown && (matters(id, 'as none') || discards.includes(id) || consulted('hand', id)),
    ),
    decks: state.players.flatMap(({ id, name }) => (decks.includes(id) ? name : [])),
    runes: names(({ id, pool }) => pool === null && consulted('runes', id)),
    resources: names(
      ({ id, pool }) => pool === null && ((payments.includes(id) && matters(id, 'as enough')) || unasked.includes(id)),
    ),
    domains: names(({ id }) => domains.includes(id) && matters(id, 'as enough')),
    cards: namesIn(state).filter(name => cards.isUnread(name) || cards.texts(name).length > 0),
    order,
  };
};

/** What was asked of all that can come, and what was found; null where that was not decided. */
export interface Answered {
  readonly helpers: Helpers;
  readonly isFound: boolean | null;
  /** With everybody's help. */
  readonly isPossible: boolean | null;
}

/**
 * Nobody has to do more than they want to, so each way of doing less is one of those that doing more leaves open. From that follows:
 * where there is a way on which it comes about, there is one whatever else can be done; what a player can force, more that this player
 * can do does not take away, nor less that the others can; what cannot be forced, less that this player can do does not bring, nor more
 * that the others can. What a player has `as none` could be more, what is taken `as enough` could be less.
 *
 * It is not so where having something is no choice, and those are named whatever the answer is (`conditionsOf`): cards that count or
 * look into hands, discards from a hand that may be empty, cards that count runes or do something as they are recycled, and payments
 * that whoever has to pay them could leave.
 */
export const mattersTo =
  ({ helpers, isFound, isPossible }: Answered): Matters =>
  (who, taken) => {
    if (isFound === null) return true;
    const isMore = taken === 'as none';
    if (helpers === 'all') return isMore !== isFound;
    const isTheirs = who === helpers;
    if (isFound) return isMore !== isTheirs;
    return isMore ? isTheirs || isPossible !== true : !isTheirs && isPossible !== false;
  };

/** Whether cards that could come into it speak of that player's hand or runes. */
const consultedIn = (state: State): ((what: Counted['what'], who: PlayerId) => boolean) => {
  const consulted = flatMapped(speakingInReach(state), ({ print, by }) =>
    consultedBy(print).map(each => ({ ...each, by })),
  );
  return (what, who) =>
    consulted.some(
      each =>
        each.what === what &&
        (each.whose === 'anyone' || each.by === null || (each.by === who) === (each.whose === 'own')),
    );
};

/** Cards that could come into it from anywhere. */
const namesIn = ({ objects, battlefields }: State): readonly string[] => [
  ...new Set([
    ...flatMapped(objects, ({ print, zone }) => (zone.kind === 'gone' ? [] : print.name)),
    ...flatMapped(battlefields, ({ print }) => print?.name ?? []),
  ]),
];

/** Whole sentences; empty where it is conditional on nothing. */
export const conditionsText = ({ hands, decks, runes, resources, domains, cards, order }: Conditions): string => {
  const without = [
    ...(hands.length === 0 ? [] : [notSpecified(hands, 'hand')]),
    ...(decks.length === 0 ? [] : [notSpecified(decks, 'deck', 'the cards of ')]),
    ...(runes.length === 0 ? [] : [`${whoseText(runes, 'runes')}, which are not specified`]),
    ...(cards.length === 0 ? [] : [`the text of ${listedNames(cards)} that does not run`]),
  ];
  const sentences = [
    ...(without.length === 0 ? [] : [`This leaves out ${without.join('; ')}.`]),
    ...(resources.length === 0 ? [] : [`${paysNothing(resources)}.`]),
    ...(domains.length === 0 ? [] : [`${paysEveryDomain(domains)}.`]),
    ...(order.length === 0
      ? []
      : [`It holds for the present order of ${listedNames(order)} in a deck, which is random.`]),
  ];
  return sentences.join(' ');
};

/** Without a full stop. */
const paysNothing = (players: readonly string[]): string =>
  `${listedNames(players)} ${players.length > 1 ? 'pay' : 'pays'} no costs in it, because ${whoseText(players, 'resources')} are not specified`;

/** The same. */
const paysEveryDomain = (players: readonly string[]): string =>
  `Runes that ${listedNames(players)} channelled pay Power of every domain in it, because ${whoseText(players, 'rune deck')} ${players.length > 1 ? 'are' : 'is'} not specified`;

const notSpecified = (whose: readonly string[], what: 'hand' | 'deck', of = ''): string =>
  `${of}${whoseText(whose, what)}, which ${whose.length > 1 ? 'are' : 'is'} not specified`;

/** "Ana's hand and Ben's hand". */
export const whoseText = (whose: readonly string[], what: string): string =>
  listedNames(whose.map(name => `${name}'s ${what}`));
