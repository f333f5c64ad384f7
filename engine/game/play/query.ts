/** Plain questions about a state: who is where, whose is what. */
import { firstNames } from '../../lists.ts';
import type {
  Battlefield,
  BattlefieldId,
  Combat,
  GameObject,
  Location,
  ObjectId,
  ObjectType,
  Player,
  PlayerId,
  Role,
  State,
  Unit,
  UnitId,
  Zone,
} from '../state/state.ts';

const missing = (what: string, id: number): never => {
  throw new RangeError(`no ${what} ${id} in this state`);
};

/** The objects with these numbers, as far as there are any. */
export const objectsById = (state: State, ids: readonly ObjectId[]): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (const id of ids) {
    const o = state.objects[id];
    if (o !== undefined) found.push(o);
  }
  return found;
};

/**
 * Throws a RangeError for a number without an object, here and for the two below: numbers come from the state itself.
 */
export const unit = (state: State, id: UnitId): Unit => state.objects[id] ?? missing('unit', id);
export const player = (state: State, id: PlayerId): Player => state.players[id] ?? missing('player', id);
export const battlefield = (state: State, id: BattlefieldId): Battlefield =>
  state.battlefields[id] ?? missing('battlefield', id);

/** Whether an object is of a type, possibly among several (`types.several`); what became a unit is still what it is by its print. */
export const isOfType = (o: Unit, type: ObjectType): boolean =>
  o.type === type || o.print.type === type || o.print.also.includes(type);

/** The locations of the board are bases and battlefields, and no other zone. */
export const isLocation = (zone: Zone): zone is Location => zone.kind === 'base' || zone.kind === 'battlefield';

/** At a base or a battlefield, and not only units; a facedown card is in a zone of its own. */
export const isOnBoard = (u: Unit): boolean => isLocation(u.zone);
/** Whether a unit is at a battlefield; gear there, attached or not, is no unit. */
export const isAt = (u: Unit, at: BattlefieldId): boolean =>
  u.zone.kind === 'battlefield' && u.zone.at === at && u.type === 'unit';

/** False for zones off the board, even the same one: a hand is no location. */
export const sameLocation = (a: Zone, b: Zone): boolean => {
  if (a.kind === 'battlefield') return b.kind === 'battlefield' && a.at === b.at;
  if (a.kind === 'base') return b.kind === 'base' && a.player === b.player;
  return false;
};

/** Units alone, in the order of their numbers; gear and facedown cards there are not among them. */
export const unitsAt = (state: State, at: BattlefieldId): readonly Unit[] => state.objects.filter(u => isAt(u, at));

/** Whether the player controls a unit there; gear does not count. */
export const hasUnitsAt = (state: State, who: PlayerId, at: BattlefieldId): boolean =>
  state.objects.some(u => u.controller === who && isAt(u, at));

/** The players with units at a battlefield, in turn order. */
export const playersAt = (state: State, at: BattlefieldId): readonly PlayerId[] =>
  state.players.filter(p => hasUnitsAt(state, p.id, at)).map(p => p.id);

/** False of a player and themselves. */
export const teammates = (state: State, a: PlayerId, b: PlayerId): boolean =>
  a !== b && player(state, a).team === player(state, b).team;

/** Players of different teams; without teams, any two players. */
export const opponents = (state: State, a: PlayerId, b: PlayerId): boolean =>
  player(state, a).team !== player(state, b).team;

/** The player with units there who opposes `who`; at most one by `combat.two-players`. */
export const opponentAt = (state: State, who: PlayerId, at: BattlefieldId): PlayerId | null => {
  for (const u of state.objects) if (isAt(u, at) && opponents(state, who, u.controller)) return u.controller;
  return null;
};

/** Whether units of two opposing players are there. */
export const opposed = (state: State, at: BattlefieldId): boolean => {
  let first: PlayerId | null = null;
  for (const u of state.objects) {
    if (!isAt(u, at)) continue;
    if (first === null) first = u.controller;
    else if (opponents(state, first, u.controller)) return true;
  }
  return false;
};

/** Whether a player has not been removed from the game (`concede.removed`). */
export const isInGame = (state: State, id: PlayerId): boolean => !player(state, id).left;

/** `turn.never-at-once.turn-order`: all players who are in the game, from the turn player on. */
export const turnOrder = (state: State): readonly PlayerId[] => {
  const n = state.players.length;
  const order = state.players.map((_, i) => ((state.turnPlayer + i) % n) as PlayerId);
  return order.every(id => isInGame(state, id)) ? order : order.filter(id => isInGame(state, id));
};

/** The next in turn order who is in the game; the same player where nobody else is. */
export const nextPlayer = (state: State, after: PlayerId): PlayerId => {
  const n = state.players.length;
  for (let i = 1; i < n; i++) {
    const { id, left } = player(state, ((after + i) % n) as PlayerId);
    if (!left) return id;
  }
  return after;
};

/** The combat that is under way; a finished one does not count. */
export const combatUnderWay = (state: State) =>
  state.combat !== null && state.combat.stage !== 'over' ? state.combat : null;

/** Whether a player is the attacker or the defender of a combat. */
export const roleIn = (combat: Combat, who: PlayerId): Role | null => {
  if (combat.attacker === who) return 'attacker';
  return combat.defender === who ? 'defender' : null;
};

/** Whether a combat is going on at a battlefield. */
export const isInCombat = ({ combat }: State, at: BattlefieldId): boolean =>
  combat !== null && combat.at === at && combat.stage !== 'over';

/** Whether a showdown or a combat is going on at a battlefield. */
export const ongoingAt = (state: State, at: BattlefieldId): boolean =>
  (state.showdown !== null && state.showdown.at === at) || isInCombat(state, at);

/**
 * No showdown and no combat (`turn.neutral-open`). Rules: `turn.neutral-or-showdown`, `turn.showdown`,
 * `turn.neutral`, `turn.neutral-closed`, `turn.showdown-open`, `showdown.turn-state.showdown`,
 * `showdown.turn-state.neutral`.
 */
export const isNeutral = (state: State): boolean => state.showdown === null && combatUnderWay(state) === null;

export const baseOf = (who: PlayerId): Location => ({ kind: 'base', player: who });

/** "Sunken Temple", "Ana's base", "Ben's trash". */
export const placeName = (state: State, zone: Zone, owner?: PlayerId): string => {
  switch (zone.kind) {
    case 'battlefield':
      return battlefield(state, zone.at).name;
    case 'base':
      return `${player(state, zone.player).name}'s base`;
    case 'banished':
      return 'banishment';
    case 'outside':
      return 'no zone';
    case 'facedown':
      return `facedown at ${battlefield(state, zone.at).name}`;
    default:
      return owner === undefined ? `the ${zone.kind}` : `${player(state, owner).name}'s ${zone.kind}`;
  }
};

/** "Wall", "Wall and Soldier", "Wall, Soldier and Sniper"; of a crowd, the first and how many more there are. */
export const listed = (all: readonly string[], last = 'and'): string => {
  const names = firstNames(all);
  if (names !== all) return names.join(', ');
  let text = names[0] ?? '';
  for (let i = 1; i < names.length; i++) text += `${i === names.length - 1 ? ` ${last} ` : ', '}${names[i]}`;
  return text;
};

/** Names of things, which are counted where nothing tells them apart: "3 Kits and Wall". */
export const listedNames = (names: readonly string[], last = 'and'): string => {
  if (names.length < 2) return names[0] ?? '';
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    [...counts].map(([name, count]) => (count === 1 ? name : severalOf(name, count))),
    last,
  );
};

/** "3 Kits"; a name that has no plural of its own stays as it is: "2 × Yi, Honed". */
const severalOf = (name: string, count: number): string =>
  /^[A-Za-z]+( (?!of|the|and|in|to)[A-Za-z]+)*$/.test(name) && !/(s|x|z|ch|sh|[^aeiou]y|man|men|f)$/.test(name)
    ? `${count} ${name}s`
    : `${count} × ${name}`;

export const namesOf = (units: readonly Unit[]): string => listedNames(units.map(u => u.name));
