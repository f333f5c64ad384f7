/** Every answer that fits a question, one after the other, and how many there are. */

import { type Behind, groups, groupsAllowed } from '../state/groups.ts';
import { paths } from '../state/paths.ts';
import type { Answer, Question, Ref } from '../state/state.ts';

/**
 * Small sets first, in the order of the options; to decline comes last. `behindOf`: of things, by number, one before them that is
 * like them, and that gets no less.
 */
export function* everyAnswer(
  q: Question,
  behindOf: (refs: readonly Ref[]) => Behind = nothingBehind,
): Generator<Answer> {
  switch (q.ask) {
    case 'refs':
      for (const refs of groupsAllowed(q.options, q, behindOf(q.options))) yield { kind: 'refs', refs };
      if (q.mayDecline === true && q.least > 0) yield { kind: 'refs', refs: [] };
      return;
    case 'may':
      yield { kind: 'may', yes: true };
      yield { kind: 'may', yes: false };
      return;
    case 'modes':
      for (let n = q.least ?? q.count; n <= q.count; n++)
        for (const modes of groups(openModesOf(q), n)) yield { kind: 'modes', modes };
      return;
    case 'order':
      for (const order of orders(q.names.length)) yield { kind: 'order', order };
      return;
    case 'name':
      for (const name of q.options) yield { kind: 'name', name };
      return;
    case 'number':
      for (let amount = q.least; amount <= q.most; amount++) yield { kind: 'number', amount };
      return;
    case 'shares':
      for (const shares of splits(q, behindOf(q.among))) yield { kind: 'shares', shares: [...shares] };
  }
}

const nothingBehind = (): Behind => [];

/** How many answers there are, at most: not every set of options has to fit together. */
export const countAnswers = (q: Question): number => {
  switch (q.ask) {
    case 'refs':
      return subsets(q.options.length, q.least, q.most) + (q.mayDecline === true && q.least > 0 ? 1 : 0);
    case 'may':
      return 2;
    case 'modes':
      return subsets(openModesOf(q).length, q.least ?? q.count, q.count);
    case 'order':
      return q.names.reduce((product, _, i) => product * (i + 1), 1);
    case 'name':
      return q.options.length;
    case 'number':
      return Math.max(0, q.most - q.least + 1);
    case 'shares':
      return q.among.length === 0
        ? 0
        : choose(q.total - q.each * q.among.length + q.among.length - 1, q.among.length - 1);
  }
};

/** The modes that may be chosen, by their numbers. */
const openModesOf = (q: Extract<Question, { ask: 'modes' }>): readonly number[] => q.open ?? q.labels.map((_, i) => i);

/** How many sets of `least` to `most` out of so many there are. */
const subsets = (of: number, least: number, most: number): number => {
  let sum = 0;
  for (let count = least; count <= Math.min(most, of); count++) sum += choose(of, count);
  return sum;
};

/** How many sets of `picks` out of `from` there are. */
const choose = (from: number, picks: number): number => {
  if (from < picks || picks < 0) return 0;
  let result = 1;
  for (let i = 1; i <= picks; i++) result = (result * (from - picks + i)) / i;
  return Math.round(result);
};

/** All orders of so many, by their numbers: as they come first, and each next one the least that is greater. */
function* orders(of: number): Generator<readonly number[]> {
  const order = Array.from({ length: of }, (_, i) => i);
  for (;;) {
    yield [...order];
    let at = of - 2;
    while (at >= 0 && numberAt(order, at) > numberAt(order, at + 1)) at--;
    if (at < 0) return;
    let other = of - 1;
    while (numberAt(order, other) < numberAt(order, at)) other--;
    swap(order, at, other);
    for (let low = at + 1, high = of - 1; low < high; low++, high--) swap(order, low, high);
  }
}

const numberAt = (order: readonly number[], place: number): number => order[place] ?? 0;

const swap = (order: number[], a: number, b: number): void => {
  const one = numberAt(order, a);
  order[a] = numberAt(order, b);
  order[b] = one;
};

/** The shares of `total` among so many, at least `each` for each; the first get the most first. */
const splits = (
  { total, among: { length }, each }: Extract<Question, { ask: 'shares' }>,
  behind: Behind,
): Iterable<readonly number[]> =>
  length === 0
    ? []
    : paths(length, function* (taken) {
        const left = total - taken.reduce((sum, share) => sum + share, 0);
        const others = length - taken.length - 1;
        const before = behind[taken.length];
        const most = Math.min(left - each * others, (before === undefined ? undefined : taken[before]) ?? left);
        const least = others === 0 ? Math.max(left, each) : each;
        for (let own = most; own >= least; own--) yield own;
      });

/** The first so many. */
export const take = <T>(from: Iterable<T>, most: number): readonly T[] => {
  const taken: T[] = [];
  if (most <= 0) return taken;
  for (const one of from) {
    taken.push(one);
    if (taken.length >= most) break;
  }
  return taken;
};
