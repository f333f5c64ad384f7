/** The standard move, and moves by other means. */

import { forbids, passiveEffects } from '../abilities/prohibited.ts';
import { locationFits } from '../abilities/where.ts';
import { playersMeant } from '../abilities/who.ts';
import { addForPayment, isPayable, type Payment, paymentOf } from '../costs/adding.ts';
import { addAmount } from '../costs/bill.ts';
import { amountOf } from '../costs/payCost.ts';
import { type Amount, isNothing, payPlan, planFor, priceText } from '../costs/resources.ts';
import { ownCause } from '../gameActions/cause.ts';
import { moveAll } from '../gameActions/moving.ts';
import { eventFor } from '../gameActions/objectEvents.ts';
import { againstDestination, allLocations } from '../play/destinations.ts';
import { changeObjects, type Play } from '../play/play.ts';
import {
  battlefield,
  combatUnderWay,
  isLocation,
  isNeutral,
  isOnBoard,
  listed,
  listedNames,
  placeName,
  player,
  teammates,
  unit,
} from '../play/query.ts';
import { sentence, UNRECORDED } from '../play/sentence.ts';
import { isWithoutReason, type Reasons } from '../state/reasons.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Location, MoveGroup, PlayerId, State, Unit, UnitId } from '../state/state.ts';
import type { Said } from '../state/steps.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { isPermitted, needsPermission, usePermits, withoutPermission } from './permittedMoves.ts';

/**
 * Looks for every rule that a standard move of `who` would break, by everything that is wrong with it. Rules:
 * `action.move.standard`, `action.move.standard.discretionary`, `action.move.standard.cost`, `move.by-standard-move`. Gives
 * whether enough was heard.
 */
export const againstMove = (state: State, who: PlayerId, groups: readonly MoveGroup[], reasons: Reasons): boolean => {
  if (againstTiming(state, who, reasons)) return true;
  if (groups.length > 1 && reasons.add(() => differentPlaces(state, groups))) return true;
  for (const { units, to } of groups)
    for (const id of units) if (againstUnit(state, who, unit(state, id), to, reasons)) return true;
  for (const group of groups) if (againstLimit(state, group, reasons)) return true;
  for (const { units, to } of groups) if (againstToll(state, who, { count: units.length, to }, reasons)) return true;
  return false;
};

/** Whether a player makes standard moves now, whichever units could go anywhere. */
export const isTimeToMove = (state: State, who: PlayerId): boolean =>
  isWithoutReason(reasons => againstTiming(state, who, reasons));

/** Whether a move of so many units could be paid for; which units they are is another question. */
export const canPayForMove = (state: State, who: PlayerId, size: GroupSize): boolean =>
  isWithoutReason(reasons => againstToll(state, who, size, reasons));

interface GroupSize {
  readonly count: number;
  readonly to: Location;
}

const differentPlaces = (state: State, groups: readonly MoveGroup[]): Refusal => ({
  code: 'move/different-destinations',
  rules: ['move.standard.same-destination', 'move.standard.group'],
  message: `Units that move together go to one place, not to ${listed(groups.map(g => placeName(state, g.to)))}; move them one after the other.`,
  units: groups[1]?.units ?? [],
});

/** What passives ask to be paid for a move: of each unit beyond the first ones. */
const tollOf = (state: State, who: PlayerId, { count, to }: GroupSize): Amount => {
  const tolls = passiveEffects(state, 'toll');
  if (tolls.length === 0) return NO_TOLL;
  const bill = { energy: 0, power: new Map<string, number>() };
  for (const { effect, c } of tolls) {
    if (!playersMeant(c, effect.who).includes(who) || !locationFits(c, to, effect.to)) continue;
    const times = effect.once === true ? Math.min(1, count) : Math.max(0, count - effect.beyond);
    addAmount(bill, amountOf(c, effect.cost), times);
  }
  return { energy: bill.energy, power: [...bill.power].map(([domain, amount]) => ({ domain, amount })) };
};

const NO_TOLL: Amount = { energy: 0, power: [] };

const tollPayment = (who: PlayerId, price: Amount): Payment => paymentOf(who, price, 'the move');

/** Pays what passives ask for a move, if anything; that it can be paid was asked before. */
const payToll = (play: Play, who: PlayerId, size: GroupSize): void => {
  const toll = tollOf(play.state, who, size);
  if (isNothing(toll)) return;
  addForPayment(play, tollPayment(who, toll));
  const plan = planFor(play.state, who, toll);
  if (plan !== null) payPlan(play, who, toll, plan);
};

/** `cost.applied`: without it, the move cannot be made. */
const againstToll = (state: State, who: PlayerId, size: GroupSize, reasons: Reasons): boolean => {
  if (!state.hasAbilities) return false;
  const toll = tollOf(state, who, size);
  return (
    !isNothing(toll) &&
    !isPayable(state, tollPayment(who, toll)) &&
    reasons.add(() => ({
      code: 'play/cost',
      rules: ['cost.applied', 'cost.must-be-paid', 'cost.applied.unpaid'],
      message: `Moving ${size.count === 1 ? '1 unit' : `${size.count} units`} to ${placeName(state, size.to)} costs ${priceText(toll)} here, which ${player(state, who).name} cannot pay.`,
      units: [],
    }))
  );
};

/** When standard moves are made at all: in one's own Main Phase, with nothing under way. */
const againstTiming = (state: State, who: PlayerId, reasons: Reasons): boolean => {
  const because = (code: Refusal['code'], rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code, rules, message: message(), units: [] }));
  const { decision } = state;
  if (
    state.turnPlayer !== who &&
    because('move/not-your-turn', ['move.standard.main-phase'], () => {
      const { name } = player(state, who);
      return `It is ${player(state, state.turnPlayer).name}'s turn; ${name} makes standard moves in ${name}'s own Main Phase only.`;
    })
  )
    return true;
  if (!isNeutral(state)) {
    if (because('move/showdown', ['move.standard.showdown', 'action.limited'], () => underWay(state))) return true;
  } else if (
    decision?.kind === 'begin' &&
    because(
      'flow/not-now',
      ['cleanup.begin-combat', 'turn.priority'],
      () => `${player(state, decision.player).name} has to choose first which ${decision.what} begins.`,
    )
  )
    return true;
  if (state.chain.length > 0)
    return because(
      'move/closed-state',
      ['move.standard.closed-state', 'chain.turn-state.closed'],
      () =>
        `There is a chain (${listedNames(state.chain.map(i => i.name))}); standard moves are made in an open state only.`,
    );
  return (
    decision?.kind === 'choose' &&
    because(
      'flow/not-now',
      ['task', 'turn.priority'],
      () => `${player(state, decision.player).name} has to decide first for ${decision.about}: ${decision.prompt}.`,
    )
  );
};

const underWay = (state: State): string => {
  const combat = combatUnderWay(state);
  const at = state.showdown?.at ?? combat?.at;
  const where = at === undefined ? '' : ` at ${battlefield(state, at).name}`;
  return `${combat === null ? 'A showdown' : 'A combat'} is under way${where}; standard moves wait until it is over.`;
};

const againstUnit = (state: State, who: PlayerId, u: Unit, to: Location, reasons: Reasons): boolean => {
  const because = (code: Refusal['code'], rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code, rules, message: message(), units: [u.id] }));
  if (!isOnBoard(u))
    return because(
      'move/not-on-board',
      ['unit', 'move'],
      () => `${u.name} is in ${placeName(state, u.zone, u.owner)}, not on the board.`,
    );
  if (u.type !== 'unit')
    return because(
      'move/not-on-board',
      ['move.standard', 'unit', 'move'],
      () => `${u.name} is ${u.type === 'gear' ? 'gear' : `a ${u.type}`}; only units have a standard move.`,
    );
  if (u.controller !== who && reasons.add(() => notControlled(state, who, u))) return true;
  if (
    u.exhausted &&
    because(
      'move/exhausted',
      ['move.standard.cost', 'exhaust.already'],
      () => `${u.name} is exhausted, and exhausting it is the cost of a standard move.`,
    )
  )
    return true;
  if (
    needsPermission(state, u, to) &&
    !isPermitted(state, u, to) &&
    because(
      'move/needs-ganking',
      GANKING,
      () =>
        `${u.name} is at ${placeName(state, u.zone)}; to move on to another battlefield it needs Ganking. It can move to base.`,
    )
  )
    return true;
  const bar = forbids(state, 'move', who, u, { from: isLocation(u.zone) ? u.zone : null, to });
  if (
    bar !== null &&
    because(
      'move/forbidden',
      ['ability.passive', 'silver.cant.forbidden', 'action.forbidden-state'],
      () => `${bar} does not let ${u.name} move to ${placeName(state, to)}.`,
    )
  )
    return true;
  return againstDestination(state, u, to, 'standard move', reasons);
};

/** `ability.times.passive`: what lets so many units move on each turn lets no more of one group. */
const againstLimit = (state: State, group: MoveGroup, reasons: Reasons): boolean => {
  if (!state.hasAbilities || group.units.length < 2) return false;
  const u = withoutPermission(state, group);
  return (
    u !== null &&
    isPermitted(state, u, group.to) &&
    reasons.add(() => ({
      code: 'move/needs-ganking',
      rules: ['ability.times.passive', ...GANKING],
      message: `What lets units move on to ${placeName(state, group.to)} lets no more of them this turn, and ${u.name} has no Ganking. Move it another way, or leave it where it is.`,
      units: [u.id],
    }))
  );
};

const notControlled = (state: State, who: PlayerId, u: Unit): Refusal => {
  const mate = teammates(state, u.controller, who);
  const { name } = player(state, who);
  return {
    code: 'move/not-controlled',
    rules: mate
      ? ['mode.team.control.standard-move', 'control.controller-decides']
      : ['control.controller-decides', 'move.standard'],
    message: `${u.name} is ${player(state, u.controller).name}'s${mate ? ", a teammate's" : ''}; ${name} moves only units that ${name} controls.`,
    units: [u.id],
  };
};

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
    : allLocations(state).filter(to => isWithoutReason(reasons => againstMove(state, who, [{ units, to }], reasons)));

/** `move.standard`, `move.standard.cost`: all exhausted at once, which others may see, then all moved at once. Legal ones only: ask `isLegal` first. */
export const standardMove = (play: Play, who: PlayerId, group: MoveGroup): void => {
  const { units, to } = group;
  usePermits(play, who, group);
  payToll(play, who, { count: units.length, to });
  const moved = units.map(id => unit(play.state, id));
  changeObjects(play, units, u => {
    u.exhausted = true;
  });
  const cause = ownCause(who);
  emitEvents(play, () => moved.map(u => eventFor(play, 'exhaust', unit(play.state, u.id), cause)));
  const text = play.recorder === null ? UNRECORDED : moveText(play.state, who, moved, to);
  moveAll(
    play,
    units.map(id => ({ id, to })),
    cause,
    { rule: 'move.standard', text },
  );
};

const moveText = (state: State, who: PlayerId, moved: readonly Unit[], to: Location): Said =>
  sentence`${player(state, who).name} exhausts ${moved} and moves ${moved.length === 1 ? 'it' : 'them'} to ${() => placeName(state, to)}.`;
