/** Keeps the list of a file's scenarios while the file is broken, and compares lists. */
import type { TestFile } from '../../server/protocol.ts';

/**
 * While a file is not understood, what was listed before stays, its author being in the middle of a word; what is new may be
 * the name of what is missing, half written.
 */
export const keptWhileBroken = (before: TestFile | undefined, found: TestFile): TestFile => {
  if (before === undefined || !found.isBroken) return found;
  const wasListed = new Set(before.scenarios.map(({ id }) => id));
  const isListed = new Set(found.scenarios.map(({ id }) => id));
  const missing = before.scenarios.filter(({ id }) => !isListed.has(id));
  const known = found.scenarios.filter(({ id }) => wasListed.has(id));
  const more = found.scenarios.filter(({ id }) => !wasListed.has(id)).slice(missing.length);
  return { ...found, scenarios: [...known, ...missing, ...more].sort((a, b) => a.line - b.line) };
};

export const isSameList = (a: TestFile, b: TestFile): boolean =>
  JSON.stringify(a.scenarios) === JSON.stringify(b.scenarios);
