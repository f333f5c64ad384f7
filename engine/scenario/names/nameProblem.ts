/** A name that means nothing, or several things, as a problem with its fixes. */

import type { Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import type { NameProblem, NameTable } from './names.ts';

/** `name/unknown`, `name/ambiguous` */
export const nameProblem = (name: Name, what: string, wrong: NameProblem, table: NameTable<unknown>): Problem => {
  if (wrong.kind === 'ambiguous') {
    return problem(
      'name/ambiguous',
      name.span,
      `"${name.text}" could be ${wrong.among.map(n => `"${n}"`).join(' or ')}; write the whole name.`,
      {
        fixes: wrong.among.map(n => replacementFix(name.span, quoteIfNeeded(n), `Write ${quoteIfNeeded(n)}`)),
      },
    );
  }
  const known =
    table.names.length === 0 ? `this scenario has no ${what}` : `the ${what}s here are ${listed(table.names)}`;
  // Several of one name are met by the same words.
  const near = [...new Set(wrong.near())];
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  // The nearest names; where none is near, whichever there is.
  const instead = near.length > 0 ? near : table.names.slice(0, MOST_LISTED);
  return problem('name/unknown', name.span, `No ${what} is called "${name.text}"; ${known}.${hint}`, {
    fixes: instead.map((n, i) =>
      replacementFix(name.span, quoteIfNeeded(n), `Change to ${quoteIfNeeded(n)}`, i === 0 && near.length > 0),
    ),
  });
};

const MOST_LISTED = 8;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_LISTED
    ? names.join(', ')
    : `${names.slice(0, MOST_LISTED).join(', ')} and ${names.length - MOST_LISTED} more`;
