/**
 * The board of a combat in the language: its units at one battlefield, everybody has passed, and damage is about to be
 * assigned.
 */
import { quote } from '../../../engine/language/tokens/lexer.ts';
import type { CombatInput, InputUnit } from './combatInput.ts';

export interface CombatBoard {
  readonly text: string;
  readonly attacker: string;
  readonly defender: string;
  /** Where the lines of the units stand, after the player's name; `unit` counts attackers, then defenders. */
  readonly lines: readonly { readonly start: number; readonly end: number; readonly unit: number }[];
  /** What was typed for a unit of a side, by its place among them. */
  readonly typedOf: (at: number, typed: readonly InputUnit[]) => string;
}

const ATTACKER = 'Ana';
const DEFENDER = 'Ben';

/** With the lines of the units, so that what is wrong in one can be reported where it was typed. */
export const combatBoard = ({ attackers, defenders }: CombatInput, ruleset: string): CombatBoard => {
  let text = `scenario ${quote(`${shortly(attackers)} vs ${shortly(defenders)}`)}
  edition ${ruleset}

  player ${ATTACKER}
  player ${DEFENDER}
  battlefield Quarry controlled by ${DEFENDER} contested by ${ATTACKER}
`;
  const lines: CombatBoard['lines'][number][] = [];
  for (const [i, unit] of [...attackers, ...defenders].entries()) {
    text += `    ${i < attackers.length ? ATTACKER : DEFENDER}: `;
    lines.push({ start: text.length, end: text.length + unit.line.length, unit: i });
    text += `${unit.line}\n`;
  }
  text += `  battlefield Grove

  turn ${ATTACKER}
  all pass
`;
  return {
    text,
    attacker: ATTACKER,
    defender: DEFENDER,
    lines,
    typedOf: (at, typed) => withoutCount(eachOf(typed)[at]?.line ?? ''),
  };
};

/** Each by itself: `2x 3` twice. */
export const eachOf = (typed: readonly InputUnit[]): readonly InputUnit[] =>
  typed.flatMap(unit => Array.from({ length: countOf(unit) }, () => unit));

const countOf = ({ line }: InputUnit): number => Number(/^(\d+)x /.exec(line)?.[1] ?? 1);

/** "might 3 tank", as it follows the name. */
const withoutCount = (line: string): string => /\bmight\b.*$/.exec(line)?.[0] ?? line.replace(OWN_NAME, '');

/** `"Ana's Poro" = "Poro"`: the name that it has here. */
const OWN_NAME = /^(?:\d+x )?(?:"(?:[^"\\]|\\.)*"|\S+) = /;

const shortly = (units: readonly InputUnit[]): string =>
  units
    .map(({ line }) =>
      line
        .replace(OWN_NAME, '')
        .replace(/^(\d+x )?(?:Attacker|Defender)\d* might /, '$1')
        .replace(/"/g, ''),
    )
    .join(', ');
