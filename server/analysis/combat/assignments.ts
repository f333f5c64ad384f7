/** The legal damage assignments of a combat, grouped by whom they are lethal to. */
import { lethalNow } from '../../../engine/game/abilities/might.ts';
import { perform, playFrom } from '../../../engine/game/actions.ts';
import { countLegal } from '../../../engine/game/combat/assignment/count.ts';
import { eachKills, type Kills } from '../../../engine/game/combat/assignment/kills.ts';
import type { Target } from '../../../engine/game/combat/assignment/targets.ts';
import { assignmentRule, openAssignment, targetOf } from '../../../engine/game/combat/damage.ts';
import { take } from '../../../engine/game/play/answers.ts';
import type { Play } from '../../../engine/game/play/play.ts';
import type { State, Unit } from '../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { CombatShare } from './types.ts';

/** An assignment that is open: among whom, and whom the legal ones are lethal to. */
export interface ListedAssignments {
  readonly total: number;
  readonly targets: readonly { readonly unit: Unit; readonly target: Target }[];
  /** No more than `MOST_KILLS`. */
  readonly kills: readonly Kills[];
  /** Null where they are not counted: dozens of units, each with another Might. */
  readonly ways: bigint | null;
}

/** Of more sets of units nobody wants to know that they can be killed. */
const MOST_KILLS = 1500;

const NOBODY: ListedAssignments = {
  total: 0,
  targets: [],
  kills: [{ killed: [], wounded: null, ways: 1n, shares: [] }],
  ways: 1n,
};

/** What is lethal to a unit outside of combat, where it neither attacks nor defends. */
const lethalOutside = (opening: State | undefined, id: Unit['id']): number => {
  const unit = opening?.objects[id];
  return (opening === undefined || unit === undefined ? null : lethalNow(opening, unit)) ?? 1;
};

/** Those that kill most come first. */
export const listedKills = (state: State, opening: State | undefined): ListedAssignments => {
  const open = openAssignment(state);
  if (open === null) return NOBODY;
  const targets = open.targets.map(unit => ({ unit, target: targetOf(state, unit) }));
  const plain = targets.map(({ target }) => target);
  const rule = assignmentRule(state);
  const thresholds = open.targets.map(({ id }) => lethalOutside(opening, id));
  const some = take(eachKills(plain, open.total, rule, thresholds), MOST_KILLS + 1);
  const kills = some.slice(0, MOST_KILLS).toSorted((a, b) => b.killed.length - a.killed.length);
  const ways =
    some.length > MOST_KILLS ? countLegal(plain, open.total, rule) : kills.reduce((sum, each) => sum + each.ways, 0n);
  return { total: open.total, targets, kills, ways };
};

/** Assigns what is open; nothing where nothing is. */
export const assign = (play: Play, kills: Kills): void => {
  const open = openAssignment(play.state);
  if (open !== null) perform(play, open.player, { kind: 'assign', shares: sharesOf(open.targets, kills) });
};

/** The state after one such assignment; without one, as it was. */
export const assigned = (state: State, kills: Kills | undefined): State => {
  const play = playFrom(state);
  if (kills !== undefined) assign(play, kills);
  return play.state;
};

const sharesOf = (targets: readonly Unit[], { shares }: Kills) =>
  targets.map(({ id }, i) => ({ unit: id, amount: shares[i] ?? 0 }));

/** To whom how much is assigned, without those that get none. */
export const sharesGiven = ({ targets }: ListedAssignments, { shares }: Kills): readonly CombatShare[] =>
  targets.flatMap(({ unit: { name } }, i) => ((shares[i] ?? 0) > 0 ? [{ name, amount: shares[i] ?? 0 }] : []));

/** As `assigns` has it: `3 to Wall, 4 to Pike`; `nothing` for none. */
export const sharesText = (given: readonly CombatShare[]): string =>
  given.length === 0 ? 'nothing' : given.map(({ name, amount }) => `${amount} to ${quoteIfNeeded(name)}`).join(', ');
