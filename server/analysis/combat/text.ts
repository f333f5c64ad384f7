/**
 * The answer to a combat in words, for a terminal, a list or the clipboard: first what comes of it, in the words of who typed
 * it, and below that the arithmetic.
 */
import { inFigures } from '../../../engine/bounds.ts';
import { listed } from '../../../engine/game/play/query.ts';
import type { Role } from '../../../engine/game/state/state.ts';
import { caveatsOf } from '../verdict/caveats.ts';
import { orderOf } from './order.ts';
import { inTypedWords, unitInWords, unitsInWords } from './typedUnits.ts';
import type {
  CombatAnswer,
  CombatEnded,
  CombatOutcome,
  CombatShare,
  CombatSide,
  CombatUndecided,
  TypedUnit,
} from './types.ts';

/** An outcome in words. */
export interface ReportedOutcome {
  /** "The 3 Tank and the 7 die". */
  readonly deaths: string;
  /** "the defender keeps Quarry", or what has to be decided first. */
  readonly after: string;
  /** "For example the attacker assigns 3 to the 3 Tank, 4 to the 5; the defender assigns 8 to the 7". */
  readonly example: string;
  /** Where it is among the answer's outcomes: the first that reads so. */
  readonly at: number;
}

/** Each that reads differently, once: it does not matter which of two units that were typed alike dies. */
export const reportedOutcomes = ({ outcomes, typed }: CombatAnswer): readonly ReportedOutcome[] => {
  const told = new Map<string, ReportedOutcome>();
  for (const [at, outcome] of outcomes.entries()) {
    const deaths = deathsText(outcome, typed);
    const after = afterText(outcome, typed);
    const key = `${deaths}; ${after}`;
    if (!told.has(key)) told.set(key, { deaths, after, example: exampleText(outcome, typed), at });
  }
  return [...told.values()];
};

/** "2 outcomes of 12 legal ways, core rules 1.4". */
export const titleText = (answer: CombatAnswer): string => {
  const { ways, ruleset, groups, outcomes } = answer;
  const count = groups > outcomes.length ? groups : reportedOutcomes(answer).length;
  const all = `${inFigures(ways)} legal ways`;
  const one =
    ways === '1' ? 'One legal way to assign damage' : `One outcome, in whichever of ${all} damage is assigned`;
  return `${count === 1 ? one : `${count} outcomes of ${all} to assign damage`}, core rules ${ruleset}`;
};

const deathsText = ({ attackersDie, defendersDie }: CombatOutcome, typed: readonly TypedUnit[]): string => {
  const dead = [...defendersDie, ...attackersDie];
  if (dead.length === 0) return 'Nobody dies';
  const names = unitsInWords(dead, typed);
  return `${names[0]?.toUpperCase()}${names.slice(1)} ${dead.length === 1 ? 'dies' : 'die'}`;
};

/** Who goes home, what becomes of the battlefield, the points; or what has to be decided before. */
const afterText = (outcome: CombatOutcome, typed: readonly TypedUnit[]): string => {
  const { recalled, waits } = outcome;
  if (waits !== null) return `then ${inTypedWords(waits, typed)} The rest depends on that`;
  const home =
    recalled.length === 0 ? '' : `${unitsInWords(recalled, typed)} ${recalled.length === 1 ? 'goes' : 'go'} home, `;
  return `${home}${resultText(outcome)}`;
};

/** Who wins, what becomes of the battlefield, which was the defender's, and the points. */
const resultText = (outcome: CombatOutcome): string => {
  const { controller, winner, place } = outcome;
  const kept = controller === 'attacker' ? `conquers ${place}` : `keeps ${place}`;
  if (controller === null)
    return `${winner === null ? 'nobody wins' : `the ${winner} wins`}, and nobody controls ${place}${pointsText(outcome, null)}`;
  const own = [kept, ...pointsOf(outcome, controller)];
  if (controller === winner) own.unshift('wins');
  const beaten = winner === null ? 'nobody wins, ' : `the ${winner} wins, `;
  return `${controller === winner ? '' : beaten}the ${controller} ${listed(own)}${pointsText(outcome, controller)}`;
};

/** "has 1 point", of a role; nothing where it has none. */
const pointsOf = ({ points }: CombatOutcome, role: Role): readonly string[] => {
  const has = points[role === 'attacker' ? 0 : 1]?.points ?? 0;
  return has === 0 ? [] : [`has ${has} ${has === 1 ? 'point' : 'points'}`];
};

/** Those of whoever is not told yet. */
const pointsText = (outcome: CombatOutcome, told: Role | null): string =>
  (['attacker', 'defender'] as const)
    .filter(role => role !== told)
    .flatMap(role => pointsOf(outcome, role).map(has => `, the ${role} ${has}`))
    .join('');

const exampleText = ({ shares }: CombatOutcome, typed: readonly TypedUnit[]): string =>
  `For example the attacker assigns ${sharesInWords(shares[0], typed)}; the defender assigns ${sharesInWords(shares[1], typed)}`;

const sharesInWords = (shares: readonly CombatShare[], typed: readonly TypedUnit[]): string =>
  shares.length === 0
    ? 'nothing'
    : shares.map(({ name, amount }) => `${amount} to ${unitInWords(name, typed)}`).join(', ');

/** How it comes to that: what a side has to assign, what is lethal to its units, and the order that binds the other. */
const sideText = (side: CombatSide, typed: readonly TypedUnit[]): string =>
  [givesText(side), `${lethalTexts(side, typed).join(', ')}.`, orderText(side, typed), goneText(side, typed)]
    .filter(text => text !== '')
    .join(' ');

/** The same in rows that a narrow list shows whole, unless a single unit is longer. */
export const sideRows = (side: CombatSide, typed: readonly TypedUnit[]): readonly string[] => {
  const rows: string[] = [];
  for (const unit of lethalTexts(side, typed)) {
    const last = rows.at(-1);
    if (last === undefined || last.length + unit.length + 2 > ROW) rows.push(unit);
    else rows[rows.length - 1] = `${last}, ${unit}`;
  }
  return [givesText(side), ...rows, orderText(side, typed), goneText(side, typed)].filter(text => text !== '');
};

/** In characters. */
const ROW = 56;

const givesText = ({ player, role, gives, ways }: CombatSide): string =>
  `The ${role} (${player}) has ${gives} to assign, ${ways === '1' ? 'in one legal way' : `in ${inFigures(ways)} legal ways`}.`;

/** "Lethal to its own units: 3 to the 3 Tank", "5 to the 5"; units that were typed alike, and to which as much is lethal, in one. */
const lethalTexts = ({ units }: CombatSide, typed: readonly TypedUnit[]): readonly string[] => {
  const alike = new Map<string, { readonly names: string[]; readonly lethal: number | null }>();
  for (const { name, lethal } of units) {
    const key = `${typed.find(each => each.name === name)?.words ?? `"${name}"`} ${lethal}`;
    const before = alike.get(key);
    if (before === undefined) alike.set(key, { names: [name], lethal });
    else before.names.push(name);
  }
  return [...alike.values()].map(({ names, lethal }, i) => {
    const amount = lethal === null ? 'none is dealt' : `${lethal}${names.length > 1 ? ' each' : ''}`;
    return `${i === 0 ? 'Lethal to its own units: ' : ''}${amount} to ${unitsInWords(names, typed)}`;
  });
};

const orderText = ({ units }: CombatSide, typed: readonly TypedUnit[]): string => {
  const order = orderOf(units, names => unitsInWords(names, typed));
  return order === '' ? '' : `Damage to them: ${order}.`;
};

const goneText = ({ gone }: CombatSide, typed: readonly TypedUnit[]): string =>
  gone.length === 0 ? '' : `Gone once what triggers before has resolved: ${unitsInWords(gone, typed)}.`;

/** Whole, as it is copied. */
export const answerText = (answer: CombatAnswer | CombatEnded | CombatUndecided): string => {
  if ('sides' in answer) return combatText(answer);
  const comes = 'ended' in answer ? answer.ended : answer.undecided;
  return [comes, ...caveatsOf(answer), `Core rules ${answer.ruleset}`].join('\n');
};

const combatText = (answer: CombatAnswer): string => {
  const { sides, groups, outcomes, rules, untried, typed } = answer;
  const more = groups > outcomes.length ? [`- and ${groups - outcomes.length} more outcomes`] : [];
  if (untried !== '0') more.push(`- ${inFigures(untried)} of the ways are not looked at: the combat is too large.`);
  return [
    `${titleText(answer)}:`,
    ...reportedOutcomes(answer).map(({ deaths, after, example }) => `- ${deaths}; ${after}. ${example}.`),
    ...more,
    ...caveatsOf(answer),
    ...sides.map(side => sideText(side, typed)),
    `Rules: ${rules.map(({ number }) => number).join(', ')}`,
  ].join('\n');
};
