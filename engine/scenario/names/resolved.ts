/**
 * The result of a lookup: what a name refers to, or the problems that kept it from being found. A lookup changes
 * nothing.
 */
import { addAll } from '../../lists.ts';
import type { Problem } from '../report/problems.ts';

export type Resolved<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Value<R> = R extends { readonly ok: true; readonly value: infer T } ? T : never;

export const found = <T>(value: T): Resolved<T> => ({ ok: true, value });

export const notFound = (...problems: readonly Problem[]): Resolved<never> => ({ ok: false, problems });

/** What a lookup found, made into something else. */
export const mapFound = <T, U>(one: Resolved<T>, make: (value: T) => U): Resolved<U> =>
  one.ok ? found(make(one.value)) : one;

/** Each of these, in order; or the problems of all that were not found. */
export const resolveEach = <T, U>(
  items: readonly T[],
  resolve: (item: T, index: number) => Resolved<U>,
): Resolved<readonly U[]> => {
  const values: U[] = [];
  let problems: Problem[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const one = resolve(items[i] as T, i);
    if (one.ok) values.push(one.value);
    else {
      problems ??= [];
      addAll(problems, one.problems);
    }
  }
  return problems === null ? found(values) : notFound(...problems);
};

/** The same for the fields of a record. */
export const resolveFields = <R extends Readonly<Record<string, Resolved<unknown>>>>(
  fields: R,
): Resolved<{ readonly [K in keyof R]: Value<R[K]> }> => {
  const values: Partial<Record<keyof R, unknown>> = {};
  const problems: Problem[] = [];
  let isComplete = true;
  for (const name in fields) {
    const one = fields[name];
    if (one?.ok === true) values[name] = one.value;
    else if (one !== undefined) {
      isComplete = false;
      addAll(problems, one.problems);
    }
  }
  return isComplete ? found(values as { readonly [K in keyof R]: Value<R[K]> }) : notFound(...problems);
};
