/** A name that means nothing, or several things, as a problem with its fixes. */

import type { Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { likeliestFirst, type Problem, problem, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
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
  if (SEVERAL.test(name.text) && table.names.length > 0)
    return problem(
      'name/unknown',
      name.span,
      `"${name.text}" is not a name: name each ${what}, with commas between; ${known}.`,
      { fixes: changesTo(name, table.names.slice(0, MOST_LISTED)) },
    );
  // Several of one name are met by the same words.
  const near = [...new Set(wrong.near())];
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return problem('name/unknown', name.span, `No ${what} is called "${name.text}"; ${known}.${hint}`, {
    // The nearest names; where none is near, whichever there is.
    fixes: near.length > 0 ? likeliestFirst(changesTo(name, near)) : changesTo(name, table.names.slice(0, MOST_LISTED)),
  });
};

const MOST_LISTED = 8;

/** Words that speak of several, or of what was spoken of before, as sentences do. */
const SEVERAL = /^(?:all|everything|everyone|everybody|both|them|they)$/iu;

const changesTo = ({ span }: Name, names: readonly string[]): readonly Fix[] =>
  names.map(n => replacementFix(span, quoteIfNeeded(n), `Change to ${quoteIfNeeded(n)}`));

const listed = (names: readonly string[]): string =>
  names.length <= MOST_LISTED
    ? names.join(', ')
    : `${names.slice(0, MOST_LISTED).join(', ')} and ${names.length - MOST_LISTED} more`;
