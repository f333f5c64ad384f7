/**
 * Answers a combat typed in one line: what each side assigns, what is lethal, and every outcome with one assignment
 * that leads to it.
 */

import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { damageGiven } from '../../../engine/game/abilities/might.ts';
import { openAssignment } from '../../../engine/game/combat/damage.ts';
import { lookInto } from '../../../engine/game/play/lookInto.ts';
import { combatUnderWay, isAt, isOnBoard, listed, listedNames } from '../../../engine/game/play/query.ts';
import type { Concept } from '../../../engine/game/state/concepts.ts';
import { type Edition, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { isRuleset, standInFor } from '../../../engine/game/state/rulesets.ts';
import type { Role, State, Unit } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { decisionText } from '../../../engine/scenario/acts/waiting.ts';
import { NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { NotRun } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { assigned, type ListedAssignments, listedKills } from './assignments.ts';
import { assumedAbsent } from './assumedAbsent.ts';
import { type CombatBoard, combatBoard } from './board.ts';
import type { CombatInput, InputProblem } from './combatInput.ts';
import { readInput } from './input.ts';
import { orderOf } from './order.ts';
import { type AssignmentPair, combatOutcome, grouped } from './outcomes.ts';
import { placed } from './placed.ts';
import { spelled } from './spelling.ts';
import { asTyped, inTypedWords, laidOut, unitsInWords } from './typedUnits.ts';
import type { CombatAnswer, CombatEnded, CombatSide, CombatUndecided, CombatUnit, TypedUnit } from './types.ts';

const MOST_OUTCOMES = 48;
/** Pairs of assignments that differ in whom they are lethal to, or may become so. */
const MOST_TRIED = 1500;

/** The answer, or why there is none. */
type CombatReading = CombatAnswer | CombatEnded | CombatUndecided | InputProblem;

/** Problems are reported at what was typed. */
export const answerCombat = (typed: string, context: RunContext): CombatReading => {
  if (typed.length > BOUNDS.combatText) return { message: TOO_LONG, start: BOUNDS.combatText, end: typed.length };
  const { text, typedAt } = spelled(typed, context.cards ?? NO_CARDS);
  const answer = answerSpelled(text, context);
  if (!('message' in answer)) return answer;
  const { message, start, end } = answer;
  const at = (index: number): number => typedAt[index] ?? typed.length;
  return { message, start: at(start), end: end > start ? at(end - 1) + 1 : at(end) };
};

const TOO_LONG = `A combat that is typed in one line has at most ${inFigures(BOUNDS.combatText)} characters; write a scenario for more.`;

const answerSpelled = (text: string, context: RunContext): CombatReading => {
  const input = readInput(text, context.cards);
  if ('message' in input) return input;
  const { edition } = input;
  const asked = edition && (standInFor(edition.text) ?? edition.text);
  if (edition !== undefined && asked !== undefined && !isRuleset(asked))
    return {
      message: `There is no edition ${edition.text} to play by; there are ${PLAYED_EDITIONS.join(', ')}.`,
      start: edition.start,
      end: edition.end,
    };
  const ruleset = asked !== undefined && isRuleset(asked) ? asked : context.defaultEdition;
  const board = combatBoard(input, ruleset);
  const tree = parseBlock(board.text);
  if (tree.kind !== 'scenario') return atWhole(text, 'This cannot be read.');
  const report = runScenario({ text: board.text, tree }, context);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.code === 'flow/nothing-pending') return atWhole(text, noCombat(report.runs[0]?.reached));
  if (error !== undefined) return placed(error, board, input) ?? atWhole(text, error.message);
  const [run] = report.runs;
  const state = run?.reached;
  if (run === undefined || state === undefined) return atWhole(text, 'This combat cannot be set up.');
  if (openAssignment(state) === null) {
    const assumed = [...run.assumed, ...assumedAbsent((run.opening ?? state).objects)];
    const typed = asTyped(input, run.opening ?? state);
    const common = { ruleset, typed, notRun: run.notRun, assumed };
    if (state.decision === null) return { ...common, ended: overBefore(state, typed), scenario: board.text };
    const waits = decisionText(state, state.decision);
    const undecided = inTypedWords(decidedFirst(waits), typed);
    return { ...common, undecided, scenario: upToDecision(board, waits) };
  }
  return answered(state, {
    opening: run.opening,
    board,
    input,
    ruleset,
    edition: run.edition,
    notRun: run.notRun,
    assumed: run.assumed,
    rules: context.rules,
  });
};

/** The line of the answer is for the author to write: which one waits is said where it belongs. */
const upToDecision = ({ text }: CombatBoard, waits: string): string => `${text}  # ${waits}\n`;

const decidedFirst = (decision: string): string =>
  `Before damage is assigned, something has to be decided: ${decision}`;

/** It never began: the units that would fight were dead before. */
const noCombat = (state: State | undefined): string => {
  const dead = state?.objects.filter(each => each.killed).map(each => each.name) ?? [];
  const why =
    dead.length === 0
      ? 'one side has no units'
      : `${listedNames(dead)} ${dead.length > 1 ? 'are' : 'is'} dead before it begins`;
  return `There is no combat here: ${why}. Damage has to be less than Might.`;
};

/** Triggers have ended it before damage is assigned: which units are gone, and the outcome. */
const overBefore = ({ objects, battlefields, players }: State, typed: readonly TypedUnit[]): string => {
  const gone = objects.filter(each => each.killed || !isOnBoard(each)).map(each => each.name);
  const [at] = battlefields;
  const holder = at?.controller === null || at === undefined ? 'nobody' : (players[at.controller]?.name ?? 'nobody');
  const why =
    gone.length === 0 ? 'the combat is over' : `${unitsInWords(gone, typed)} ${gone.length > 1 ? 'are' : 'is'} gone`;
  const points = players.map(each => `${each.name} ${each.points}`).join(', ');
  return `No combat damage is assigned: ${why} once what triggers has resolved. Then ${holder} controls ${at?.name ?? 'the battlefield'}; points: ${points}.`;
};

interface Setting {
  readonly opening: State | undefined;
  readonly board: CombatBoard;
  readonly input: CombatInput;
  readonly ruleset: string;
  readonly edition: Edition;
  readonly notRun: readonly NotRun[];
  readonly assumed: CombatAnswer['assumed'];
  readonly rules: RunContext['rules'];
}

const answered = (state: State, setting: Setting): CombatAnswer => {
  const { edition, rules } = setting;
  const attack = listedKills(state, setting.opening);
  const afterAttack = assigned(state, attack.kills[0]);
  const defence = listedKills(afterAttack, setting.opening);
  const units = typedUnits(state, setting);
  const all = pairsOf(attack, defence).flatMap(({ a, d }) => {
    const came = lookInto(state, own => combatOutcome({ attack, defence, a, d }, own, units, setting));
    return came.kind === 'done' ? [came.value] : [];
  });
  const groups = grouped(all);
  const tried = all.reduce((sum, { ways }) => sum + BigInt(ways), 0n);
  const ways = attack.ways === null || defence.ways === null ? null : attack.ways * defence.ways;
  const targets = [...attack.targets, ...defence.targets].map(({ target }) => target);
  const concepts: readonly Concept[] = [
    'combat.damage.sum-attackers',
    'combat.damage.sum-defenders',
    'combat.assign',
    'combat.assign.lethal-first',
    'combat.assign.over-lethal',
    ...(targets.some(({ rank }) => rank === 'first') ? (['keyword.tank.order'] as const) : []),
    ...(targets.some(({ rank }) => rank === 'last') ? (['keyword.backline.order'] as const) : []),
    ...(targets.some(({ rank }) => rank === 'either') ? (['combat.assign.exclusive'] as const) : []),
    ...(targets.some(({ exempt }) => exempt) ? (['combat.assign.exempt'] as const) : []),
    ...(state.objects.some(each => isAtCombat(state, each) && each.stunned) ? (['stun.no-might'] as const) : []),
  ];
  return {
    ruleset: setting.ruleset,
    sides: [sideOf(state, 'attacker', attack, defence, setting), sideOf(state, 'defender', defence, attack, setting)],
    typed: asTyped(setting.input, setting.opening ?? state),
    ways: `${ways ?? moreThan(tried)}`,
    groups: groups.length,
    outcomes: groups.slice(0, MOST_OUTCOMES),
    untried: ways === null ? 'an unknown number' : `${ways - tried}`,
    rules: concepts.flatMap(concept => {
      const [number] = rules.numbersOf(concept, edition);
      return number === undefined ? [] : { number, concept };
    }),
    notRun: setting.notRun,
    assumed: [...setting.assumed, ...assumedAbsent((setting.opening ?? state).objects)],
    scenario: setting.board.text,
  };
};

/** Those of the attacker that kill most, each with those of the defender. */
const pairsOf = (attack: ListedAssignments, defence: ListedAssignments): readonly Pick<AssignmentPair, 'a' | 'd'>[] => {
  const pairs: Pick<AssignmentPair, 'a' | 'd'>[] = [];
  for (const a of attack.kills)
    for (const d of defence.kills) {
      if (pairs.length >= MOST_TRIED) return pairs;
      pairs.push({ a, d });
    }
  return pairs;
};

const moreThan = (ways: bigint): string => `more than ${ways}`;

/** The units that the combat was typed with, in that order. */
const typedUnits = (state: State, { opening }: Setting): readonly Unit[] => laidOut(opening ?? state);

const isAtCombat = (state: State, each: State['objects'][number]): boolean => {
  const combat = combatUnderWay(state);
  return combat !== null && isAt(each, combat.at);
};

/** `own`: what this side assigns; `against`: what is assigned to it. */
const sideOf = (
  state: State,
  role: Role,
  own: ListedAssignments,
  against: ListedAssignments,
  setting: Setting,
): CombatSide => {
  const { board, input } = setting;
  const typed = role === 'attacker' ? input.attackers : input.defenders;
  const player = role === 'attacker' ? board.attacker : board.defender;
  const units = typedUnits(state, setting).filter(({ owner }) => state.players[owner]?.name === player);
  const targets = against.targets.map(
    ({ unit, target }): CombatUnit => ({
      name: unit.name,
      typed: board.typedOf(
        units.findIndex(({ id }) => id === unit.id),
        typed,
      ),
      gives: Math.max(0, damageGiven(state, unit)),
      lethal: target.exempt ? null : target.lethal,
      rank: target.rank,
    }),
  );
  return {
    role,
    player,
    gives: own.total,
    ways: `${own.ways ?? moreThan(own.kills.reduce((sum, { ways }) => sum + ways, 0n))}`,
    units: targets,
    gone: units.flatMap(({ id, name }) => {
      const now = state.objects[id];
      return now === undefined || !isAtCombat(state, now) ? name : [];
    }),
    order: orderOf(targets, listed),
  };
};

const atWhole = (text: string, message: string): InputProblem => ({ message, start: 0, end: text.length });
