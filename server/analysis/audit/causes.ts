/**
 * Why two editions decide a scenario differently: the behaviours of the engine that make the difference, found by running
 * the older edition with some of them turned to the newer one's.
 */
import type { Behaviour, Behaviours } from '../../../engine/game/state/behaviours.ts';
import { behaviours, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Editions } from './editions.ts';
import { type AuditContext, outcomeUnder, type ScenarioOutcome } from './outcome.ts';
import { type RunAgain, soughtIn } from './trials.ts';

/**
 * The smallest sets of behaviours that give the older edition the newer one's outcome, each set enough by itself. Several:
 * any of them would have made the difference. None: what differs is no behaviour, as a keyword that one edition lacks.
 */
export type Causes = readonly (readonly Behaviour[])[];

interface Tried {
  readonly editions: Editions;
  /** What is tried once, if it has to be: the older edition with some of the newer one's behaviours, and the newer one without some of them. */
  readonly older: (set: readonly Behaviour[]) => Change;
  readonly newer: (set: readonly Behaviour[]) => Change;
}

/** What some behaviours of the other edition make of an edition's run: another course at all, the other one's outcome. */
interface Change {
  readonly isOther: boolean;
  readonly flips: boolean;
}

/** What has to be the same for a difference to be gone. */
export type OutcomeComparison = (a: ScenarioOutcome, b: ScenarioOutcome) => boolean;

interface Experiment extends RunAgain {
  readonly context: AuditContext;
  readonly editions: Editions;
  /** Whether the run under an edition has asked for a behaviour: if it has not, it goes the same way with any other one. */
  readonly hasAsked: (ruleset: Ruleset, behaviour: Behaviour) => boolean;
}

/** What runs with `onAsked` ask for, by the edition that each is under. */
export const askedBehaviours = (): Pick<Experiment, 'hasAsked'> & Required<Pick<AuditContext, 'onAsked'>> => {
  const asked = new Map<Ruleset, Set<Behaviour>>();
  return {
    onAsked: (ruleset, behaviour) => {
      const known = asked.get(ruleset);
      if (known === undefined) asked.set(ruleset, new Set([behaviour]));
      else known.add(behaviour);
    },
    hasAsked: (ruleset, behaviour) => asked.get(ruleset)?.has(behaviour) === true,
  };
};

/** Null where they are not sought, because the scenario is too long to be run so often. */
export const causesOf = (
  experiment: Experiment,
  from: ScenarioOutcome,
  to: ScenarioOutcome,
  isAs: OutcomeComparison,
): Causes | null => {
  // All that a run may ask for is asked by then: its steps are put into words as they are read.
  const [oldCourse, course] = [courseOf(from), courseOf(to)];
  const { editions, hasAsked } = experiment;
  const unchanged: Change = { isOther: false, flips: isAs(from, to) };
  return soughtIn(experiment, trial => {
    const older = triedOnce(set => {
      if (!set.some(each => hasAsked(editions.from, each))) return unchanged;
      trial();
      const tried = olderWith(experiment, set);
      return { isOther: courseOf(tried) !== oldCourse, flips: isAs(tried, to) };
    });
    const newer = triedOnce(set => {
      if (!set.some(each => hasAsked(editions.to, each))) return unchanged;
      trial();
      const tried = newerWithout(experiment, set);
      return { isOther: courseOf(tried) !== course, flips: isAs(tried, from) };
    });
    return causesBy({ editions, older, newer });
  });
};

/** Keeps what each set came to: the run itself is let go. */
const triedOnce = (trying: (set: readonly Behaviour[]) => Change): ((set: readonly Behaviour[]) => Change) => {
  const known = new Map<string, Change>();
  return set => {
    const key = set.join();
    const change = known.get(key) ?? trying(set);
    known.set(key, change);
    return change;
  };
};

/** Sets of more than `MOST_TRIED` behaviours are not tried: each set that is tried takes a run of the older edition. */
const causesBy = (tried: Tried): Causes => {
  const flips = (set: readonly Behaviour[]): boolean => tried.older(set).flips;
  const proven = (enough: Causes): Causes => inOrderOfProof(enough, set => tried.newer(set).flips);
  const all = differing(tried.editions);
  // The newer edition without one of them is run only where none is enough by itself.
  const single = all.filter(each => flips([each]) && matters(tried, each));
  if (single.length > 0) return proven(single.map(each => [each]));
  const relevant = all.filter(each => matters(tried, each));
  for (let size = 2; size <= Math.min(MOST_TRIED, relevant.length); size++) {
    const enough = setsOf(relevant, size).filter(flips);
    if (enough.length > 0) return proven(enough);
  }
  const together = [relevant, all].find(flips);
  const least = together === undefined ? [] : withoutNeedless(together, flips);
  return least.length === 0 ? [] : [least];
};

/** Beyond sets of three, one set that cannot be made smaller is enough, instead of all the smallest ones. */
const MOST_TRIED = 3;

const differing = ({ from, to }: Editions): readonly Behaviour[] => {
  const [old, now] = [behaviours(from), behaviours(to)];
  return (Object.keys(old) as Behaviour[]).filter(each => old[each] !== now[each]);
};

/** Whether switching this behaviour alone changes anything in the scenario, in either edition. */
const matters = ({ older, newer }: Tried, behaviour: Behaviour): boolean =>
  older([behaviour]).isOther || newer([behaviour]).isOther;

/** Everything that happened, in words, and the outcome. */
export const courseOf = ({ run, status, answers, refused }: ScenarioOutcome): string =>
  JSON.stringify([
    status,
    run.steps.map(step => step.text),
    run.expectations.map(each => each.holds),
    [...answers.values()].map(({ answer }) => answer),
    [...refused.keys()],
  ]);

/** The older edition with some of the newer one's behaviours. */
export const olderWith = (
  { block, context, editions: { from, to } }: Experiment,
  set: readonly Behaviour[],
): ScenarioOutcome => outcomeUnder(block, { ...context, replaced: taken(set, to) }, from);

const newerWithout = (
  { block, context, editions: { from, to } }: Experiment,
  set: readonly Behaviour[],
): ScenarioOutcome => outcomeUnder(block, { ...context, replaced: taken(set, from) }, to);

const taken = (set: readonly Behaviour[], ruleset: Ruleset): Partial<Behaviours> => {
  const values = behaviours(ruleset);
  return Object.fromEntries(set.map(each => [each, values[each]]));
};

/**
 * First the sets that are not only enough but needed: switching them back gives the newer edition the older one's
 * outcome.
 */
const inOrderOfProof = (sets: Causes, isNeeded: (set: readonly Behaviour[]) => boolean): Causes => {
  const needed = sets.filter(isNeeded);
  return needed.length > 0 ? needed : sets;
};

const setsOf = (all: readonly Behaviour[], size: number): Causes =>
  size === 0 ? [[]] : all.flatMap((first, at) => setsOf(all.slice(at + 1), size - 1).map(rest => [first, ...rest]));

/** Leaves out, one after the other, whatever is not needed. */
const withoutNeedless = (
  all: readonly Behaviour[],
  isEnough: (set: readonly Behaviour[]) => boolean,
): readonly Behaviour[] =>
  all.reduce((kept, each) => {
    const fewer = kept.filter(other => other !== each);
    return isEnough(fewer) ? fewer : kept;
  }, all);
