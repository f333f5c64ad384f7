/** Where the stories of one scenario under two editions diverge: the first line that had different effects. */
import { knownOf } from '../../../engine/known.ts';
import type { StoryChange } from '../story/changes.ts';
import type { Story, StoryStep } from '../story/story.ts';

export interface Parting {
  /** The line of the file, from 0. */
  readonly line: number;
  /** What only the older edition had happen there, and only the newer one. */
  readonly from: readonly StoryStep[];
  readonly to: readonly StoryStep[];
}

/** Undefined if the same happened in both, line by line. */
export const partingOf = (from: Story, to: Story): Parting | undefined => {
  const line = lineOfParting(from, to);
  return line === undefined ? undefined : partingAt(line, from, to);
};

/** The first line that led to something else. */
export const lineOfParting = (from: Story, to: Story): number | undefined => {
  if (isSameCourse(from.steps, to.steps)) return undefined;
  const [old, now] = [keysByLine(from), keysByLine(to)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a - b)
    .find(line => !areSame(old.get(line), now.get(line)));
};

/** Most are, and it takes far less than the maps below. */
const isSameCourse = (one: readonly StoryStep[], other: readonly StoryStep[]): boolean =>
  one.length === other.length &&
  one.every((step, at) => {
    const { line, text, changes } = other[at] ?? step;
    return step.line === line && step.text === text && areChangesSame(step.changes, changes);
  });

const areChangesSame = (one: readonly StoryChange[], other: readonly StoryChange[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((change, at) => {
      const { about, what, from, to } = other[at] ?? change;
      return change.about === about && change.what === what && change.from === from && change.to === to;
    }));

const areSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** What happened, by the line that led to it. */
const keysByLine = ({ steps }: Story): ReadonlyMap<number, readonly string[]> => {
  const lines = new Map<number, string[]>();
  for (const step of steps) {
    const keys = lines.get(step.line);
    if (keys === undefined) lines.set(step.line, [keyOf(step)]);
    else keys.push(keyOf(step));
  }
  return lines;
};

/**
 * The steps at a line that only one of the runs has: compared by their words, or if these are the same, by what they
 * changed.
 */
export const partingAt = (line: number, from: Story, to: Story): Parting => {
  const [old, now] = [stepsAt(from.steps, line), stepsAt(to.steps, line)];
  const byWords = apart(line, old, now, ({ text }) => text);
  return byWords.from.length + byWords.to.length > 0 ? byWords : apart(line, old, now, keyOf);
};

const stepsAt = (steps: readonly StoryStep[], line: number): readonly StoryStep[] =>
  steps.filter(step => step.line === line);

const apart = (
  line: number,
  old: readonly StoryStep[],
  now: readonly StoryStep[],
  keyIn: (step: StoryStep) => string,
): Parting => {
  const both = inBoth(old.map(keyIn), now.map(keyIn));
  return {
    line,
    from: old.filter((_, i) => !both.some(([at]) => at === i)),
    to: now.filter((_, i) => !both.some(([, at]) => at === i)),
  };
};

/** What happened, regardless of the rule that ordered it: another name for a rule makes no difference in play. */
const keyOf = knownOf(({ text, changes }: StoryStep): string => JSON.stringify([text, changes]));

/** The longest common part of two sequences, as pairs of places. */
const inBoth = (left: readonly string[], right: readonly string[]): readonly (readonly [number, number])[] => {
  const lengths = left.map(() => new Array<number>(right.length).fill(0));
  const lengthFrom = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        left[i] === right[j] ? 1 + lengthFrom(i + 1, j + 1) : Math.max(lengthFrom(i + 1, j), lengthFrom(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (lengthFrom(i + 1, j) >= lengthFrom(i, j + 1)) i++;
    else j++;
  }
  return pairs;
};
