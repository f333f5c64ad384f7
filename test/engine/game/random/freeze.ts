/** Freezes a value through and through. What is frozen already was so with all that is in it. */
export const deepFreeze = (value: unknown): void => {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue;
    Object.freeze(next);
    for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) open.push(inner);
  }
};
