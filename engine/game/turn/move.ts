/** The standard move, and moves by other means. */

import { evaluator } from '../abilities/evaluator.ts';
import { hasKeyword } from '../abilities/might.ts';
import { forbids, passiveEffects } from '../abilities/prohibited.ts';
import { locationFits } from '../abilities/where.ts';
import { playersMeant } from '../abilities/who.ts';
import { addForPayment, sourcesFor } from '../costs/adding.ts';
import { amountOf } from '../costs/paying.ts';
import { type Amount, isNothing, payPlan, planFor, priceText } from '../costs/resources.ts';
import { moveAll } from '../gameActions/moving.ts';
import { allLocations, refuseDestination } from '../play/destinations.ts';
import { changeUnits, type Play } from '../play/play.ts';
import {
  battlefield,
  combatUnderWay,
  isLocation,
  isNeutral,
  listed,
  namesOf,
  onBoard,
  placeName,
  player,
  teammates,
  unit,
} from '../play/query.ts';
import type { MoveGroup } from '../state/act.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Location, PlayerId, State, Unit, UnitId } from '../state/state.ts';

/**
 * Every rule that a standard move of `who` would break, by everything that is wrong with it. Rules:
 * `action.move.standard`, `action.move.standard.discretionary`, `action.move.standard.cost`, `move.by-standard-move`.
 */
export const refuseMove = (state: State, who: PlayerId, groups: readonly MoveGroup[]): readonly Refusal[] => {
  const refusals: Refusal[] = refuseTiming(state, who);
  const units = groups.flatMap(g => g.units);
  if (groups.length > 1) {
    const places = listed(groups.map(g => placeName(state, g.to)));
    refusals.push({
      code: 'move/different-destinations',
      rules: ['move.standard.same-destination', 'move.standard.group'],
      message: `Units that move together go to one place, not to ${places}; move them one after the other.`,
      units: groups[1]?.units ?? units,
    });
  }
  for (const { units: group, to } of groups) for (const id of group) refusals.push(...refuseUnit(state, who, id, to));
  for (const g of groups) refusals.push(...refuseToll(state, who, g));
  return refusals;
};

/** What passives ask to be paid for a move: of each unit beyond the first ones. */
const tollOf = (state: State, who: PlayerId, { units, to }: MoveGroup): Amount => {
  const power = new Map<string, number>();
  let energy = 0;
  for (const { effect, c } of passiveEffects(state, 'toll')) {
    if (!playersMeant(c, effect.who).includes(who) || !locationFits(c, to, effect.to)) continue;
    const times = Math.max(0, units.length - effect.beyond);
    const price = amountOf(c, effect.cost);
    energy += price.energy * times;
    for (const p of price.power) power.set(p.domain, (power.get(p.domain) ?? 0) + p.amount * times);
  }
  return { energy, power: [...power].map(([domain, amount]) => ({ domain, amount })) };
};

/** `cost.applied`: without it, the move cannot be made. */
const refuseToll = (state: State, who: PlayerId, group: MoveGroup): readonly Refusal[] => {
  const toll = tollOf(state, who, group);
  if (isNothing(toll) || sourcesFor(state, who, toll) !== null) return [];
  return [
    {
      code: 'play/cost',
      rules: ['cost.applied', 'cost.must-be-paid', 'cost.applied.unpaid'],
      message: `Moving ${group.units.length} units to ${placeName(state, group.to)} costs ${priceText(toll)} here, which ${player(state, who).name} cannot pay.`,
      units: [],
    },
  ];
};

/** When standard moves are made at all: in one's own Main Phase, with nothing under way. */
const refuseTiming = (state: State, who: PlayerId): Refusal[] => {
  const refusals: Refusal[] = [];
  const refuse = (code: Refusal['code'], rules: Refusal['rules'], message: string) =>
    refusals.push({ code, rules, message, units: [] });
  const name = player(state, who).name;
  if (state.turnPlayer !== who) {
    refuse(
      'move/not-your-turn',
      ['move.standard.main-phase'],
      `It is ${player(state, state.turnPlayer).name}'s turn; ${name} makes standard moves in ${name}'s own Main Phase only.`,
    );
  }
  const combat = combatUnderWay(state);
  if (!isNeutral(state)) {
    const at = state.showdown?.at ?? combat?.at;
    const where = at === undefined ? '' : ` at ${battlefield(state, at).name}`;
    const what = combat === null ? 'A showdown' : 'A combat';
    refuse(
      'move/showdown',
      ['move.standard.showdown', 'action.limited'],
      `${what} is under way${where}; standard moves wait until it is over.`,
    );
  } else if (state.decision?.kind === 'begin') {
    refuse(
      'flow/not-now',
      ['cleanup.begin-combat', 'turn.priority'],
      `${player(state, state.decision.player).name} has to choose first which ${state.decision.what} begins.`,
    );
  }
  if (state.chain.length > 0) {
    refuse(
      'move/closed-state',
      ['move.standard.closed-state', 'chain.turn-state.closed'],
      `There is a chain (${listed(state.chain.map(i => i.name))}); standard moves are made in an open state only.`,
    );
  } else if (state.decision?.kind === 'choose') {
    refuse(
      'flow/not-now',
      ['task', 'turn.priority'],
      `${player(state, state.decision.player).name} has to decide first: ${state.decision.about}.`,
    );
  }
  return refusals;
};

const refuseUnit = (state: State, who: PlayerId, id: UnitId, to: Location): Refusal[] => {
  const u = unit(state, id);
  const refusals: Refusal[] = [];
  const refuse = (code: Refusal['code'], rules: Refusal['rules'], message: string) =>
    refusals.push({ code, rules, message, units: [id] });
  if (!onBoard(u)) {
    refuse(
      'move/not-on-board',
      ['unit', 'move'],
      `${u.name} is in ${placeName(state, u.zone, u.owner)}, not on the board.`,
    );
    return refusals;
  }
  if (u.controller !== who) {
    const owner = player(state, u.controller).name;
    const mate = teammates(state, u.controller, who);
    const rules: Refusal['rules'] = mate
      ? ['mode.team.control.standard-move', 'control.controller-decides']
      : ['control.controller-decides', 'move.standard'];
    refuse(
      'move/not-controlled',
      rules,
      `${u.name} is ${owner}'s${mate ? ", a teammate's" : ''}; ${player(state, who).name} moves only units that ${player(state, who).name} controls.`,
    );
  }
  if (u.exhausted) {
    refuse(
      'move/exhausted',
      ['move.standard.cost', 'exhaust.already'],
      `${u.name} is exhausted, and exhausting it is the cost of a standard move.`,
    );
  }
  if (
    u.zone.kind === 'battlefield' &&
    to.kind === 'battlefield' &&
    u.zone.at !== to.at &&
    !hasKeyword(state, u, 'ganking') &&
    !isPermitted(state, u, to)
  ) {
    refuse(
      'move/needs-ganking',
      GANKING,
      `${u.name} is at ${placeName(state, u.zone)}; to move on to another battlefield it needs Ganking. It can move to base.`,
    );
  }
  const bar = forbids(state, 'move', who, u, { from: isLocation(u.zone) ? u.zone : null, to });
  if (bar !== null)
    refuse(
      'move/forbidden',
      ['ability.passive', 'silver.cant.forbidden', 'action.forbidden-state'],
      `${bar} does not let ${u.name} move to ${placeName(state, to)}.`,
    );
  return [...refusals, ...refuseDestination(state, u, to, 'standard move')];
};

/** Moves that some passive allows: "units can move here from anywhere". */
const isPermitted = (state: State, u: Unit, to: Location): boolean =>
  passiveEffects(state, 'may move').some(
    ({ effect, c }) =>
      evaluator.refs(c, effect.what).some(r => r.kind === 'object' && r.id === u.id) &&
      locationFits(c, to, effect.to) &&
      isLocation(u.zone) &&
      locationFits(c, u.zone, effect.from),
  );

const GANKING: Refusal['rules'] = [
  'move.standard.ganking.permission',
  'move.standard.ganking',
  'move.standard.destinations',
  'move.standard.to-battlefield',
  'move.standard.to-base',
  'keyword.ganking',
  'keyword.ganking.meaning',
];

/** The locations that a standard move of these units could go to now. */
export const legalDestinations = (state: State, who: PlayerId, units: readonly UnitId[]): readonly Location[] =>
  state.winners.length > 0
    ? []
    : allLocations(state).filter(to => refuseMove(state, who, [{ units, to }]).length === 0);

/** `move.standard`: all exhausted, then all moved at once. Legal ones only: ask `refuseMove` first. */
export const standardMove = (play: Play, who: PlayerId, { units, to }: MoveGroup): void => {
  const toll = tollOf(play.state, who, { units, to });
  addForPayment(play, who, toll);
  const plan = planFor(play.state, who, toll);
  if (plan !== null) payPlan(play, who, toll, plan);
  const moved = units.map(id => unit(play.state, id));
  changeUnits(play, units, u => {
    u.exhausted = true;
  });
  const them = moved.length === 1 ? 'it' : 'them';
  moveAll(
    play,
    units.map(id => ({ id, to })),
    { player: who, by: [] },
    {
      rule: 'move.standard',
      text: `${player(play.state, who).name} exhausts ${namesOf(moved)} and moves ${them} to ${placeName(play.state, to)}.`,
    },
  );
};
