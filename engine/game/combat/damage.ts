/** The combat damage step: who assigns how much among whom, and how it is dealt. */

import { hasKeyword } from '../abilities/keywords.ts';
import { damageGiven, lethalNow } from '../abilities/might.ts';
import { ignores } from '../abilities/prohibited.ts';
import { traitsGiving } from '../abilities/traits.ts';
import type { Cause } from '../gameActions/cause.ts';
import { heldBackBy, shieldsOn } from '../gameActions/damageChanges.ts';
import { changesAtAssignment, orderAsked } from '../gameActions/damageOrder.ts';
import { deal } from '../gameActions/deal.ts';
import { change, changeCombat, type Play, step } from '../play/play.ts';
import { combatUnderWay, isAt, listed, player, unit } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { AssignedDamage, Combat, PlayerId, Role, State, Unit } from '../state/state.ts';
import { onlyWay } from './assignment/first.ts';
import type { Spend } from './assignment/spend.ts';
import type { AssignmentRule, Target } from './assignment/targets.ts';
import { assignedFor } from './replacedDamage.ts';
import { enterDamage } from './stages.ts';

/** An assignment that waits to be made. */
export interface OpenAssignment {
  readonly player: PlayerId;
  readonly role: Role;
  /** Points of damage, all of which have to be assigned. */
  readonly total: number;
  /** The units of the other side, in the order of the board. */
  readonly targets: readonly Unit[];
}

const NONE: readonly never[] = [];

const OTHER = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<Role, Role>;

export const unitsOf = (state: State, role: Role): readonly Unit[] => {
  const combat = combatUnderWay(state);
  return combat === null ? NONE : state.objects.filter(u => u.role === role && isAt(u, combat.at));
};

/** `combat.damage.both-remain` */
export const bothSidesRemain = (state: State): boolean => remains(state, 'attacker') && remains(state, 'defender');

const remains = (state: State, role: Role): boolean => {
  const combat = combatUnderWay(state);
  return combat !== null && state.objects.some(u => u.role === role && isAt(u, combat.at));
};

/** `combat.damage.sum-attackers`, `combat.damage.sum-defenders`: the Might of a side, stunned units aside. */
export const damageOf = (state: State, role: Role): number =>
  unitsOf(state, role).reduce((sum, u) => sum + damageGiven(state, u), 0);

/** Who is to assign damage; null outside the damage step. */
export const assignerOf = (state: State): PlayerId | null => {
  const { decision } = state;
  return decision?.kind === 'assign' && combatUnderWay(state) !== null ? decision.player : null;
};

/** The assignment that is open, or null outside the damage step. */
export const openAssignment = (state: State): OpenAssignment | null => {
  const { decision } = state;
  const combat = combatUnderWay(state);
  if (decision?.kind !== 'assign' || combat === null) return null;
  const { player, role } = decision;
  return { player, role, total: damageOf(state, role), targets: targetsFor(state, combat, role) };
};

const targetsFor = (state: State, combat: Combat, role: Role): readonly Unit[] => {
  const enemy = combat[OTHER[role]];
  return state.objects.filter(u => u.controller === enemy && isAt(u, combat.at));
};

const rankOf = (first: boolean, last: boolean): Target['rank'] => {
  if (first && last) return 'either';
  if (first) return 'first';
  return last ? 'last' : 'normal';
};

/** `keyword.tank`, `keyword.backline`, `combat.assign.exclusive`, `combat.assign.exempt`: a unit as damage assignment sees it. */
export const targetOf = (state: State, u: Unit): Target => {
  const heeds = (keyword: 'tank' | 'backline') => hasKeyword(state, u, keyword) && !isIgnored(state, u, keyword);
  const first = heeds('tank') || traitsGiving(state, 'assigned')?.first.has(u.id) === true;
  const last = heeds('backline') || traitsGiving(state, 'assigned')?.last.has(u.id) === true;
  const { lethal, exempt } = lethalUnder(state, u);
  return { lethal, rank: rankOf(first, last), exempt };
};

/** `ignoring.inactive`, `ignoring.limits`: by the player who assigns damage to it. */
const isIgnored = (state: State, u: Unit, keyword: string): boolean => {
  const combat = combatUnderWay(state);
  if (combat === null || !state.hasAbilities) return false;
  const by = u.controller === combat.defender ? combat.attacker : combat.defender;
  return ignores(state, by, keyword, { kind: 'battlefield', at: combat.at });
};

/**
 * What has to be assigned so that it is lethal: prevention counts on top (`prevent.assignment.lethal`), and where the edition applies
 * all that changes damage to the assignment, doubling halves it (`combat.assign.replacements`,
 * `combat.assign.over-lethal.increased`). No amount is lethal to what is prevented altogether (`prevent.assignment.all`); it still
 * is assigned damage.
 */
const lethalUnder = (state: State, u: Unit): { readonly lethal: number; readonly exempt: boolean } => {
  const needs = lethalNow(state, u);
  if (needs === null) return { lethal: 1, exempt: true };
  const lethal = deadlyAgainst(state, u) ? 1 : needs;
  const { replacementsAtAssignment } = state.behaviours;
  if (replacementsAtAssignment === 'none') return { lethal, exempt: false };
  if (heldBackBy(state, u, causeAgainst(state, u), 'combat') !== null) return NEVER_LETHAL;
  if (replacementsAtAssignment === 'prevention') return lethalBeyond(state, u, lethal);
  const assigned = assignedFor(state, u, lethal, () => causeAgainst(state, u));
  return assigned === null ? NEVER_LETHAL : { lethal: assigned, exempt: false };
};

const NEVER_LETHAL = { lethal: 1, exempt: true };

/** On top of what is prevented. */
const lethalBeyond = (state: State, u: Unit, lethal: number): { readonly lethal: number; readonly exempt: boolean } => {
  const shields = flatMapped(shieldsOn({ state, replacing: NONE }, u, causeAgainst(state, u)).preventing, each =>
    each.kind === 'prevents' ? [each.shield] : [],
  );
  if (shields.some(m => m.amount === 'all' && !m.once)) return NEVER_LETHAL;
  return { lethal: shields.reduce((sum, m) => (m.amount === 'all' ? sum : sum + m.amount), lethal), exempt: false };
};

/** The side that assigns damage to it (`deal.source.combat.opposed`). */
const causeAgainst = (state: State, u: Unit): Cause => {
  const combat = combatUnderWay(state);
  if (combat === null) return { player: null, by: [] };
  const role = u.controller === combat.defender ? 'attacker' : 'defender';
  return { player: combat[role], by: unitsOf(state, role).map(each => objectRef(state, each.id)) };
};

/** `unit.damage.lethal.altered`: "any amount of your damage is enough", of the player who assigns it. */
const deadlyAgainst = (state: State, u: Unit): boolean => {
  const deadly = traitsGiving(state, 'any damage kills')?.deadly.get(u.id);
  const combat = combatUnderWay(state);
  if (deadly === undefined || combat === null) return false;
  return deadly.includes(u.controller === combat.defender ? combat.attacker : combat.defender);
};

/** What the edition lets one unit be assigned beyond lethal damage (`combat.assign.over-lethal`). */
export const assignmentRule = (state: State): AssignmentRule => ({ overLethal: state.behaviours.overLethal });

/** How looking for assignments is paid for. */
export const spendOnAssignments =
  ({ budget }: State): Spend =>
  work =>
    budget.spend(work, 'assignments');

/** The assignment that needs no choice, or null where there is one (`combat.assign`). */
export const forcedAssignment = (play: Play): readonly AssignedDamage[] | null => {
  const open = openAssignment(play.state);
  if (open === null) return null;
  const way = onlyWay(
    open.targets.map(u => targetOf(play.state, u)),
    open.total,
    assignmentRule(play.state),
    spendOnAssignments(play.state),
  );
  return way === null ? null : open.targets.map((u, i) => ({ unit: u.id, amount: way[i] ?? 0 }));
};

/** Opens the damage step. False when it is skipped, for want of attackers or of defenders. */
export const beginDamage = (play: Play): boolean => {
  const { combat } = play.state;
  if (combat === null) return false;
  enterDamage(play, combat);
  if (!bothSidesRemain(play.state)) return false;
  orderChanges(play, 'attacker');
  change(play, s => {
    s.decision = { kind: 'assign', player: combat.attacker, role: 'attacker' };
  });
  const { state } = play;
  step(play)?.tell('combat.damage', sentence`${() => sumsText(state, combat)}.`, {
    players: [combat.attacker, combat.defender],
    places: [combat.at],
  });
  return true;
};

/** `combat.assign.replacements`: whoever orders what changes the damage to a unit says so before it is assigned. */
const orderChanges = (play: Play, role: Role): void => {
  const { combat } = play.state;
  if (combat === null || play.behaviours.replacementsAtAssignment !== 'both') return;
  for (const u of targetsFor(play.state, combat, role)) {
    const cause = causeAgainst(play.state, u);
    const order = orderAsked(play, u, cause, { changes: changesAtAssignment(play.state, u, cause), amount: 1 });
    if (order === null) continue;
    changeCombat(play, c => {
      c.damageOrders = [...c.damageOrders, { unit: u.id, order }];
    });
  }
};

const sumsText = (state: State, combat: Combat): string =>
  listed(
    (['attacker', 'defender'] as const).map(
      role => `${player(state, combat[role]).name} has ${damageOf(state, role)} damage to assign`,
    ),
  );

const sharesText = (state: State, shares: readonly AssignedDamage[]): string => {
  const given = shares.filter(s => s.amount > 0);
  return given.length === 0 ? 'nothing' : listed(given.map(s => `${s.amount} to ${unit(state, s.unit).name}`));
};

/** One share for each target: several shares of one unit add up. */
export const addUp = (targets: readonly Unit[], shares: readonly AssignedDamage[]): readonly AssignedDamage[] =>
  targets.map(u => ({
    unit: u.id,
    amount: shares.reduce((sum, s) => (s.unit === u.id ? sum + s.amount : sum), 0),
  }));

/** Makes the open assignment; nothing is dealt by that yet (`combat.assign.not-dealing`). True when it was the defender's, and all damage has been dealt. */
export const assignDamage = (play: Play, declared: readonly AssignedDamage[]): boolean => {
  const { state } = play;
  const { decision: open } = state;
  const combat = combatUnderWay(state);
  if (open?.kind !== 'assign' || combat === null) return false;
  const shares = addUp(targetsFor(state, combat, open.role), declared);
  const excess = excessOf(play.state, shares);
  if (excess > 0)
    changeCombat(play, c => {
      const { attacker, defender } = c.excess;
      c.excess = open.role === 'attacker' ? { attacker: excess, defender } : { attacker, defender: excess };
    });
  if (open.role === 'attacker') {
    orderChanges(play, 'defender');
    change(play, s => {
      s.assigned = shares;
      s.decision = { kind: 'assign', player: combat.defender, role: 'defender' };
    });
    tellAssigned(play, state, open.player, shares);
    return false;
  }
  const all = [...(play.state.assigned ?? []), ...shares];
  change(play, s => {
    s.assigned = null;
    s.decision = null;
  });
  tellAssigned(play, state, open.player, shares);
  const sides = { attacker: unitsOf(play.state, 'attacker'), defender: unitsOf(play.state, 'defender') };
  dealAll(play, all, sides, combat);
  return true;
};

const tellAssigned = (play: Play, state: State, who: PlayerId, shares: readonly AssignedDamage[]): void =>
  step(play)?.tell('combat.assign', sentence`${player(state, who).name} assigns ${() => sharesText(state, shares)}.`, {
    players: [who],
    units: shares.map(s => s.unit),
  });

/** What is assigned beyond lethal damage; of a unit that cannot be dealt damage none is. */
const excessOf = (state: State, shares: readonly AssignedDamage[]): number =>
  shares.reduce((sum, s) => {
    const { lethal, exempt } = targetOf(state, unit(state, s.unit));
    return sum + (exempt ? 0 : Math.max(0, s.amount - lethal));
  }, 0);

/** `combat.deal`: all at once; each side's units are the source of what the other is dealt (`deal.source.combat.opposed`). */
const dealAll = (
  play: Play,
  all: readonly AssignedDamage[],
  sides: Readonly<Record<Role, readonly Unit[]>>,
  combat: Combat,
): void => {
  const here = all.filter(s => isAt(unit(play.state, s.unit), combat.at));
  const causeFor = (role: Role): Cause => ({
    player: combat[role],
    by: sides[role].map(u => objectRef(play.state, u.id)),
  });
  const attackers = causeFor('attacker');
  const defenders = causeFor('defender');
  deal(
    play,
    here.map(({ unit: to, amount }) => {
      const isDefending = unit(play.state, to).controller === combat.defender;
      return { to, amount, cause: isDefending ? attackers : defenders };
    }),
    'combat.deal',
  );
};
