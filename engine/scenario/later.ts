/** Statements of the language that are read and not run yet: each is answered by one warning that says so. */
import type { Action, Statement } from '../language/syntax.ts';

/** What is not run of this statement, in a sentence; null where all of it is. */
export const laterIn = (statement: Statement): string | null => {
  switch (statement.kind) {
    case 'action':
      return laterAction(statement.action);
    case 'effect':
      return statement.effect.kind === 'sentence'
        ? 'This effect is read but not run yet: sentences as on cards come with a later version.'
        : null;
    case 'expect':
      return statement.claim.about === 'legality' ? laterAction(statement.claim.action) : null;
    default:
      return null;
  }
};

const WHAT: Partial<Record<Action['kind'], readonly [what: string, verb: string]>> = {
  play: ['Playing cards', 'plays'],
  activate: ['Activating abilities', 'activates'],
  hide: ['Hiding cards', 'hides'],
  choose: ['Choosing at a resolution', 'chooses'],
  decline: ['Declining', 'declines'],
  accept: ['Accepting', 'accepts'],
  order: ['Ordering triggers', 'orders'],
};

const laterAction = ({ kind }: Action): string | null => {
  const [what, verb] = WHAT[kind] ?? [];
  return what === undefined ? null : `${what} (“${verb}”) is read but not run yet: it comes with a later version.`;
};
