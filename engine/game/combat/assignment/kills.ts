/** Which units the legal damage assignments can kill or wound, with how many assignments do it and one example each. */
import { flatMapped } from '../../state/lists.ts';
import { paths } from '../../state/paths.ts';
import { type Family, fold, START, waysIn } from './count.ts';
import { eachWithin, merge, reachOf, type Span } from './list.ts';
import { isSound, join, type Marks, type Way, waysOf } from './marks.ts';
import { FREELY, type Spend } from './spend.ts';
import type { AssignmentRule, Target } from './targets.ts';

/** Legal assignments with the same outcome: lethal to the same units, with the same unit wounded. */
export interface Kills {
  /** Indexes into the list of targets, in order. */
  readonly killed: readonly number[];
  /** The index of the unit that is assigned its threshold or more, but less than lethal; null if there is none. */
  readonly wounded: number | null;
  /** How many assignments do it. */
  readonly ways: bigint;
  /** One of them. */
  readonly shares: readonly number[];
}

/**
 * Every set of units to which a legal assignment is lethal, with how many assignments do it and one of them: the one that
 * gives most to the first units. What is lethal to the first units comes first. There may be very many: each is looked for as it is
 * taken. `thresholds` has an amount for each target: damage that may become lethal later, when an attacker has lost its Assault.
 */
export function* eachKills(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  thresholds: readonly number[] = [],
  spend: Spend = FREELY,
): Generator<Kills> {
  const fates = targets.map((target, index) => fatesOf(target, thresholds[index] ?? target.lethal, rule));
  const ways = targets.map(target => waysOf(target, rule));
  const reach = reachOf(ways, total, spend);

  function* decided(taken: readonly Decided[]): Generator<Decided> {
    const before = taken.at(-1)?.given ?? NOTHING_GIVEN;
    const behind = taken.length + 1;
    for (const fate of fates[taken.length] ?? []) {
      const given = givenWith(before, fate.ways);
      spend(given.length);
      if (given.some(each => canAddUp(each, reach(behind, each.marks), total))) yield { fate, given };
    }
  }

  for (const path of paths(targets.length, decided)) {
    const own = path.map(({ fate }) => fate.ways);
    const [shares] = eachWithin(own, total, spend);
    if (shares === undefined) continue;
    const wounded = path.findIndex(({ fate }) => fate.kind === 'wounded');
    yield {
      killed: flatMapped(path, ({ fate }, index) => (fate.kind === 'killed' ? [index] : [])),
      wounded: wounded < 0 ? null : wounded,
      ways: waysIn(
        own.reduce((families: readonly Family[], each) => fold(families, each, total), [START]),
        total,
      ),
      shares,
    };
  }
}

/** What becomes of a unit, and what it can be given for that. */
interface Fate {
  readonly kind: 'killed' | 'wounded' | 'spared';
  readonly ways: readonly Way[];
}

/** The fate of one unit, with what may have been given to it and to all before it. */
interface Decided {
  readonly fate: Fate;
  readonly given: readonly Given[];
}

/** Totals that leave the same marks. */
interface Given extends Span {
  readonly marks: Marks;
}

const NOTHING_GIVEN: readonly Given[] = [{ marks: 0, least: 0, most: 0 }];

const fatesOf = (target: Target, threshold: number, rule: AssignmentRule): readonly Fate[] => {
  const ways = waysOf(target, rule);
  if (target.exempt) return [{ kind: 'spared', ways }];
  const { lethal } = target;
  const wounding = Math.min(Math.max(1, threshold), lethal);
  const fates: readonly Fate[] = [
    { kind: 'killed', ways: between(ways, lethal, Number.POSITIVE_INFINITY) },
    { kind: 'wounded', ways: between(ways, wounding, lethal - 1) },
    { kind: 'spared', ways: between(ways, 0, wounding - 1) },
  ];
  return fates.filter(fate => fate.ways.length > 0);
};

/** Of these amounts what lies between two, both included. */
const between = (ways: readonly Way[], from: number, to: number): readonly Way[] =>
  flatMapped(ways, ({ marks, least, most }) =>
    Math.max(least, from) <= Math.min(most, to)
      ? [{ marks, least: Math.max(least, from), most: Math.min(most, to) }]
      : [],
  );

/** With one unit more. */
const givenWith = (before: readonly Given[], ways: readonly Way[]): readonly Given[] => {
  const byMarks = new Map<Marks, Span[]>();
  for (const given of before)
    for (const way of ways) {
      const marks = join(given.marks, way.marks);
      if (!isSound(marks)) continue;
      const spans = byMarks.get(marks) ?? [];
      byMarks.set(marks, spans);
      spans.push({ least: given.least + way.least, most: given.most + way.most });
    }
  return flatMapped([...byMarks], ([marks, spans]) => merge(spans).map(({ least, most }) => ({ marks, least, most })));
};

const canAddUp = (given: Span, behind: readonly Span[], total: number): boolean =>
  behind.some(({ least, most }) => given.least + least <= total && given.most + most >= total);
