/** What tells two editions apart, for people. */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { BehaviourCause } from '../../analysis/audit/deciding.ts';
import { printable } from '../../analysis/text/printable.ts';
import { counted, type Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

/** As it is printed with `--json`, too. */
export interface Differences {
  readonly version: 1;
  readonly from: Ruleset;
  readonly to: Ruleset;
  readonly seed: number;
  /** What was tried. */
  readonly boards: number;
  readonly acts: number;
  readonly found: readonly FoundDifference[];
  /** Behaviours in which they differ, and for which there is nothing, with the reason if none can be. */
  readonly missing: readonly { readonly behaviour: Behaviour; readonly why: string | null }[];
}

export interface FoundDifference {
  /** What makes it so, together; none where it is no behaviour, as a keyword that one edition lacks. */
  readonly behaviours: readonly BehaviourCause[];
  /** How often it was met on the boards, up to twice: then it is looked for no more. */
  readonly times: number;
  /** A file that passes. */
  readonly scenario: string;
}

export const differencesText = (differences: Differences, width: number, paint: Paint): string => {
  const { from, to, boards, acts, seed, found, missing } = differences;
  const tried = `${counted(boards, 'board')} and ${counted(acts, 'act')} (seed ${seed})`;
  const rest = missing.map(
    ({ behaviour, why }) =>
      `${wrapped(`No scenario of ${behaviour}: ${why ?? 'random boards have not reached it, which proves nothing; another --seed or a longer --limit may.'}`, width)}\n`,
  );
  if (found.length === 0)
    return `${wrapped(`In ${tried}, nothing was found that ${from} and ${to} play differently.`, width)}\n${rest.join('')}`;
  const met = found.filter(({ times }) => times > 0).length;
  const how = boards === 0 ? '' : `; ${met === 0 ? 'none' : met} met in ${tried}`;
  const each = found.map(
    ({ behaviours, scenario }) =>
      `${headOf(behaviours, differences, width, paint)}\n${scenario.replace(/^(?=.)/gm, '    ')}\n`,
  );
  return `${paint('bold', `${counted(found.length, 'difference')} between ${from} and ${to}`)}${how}\n\n${each.join('')}${rest.join('')}`;
};

const headOf = (
  behaviours: readonly BehaviourCause[],
  { from, to }: Differences,
  width: number,
  paint: Paint,
): string => {
  if (behaviours.length === 0)
    return `${wrapped('None of the behaviours: something else, as a keyword that one of the editions lacks.', width)}\n`;
  return behaviours
    .map(cause => {
      const numbers = cause.rules.map(rule => rule.to ?? rule.from ?? rule.concept).join(', ');
      const values = `${from}: ${cause.from}; ${to}: ${cause.to} (${numbers})`;
      return `${paint('bold', cause.behaviour)}: ${printable(cause.about)}\n${wrapped(values, width)}\n`;
    })
    .join('');
};

const wrapped = (text: string, width: number): string => wrap(text, width).join('\n');
