/**
 * Every way through a number of choices, in the order in which each is offered: what would be calls within calls is a list here,
 * so that thousands of choices do not overflow the stack.
 */

/** `offered`: what can be taken next behind what has been taken. Each path is the same list: what is to be kept is copied. */
export function* paths<Taken>(
  length: number,
  offered: (taken: readonly Taken[]) => Iterator<Taken>,
): Generator<readonly Taken[]> {
  const taken: Taken[] = [];
  if (length === 0) {
    yield taken;
    return;
  }
  const open = [offered(taken)];
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    taken.length = open.length - 1;
    const next = here.next();
    if (next.done === true) open.pop();
    else {
      taken.push(next.value);
      if (open.length === length) yield taken;
      else open.push(offered(taken));
    }
  }
}
