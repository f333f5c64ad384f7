/** Statements of the language that are read and not run yet: each is answered by one warning that says so. */
import type { Action, Span, Statement, Tree } from '../language/syntax.ts';

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

/** What is not run of a block that is no scenario, and where to say so. */
export const laterBlock = (tree: Tree): { readonly span: Span; readonly message: string } | null => {
  const named = tree.kind === 'card' ? tree.name : tree.kind === 'use' ? tree.path : undefined;
  if (named === undefined) return null;
  const message =
    tree.kind === 'card'
      ? 'Cards are read but not run yet: they come with a later version.'
      : 'The cards of other files are not run yet: they come with a later version.';
  return { span: named.span, message };
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
