/**
 * A game as it is played on: the state as it stands, and the steps that led to it. The states are values; only this
 * record of the way from one to the next is written to.
 */
import type { Concept } from './concepts.ts';
import { type Behaviours, behaviours } from './editions.ts';
import type { Battlefield, BattlefieldId, Player, PlayerId, State, Unit, UnitId } from './state.ts';
import type { Step } from './steps.ts';

export interface Play {
  state: State;
  readonly does: Behaviours;
  readonly steps: Step[];
  /** The script's line that is being played. */
  line: number;
}

export const playFrom = (state: State): Play => ({ state, does: behaviours(state.edition), steps: [], line: -1 });

/** What a step changed; left out where nothing of that kind did. */
interface Changed {
  readonly units?: readonly UnitId[];
  readonly players?: readonly PlayerId[];
  readonly places?: readonly BattlefieldId[];
  readonly note?: string;
}

const NONE: readonly never[] = [];

/** Records that the state as it stands was reached by `rule`. */
export const step = (play: Play, rule: Concept, text: string, changed: Changed = {}): void => {
  play.steps.push({
    rule,
    text,
    after: play.state,
    line: play.line,
    units: changed.units ?? NONE,
    players: changed.players ?? NONE,
    places: changed.places ?? NONE,
    ...(changed.note === undefined ? {} : { note: changed.note }),
  });
};

export const change = (play: Play, changes: Partial<State>): void => {
  play.state = { ...play.state, ...changes };
};

export const changeUnits = (play: Play, ids: readonly UnitId[], changes: (u: Unit) => Partial<Unit>): void => {
  if (ids.length === 0) return;
  const units = play.state.units.slice();
  for (const id of ids) {
    const u = units[id];
    if (u !== undefined) units[id] = { ...u, ...changes(u) };
  }
  change(play, { units });
};

export const changePlayer = (play: Play, id: PlayerId, changes: Partial<Player>): void => {
  change(play, { players: play.state.players.map(p => (p.id === id ? { ...p, ...changes } : p)) });
};

export const changeBattlefield = (play: Play, id: BattlefieldId, changes: Partial<Battlefield>): void => {
  change(play, { battlefields: play.state.battlefields.map(b => (b.id === id ? { ...b, ...changes } : b)) });
};
