/**
 * Groups of objects that can be chosen together (`play.target.group`). The conditions on a group are plain data, so
 * that whether there is one can be worked out without searching: it stays quick however many objects there are.
 */

import { flatMapped } from './lists.ts';
import { paths } from './paths.ts';
import { type Ref, sameRef } from './ref.ts';

/** What things have to be together to be chosen. Each list has an entry for each option, in their order. */
export interface GroupRule {
  /** Of places or names. */
  readonly keys?: { readonly of: readonly string[]; readonly are: 'one' | 'all different' } | undefined;
  /** `that share a tag`: one that all of them have. */
  readonly tags?: readonly (readonly string[])[] | undefined;
  /** `with total might 4 or less` */
  readonly total?: { readonly of: readonly number[]; readonly most: number } | undefined;
  /** A group to which another of the options could be added is none (`play.target.group.subset.most`). */
  readonly maximal?: true | undefined;
}

/** Whether the options with these numbers can be chosen together. */
export const isGroup = ({ keys, tags, total }: GroupRule, chosen: readonly number[]): boolean => {
  if (keys !== undefined) {
    const found = new Set(chosen.map(i => keys.of[i]));
    if (keys.are === 'one' ? found.size > 1 : found.size < chosen.length) return false;
  }
  if (tags !== undefined && chosen.length > 1 && tagsShared(tags, chosen).length === 0) return false;
  return total === undefined || sumOf(total.of, chosen) <= total.most;
};

/** The tags that all of these have; of none of them, every tag there is. */
const tagsShared = (tags: readonly (readonly string[])[], chosen: readonly number[]): readonly string[] => {
  const [first, ...others] = chosen;
  const all = first === undefined ? [...new Set(tags.flat())] : (tags[first] ?? []);
  return all.filter(tag => others.every(i => tags[i]?.includes(tag) === true));
};

/** Whether these of the options can be chosen together. */
export const allowsTogether = (
  { options, group }: { readonly options: readonly Ref[]; readonly group?: GroupRule },
  chosen: readonly Ref[],
): boolean =>
  group === undefined ||
  isWholeGroup(
    group,
    options.length,
    chosen.map(r => options.findIndex(o => sameRef(o, r))),
  );

/** Also whether nothing more could be chosen with them, where the rule asks for that. */
const isWholeGroup = (group: GroupRule, of: number, chosen: readonly number[]): boolean => {
  if (!isGroup(group, chosen)) return false;
  if (group.maximal !== true) return true;
  for (let i = 0; i < of; i++) if (!chosen.includes(i) && isGroup(group, [...chosen, i])) return false;
  return true;
};

/** What those that are chosen add up to, and what they may; null where nothing is asked of that. */
export const totalOfGroup = (
  { options, group }: { readonly options: readonly Ref[]; readonly group?: GroupRule },
  chosen: readonly Ref[],
): { readonly is: number; readonly most: number } | null => {
  const total = group?.total;
  if (total === undefined) return null;
  const places = chosen.map(r => options.findIndex(o => sameRef(o, r)));
  return { is: sumOf(total.of, places), most: total.most };
};

/** The rule for some of the options, in a new order. */
export const ruleAmong = ({ keys, tags, total, maximal }: GroupRule, kept: readonly number[]): GroupRule => ({
  ...(maximal === undefined ? {} : { maximal }),
  ...(keys === undefined ? {} : { keys: { ...keys, of: kept.map(i => keys.of[i] ?? '') } }),
  ...(tags === undefined ? {} : { tags: kept.map(i => tags[i] ?? []) }),
  ...(total === undefined ? {} : { total: { ...total, of: kept.map(i => total.of[i] ?? 0) } }),
});

/**
 * All groups of `count` of the options, in their order. A beginning that cannot become a group is not followed further.
 * `behind`: of options, by number, one before them that has to be chosen, too.
 */
export function* groups<T>(
  of: readonly T[],
  count: number,
  rule: GroupRule = {},
  behind: Behind = NONE_BEHIND,
): Generator<readonly T[]> {
  if (!canGoOn(of.length, [], 0, count, rule)) return;
  for (const chosen of numbers(of.length, count, rule, behind))
    if (rule.maximal !== true || isWholeGroup(rule, of.length, chosen)) yield flatMapped(chosen, i => of[i] ?? []);
}

/** Options that are chosen only with another one, as they are like it. */
export type Behind = readonly (number | undefined)[];
const NONE_BEHIND: Behind = [];

/** All groups from `least` to `most` that are allowed, small ones first. */
export function* groupsAllowed<T>(
  of: readonly T[],
  { least, most, group }: { readonly least: number; readonly most: number; readonly group?: GroupRule | undefined },
  behind: Behind = NONE_BEHIND,
): Generator<readonly T[]> {
  for (let count = least; count <= Math.min(most, of.length); count++) yield* groups(of, count, group, behind);
}

/** Whether any group is allowed. */
export const someGroup = (of: number, least: number, most: number, rule: GroupRule): boolean => {
  for (let count = least; count <= Math.min(most, of); count++) if (canGoOn(of, [], 0, count, rule)) return true;
  return false;
};

const numbers = (of: number, count: number, rule: GroupRule, behind: Behind): Iterable<readonly number[]> =>
  // What cannot be completed is left out.
  paths(count, function* (taken) {
    const left = count - taken.length;
    for (let i = (taken.at(-1) ?? -1) + 1; i <= of - left; i++)
      if (isOpen(behind[i], taken) && canGoOn(of, [...taken, i], i + 1, left - 1, rule)) yield i;
  });

const isOpen = (before: number | undefined, taken: readonly number[]): boolean =>
  before === undefined || taken.includes(before);

/** Whether `taken` can be completed by so many of the options from `from` on. */
const canGoOn = (of: number, taken: readonly number[], from: number, left: number, rule: GroupRule): boolean => {
  if (rule.keys === undefined && rule.tags === undefined && rule.total === undefined) return left <= of - from;
  const { total: _, ...alike } = rule;
  if (!isGroup(alike, taken)) return false;
  const least = leastToAdd(of, taken, from, left, rule);
  return least !== null && (rule.total === undefined || sumOf(rule.total.of, taken) + least <= rule.total.most);
};

/** The smallest sum of `left` more options; null if their places, names or tags do not allow that many. */
const leastToAdd = (
  of: number,
  taken: readonly number[],
  from: number,
  left: number,
  { keys, tags, total }: GroupRule,
): number | null => {
  if (left === 0) return 0;
  const amount = (i: number): number => total?.of[i] ?? 0;
  const rest = Array.from({ length: of - from }, (_, i) => from + i);
  if (tags !== undefined && taken.length + left > 1) {
    const sums = flatMapped(
      tagsShared(tags, taken),
      tag => smallest(rest.filter(i => tags[i]?.includes(tag) === true).map(amount), left) ?? [],
    );
    return sums.length === 0 ? null : sums.reduce((a, b) => Math.min(a, b));
  }
  if (keys === undefined) return smallest(rest.map(amount), left);
  const byKey = new Map<string, number[]>();
  for (const i of rest) {
    const key = keys.of[i] ?? '';
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, [amount(i)]);
    else same.push(amount(i));
  }
  if (keys.are === 'all different') {
    for (const i of taken) byKey.delete(keys.of[i] ?? '');
    return smallest(
      [...byKey.values()].map(amounts => amounts.reduce((a, b) => Math.min(a, b))),
      left,
    );
  }
  const [first] = taken;
  const open = first === undefined ? [...byKey.values()] : [byKey.get(keys.of[first] ?? '') ?? []];
  const sums = flatMapped(open, amounts => smallest(amounts, left) ?? []);
  return sums.length === 0 ? null : sums.reduce((a, b) => Math.min(a, b));
};

/** The sum of so many smallest; null where there are fewer. */
const smallest = (amounts: readonly number[], count: number): number | null =>
  amounts.length < count
    ? null
    : [...amounts]
        .sort((a, b) => a - b)
        .slice(0, count)
        .reduce((a, b) => a + b, 0);

const sumOf = (of: readonly number[], chosen: readonly number[]): number =>
  chosen.reduce((sum, i) => sum + (of[i] ?? 0), 0);
