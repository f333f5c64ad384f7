/** Finding what a name stands for, and reporting one that stands for nothing, or for two things. */

import type { Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import { nameProblem } from './nameProblem.ts';
import type { NameTable } from './names.ts';

export type Find<Id> = (name: Name) => Id | null;

/** Finds a name in a table; one that is not there is reported. */
export const finder =
  <Id>(table: NameTable<Id>, what: string, problems: Problem[]): Find<Id> =>
  name => {
    const found = table.find(name.text);
    if (found.ok) return found.id;
    problems.push(nameProblem(name, what, found.problem, table));
    return null;
  };

export const duplicate = (name: Name, what: string, first: Name): Problem =>
  problem(
    'name/duplicate',
    name.span,
    `There is a ${what} called "${first.text}" already; every ${what} has a name of its own.`,
    {
      related: [{ span: first.span, message: `"${first.text}" is declared here` }],
      fixes: [
        replacementFix(name.span, quoteIfNeeded(`${name.text}2`), `Call it ${quoteIfNeeded(`${name.text}2`)}`, true),
      ],
    },
  );
