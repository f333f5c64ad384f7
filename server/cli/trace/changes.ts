/** What a step changed, in words: the difference of two states. */
import { mightOfUnit } from '../../../engine/game/might.ts';
import { battlefield, onBoard, player } from '../../../engine/game/query.ts';
import type { Battlefield, Player, PlayerId, State, Unit, Zone } from '../../../engine/game/state.ts';

export interface Change {
  /** The name of the unit, battlefield or player; `game` for what belongs to none. */
  readonly about: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

export const changesBetween = (before: State, after: State): readonly Change[] => [
  ...after.objects.flatMap((unit, at) => differences(unit.name, unitFacts, before, before.objects[at], after, unit)),
  ...after.battlefields.flatMap((place, at) =>
    differences(place.name, placeFacts, before, before.battlefields[at], after, place),
  ),
  ...after.players.flatMap((who, at) => differences(who.name, playerFacts, before, before.players[at], after, who)),
  ...differences('game', gameFacts, before, before, after, after),
];

type Facts = Readonly<Record<string, string>>;

const differences = <Thing>(
  about: string,
  factsOf: (thing: Thing, state: State) => Facts,
  before: State,
  was: Thing | undefined,
  after: State,
  is: Thing,
): readonly Change[] => {
  if (before === after) return [];
  const old: Facts = was === undefined ? {} : factsOf(was, before);
  return Object.entries(factsOf(is, after)).flatMap(([what, to]) => {
    const from = old[what] ?? 'nothing';
    return from === to ? [] : [{ about, what, from, to }];
  });
};

/** A card that is not on the board has a place, and nothing else that could change. */
const unitFacts = (unit: Unit, state: State): Facts => ({
  place: zoneName(unit.zone, state),
  ...(onBoard(unit) ? boardFacts(unit, state) : {}),
});

const boardFacts = (unit: Unit, state: State): Facts => ({
  controller: player(state, unit.controller).name,
  might: `${mightOfUnit(state, unit).value}`,
  damage: `${unit.damage}`,
  state: unit.exhausted ? 'exhausted' : 'ready',
  stun: unit.stunned ? 'stunned' : 'not stunned',
  buff: unit.buffed ? 'buffed' : 'not buffed',
  role: unit.role ?? 'no role',
});

const placeFacts = (place: Battlefield, state: State): Facts => ({
  control: nameOf(place.controller, state),
  contest: nameOf(place.contestedBy, state),
  showdown: place.stagedShowdown ? 'staged' : state.showdown?.at === place.id ? 'open' : 'none',
  combat: place.stagedCombat ? 'staged' : combatAt(place, state),
});

const combatAt = (place: Battlefield, { combat }: State): string =>
  combat === null || combat.at !== place.id || combat.stage === 'over' ? 'none' : `${combat.stage} step`;

const playerFacts = (who: Player): Facts => ({ points: `${who.points}`, xp: `${who.xp}` });

const gameFacts = (state: State): Facts => ({
  turn: player(state, state.turnPlayer).name,
  focus: state.showdown === null ? 'nobody' : player(state, state.showdown.focus).name,
  winner: state.winners.length === 0 ? 'nobody' : state.winners.map(id => player(state, id).name).join(' and '),
});

const nameOf = (who: PlayerId | null, state: State): string => (who === null ? 'nobody' : player(state, who).name);

const zoneName = (zone: Zone, state: State): string => {
  if (zone.kind === 'battlefield') return battlefield(state, zone.at).name;
  return zone.kind === 'base' ? `base of ${player(state, zone.player).name}` : zone.kind;
};
