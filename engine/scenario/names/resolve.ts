/** What the names of a statement refer to in the game. A name that refers to nothing gives a problem; looking one up changes nothing. */
import { neverPlayed } from '../../game/abilities/neverPlayed.ts';
import { baseOf, listed, listedNames, player } from '../../game/play/query.ts';
import { objectRef, type Ref } from '../../game/state/ref.ts';
import type {
  BattlefieldId,
  GameObject,
  Location,
  ObjectId,
  PlayerId,
  Print,
  State,
  UnitId,
} from '../../game/state/state.ts';
import type { Name, Place } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import { byNameIn } from './byName.ts';
import {
  baseCalled,
  battlefieldOfLater,
  cardsCalled,
  NOT_PLAYABLE,
  objectCalled,
  pickFrom,
  playRank,
  refCalled,
} from './called.ts';
import { nameProblem } from './nameProblem.ts';
import type { Names, NameTable } from './names.ts';
import { nearest } from './nearest.ts';
import { found, mapFound, notFound, type Resolved, resolveEach } from './resolved.ts';
import { changesTo, isInDecks, orBetween, unknownCard } from './unknownCards.ts';

/** What names are looked up in. */
export interface Scope {
  readonly names: Names;
  /** The game at this moment. */
  readonly state: State;
}

export const playerNamed = ({ names }: Scope, name: Name): Resolved<PlayerId> => inTable(names.players, 'player', name);

/** `name/unknown` or `name/ambiguous` where the name means none, with the board's battlefields as fixes. */
export const battlefieldNamed = ({ names, state }: Scope, name: Name): Resolved<BattlefieldId> => {
  const declared = names.battlefields.find(name.text);
  if (declared.ok) return found(declared.id);
  const later = battlefieldOfLater(state, name.text);
  return later === null
    ? notFound(nameProblem(name, 'battlefield', declared.problem, names.battlefields))
    : found(later);
};

/** For the name of a card of the library that no object has: which step or which line is missing. Null where nothing is clear. */
const notThereYet = ({ names, state }: Scope, name: Name): Problem | null => {
  const print = names.cards.print(name.text);
  if (print === null) return null;
  const message = print.marks.includes('token') ? tokenNotMade(state, print) : placeNotSpecified(state, name, print);
  return message === null ? null : problem('name/unknown', name.span, message);
};

/** A token may still be made by what waits: a decision, or items on the chain. */
const tokenNotMade = (state: State, { name }: Print): string | null => {
  const { decision, chain } = state;
  if (decision !== null)
    return `There is no ${name} yet: ${player(state, decision.player).name} has to decide something first, above this line.`;
  if (chain.length === 0) return null;
  const verb = chain.length > 1 ? 'wait' : 'waits';
  return `There is no ${name} yet: ${listedNames(chain.map(i => i.name))} still ${verb} on the chain; write “all pass” above this line.`;
};

/** Takes from the budget, as a script may ask for it in each of thousands of lines. */
const nearestIn = (state: State, word: string, known: readonly string[]): readonly string[] => {
  const work = WORK_OF_A_LETTER + Math.min(MOST_COUNTED, known.length) / NAMES_OF_A_UNIT;
  state.budget.spend(Math.round(work * Math.min(word.length, LONGEST_COUNTED)), 'words');
  return nearest(word, known);
};
const WORK_OF_A_LETTER = 8;
const LONGEST_COUNTED = 250;
/** Hardly more names than that are held against a word. */
const MOST_COUNTED = 500;
const NAMES_OF_A_UNIT = 8;

/** A card may be in a hand that the scenario does not list. */
const placeNotSpecified = (state: State, typed: Name, { name, type }: Print): string | null => {
  const unspecified = state.players.filter(({ handKnown }) => !handKnown).map(each => each.name);
  if (
    unspecified.length === 0 ||
    type === 'battlefield' ||
    type === 'legend' ||
    nearestIn(state, typed.text, byNameIn(state).names).length > 0
  )
    return null;
  const [first = ''] = unspecified;
  return `The scenario does not specify where ${name} is: it is not on the board, and the scenario does not specify what ${listed(unspecified)} ${unspecified.length > 1 ? 'have' : 'has'} in hand. Write it down, as in “player ${quoteIfNeeded(first)} hand ${quoteIfNeeded(name)}”.`;
};

/** Any object, on the board by preference. */
export const objectNamed = (scope: Scope, name: Name): Resolved<ObjectId> => {
  const { names, state } = scope;
  const declared = names.units.find(name.text);
  if (declared.ok) return found(declared.id);
  const called = objectCalled(names, state, name.text);
  if (called !== null) return found(called);
  const notYet = notThereYet(scope, name);
  if (notYet !== null) return notFound(notYet);
  const byName = byNameIn(state);
  const wrong =
    declared.problem.kind === 'ambiguous'
      ? declared.problem
      : ({ kind: 'unknown', near: () => nearestIn(state, name.text, byName.names) } as const);
  // Spells and cards in hands may be near, and are no units to choose from.
  return notFound(nameProblem(name, 'unit', wrong, { names: byName.choices, find: names.units.find }));
};

/**
 * A card that a player has, where they could play it from, or in the zone `from`, which the line names; null where it would
 * have to come from elsewhere.
 */
export const cardHeld = (state: State, name: string, who: PlayerId, from?: Zone): ObjectId | null => {
  const best = bestCard(state, name, who, from);
  if (best === undefined) return null;
  // What is said to be elsewhere does not come out of a hand whose cards are not listed.
  return (from !== undefined && from !== 'hand') || playRank(best) < NOT_PLAYABLE ? best.id : null;
};

/** A card that a player has, where they could play it from by preference. */
export const cardNamed = (scope: Scope, name: Name, who: PlayerId, from?: Zone): Resolved<ObjectId> => {
  const { names, state } = scope;
  const held = cardHeld(state, name.text, who, from);
  if (held !== null) return found(held);
  const best = bestCard(state, name.text, who, from);
  if (best !== undefined) return found(best.id);
  const isKnown = objectCalled(names, state, name.text) !== null;
  const print = names.cards.print(name.text);
  const never = isKnown || print === null ? null : neverPlayed(print);
  if (never !== null)
    return notFound(
      problem('play/not-playable', name.span, `${name.text} ${never.instead}.`, { concepts: [never.rule] }),
    );
  if (!isKnown && print !== null) return notFound(notHeld(state, name, who));
  const declared = names.units.find(name.text);
  const named = isKnown || declared.ok || declared.problem.kind === 'ambiguous' ? objectNamed(scope, name) : notFound();
  return named.ok ? named : notFound(...named.problems, neitherHeldNorKnown(names, state, name, who));
};

/** A card in that player's trash by preference. */
export const trashedNamed = (scope: Scope, name: Name, who: PlayerId): Resolved<ObjectId> => {
  const trashed = cardsCalled(scope.state, name.text).find(o => o.zone.kind === 'trash' && o.owner === who);
  return trashed === undefined ? objectNamed(scope, name) : found(trashed.id);
};

/** Whatever goes by that name: among these by preference. */
export const refNamed = (scope: Scope, name: Name, among?: readonly Ref[]): Resolved<Ref> => {
  const { names, state } = scope;
  const picked = among === undefined ? undefined : pickFrom(state, among, name.text);
  const called =
    picked ?? refCalled(names, state, name.text) ?? (among === undefined ? null : baseCalled(state, name.text));
  return called === null ? mapFound(objectNamed(scope, name), id => objectRef(state, id)) : found(called);
};

/** In the order of the names; or the problems of every name that means none. */
export const unitsNamed = (scope: Scope, names: readonly Name[]): Resolved<readonly UnitId[]> =>
  resolveEach(names, name => objectNamed(scope, name));

/** `base` is the base of `whose`, unless it says whose. */
export const locationNamed = (scope: Scope, place: Place, whose: PlayerId): Resolved<Location> => {
  if (place.kind === 'named')
    return mapFound(battlefieldNamed(scope, place.name), at => ({ kind: 'battlefield', at }) as const);
  return place.player === undefined ? found(baseOf(whose)) : mapFound(playerNamed(scope, place.player), baseOf);
};

type Zone = GameObject['zone']['kind'];

/** The likeliest of the cards of that name that a player has. */
const bestCard = (state: State, name: string, who: PlayerId, from?: Zone): GameObject | undefined => {
  const held = cardsCalled(state, name).filter(
    o => o.owner === who || (o.zone.kind === 'facedown' && o.controller === who),
  );
  const lying =
    from === undefined
      ? undefined
      : (held.find(o => o.zone.kind === from) ??
        // A card of another player may be played out of banishment.
        cardsCalled(state, name).find(o => o.zone.kind === from && from === 'banished'));
  return lying ?? [...held].sort((a, b) => playRank(a) - playRank(b))[0];
};

const inTable = <Id>(table: NameTable<Id>, what: string, name: Name): Resolved<Id> => {
  const called = table.find(name.text);
  return called.ok ? found(called.id) : notFound(nameProblem(name, what, called.problem, table));
};

/** A known card that is not in this player's hand, which the scenario lists (`action.play.from`). */
const notHeld = (state: State, name: Name, who: PlayerId): Problem => {
  const hand = state.objects.filter(o => o.owner === who && o.zone.kind === 'hand').map(o => o.name);
  const held = hand.length === 0 ? 'which is empty' : `which holds ${listedNames(hand)}`;
  return problem(
    'play/not-in-hand',
    name.span,
    `${name.text} is not in ${player(state, who).name}'s hand, ${held}; cards are played from hand or the Champion Zone.`,
    {
      concepts: ['action.play.from'],
      fixes: [...new Set(hand)]
        .slice(0, 8)
        .map(n => replacementFix(name.span, quoteIfNeeded(n), `Change to ${quoteIfNeeded(n)}`)),
    },
  );
};

/** A name that nothing has: near it may be a card that the player holds, else any that could be in hand. */
const neitherHeldNorKnown = ({ cards }: Names, state: State, name: Name, who: PlayerId): Problem => {
  const held = [...new Set(state.objects.filter(o => o.owner === who && playRank(o) < NOT_PLAYABLE).map(o => o.name))];
  const near = nearestIn(state, name.text, held);
  if (near.length === 0) return unknownCard(name, cards, isInDecks, { otherwise: 'describe it with a "card" block' });
  return problem(
    'name/unknown',
    name.span,
    `${player(state, who).name} has no card called "${name.text}"; did you mean ${orBetween(near)}?`,
    {
      fixes: changesTo(name, near),
    },
  );
};
