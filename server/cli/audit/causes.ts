/**
 * Why two editions decide a scenario differently: the behaviours of the engine that make the difference, found by running
 * the older edition with some of them turned to the newer one's.
 */
import type { Behaviours } from '../../../engine/game/state/editions.ts';
import { behaviours, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Editions } from './editions.ts';
import { type AuditContext, outcomeUnder, type ScenarioOutcome } from './outcome.ts';
import { type RunAgain, soughtIn, type Trial } from './trials.ts';

export type Behaviour = keyof Behaviours;

/**
 * The smallest sets of behaviours that give the older edition the newer one's outcome, each set enough by itself. Several:
 * any of them would have made the difference. None: what differs is no behaviour, as a keyword that one edition lacks.
 */
export type Causes = readonly (readonly Behaviour[])[];

/** An experiment whose runs are counted. */
interface Tried extends Experiment {
  readonly trial: Trial;
}

/** What has to be the same for a difference to be gone. */
export type OutcomeComparison = (a: ScenarioOutcome, b: ScenarioOutcome) => boolean;

interface Experiment extends RunAgain {
  readonly context: AuditContext;
  readonly editions: Editions;
}

/** Null where they are not sought, because the scenario is too long to be run so often. */
export const causesOf = (
  experiment: Experiment,
  from: ScenarioOutcome,
  to: ScenarioOutcome,
  isAs: OutcomeComparison,
): Causes | null => soughtIn(experiment, trial => causesBy({ ...experiment, trial }, from, to, isAs));

/** Sets of more than `MOST_TRIED` behaviours are not tried: each set that is tried takes a run of the older edition. */
const causesBy = (experiment: Tried, from: ScenarioOutcome, to: ScenarioOutcome, isAs: OutcomeComparison): Causes => {
  const flips = (set: readonly Behaviour[]): boolean => isAs(triedOlder(experiment, set), to);
  const relevant = differing(experiment.editions).filter(each => matters(experiment, each, from, to));
  for (let size = 1; size <= Math.min(MOST_TRIED, relevant.length); size++) {
    const enough = setsOf(relevant, size).filter(flips);
    if (enough.length > 0) return inOrderOfProof(enough, set => isAs(newerWithout(experiment, set), from));
  }
  const all = [relevant, differing(experiment.editions)].find(flips);
  const least = all === undefined ? [] : withoutNeedless(all, flips);
  return least.length === 0 ? [] : [least];
};

/** Beyond sets of three, one set that cannot be made smaller is enough, instead of all the smallest ones. */
const MOST_TRIED = 3;

const differing = ({ from, to }: Editions): readonly Behaviour[] => {
  const [old, now] = [behaviours(from), behaviours(to)];
  return (Object.keys(old) as Behaviour[]).filter(each => old[each] !== now[each]);
};

/** Whether switching this behaviour alone changes anything in the scenario, in either edition. */
const matters = (experiment: Tried, behaviour: Behaviour, from: ScenarioOutcome, to: ScenarioOutcome): boolean =>
  courseOf(triedOlder(experiment, [behaviour])) !== courseOf(from) ||
  courseOf(newerWithout(experiment, [behaviour])) !== courseOf(to);

/** Everything that happened, in words, and the outcome. */
export const courseOf = ({ run, status, answers, refused }: ScenarioOutcome): string =>
  JSON.stringify([
    status,
    run.steps.map(step => step.text),
    run.expectations.map(each => each.holds),
    [...answers.values()].map(({ answer }) => answer),
    [...refused.keys()],
  ]);

const triedOlder = (experiment: Tried, set: readonly Behaviour[]): ScenarioOutcome => {
  experiment.trial();
  return olderWith(experiment, set);
};

/** The older edition with some of the newer one's behaviours. */
export const olderWith = (
  { block, context, editions: { from, to } }: Experiment,
  set: readonly Behaviour[],
): ScenarioOutcome => outcomeUnder(block, { ...context, replaced: taken(set, to) }, from);

const newerWithout = (
  { block, context, editions: { from, to }, trial }: Tried,
  set: readonly Behaviour[],
): ScenarioOutcome => {
  trial();
  return outcomeUnder(block, { ...context, replaced: taken(set, from) }, to);
};

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
