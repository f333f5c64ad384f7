/**
 * A combat as a scenario that passes: one branch for each outcome, with an assignment that leads to it and what is
 * expected then.
 */
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { CombatAnswer, CombatOutcome } from './types.ts';

/** For the outcomes at the places `only`; without it, for all that are listed. */
export const combatScenario = (answer: CombatAnswer, only?: readonly number[]): string => {
  const shown = answer.outcomes.filter((_, i) => only === undefined || only.includes(i));
  const [first] = shown;
  if (first === undefined) return answer.scenario;
  if (shown.length === 1) return answer.scenario + lines(answer, first, '  ');
  const taken = new Map<string, number>();
  const branches = shown.map(outcome => {
    const name = whoDies(outcome);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    const own = before === 0 ? name : `${name} (${before + 1})`;
    return `  what if "${own.replaceAll('"', "'")}"\n${lines(answer, outcome, '    ')}  back\n`;
  });
  return `${answer.scenario}${branches.join('')}`;
};

const whoDies = ({ attackersDie, defendersDie }: CombatOutcome): string => {
  const all = [...defendersDie, ...attackersDie];
  return all.length === 0 ? 'nobody dies' : `${all.join(', ')} ${all.length === 1 ? 'dies' : 'die'}`;
};

const lines = (answer: CombatAnswer, outcome: CombatOutcome, indent: string): string => {
  const players = answer.sides.map(({ player }) => player);
  const { alive, waits } = outcome;
  const dead = [...outcome.defendersDie, ...outcome.attackersDie];
  const names = (all: readonly string[]): string => all.map(quoteIfNeeded).join(', ');
  const is = (all: readonly string[]): string => (all.length === 1 ? 'is' : 'are');
  return [
    `${players[0]} assigns ${outcome.assigned[0]}`,
    `${players[1]} assigns ${outcome.assigned[1]}`,
    ...Array.from({ length: outcome.passes }, () => 'all pass'),
    ...(dead.length === 0 ? [] : [`expect ${names(dead)} ${is(dead)} dead`]),
    ...(waits === null ? endedLines(outcome, names(alive), is(alive)) : [`# ${waits}`]),
  ]
    .map(line => `${indent}${line}\n`)
    .join('');
};

const endedLines = ({ alive, control, points }: CombatOutcome, names: string, are: string): readonly string[] => [
  ...(alive.length === 0 ? [] : [`expect ${names} ${are} alive`]),
  `expect ${control.replace(/^nobody controls (.*)$/, '$1 is uncontrolled')}`,
  ...points.map(({ player, points: has }) => `expect ${player} has ${has} ${has === 1 ? 'point' : 'points'}`),
];
