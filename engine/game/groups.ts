/** Groups of things that can be chosen together (`play.target.group`). */

/** All groups of so many, in the order of the things. */
export function* groups<T>(of: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= of.length - count; i++) {
    const one = of[i];
    if (one === undefined) continue;
    for (const rest of groups<T>(of, count - 1, i + 1)) yield [one, ...rest];
  }
}

/** All groups from `least` to `most` that are allowed, small ones first. */
export function* groupsAllowed<T>(
  of: readonly T[],
  least: number,
  most: number,
  allows: ((group: readonly T[]) => boolean) | undefined,
): Generator<readonly T[]> {
  for (let count = least; count <= Math.min(most, of.length); count++)
    for (const group of groups(of, count)) if (allows === undefined || allows(group)) yield group;
}

/** Whether any group is allowed. */
export const someGroup = <T>(
  of: readonly T[],
  least: number,
  most: number,
  allows: ((group: readonly T[]) => boolean) | undefined,
): boolean => groupsAllowed(of, least, most, allows).next().done !== true;
