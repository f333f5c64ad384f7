/** The answer to a combat in words: a line each, for a terminal, a list or the clipboard. */

import { caveatsOf } from '../verdict/caveats.ts';
import { whoDies } from './scenario.ts';
import type { CombatAnswer, CombatEnded, CombatOutcome, CombatSide } from './types.ts';

const sideText = (side: CombatSide): string =>
  [givesText(side), `${lethalTexts(side).join('; ')}.`, orderText(side), goneText(side)]
    .filter(text => text !== '')
    .join(' ');

/** The same in rows that a narrow list shows whole, unless a single unit is longer. */
export const sideRows = (side: CombatSide): readonly string[] => {
  const rows: string[] = [];
  for (const unit of lethalTexts(side)) {
    const last = rows.at(-1);
    if (last === undefined || last.length + unit.length + 2 > ROW) rows.push(unit);
    else rows[rows.length - 1] = `${last}; ${unit}`;
  }
  return [givesText(side), ...rows, orderText(side), goneText(side)].filter(text => text !== '');
};

/** In characters. */
const ROW = 56;

const givesText = ({ player, role, gives, ways }: CombatSide): string =>
  `${player} (${role}) has ${gives} to assign, ${ways === '1' ? 'in one legal way' : `in ${inFigures(ways)} legal ways`}.`;

const lethalTexts = ({ units }: CombatSide): readonly string[] =>
  units.map(
    ({ name, typed, lethal }) =>
      `${name} (${typed}): ${lethal === null ? 'cannot be dealt damage' : `${lethal} is lethal`}`,
  );

const orderText = ({ order }: CombatSide): string => (order === '' ? '' : `Damage to them: ${order}.`);

const goneText = ({ gone }: CombatSide): string =>
  gone.length === 0 ? '' : `Gone once what triggers before has resolved: ${gone.join(', ')}.`;

/** How many outcomes there are, and of how many ways. */
export const waysText = ({ groups, ways }: CombatAnswer): string =>
  `${groups === 1 ? 'One outcome' : `${groups} outcomes`} (${inFigures(ways)} ${ways === '1' ? 'way' : 'ways'})`;

/** What follows: who goes home, who controls the battlefield, who wins, the points; or what has to be decided before. */
export const afterText = ({ control, points, result, recalled, waits }: CombatOutcome): string => {
  if (waits !== null) return `then ${waits} The rest depends on that: write a scenario for it`;
  const home = recalled.length === 0 ? '' : `${recalled.join(', ')} ${recalled.length === 1 ? 'goes' : 'go'} home; `;
  const score = points.map(each => `${each.player} ${each.points}`).join(', ');
  return `${home}${control}, ${result}; points: ${score}`;
};

const outcomeText = (outcome: CombatOutcome): string =>
  `${whoDies(outcome)}: ${afterText(outcome)}. For example ${outcome.assigned[0]}, and back ${outcome.assigned[1]}.`;

/** Whole, as it is copied. */
export const combatText = (answer: CombatAnswer): string => {
  const { ruleset, sides, groups, outcomes, rules, untried, notRun, assumed } = answer;
  const more = groups > outcomes.length ? [`- and ${groups - outcomes.length} more outcomes`] : [];
  if (untried !== '0') more.push(`- ${inFigures(untried)} of the ways are not looked at: the combat is too large.`);
  return [
    `Core rules ${ruleset}`,
    ...caveatsOf({ notRun, assumed }),
    ...sides.map(sideText),
    `${waysText(answer)}:`,
    ...outcomes.map(each => `- ${outcomeText(each)}`),
    ...more,
    `Rules: ${rules.map(({ number }) => number).join(', ')}`,
  ].join('\n');
};

/** Whole, as it is copied. */
export const endedText = ({ ruleset, ended, notRun, assumed }: CombatEnded): string =>
  [`Core rules ${ruleset}`, ...caveatsOf({ notRun, assumed }), ended].join('\n');

const inFigures = (ways: string): string => ways.replace(/\B(?=(\d{3})+$)/g, ',');
