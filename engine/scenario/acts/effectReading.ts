/** Reads the sentences of `effect` lines, each once for all lines and editions that have it: what they say does not change. */
import { parseEffect } from '../../cards/reading.ts';

type EffectReading = ReturnType<typeof parseEffect>;

interface Known {
  readonly reading: EffectReading;
  /** Each name that was asked for on the way, and whether anything goes by it: where that is another, so may be the reading. */
  readonly names: readonly (readonly [string, boolean])[];
}

const known = new Map<string, Known>();
const MOST_KNOWN = 100;

export const effectReading = (text: string, isNamed: (name: string) => boolean): EffectReading => {
  const before = known.get(text);
  if (before?.names.every(([name, was]) => isNamed(name) === was)) return before.reading;
  const names = new Map<string, boolean>();
  const reading = parseEffect(text, name => {
    const is = isNamed(name);
    names.set(name, is);
    return is;
  });
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
  known.set(text, { reading, names: [...names] });
  return reading;
};
