/** The words of a statement become ids of the game; a name that is not known is told at its place. */
import { baseOf, listed, player } from '../../game/play/query.ts';
import { objectRef, type Ref } from '../../game/state/ref.ts';
import type { BattlefieldId, GameObject, Location, ObjectId, PlayerId, State, UnitId } from '../../game/state/state.ts';
import type { Name, Place } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import { cardsCalled, key, NOT_PLAYABLE, objectCalled, pickFrom, playRank, refCalled } from './called.ts';
import { finder } from './find.ts';
import { nameProblem } from './nameProblem.ts';
import type { Names } from './names.ts';
import { nearest } from './nearest.ts';
import { changesTo, isInDecks, orBetween, unknownCard } from './unknownCards.ts';

/** Finds what names stand for, and notes those that stand for nothing. */
export interface Resolver {
  player(name: Name): PlayerId | null;
  /** Any object, on the board by preference. */
  unit(name: Name): ObjectId | null;
  battlefield(name: Name): BattlefieldId | null;
  /** A card that a player has, where they could play it from; one of an untold hand comes to be. */
  card(name: Name, who: PlayerId, from?: GameObject['zone']['kind']): ObjectId | null;
  /** A card in that player's trash by preference. */
  trashed(name: Name, who: PlayerId): ObjectId | null;
  /** Whatever goes by that name, or null, untold. */
  peek(name: string): Ref | null;
  /** Whatever goes by that name. */
  ref(name: Name, among?: readonly Ref[]): Ref | null;
}

/** What the game holds at the moment, and how a card comes into an untold hand. */
export interface Table {
  readonly state: State;
  /** Adds a card to a player's hand, as it is named for the first time. */
  draws(name: string, who: PlayerId): ObjectId | null;
  /** While it is only asked whether something can be done: a card that a told hand does not hold lies nowhere, and cannot be played. */
  asksOnly: boolean;
  liesNowhere(name: string, who: PlayerId): ObjectId | null;
}

export const resolver = (names: Names, problems: Problem[], table: Table): Resolver => {
  const player = finder(names.players, 'player', problems);
  const declared = finder(names.battlefields, 'battlefield', problems);
  // One that an effect has added to the board goes by its name, too (`create.battlefield`).
  const battlefield: typeof declared = name =>
    (names.battlefields.find(name.text).ok
      ? undefined
      : table.state.battlefields.find(b => key(b.name) === key(name.text))?.id) ?? declared(name);
  const unit = unitFinder(names, problems, table);
  /** Told where several are meant; untold where none is. */
  const onBoard = (name: Name): ObjectId | null => {
    const declared = names.units.find(name.text);
    const isKnown = declared.ok || declared.problem.kind === 'ambiguous';
    return isKnown || objectCalled(names, table.state, name.text) !== null ? unit(name) : null;
  };
  const noCard = (name: Name, who: PlayerId): null => {
    problems.push(neitherHeldNorKnown(names, table.state, name, who));
    return null;
  };
  return {
    player,
    battlefield,
    unit,
    card: (name, who, from) => {
      const held = cardsCalled(table.state, name.text).filter(
        o => o.owner === who || (o.zone.kind === 'facedown' && o.controller === who),
      );
      const lying = from === undefined ? undefined : held.find(o => o.zone.kind === from);
      const best = lying ?? [...held].sort((a, b) => playRank(a) - playRank(b))[0];
      // What is said to lie elsewhere does not come out of an untold hand.
      if (from !== undefined && from !== 'hand' && best !== undefined) return best.id;
      if (best !== undefined && playRank(best) < NOT_PLAYABLE) return best.id;
      const drawn = table.draws(name.text, who);
      if (drawn !== null) return drawn;
      if (
        best === undefined &&
        names.cards.print(name.text) !== null &&
        objectCalled(names, table.state, name.text) === null
      ) {
        if (table.asksOnly) return table.liesNowhere(name.text, who);
        problems.push(notHeld(table.state, name, who));
        return null;
      }
      return best?.id ?? onBoard(name) ?? noCard(name, who);
    },
    trashed: (name, who) =>
      cardsCalled(table.state, name.text).find(o => o.zone.kind === 'trash' && o.owner === who)?.id ?? unit(name),
    peek: name => refCalled(names, table.state, name),
    ref: (name, among) => {
      const found =
        (among === undefined ? undefined : pickFrom(table.state, among, name.text)) ??
        refCalled(names, table.state, name.text);
      if (found !== null) return found;
      const id = unit(name);
      return id === null ? null : objectRef(table.state, id);
    },
  };
};

/** A card that there is, and that this player's hand, which is told, does not hold (`action.play.from`). */
const notHeld = (state: State, name: Name, who: PlayerId): Problem => {
  const hand = state.objects.filter(o => o.owner === who && o.zone.kind === 'hand').map(o => o.name);
  const held = hand.length === 0 ? 'which is empty' : `which holds ${listed(hand)}`;
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
  const near = nearest(name.text, held);
  if (near.length === 0) return unknownCard(name, cards, isInDecks, 'describe it with a "card" block');
  return problem(
    'name/unknown',
    name.span,
    `${player(state, who).name} has no card called "${name.text}"; did you mean ${orBetween(near)}?`,
    {
      fixes: changesTo(name, near),
    },
  );
};

const unitFinder =
  (names: Names, problems: Problem[], table: Table): Resolver['unit'] =>
  name => {
    const declared = names.units.find(name.text);
    if (declared.ok) return declared.id;
    const found = objectCalled(names, table.state, name.text);
    if (found !== null) return found;
    const known = table.state.objects.map(o => o.name);
    const wrong =
      declared.problem.kind === 'ambiguous'
        ? declared.problem
        : ({ kind: 'unknown', near: nearest(name.text, known) } as const);
    problems.push(nameProblem(name, 'unit', wrong, { names: [...new Set(known)], find: names.units.find }));
    return null;
  };

/** Each of them, or null where one is not known; every one that is not is told. */
export const all = <T, U>(items: readonly T[], each: (item: T) => U | null): U[] | null => {
  let known: U[] | null = [];
  for (const item of items) {
    const found = each(item);
    if (found === null) known = null;
    else known?.push(found);
  }
  return known;
};

export const unitsOf = (r: Resolver, names: readonly Name[]): UnitId[] | null => all(names, n => r.unit(n));

/** `base` is the base of `whose`, unless it says whose. */
export const locationOf = (r: Resolver, place: Place, whose: PlayerId): Location | null => {
  if (place.kind === 'named') {
    const at = r.battlefield(place.name);
    return at === null ? null : { kind: 'battlefield', at };
  }
  if (place.player === undefined) return baseOf(whose);
  const player = r.player(place.player);
  return player === null ? null : baseOf(player);
};
