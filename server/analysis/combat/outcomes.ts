/** What comes of a pair of assignments once everybody has passed on what triggers, or up to where somebody has to decide. */

import { allPass, recordedPlayFrom } from '../../../engine/game/actions.ts';
import type { Kills } from '../../../engine/game/combat/assignment/kills.ts';
import type { Play } from '../../../engine/game/play/play.ts';
import { isOfType, isOnBoard, player } from '../../../engine/game/play/query.ts';
import { winnerOf } from '../../../engine/game/state/combatResult.ts';
import type { Edition } from '../../../engine/game/state/editions.ts';
import { outOfBounds } from '../../../engine/game/state/outOfBounds.ts';
import type { Battlefield, PlayerId, Role, State, Unit } from '../../../engine/game/state/state.ts';
import { decisionText } from '../../../engine/scenario/acts/waiting.ts';
import type { RuleNumbers } from '../../../engine/scenario/report/report.ts';
import { assign, type ListedAssignments, sharesGiven, sharesText } from './assignments.ts';
import type { CombatOutcome } from './types.ts';

export interface AssignmentPair {
  readonly attack: ListedAssignments;
  readonly defence: ListedAssignments;
  readonly a: Kills;
  readonly d: Kills;
}

/** Those in which the same units die, and the same follows. */
export const grouped = (outcomes: readonly CombatOutcome[]): readonly CombatOutcome[] => {
  const groups = new Map<string, CombatOutcome>();
  for (const each of outcomes) {
    const { attackersDie, defendersDie, control, recalled, points, result, waits } = each;
    const key = JSON.stringify([attackersDie, defendersDie, control, recalled, points, result, waits]);
    const before = groups.get(key);
    groups.set(key, before === undefined ? each : { ...before, ways: `${BigInt(before.ways) + BigInt(each.ways)}` });
  }
  return [...groups.values()];
};

/** The edition whose rules an outcome is described by. */
export interface Telling {
  readonly edition: Edition;
  readonly rules: RuleNumbers;
}

/** `before`: the state in which the attacker is to assign; `units`: those that the combat was typed with. */
export const combatOutcome = (
  { attack, defence, a, d }: AssignmentPair,
  before: State,
  units: readonly Unit[],
  { edition, rules }: Telling,
): CombatOutcome => {
  const play = recordedPlayFrom(before);
  // A side may have nothing to assign, and what is open then is the other's.
  if (attack.targets.length > 0) assign(play, a);
  if (defence.targets.length > 0) assign(play, d);
  const passes = passedOn(play);
  // What is too much comes to no outcome.
  if (play.excess !== null) outOfBounds(play.excess);
  const { state } = play;
  const shares = [sharesGiven(attack, a), sharesGiven(defence, d)] as const;
  const [attacker, defender] = before.players;
  const [place] = state.battlefields;
  const named = (is: (each: Unit) => boolean): readonly string[] =>
    units.flatMap(({ id, name }) => {
      const each = state.objects[id];
      return each !== undefined && is(each) ? name : [];
    });
  return {
    attackersDie: deadOf(state, attacker?.id),
    defendersDie: deadOf(state, defender?.id),
    alive: named(each => isOnBoard(each)),
    ways: `${a.ways * d.ways}`,
    assigned: [sharesText(shares[0]), sharesText(shares[1])],
    shares,
    passes,
    waits: state.decision === null ? null : decisionText(state, state.decision),
    control: place === undefined ? '' : controlText(state, place),
    controller: roleOf(place?.controller ?? null, attacker?.id),
    place: place?.name ?? '',
    recalled: named(each => each.owner === attacker?.id && each.zone.kind === 'base'),
    points: state.players.map(({ name, points }) => ({ player: name, points })),
    winner: roleOf(winnerOf(state.combat?.result ?? null), attacker?.id),
    result: resultText(state),
    rules: [...new Set(play.recorder.steps.flatMap(({ rule }) => rules.numbersOf(rule, edition)[0] ?? []))],
  };
};

/** More showdowns than these follow no combat. */
const MOST_PASSES = 8;

/**
 * What triggers on damage and deaths waits on the chain (`chain.execute.pass`), and the combat for that: everybody passes until
 * nothing is left to pass in. How often "all pass" says so.
 */
const passedOn = (play: Play): number => {
  let passes = 0;
  while (passes < MOST_PASSES && (play.state.chain.length > 0 || play.state.showdown !== null)) {
    const before = play.state;
    allPass(play);
    if (play.state === before) break;
    passes++;
  }
  return passes;
};

/** Tokens that came up only in the combat are among them. */
const deadOf = ({ objects }: State, who: PlayerId | undefined): readonly string[] =>
  objects.flatMap(each => (each.killed && isOfType(each, 'unit') && each.owner === who ? each.name : []));

const controlText = (state: State, { name, controller }: Battlefield): string =>
  controller === null ? `nobody controls ${name}` : `${player(state, controller).name} controls ${name}`;

const roleOf = (who: PlayerId | null, attacker: PlayerId | undefined): Role | null => {
  if (who === null) return null;
  return who === attacker ? 'attacker' : 'defender';
};

const resultText = (state: State): string => {
  const winner = winnerOf(state.combat?.result ?? null);
  return winner === null ? 'nobody wins the combat' : `${player(state, winner).name} wins the combat`;
};
