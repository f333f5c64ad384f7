/** Patterns of words, compiled once, and with what each stands for. How they are written: `say` in parser.ts. */
import { knownBy } from '../known.ts';

export interface PatternStep {
  /** One word after the other, each in any of its forms. */
  readonly words: readonly (readonly string[])[];
  readonly optional: boolean;
}

interface Pattern {
  readonly ways: readonly (readonly PatternStep[])[];
  /** What it can begin with; null where it can be nothing at all. */
  readonly starts: ReadonlySet<string> | null;
}

/** Compiled once for each pattern and kept. */
export const compiled = knownBy((pattern: string): Pattern => {
  const ways = pattern
    .toLowerCase()
    .split(' | ')
    .map(way =>
      [...way.matchAll(/\(([^)]+)\)|\S+/g)].map(([part, group]) => ({
        words: (group ?? part).split(' ').map(word => (word === '/' ? ['/'] : inShort(word.split('/')))),
        optional: group !== undefined,
      })),
    );
  return { ways, starts: startsOf(ways) };
});

/** `is` may be short, whatever is before it: `it's`, `that's`, `the unit's`. */
const inShort = (forms: readonly string[]): readonly string[] =>
  forms.includes('is') && !forms.includes("'s") ? [...forms, "'s"] : forms;

const startsOf = (alternatives: Pattern['ways']): Pattern['starts'] => {
  const starts = new Set<string>();
  for (const way of alternatives) {
    const needed = way.findIndex(step => !step.optional);
    if (needed < 0) return null;
    for (const { words } of way.slice(0, needed + 1)) for (const form of words[0] ?? []) starts.add(form);
  }
  return starts;
};

/** Patterns, each with what it stands for. */
export interface Ways<Of> {
  readonly pairs: readonly (readonly [pattern: string, meaning: Of])[];
  readonly starts: ReadonlySet<string> | null;
}

/** The pairs, tried in their order by `oneOf`, with an index of the words that they can begin with. */
export const ways = <Of>(pairs: Ways<Of>['pairs']): Ways<Of> => ({
  pairs,
  starts: startsOf(pairs.flatMap(([pattern]) => compiled(pattern).ways)),
});
