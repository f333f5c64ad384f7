/**
 * A game as it is played on: the state as it stands, and the steps that led to it. The states are values; only this
 * record of the way from one to the next is written to.
 */

import type { Acting } from './abilities/actor.ts';
import type { Instruction } from './cards/ability.ts';
import type { Concept } from './concepts.ts';
import { copyBattlefield, copyCombat, copyPlayer, copyState, copyUnit, type Draft } from './copies.ts';
import type { Answer } from './decision.ts';
import { type Behaviours, behaviours } from './editions.ts';
import type { Ref } from './ref.ts';
import type { Battlefield, BattlefieldId, Combat, Player, PlayerId, Print, State, Unit, UnitId } from './state.ts';
import type { Step } from './steps.ts';

export interface Play {
  state: State;
  readonly does: Behaviours;
  readonly steps: Step[];
  /** The script's line that is being played. */
  line: number;
  /** Answers given to the questions of the act under way, in the order in which they are asked; and how many were. */
  answers: readonly Answer[];
  asked: number;
  /** Choices that left one answer, made without being asked since somebody last did something. */
  settled: readonly Settled[];
  /** Replacements that are being carried out: none of them applies to what it has happen (`ability.replacement.once`). */
  replacing: readonly string[];
  /** Steps still to come that were told when the act was begun before. */
  told: number;
  /** Runs the instructions of abilities: handed over, as what it does (a unit killed) can set off further ones. */
  readonly run: Run;
  /** What is printed on a card of that name, for tokens and battlefields that effects bring. */
  readonly library: (name: string) => Print | null;
}

export interface Settled {
  readonly player: PlayerId;
  /** The card or ability that asked. */
  readonly about: string;
  readonly refs: readonly Ref[];
}

/** Has a player's ability do what it says. */
export type Run = (play: Play, of: Acting, does: readonly Instruction[]) => void;

export const newPlay = (state: State, run: Run, library: Play['library'] = () => null): Play => ({
  state,
  does: behaviours(state.edition),
  steps: [],
  line: -1,
  answers: [],
  asked: 0,
  settled: NONE,
  replacing: NONE,
  told: 0,
  run,
  library,
});

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
  if (play.told > 0) {
    play.told--;
    return;
  }
  const { units = NONE, players = NONE, places = NONE, note } = changed;
  const taken: Step = { rule, text, after: play.state, line: play.line, units, players, places };
  play.steps.push(note === undefined ? taken : { ...taken, note });
};

export const change = (play: Play, edit: (s: Draft<State>) => void): void => {
  const next = copyState(play.state);
  edit(next);
  play.state = next;
};

export const changeUnits = (play: Play, ids: readonly UnitId[], edit: (u: Draft<Unit>) => void): void => {
  if (ids.length === 0) return;
  const units = play.state.objects.slice();
  for (const id of ids) {
    const u = units[id];
    if (u === undefined) continue;
    const next = copyUnit(u);
    edit(next);
    units[id] = next;
  }
  change(play, s => {
    s.objects = units;
  });
};

export const changePlayer = (play: Play, id: PlayerId, edit: (p: Draft<Player>) => void): void => {
  const players = play.state.players.slice();
  const p = players[id];
  if (p === undefined) return;
  const next = copyPlayer(p);
  edit(next);
  players[id] = next;
  change(play, s => {
    s.players = players;
  });
};

export const changeBattlefield = (play: Play, id: BattlefieldId, edit: (b: Draft<Battlefield>) => void): void => {
  const battlefields = play.state.battlefields.slice();
  const b = battlefields[id];
  if (b === undefined) return;
  const next = copyBattlefield(b);
  edit(next);
  battlefields[id] = next;
  change(play, s => {
    s.battlefields = battlefields;
  });
};

/** Changes the combat under way; nothing where there is none. */
export const changeCombat = (play: Play, edit: (c: Draft<Combat>) => void): void => {
  if (play.state.combat === null) return;
  const combat = copyCombat(play.state.combat);
  edit(combat);
  change(play, s => {
    s.combat = combat;
  });
};
