/** Reads the sentences of `effect` lines, each once for all lines and editions that have it: what they say does not change. */
import { newReadingWork, parseEffect } from '../../cards/reading.ts';
import { type Budget, WORK_OF_A_READING } from '../../game/state/work.ts';

type EffectReading = ReturnType<typeof parseEffect>;

interface Known {
  readonly reading: EffectReading;
  /** Each name that was asked for on the way, and whether anything goes by it: where that is another, so may be the reading. */
  readonly names: readonly (readonly [string, boolean])[];
  /** How often something was tried. */
  readonly tried: number;
}

type IsNamed = (name: string) => boolean;

/** The last ones of all scenarios. */
const known = new Map<string, Known>();
const MOST_KNOWN = 100;

/** Those of each scenario, by its budget: what is read there again takes nothing. */
const ownOf = new WeakMap<Budget, Map<string, Known>>();

export const effectReading = (text: string, isNamed: IsNamed, budget: Budget): EffectReading => {
  const own = ownOf.get(budget) ?? new Map<string, Known>();
  ownOf.set(budget, own);
  const before = own.get(text);
  if (before !== undefined && holds(before, isNamed)) return before.reading;
  const reading = readOrKnown(text, isNamed);
  own.set(text, reading);
  budget.spend(WORK_OF_A_READING * reading.tried, 'sentences');
  return reading.reading;
};

const holds = ({ names }: Known, isNamed: IsNamed): boolean => names.every(([name, was]) => isNamed(name) === was);

const readOrKnown = (text: string, isNamed: IsNamed): Known => {
  const before = known.get(text);
  if (before !== undefined && holds(before, isNamed)) return before;
  const names = new Map<string, boolean>();
  const work = newReadingWork();
  const named: IsNamed = name => {
    const is = isNamed(name);
    names.set(name, is);
    return is;
  };
  const reading = parseEffect(text, named, work);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
  const now = { reading, names: [...names], tried: work.tried };
  known.set(text, now);
  return now;
};
