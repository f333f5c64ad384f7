/** What a step changed: the difference between two states. */

import { BOUNDS } from '../../../engine/bounds.ts';
import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { mightValue } from '../../../engine/game/abilities/might.ts';
import { poolText } from '../../../engine/game/costs/resources.ts';
import { battlefield, isOnBoard, player } from '../../../engine/game/play/query.ts';
import type { ChainItem } from '../../../engine/game/state/item.ts';
import type { Battlefield, GameObject, Player, PlayerId, State, Zone } from '../../../engine/game/state/state.ts';
import { firstNames } from '../../../engine/lists.ts';
import { type ComparisonsLeft, touchedBetween } from './touched.ts';

export interface StoryChange {
  /** The name of the unit, card, battlefield or player; `game` for what belongs to none. */
  readonly about: string;
  readonly what: ThingFact;
  readonly from: string;
  readonly to: string;
}

/** Undefined where more would have to be compared than is left. */
export const changesBetween = (
  before: State,
  after: State,
  most: ComparisonsLeft = { left: BOUNDS.comparisons },
): readonly StoryChange[] | undefined => {
  if (before === after) return [];
  const touched = touchedBetween(before, after, most);
  if (touched === undefined) return undefined;
  const handsDiffer = touched.some(at => isInHand(before.objects[at]) || isInHand(after.objects[at]));
  const factsOf = handsDiffer ? playerFacts : playerFactsButHand;
  const fights = before.showdown !== after.showdown || before.combat !== after.combat;
  return [
    ...objectChanges(touched, before, after),
    ...changesOfEach(
      before.battlefields,
      after.battlefields,
      fights,
      each => placeFacts(each, before),
      each => placeFacts(each, after),
    ),
    ...changesOfEach(
      before.players,
      after.players,
      handsDiffer,
      each => factsOf(each, before),
      each => factsOf(each, after),
    ),
    ...(isGameAlike(before, after) ? [] : differences('game', gameFacts(before), gameFacts(after))),
  ];
};

/** `isElsewhere`: whether something that is no part of the things themselves has changed as well; otherwise those that are the same have not. */
const changesOfEach = <Thing extends { readonly name: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  isElsewhere: boolean,
  old: (thing: Thing) => Facts,
  now: (thing: Thing) => Facts,
): readonly StoryChange[] =>
  before === after && !isElsewhere
    ? []
    : after.flatMap((thing, at) => {
        const was = before[at];
        return was === thing && !isElsewhere ? [] : differences(thing.name, was && old(was), now(thing));
      });

/** All of one state, then all of the other: what is worked out for a state is kept for the last few alone. */
const objectChanges = (touched: readonly number[], before: State, after: State): readonly StoryChange[] => {
  const old = touched.map(at => factsAt(at, before));
  const now = touched.map(at => factsAt(at, after));
  return touched.flatMap((at, i) => {
    const object = after.objects[at];
    if (object === undefined) return [];
    const changes = differences(object.name, old[i], now[i]);
    return old[i] === undefined ? changes.map(change => cameFrom(change, object, after)) : changes;
  });
};

const factsAt = (at: number, state: State): Facts | undefined => {
  const object = state.objects[at];
  return object && objectFacts(object, state);
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
  | 'rune deck'
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
  power: empoweredText(object),
  ...(object.type === 'unit' ? unitFacts(object, state) : {}),
});

const empoweredText = ({ timesEmpowered }: GameObject): string => {
  if (timesEmpowered > 1) return `empowered ${timesEmpowered} times`;
  return timesEmpowered === 1 ? 'empowered' : 'not empowered';
};

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
  ...scoreFacts(who),
  ...(who.handKnown ? { hand: cards(inHand(state, who.id)) } : {}),
  ...listedFacts(who),
});

const playerFactsButHand = (who: Player): Facts => ({ ...scoreFacts(who), ...listedFacts(who) });

const scoreFacts = ({ points, xp }: Player): Facts => ({ points: `${points}`, xp: `${xp}` });

const listedFacts = ({ deck, runeDeck, pool }: Player): Facts => ({
  ...(deck === null ? {} : { deck: cards(deck.length) }),
  ...(runeDeck === null ? {} : { 'rune deck': runes(runeDeck.length) }),
  ...(pool === null ? {} : { pool: poolText(pool) }),
});

const isInHand = (object: GameObject | undefined): boolean => object?.zone.kind === 'hand';

const inHand = (state: State, who: PlayerId): number =>
  state.objects.filter(each => isInHand(each) && each.owner === who).length;

const runes = (count: number): string => (count === 1 ? '1 rune' : `${count} runes`);

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const gameFacts = (state: State): Facts => ({
  turn: player(state, state.turnPlayer).name,
  chain: joined(state.chain.map(itemName), 'empty'),
  ...(state.chain.length === 0 || state.priority === null ? {} : { priority: nameOf(state.priority, state) }),
  focus: state.showdown === null ? 'nobody' : player(state, state.showdown.focus).name,
  winner: state.winners.length === 0 ? 'nobody' : state.winners.map(id => player(state, id).name).join(' and '),
});

const isGameAlike = (before: State, after: State): boolean =>
  before.turnPlayer === after.turnPlayer &&
  before.chain === after.chain &&
  before.priority === after.priority &&
  before.showdown === after.showdown &&
  before.winners === after.winners;

/** Oldest first, as on the table. */
const itemName = ({ name, status }: ChainItem): string => (status === 'pending' ? `${name} (pending)` : name);

const joined = (names: readonly string[], none = 'none'): string =>
  names.length === 0 ? none : firstNames(names).join(', ');

const nameOf = (who: PlayerId | null, state: State): string => (who === null ? 'nobody' : player(state, who).name);

const zoneName = (zone: Zone, state: State): string => {
  if (zone.kind === 'battlefield') return battlefield(state, zone.at).name;
  if (zone.kind === 'facedown') return `facedown at ${battlefield(state, zone.at).name}`;
  return zone.kind === 'base' ? `base of ${player(state, zone.player).name}` : zone.kind;
};
