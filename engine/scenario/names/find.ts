/** Finding what a name stands for, and reporting one that stands for nothing, or for two things. */

import type { Name } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
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

/** `name/duplicate`, with the first declaration beside it and another name as the fix. */
export const duplicate = (name: Name, what: string, first: Name): Problem =>
  problem(
    'name/duplicate',
    name.span,
    `There is already a ${what} called "${first.text}"; every ${what} needs a different name.`,
    {
      related: [{ span: first.span, message: `"${first.text}" is declared here` }],
      fixes: [preferredFix(name.span, quoteIfNeeded(`${name.text}2`), `Call it ${quoteIfNeeded(`${name.text}2`)}`)],
    },
  );

/**
 * The same for what the board lays out, of which there may be several: with a count, or with a number after the name.
 */
export const secondOfName = (
  name: Name,
  { type, card }: { readonly type: string; readonly card: boolean },
  first: Name,
): Problem => {
  const numbered = quoteIfNeeded(`${name.text}2`);
  const own = card ? `${numbered} = ${quote(name.text)}` : numbered;
  const several = card ? quote(name.text) : quoteIfNeeded(name.text);
  return problem(
    'name/duplicate',
    name.span,
    `There is already a ${type} called "${first.text}"; every ${type} needs a different name. Several of a kind in one place can share a line, as in “2x ${several}”; a single one can be numbered, as in “${own}”.`,
    {
      related: [{ span: first.span, message: `"${first.text}" is declared here` }],
      fixes: [preferredFix(name.span, own, `Write it as ${own}`)],
    },
  );
};
