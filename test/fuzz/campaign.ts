/** Case after case from a seed, the targets in turn; each new kind of fault is made small and written to a file. */
import path from 'node:path';
import { randomFrom } from '../../bench/support.ts';
import { writeFinding } from './findings.ts';
import type { Judge } from './judge.ts';
import { minimised } from './minimise.ts';
import { kindOf, type Target } from './target.ts';

export interface Campaign {
  readonly targets: readonly Target[];
  readonly seed: number;
  /** Cases of each target are tried until this says no. */
  readonly goesOn: (cases: number) => boolean;
  /** Where findings are written. */
  readonly folder: string;
  readonly judge: Judge;
  readonly tell: (line: string) => void;
}

export interface Tally {
  readonly cases: Readonly<Record<string, number>>;
  readonly kinds: number;
}

export const campaign = async (options: Campaign): Promise<Tally> => {
  const { targets, seed, goesOn, judge, tell } = options;
  const cases: Record<string, number> = Object.fromEntries(targets.map(({ name }) => [name, 0]));
  const known = new Set<string>();
  for (let round = 0; goesOn(round); round++) {
    for (const target of targets) {
      const text = target.make(randomFrom(seed + round));
      cases[target.name] = round + 1;
      const [fault] = await judge.faultsOf({ target: target.name, text });
      if (fault === undefined) continue;
      const kind = `${target.name} ${kindOf(fault)}`;
      if (known.has(kind)) continue;
      known.add(kind);
      for (const line of await told(options, target, { seed: seed + round, text, fault })) tell(line);
    }
  }
  return { cases, kinds: known.size };
};

interface Found {
  readonly seed: number;
  readonly text: string;
  readonly fault: string;
}

const told = async ({ judge, folder }: Campaign, target: Target, found: Found): Promise<readonly string[]> => {
  const kind = kindOf(found.fault);
  const isFaulty = async (text: string): Promise<boolean> =>
    (await judge.faultsOf({ target: target.name, text })).some(fault => kindOf(fault) === kind);
  const text = await minimised(found.text, isFaulty);
  const file = path.join(folder, target.name, `${found.seed}.json`);
  writeFinding(file, found.fault.slice(0, 300), text);
  return [
    `${target.name}, seed ${found.seed}: ${found.fault}`,
    `  replay: npm run fuzz -- --only ${target.name} --replay ${file}`,
    '',
  ];
};
