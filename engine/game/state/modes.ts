/** The modes of play: how many play, on how many battlefields, in teams or not, and up to what score. */
import type { Concept } from './concepts.ts';
import type { GameMode } from './state.ts';

export interface ModeFacts {
  readonly rule: Concept;
  readonly players: number;
  readonly battlefields: number;
  readonly victoryScore: number;
  /** Turn order goes from team to team: the players at even seats are one team, those at odd seats the other. */
  readonly teams: boolean;
}

export const MODE_FACTS: Readonly<Record<GameMode, ModeFacts>> = {
  duel: { rule: 'mode.duel', players: 2, battlefields: 2, victoryScore: 8, teams: false },
  match: { rule: 'mode.match', players: 2, battlefields: 2, victoryScore: 8, teams: false },
  skirmish: { rule: 'mode.skirmish', players: 3, battlefields: 3, victoryScore: 8, teams: false },
  war: { rule: 'mode.war', players: 4, battlefields: 3, victoryScore: 8, teams: false },
  'magma chamber': { rule: 'mode.magma-chamber', players: 4, battlefields: 3, victoryScore: 11, teams: true },
};

/** The mode that a number of players plays where none is named: four play war, or in teams the magma chamber. */
export const modeFor = (players: number, inTeams: boolean): GameMode => {
  if (players >= 4) return inTeams ? 'magma chamber' : 'war';
  return players === 3 ? 'skirmish' : 'duel';
};
