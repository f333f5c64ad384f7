/** What a step changed: the difference between two states. */

import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { mightValue } from '../../../engine/game/abilities/might.ts';
import { poolText } from '../../../engine/game/costs/resources.ts';
import { battlefield, isOnBoard, player } from '../../../engine/game/play/query.ts';
import type { ChainItem } from '../../../engine/game/state/item.ts';
import type { Battlefield, GameObject, Player, PlayerId, State, Zone } from '../../../engine/game/state/state.ts';

export interface StoryChange {
  /** The name of the unit, card, battlefield or player; `game` for what belongs to none. */
  readonly about: string;
  readonly what: ThingFact;
  readonly from: string;
  readonly to: string;
}

export const changesBetween = (before: State, after: State): readonly StoryChange[] =>
  before === after ? [] : changesOfFacts(factsIn(before), factsIn(after));

/** All that is shown of a state, each thing where the state has it. */
export interface StateFacts {
  readonly state: State;
  readonly objects: readonly Facts[];
  readonly places: readonly Facts[];
  readonly players: readonly Facts[];
  readonly game: Facts;
}

/** Of one state after the other, not of one thing in both: what is worked out for a state is kept for the last few alone. */
export const factsIn = (state: State): StateFacts => ({
  state,
  objects: state.objects.map(each => objectFacts(each, state)),
  places: state.battlefields.map(each => placeFacts(each, state)),
  players: state.players.map(each => playerFacts(each, state)),
  game: gameFacts(state),
});

export const changesOfFacts = (before: StateFacts, after: StateFacts): readonly StoryChange[] => {
  const { state } = after;
  if (before.state === state) return [];
  return [
    ...after.objects.flatMap((now, at) => {
      const [was, thing] = [before.objects[at], state.objects[at]];
      if (thing === undefined) return [];
      const changes = differences(thing.name, was, now);
      return was === undefined ? changes.map(change => cameFrom(change, thing, state)) : changes;
    }),
    ...state.battlefields.flatMap(({ name }, at) => differences(name, before.places[at], after.places[at])),
    ...state.players.flatMap(({ name }, at) => differences(name, before.players[at], after.players[at])),
    ...differences('game', before.game, after.game),
  ];
};

/** A card of a hand that is not listed comes into being as it is played. */
const cameFrom = (change: StoryChange, { id, token }: GameObject, { chain }: State): StoryChange => {
  const item = chain.find(({ source }) => source.kind === 'object' && source.id === id);
  return change.what === 'place' && item !== undefined && !token ? { ...change, from: item.from } : change;
};

/** What is shown of a thing. */
export type ThingFact =
  | ObjectFact
  | 'control'
  | 'contest'
  | 'showdown'
  | 'combat'
  | 'points'
  | 'xp'
  | 'hand'
  | 'deck'
  | 'pool'
  | 'turn'
  | 'chain'
  | 'priority'
  | 'focus'
  | 'winner';
type ObjectFact =
  | 'place'
  | 'controller'
  | 'state'
  | 'attached to'
  | 'power'
  | 'might'
  | 'damage'
  | 'stun'
  | 'buff'
  | 'role'
  | 'keywords';

type Facts = Readonly<Partial<Record<ThingFact, string>>>;

/** A fact that is new is a change from nothing; one that is gone is no change. */
const differences = (about: string, old: Facts = {}, now: Facts = {}): readonly StoryChange[] =>
  (Object.keys(now) as ThingFact[]).flatMap(what => {
    const to = now[what] ?? 'nothing';
    const from = old[what] ?? PLAIN[what] ?? 'nothing';
    return from === to ? [] : [{ about, what, from, to }];
  });

/** What something new is like as long as nothing was done to it: no change worth a word. */
const PLAIN: Facts = {
  damage: '0',
  stun: 'not stunned',
  buff: 'not buffed',
  power: 'not empowered',
  role: 'no role',
  keywords: 'none',
  'attached to': 'nothing',
};

/** A card that is not on the board has a place, and nothing else that could change. */
const objectFacts = (object: GameObject, state: State): Facts => ({
  place: zoneName(object.zone, state),
  ...(isOnBoard(object) ? boardFacts(object, state) : {}),
});

const boardFacts = (object: GameObject, state: State): Facts => ({
  controller: player(state, object.controller).name,
  state: object.exhausted ? 'exhausted' : 'ready',
  'attached to': object.attachedTo === null ? 'nothing' : (state.objects[object.attachedTo]?.name ?? 'nothing'),
  power: object.timesEmpowered > 0 ? 'empowered' : 'not empowered',
  ...(object.type === 'unit' ? unitFacts(object, state) : {}),
});

const buffText = ({ buffs }: GameObject): string => {
  if (buffs > 1) return `buffed ${buffs} times`;
  return buffs === 1 ? 'buffed' : 'not buffed';
};

const unitFacts = (unit: GameObject, state: State): Facts => ({
  might: `${mightValue(state, unit)}`,
  damage: `${unit.damage}`,
  stun: unit.stunned ? 'stunned' : 'not stunned',
  buff: buffText(unit),
  role: unit.role ?? 'no role',
  keywords: joined(keywordsOf(state, unit).map(({ name, value }) => (value > 1 ? `${name} ${value}` : name))),
});

const showdownAt = ({ id }: Battlefield, { showdown }: State): string => (showdown?.at === id ? 'open' : 'none');

const placeFacts = (place: Battlefield, state: State): Facts => ({
  control: nameOf(place.controller, state),
  contest: nameOf(place.contestedBy, state),
  showdown: place.stagedShowdown ? 'staged' : showdownAt(place, state),
  combat: place.stagedCombat ? 'staged' : combatAt(place, state),
});

const combatAt = (place: Battlefield, { combat }: State): string =>
  combat === null || combat.at !== place.id || combat.stage === 'over' ? 'none' : `${combat.stage} step`;

/** Hands, decks and pools as far as the scenario lists them. */
const playerFacts = (who: Player, state: State): Facts => ({
  points: `${who.points}`,
  xp: `${who.xp}`,
  ...(who.handKnown ? { hand: cards(inHand(state, who.id)) } : {}),
  ...(who.deck === null ? {} : { deck: cards(who.deck.length) }),
  ...(who.pool === null ? {} : { pool: poolText(who.pool) }),
});

const inHand = (state: State, who: PlayerId): number =>
  state.objects.filter(each => each.zone.kind === 'hand' && each.owner === who).length;

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const gameFacts = (state: State): Facts => ({
  turn: player(state, state.turnPlayer).name,
  chain: joined(state.chain.map(itemName), 'empty'),
  ...(state.chain.length === 0 || state.priority === null ? {} : { priority: nameOf(state.priority, state) }),
  focus: state.showdown === null ? 'nobody' : player(state, state.showdown.focus).name,
  winner: state.winners.length === 0 ? 'nobody' : state.winners.map(id => player(state, id).name).join(' and '),
});

/** Oldest first, as on the table. */
const itemName = ({ name, status }: ChainItem): string => (status === 'pending' ? `${name} (pending)` : name);

const joined = (names: readonly string[], none = 'none'): string => (names.length === 0 ? none : names.join(', '));

const nameOf = (who: PlayerId | null, state: State): string => (who === null ? 'nobody' : player(state, who).name);

const zoneName = (zone: Zone, state: State): string => {
  if (zone.kind === 'battlefield') return battlefield(state, zone.at).name;
  if (zone.kind === 'facedown') return `facedown at ${battlefield(state, zone.at).name}`;
  return zone.kind === 'base' ? `base of ${player(state, zone.player).name}` : zone.kind;
};
