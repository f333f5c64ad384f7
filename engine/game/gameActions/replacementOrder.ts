/** Which of several replacement effects applies first (`ability.replacement.order`, `ability.replacement.simultaneous`). */

import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { listedNames, turnOrder } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, PlayerId } from '../state/state.ts';
import { numberSameNames } from '../triggers/placing.ts';

/** An effect that has something else happen, as far as its turn goes. */
export interface Contender {
  readonly key: string;
  readonly name: string;
  readonly controller: PlayerId;
}

/** Something that would happen: whose object or who it happens to, and the effects that qualify for it. */
export interface Contest {
  readonly affected: PlayerId;
  readonly keys: readonly string[];
}

/** The orders that players have said, by the keys of effects. */
export type DeclaredOrders = Map<PlayerId, readonly string[]>;

/** `ability.replacement.order`: who says which replacement of what happens to an object comes first. */
export const orderedBy = (play: Play, o: GameObject): PlayerId =>
  play.behaviours.replacementOrder === 'its owner' ? o.owner : o.controller;

/**
 * The effect that applies next. Of those on one event, the player it happens to says which comes first; of those on several
 * events, each player orders their own, and the players go in turn order. Rules: `ability.replacement.simultaneous`,
 * `ability.replacement.simultaneous.turn-order`, `ability.replacement.order.player`.
 */
export const nextInOrder = (
  play: Play,
  open: readonly Contender[],
  events: readonly Contest[],
  said: DeclaredOrders,
): string | undefined => {
  if (open.length < 2) return open[0]?.key;
  const contests = events.filter(e => e.keys.length > 1);
  const players = turnOrder(play.state);
  for (const who of players) orderFor(play, who, onTheirs(open, contests, who), said);
  const before = (affected: PlayerId, a: string, b: string): boolean => {
    const order = said.get(affected) ?? [];
    return order.indexOf(a) < order.indexOf(b);
  };
  const free = open.filter(
    ({ key }) => !contests.some(e => e.keys.includes(key) && e.keys.some(other => before(e.affected, other, key))),
  );
  // Two players whose orders go against each other leave none free.
  const ready = free.length > 0 ? free : open;
  const who = players.find(p => ready.some(k => k.controller === p)) ?? play.state.turnPlayer;
  const own = ready.filter(k => k.controller === who);
  orderFor(play, who, own, said);
  return own.map(k => k.key).sort((a, b) => (before(who, a, b) ? -1 : 1))[0];
};

/** Those that are the first player's of all in turn order (`ability.replacement.simultaneous.turn-order`). */
export const ofFirstInTurn = <T>(play: Play, all: readonly T[], whose: (each: T) => PlayerId): readonly T[] => {
  const first = turnOrder(play.state).find(who => all.some(each => whose(each) === who));
  return first === undefined ? all : all.filter(each => whose(each) === first);
};

/** All that a player orders as what happens to them is contested; with it their own that nobody else orders, in one question. */
const onTheirs = (open: readonly Contender[], contests: readonly Contest[], who: PlayerId): readonly Contender[] => {
  const keysOf = (some: readonly Contest[]): ReadonlySet<string> => new Set(flatMapped(some, e => e.keys));
  const theirs = keysOf(contests.filter(e => e.affected === who));
  if (theirs.size === 0) return [];
  const others = keysOf(contests.filter(e => e.affected !== who));
  return open.filter(k => theirs.has(k.key) || (k.controller === who && !others.has(k.key)));
};

/** Asks for an order, unless one that holds them all has been said. */
const orderFor = (play: Play, who: PlayerId, of: readonly Contender[], said: DeclaredOrders): void => {
  const known = said.get(who) ?? [];
  if (of.length < 2 || of.every(k => known.includes(k.key))) return;
  const names = numberSameNames(of.map(k => k.name));
  const { order } = ask(play, 'order', {
    player: who,
    question: { ask: 'order', names },
    about: listedNames(names),
    rule: 'ability.replacement.order',
    prompt: 'which replacement applies first',
  });
  const keys = flatMapped(order, i => of[i]?.key ?? []);
  said.set(who, [...keys, ...known.filter(k => !keys.includes(k))]);
};
