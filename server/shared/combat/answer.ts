/** A combat typed in one line, answered: what each side gives, what is lethal, and every outcome with one assignment for it. */

import { damageGiven, lethalNow } from '../../../engine/game/abilities/might.ts';
import { perform, playFrom } from '../../../engine/game/actions.ts';
import { type Kills, killsOf } from '../../../engine/game/combat/assignment/kills.ts';
import type { Rank, Target } from '../../../engine/game/combat/assignment/targets.ts';
import { assignmentRule, openAssignment, targetOf } from '../../../engine/game/combat/damage.ts';
import { combatUnderWay, isAt, listed, onBoard, player } from '../../../engine/game/play/query.ts';
import type { Concept } from '../../../engine/game/state/concepts.ts';
import type { Edition } from '../../../engine/game/state/editions.ts';
import { isRuleset, RULESETS } from '../../../engine/game/state/rulesets.ts';
import type { Battlefield, Role, State, Unit } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { decisionText } from '../../../engine/scenario/acts/waiting.ts';
import { NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { NotRun } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { type Board, boardText } from './board.ts';
import { type CombatInput, type InputProblem, readInput } from './input.ts';
import { placed } from './placed.ts';
import { spelled } from './spelling.ts';
import type { CombatAnswer, CombatOutcome, CombatSide } from './types.ts';

const MOST_OUTCOMES = 48;
/** Pairs of assignments that differ in whom they are lethal to, or may come to be. */
const MOST_TRIED = 1500;

/** Problems are reported at what was typed. */
export const answerCombat = (typed: string, context: RunContext): CombatAnswer | InputProblem => {
  const { text, typedAt } = spelled(typed, context.cards ?? NO_CARDS);
  const answer = answerSpelled(text, context);
  if (!('message' in answer)) return answer;
  const { message, start, end } = answer;
  const at = (index: number): number => typedAt[index] ?? typed.length;
  return { message, start: at(start), end: end > start ? at(end - 1) + 1 : at(end) };
};

const answerSpelled = (text: string, context: RunContext): CombatAnswer | InputProblem => {
  const input = readInput(text, context.cards);
  if ('message' in input) return input;
  const { edition } = input;
  if (edition !== undefined && !isRuleset(edition.text))
    return {
      message: `There is no edition ${edition.text} to play by; there are ${RULESETS.filter(each => !each.includes(' ')).join(', ')}.`,
      start: edition.start,
      end: edition.end,
    };
  const ruleset = edition !== undefined && isRuleset(edition.text) ? edition.text : context.defaultEdition;
  const board = boardText(input, ruleset);
  const tree = parseBlock(board.text);
  if (tree.kind !== 'scenario') return atWhole(text, 'This cannot be read.');
  const report = runScenario({ text: board.text, tree }, context);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.code === 'flow/nothing-pending') return atWhole(text, noCombat(report.runs[0]?.reached));
  if (error !== undefined) return placed(error, board, input) ?? atWhole(text, error.message);
  const [run] = report.runs;
  const state = run?.reached;
  if (run === undefined || state === undefined) return atWhole(text, 'This combat cannot be set up.');
  if (openAssignment(state) === null)
    return atWhole(
      text,
      state.decision === null
        ? overBefore(state)
        : `Something has to be decided before damage is assigned: ${decisionText(state, state.decision)} Write a scenario for it.`,
    );
  return answered(state, {
    opening: run.opening,
    board,
    input,
    ruleset,
    edition: run.edition,
    notRun: run.notRun,
    rules: context.rules,
  });
};

/** It was never begun: what would fight is dead before. */
const noCombat = (state: State | undefined): string => {
  const dead = state?.objects.filter(each => each.killed).map(each => each.name) ?? [];
  const why =
    dead.length === 0
      ? 'one side has no units'
      : `${listed(dead)} ${dead.length > 1 ? 'are' : 'is'} dead before it begins`;
  return `There is no combat here: ${why}. Damage has to be less than Might.`;
};

/** What triggers has ended it before damage is assigned: who is gone, and what has come of it. */
const overBefore = ({ objects, battlefields, players }: State): string => {
  const gone = objects.filter(each => each.killed || !onBoard(each)).map(each => each.name);
  const [at] = battlefields;
  const holder = at?.controller === null || at === undefined ? 'nobody' : (players[at.controller]?.name ?? 'nobody');
  const why = gone.length === 0 ? 'the combat is over' : `${listed(gone)} ${gone.length > 1 ? 'are' : 'is'} gone`;
  const points = players.map(each => `${each.name} ${each.points}`).join(', ');
  return `No combat damage is assigned: ${why} once what triggers has resolved. Then ${holder} controls ${at?.name ?? 'the battlefield'}; points: ${points}.`;
};

interface Setting {
  readonly opening: State | undefined;
  readonly board: Board;
  readonly input: CombatInput;
  readonly ruleset: string;
  readonly edition: Edition;
  readonly notRun: readonly NotRun[];
  readonly rules: RunContext['rules'];
}

const answered = (state: State, setting: Setting): CombatAnswer => {
  const { edition, rules } = setting;
  const attack = listedKills(state, setting.opening);
  const afterAttack = assigned(state, attack.kills[0]);
  const defence = listedKills(afterAttack, setting.opening);
  const pairs = attack.kills.flatMap(a => defence.kills.map(d => ({ a, d })));
  const all = pairs
    .slice(0, MOST_TRIED)
    .map(({ a, d }) => outcomeOf({ attack, defence, a, d }, assigned(state, a), setting));
  const groups = grouped(all);
  const tried = all.reduce((sum, { ways }) => sum + BigInt(ways), 0n);
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
    ways: `${attack.ways * defence.ways}`,
    groups: groups.length,
    outcomes: groups.slice(0, MOST_OUTCOMES),
    untried: `${attack.ways * defence.ways - tried}`,
    rules: concepts.flatMap(concept => {
      const [number] = rules.numbersOf(concept, edition);
      return number === undefined ? [] : { number, concept };
    }),
    notRun: setting.notRun,
    scenario: setting.board.text,
  };
};

const isAtCombat = (state: State, each: State['objects'][number]): boolean => {
  const combat = combatUnderWay(state);
  return combat !== null && isAt(each, combat.at);
};

/** An assignment that is open: among whom, and whom the legal ones are lethal to. */
interface Listed {
  readonly total: number;
  readonly targets: readonly { readonly unit: Unit; readonly target: Target }[];
  readonly kills: readonly Kills[];
  readonly ways: bigint;
}

const NOBODY: Listed = {
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
const listedKills = (state: State, opening: State | undefined): Listed => {
  const open = openAssignment(state);
  if (open === null) return NOBODY;
  const targets = open.targets.map(unit => ({ unit, target: targetOf(state, unit) }));
  const kills = killsOf(
    targets.map(({ target }) => target),
    open.total,
    assignmentRule(state),
    open.targets.map(({ id }) => lethalOutside(opening, id)),
  ).toSorted((a, b) => b.killed.length - a.killed.length);
  return { total: open.total, targets, kills, ways: kills.reduce((sum, { ways }) => sum + ways, 0n) };
};

const assigned = (state: State, kills: Kills | undefined): State => {
  const open = openAssignment(state);
  if (open === null || kills === undefined) return state;
  const play = playFrom(state);
  perform(play, open.player, { kind: 'assign', shares: sharesOf(open.targets, kills) });
  return play.state;
};

const sharesOf = (targets: readonly Unit[], { shares }: Kills) =>
  targets.map(({ id }, i) => ({ unit: id, amount: shares[i] ?? 0 }));

const sharesText = ({ targets }: Listed, { shares }: Kills): string => {
  const given = targets.flatMap(({ unit }, i) =>
    (shares[i] ?? 0) > 0 ? [`${shares[i]} to ${quoteIfNeeded(unit.name)}`] : [],
  );
  return given.length === 0 ? 'nothing' : given.join(', ');
};

interface Pair {
  readonly attack: Listed;
  readonly defence: Listed;
  readonly a: Kills;
  readonly d: Kills;
}

/** Those in which the same units die, and the same follows. */
const grouped = (outcomes: readonly CombatOutcome[]): readonly CombatOutcome[] => {
  const groups = new Map<string, CombatOutcome>();
  for (const each of outcomes) {
    const { attackersDie, defendersDie, control, recalled, points, result } = each;
    const key = JSON.stringify([attackersDie, defendersDie, control, recalled, points, result]);
    const before = groups.get(key);
    groups.set(key, before === undefined ? each : { ...before, ways: `${BigInt(before.ways) + BigInt(each.ways)}` });
  }
  return [...groups.values()];
};

const outcomeOf = ({ attack, defence, a, d }: Pair, before: State, setting: Setting): CombatOutcome => {
  const play = playFrom(before);
  const open = openAssignment(before);
  if (open !== null) perform(play, open.player, { kind: 'assign', shares: sharesOf(open.targets, d) });
  const after = play.state;
  const at = combatUnderWay(before)?.at;
  const place = after.battlefields.find(each => each.id === at);
  const die = ({ targets }: Listed): readonly string[] =>
    targets.flatMap(({ unit }) => (isDead(after, unit.id) ? unit.name : []));
  return {
    attackersDie: die(defence),
    defendersDie: die(attack),
    ways: `${a.ways * d.ways}`,
    assigned: [sharesText(attack, a), sharesText(defence, d)],
    control: place === undefined ? '' : controlText(after, place),
    recalled: defence.targets.flatMap(({ unit }) => (after.objects[unit.id]?.zone.kind === 'base' ? unit.name : [])),
    points: after.players.map(({ name, points }) => ({ player: name, points })),
    result: resultText(after),
    rules: [...new Set(play.steps.flatMap(({ rule }) => setting.rules.numbersOf(rule, setting.edition)[0] ?? []))],
  };
};

const isDead = (state: State, id: Unit['id']): boolean => state.objects[id]?.killed === true;

const controlText = (state: State, { name, controller }: Battlefield): string =>
  controller === null ? `nobody controls ${name}` : `${player(state, controller).name} controls ${name}`;

const resultText = (state: State): string => {
  const winner = state.combat?.result?.winner ?? null;
  return winner === null ? 'nobody wins the combat' : `${player(state, winner).name} wins the combat`;
};

/** `own`: what this side assigns; `against`: what is assigned to it. */
const sideOf = (state: State, role: Role, own: Listed, against: Listed, { board, input }: Setting): CombatSide => {
  const typed = role === 'attacker' ? input.attackers : input.defenders;
  return {
    role,
    player: role === 'attacker' ? board.attacker : board.defender,
    gives: own.total,
    ways: `${own.ways}`,
    units: against.targets.map(({ unit, target }, i) => ({
      name: unit.name,
      typed: board.typedOf(role, i, typed),
      gives: Math.max(0, damageGiven(state, unit)),
      lethal: target.exempt ? null : target.lethal,
      rank: target.rank,
    })),
    order: orderText(against),
  };
};

const orderText = ({ targets }: Listed): string => {
  const of = (rank: Rank): readonly string[] =>
    targets.flatMap(({ unit, target }) => (target.rank === rank && !target.exempt ? unit.name : []));
  const parts = [
    of('first').length > 0 ? `${listed(of('first'))} first` : '',
    of('last').length > 0 ? `${listed(of('last'))} last` : '',
    of('either').length > 0 ? `${listed(of('either'))} either first or last` : '',
  ].filter(part => part !== '');
  return targets.length < 2 || parts.length === 0 ? '' : parts.join(', ');
};

const atWhole = (text: string, message: string): InputProblem => ({ message, start: 0, end: text.length });
