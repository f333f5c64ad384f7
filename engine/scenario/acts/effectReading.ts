/** Reads the sentences of `effect` lines, each once for all lines and editions that have it: what they say does not change. */
import { newReadingWork, parseEffect } from '../../cards/reading.ts';
import { type Budget, WORK_OF_A_READING } from '../../game/state/work.ts';
import { knownOf, knownWhile } from '../../known.ts';

type EffectReading = ReturnType<typeof parseEffect>;

/** Whether anything goes by a name. */
type IsNamed = (name: string) => boolean;

interface Known {
  readonly reading: EffectReading;
  /** Each name that was asked for on the way, and whether anything goes by it: where that is another, so may be the reading. */
  readonly names: ReadonlyMap<string, boolean>;
  /** How often something was tried. */
  readonly tried: number;
}

/** What is read again in a scenario takes nothing from its budget. */
export const effectReading = (text: string, isNamed: IsNamed, budget: Budget): EffectReading =>
  readingsOf(budget)(text, isNamed).reading;

const holds = ({ names }: Known, isNamed: IsNamed): boolean => [...names].every(([name, was]) => isNamed(name) === was);

/** Those of a scenario, by its budget. */
const readingsOf = knownOf((budget: Budget) =>
  knownWhile(
    Number.POSITIVE_INFINITY,
    (text: string, isNamed: IsNamed): Known => {
      const known = readings(text, isNamed);
      budget.spend(WORK_OF_A_READING * known.tried, 'sentences');
      return known;
    },
    holds,
  ),
);

const MOST_KNOWN = 100;

/** The last ones of all scenarios. */
const readings = knownWhile(
  MOST_KNOWN,
  (text: string, isNamed: IsNamed): Known => {
    const names = new Map<string, boolean>();
    const work = newReadingWork();
    const reading = parseEffect(
      text,
      name => {
        const is = isNamed(name);
        names.set(name, is);
        return is;
      },
      work,
    );
    return { reading, names, tried: work.tried };
  },
  holds,
);
