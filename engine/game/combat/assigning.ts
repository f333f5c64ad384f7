/** An assignment as a player declares it, put to the rules of damage assignment. */

import { battlefield, combatUnderWay, listed, listedNames, player, unit } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import type { Refusal } from '../state/refusal.ts';
import type { AssignedDamage, PlayerId, State } from '../state/state.ts';
import { BREACH_CONCEPTS, type Breach, judge } from './assignment/judge.ts';
import type { Shares } from './assignment/targets.ts';
import { addUp, assignmentRule, type OpenAssignment, openAssignment, targetOf } from './damage.ts';

/** Every rule that the assignment breaks; none if it is legal. Only amounts matter, not the order of the shares. */
export const refuseAssignment = (
  state: State,
  who: PlayerId,
  shares: readonly AssignedDamage[],
): readonly Refusal[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who) return [notNow(state, who, open)];
  const strangers = shares.filter(s => !open.targets.some(u => u.id === s.unit));
  if (strangers.length > 0) return strangers.map(s => notInCombat(state, who, s, open));
  const given = sharesOf(open, shares);
  const targets = open.targets.map(u => targetOf(state, u));
  return judge(targets, open.total, given, assignmentRule(state)).map(b => toRefusal(b, open));
};

/** The amounts in the order of the targets; several shares of one unit add up. */
export const sharesOf = (open: OpenAssignment, shares: readonly AssignedDamage[]): Shares =>
  addUp(open.targets, shares).map(s => s.amount);

/** Why a player who does not merely come second has no damage to assign. */
const whyNothing = (state: State, who: PlayerId, open: OpenAssignment | null): string => {
  const combat = combatUnderWay(state);
  if (open === null)
    return combat === null
      ? 'no combat is under way'
      : `the showdown at ${battlefield(state, combat.at).name} has not closed; "all pass" closes it`;
  const { name } = player(state, who);
  return combat?.attacker === who
    ? `${name} has already assigned; ${player(state, open.player).name} assigns next`
    : `${name} takes no part in this combat`;
};

const notNow = (state: State, who: PlayerId, open: OpenAssignment | null): Refusal => {
  const name = player(state, who).name;
  const combat = combatUnderWay(state);
  if (open !== null && combat?.defender === who) {
    const attacker = player(state, combat.attacker).name;
    return {
      code: 'assign/attacker-first',
      rules: ['combat.assign'],
      message: `${attacker} attacks and assigns first; ${name} assigns after that.`,
      units: [],
    };
  }
  return {
    code: 'assign/not-now',
    rules: ['combat.damage.current-might'],
    message: `${name} has no damage to assign: ${whyNothing(state, who, open)}.`,
    units: [],
  };
};

const notInCombat = (state: State, who: PlayerId, share: AssignedDamage, open: OpenAssignment): Refusal => {
  const u = unit(state, share.unit);
  const own = u.controller === who;
  const can = listedNames(open.targets.map(t => t.name));
  return {
    code: 'assign/not-in-combat',
    rules: ['combat.assign'],
    message: `${u.name} is ${own ? `${player(state, who).name}'s own` : 'no unit of the other side of this combat'}; damage goes to ${can}.`,
    units: [u.id],
  };
};

const points = (n: number): string => `${n} damage`;

const toRefusal = (breach: Breach, open: OpenAssignment): Refusal => {
  const [rule = 'combat.assign', ...more] = BREACH_CONCEPTS[breach.code];
  const units = flatMapped(breach.culprits, c => open.targets[c.index]?.id ?? []);
  const name = (index: number): string => open.targets[index]?.name ?? '';
  return { code: `assign/${breach.code}`, rules: [rule, ...more], message: messageOf(breach, name), units };
};

const messageOf = (breach: Breach, name: (index: number) => string): string => {
  const { culprits, lacking, sum, total } = breach;
  const who = listed(culprits.map(c => name(c.index)));
  const short = listed(lacking.map(c => `${name(c.index)} (${c.given} of ${c.lethal})`));
  const given = listed(culprits.map(c => `${name(c.index)} ${c.given} of ${c.lethal}`));
  switch (breach.code) {
    case 'total':
      return `${points(sum)} is assigned, and it has to be ${total}: ${sum < total ? `${total - sum} more` : `${sum - total} less`}.`;
    case 'lethal-first':
      return `Only one unit can be given less than lethal damage; here, ${given} are. Give each unit lethal damage before the next gets any.`;
    case 'over-lethal':
      return `${listed(culprits.map(c => `${name(c.index)} gets ${c.given}, and ${c.lethal} is lethal`))}, while ${short} ${lacking.length === 1 ? 'lacks' : 'lack'} lethal damage; give the rest there.`;
    case 'tank-first':
      return `${who} cannot be given damage before every unit with Tank has lethal damage; ${short} ${lacking.length === 1 ? 'has' : 'have'} not.`;
    case 'backline-last':
      return `${who} must be given damage last, once all units without Backline have lethal damage; ${short} ${lacking.length === 1 ? 'has' : 'have'} not.`;
    case 'between':
      return `${who} goes first or last, as ${culprits.length === 1 ? 'it has' : 'they have'} both Tank and Backline; this is in between: ${short} ${lacking.length === 1 ? 'lacks' : 'lack'} lethal damage.`;
  }
};
