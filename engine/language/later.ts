/** Statements of the language that are read and not yet run: each is answered by one warning that says so. */
import type { Action, Statement } from './syntax.ts';

type Kindly = Statement extends infer S ? (S extends Statement ? Omit<S, 'line' | 'span'> : never) : never;

/** What is not run of this statement, in a sentence, or null where all of it is. */
export const notRunYet = (statement: Kindly): string | null => {
  switch (statement.kind) {
    case 'action':
      return statement.action.kind === 'later' ? action(statement.action) : null;
    case 'effect':
      return statement.effect.kind === 'later'
        ? 'This effect is read but not run yet: sentences as on cards come with a later version.'
        : null;
    case 'expect':
      return statement.claim.about === 'legality' && statement.claim.action.kind === 'later'
        ? action(statement.claim.action)
        : null;
    default:
      return null;
  }
};

const WHAT = {
  plays: 'Playing cards',
  activates: 'Activating abilities',
  hides: 'Hiding cards',
  chooses: 'Choosing at a resolution',
  declines: 'Declining',
  orders: 'Ordering triggers',
} as const;

const action = (later: Extract<Action, { kind: 'later' }>): string =>
  `${WHAT[later.verb]} (“${later.verb}”) is read but not run yet: it comes with a later version.`;
