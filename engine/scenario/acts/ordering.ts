/** `orders Scout, Wall 2`: what a player puts in order, by the names that the question gives it. */
import { listedNames } from '../../game/play/query.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { Answer, Question } from '../../game/state/decision.ts';
import type { AnswerAction, Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { key, short } from '../names/byName.ts';
import { namesHere } from '../names/called.ts';
import { nearest } from '../names/nearest.ts';
import type { Scope } from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach } from '../names/resolved.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';

type OrderQuestion = Extract<Question, { ask: 'order' }>;

interface AskedOrder {
  readonly question: OrderQuestion;
  readonly rule: Concept;
}

/** `chooses Wall` may say what comes first; where it names nothing that is put in order, it answers something else. */
export const isOrdering = (action: AnswerAction, { names, deckCards }: OrderQuestion): boolean =>
  action.kind === 'order' ||
  // Of cards that go back on a deck, the same word may recycle some.
  (deckCards === undefined && action.kind === 'choose' && action.names.some(said => isOrdered(names, said.text)));

/** Whether that names something of what is put in order. */
export const isOrdered = (names: readonly string[], said: string): boolean => names.some(name => isCalled(name, said));

/** What is left out comes after, as it stands. A name of nothing that is put in order, or once too often, is a problem. */
export const orderOf = (
  scope: Scope,
  { question: { names }, rule }: AskedOrder,
  said: readonly Name[],
): Resolved<Answer> => {
  const order: number[] = [];
  const placed = resolveEach(said, name => {
    const at = placeOf(scope, names, order, name.text);
    if (at < 0) return notFound({ ...notOrdered(scope, names, order, name), concepts: [rule] });
    order.push(at);
    return found(at);
  });
  return mapFound(placed, first => ({
    kind: 'order',
    order: [...first, ...names.map((_, i) => i).filter(i => !first.includes(i))],
  }));
};

/** The first of that name that has no place yet; by its own name, else by its card's. */
const placeOf = ({ state }: Scope, names: readonly string[], taken: readonly number[], said: string): number => {
  const free = (fits: (name: string) => boolean): number =>
    names.findIndex((name, i) => !taken.includes(i) && fits(name));
  const called = free(name => isCalled(name, said));
  if (called >= 0) return called;
  const here = namesHere(state, said);
  return free(name => here.some(own => isCalled(name, own)));
};

const isCalled = (name: string, said: string): boolean =>
  key(name) === key(said) || short(name) === key(said) || key(name).replace(/ \d+$/, '') === key(said);

const notOrdered = (scope: Scope, names: readonly string[], taken: readonly number[], name: Name): Problem => {
  const isAgain = placeOf(scope, names, [], name.text) >= 0;
  const left = names.filter((_, i) => !taken.includes(i));
  const near = isAgain ? [] : nearest(name.text, left);
  const hint = near.length > 0 ? ` Did you mean ${near.map(quoteIfNeeded).join(' or ')}?` : '';
  const instead = near.length > 0 ? near : left;
  return problem(
    'play/target',
    name.span,
    isAgain
      ? `"${name.text}" is already in the order; to be ordered here: ${listedNames(names)}.`
      : `"${name.text}" cannot be ordered here; to be ordered: ${listedNames(names)}.${hint}`,
    {
      fixes: instead.map(n => replacementFix(name.span, quoteIfNeeded(n), `Change to ${quoteIfNeeded(n)}`)),
    },
  );
};
