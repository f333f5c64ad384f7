/** What two editions make of one scenario, and why they differ where they do. */
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { editionsNamed } from '../../../engine/scenario/board/runEditions.ts';
import type { Run, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import { isGood } from '../../../engine/scenario/script/outcome.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { StoryChange } from '../story/changes.ts';
import { storyOf } from '../story/story.ts';
import { type Mended, mendedFor } from './asked.ts';
import { askedBehaviours, causesOf, courseOf, type OutcomeComparison, olderWith } from './causes.ts';
import { type ChangedLine, changedLines, withoutEditions } from './changedLines.ts';
import { askedAsIn, type Compared, comparedIn, endsDiffer } from './compared.ts';
import { type BehaviourCause, causeOf, type DecidingRule, decidingRules } from './deciding.ts';
import type { Editions } from './editions.ts';
import {
  type AuditContext,
  hasSameAnswers,
  isSameOutcome,
  outcomeIn,
  outcomeUnder,
  reportUnder,
  type ScenarioOutcome,
} from './outcome.ts';
import { lineOfParting, type Parting, partingAt } from './parting.ts';
import type { WorkTried } from './trials.ts';

export const EFFECTS = [
  'outcome',
  'answer',
  'asked',
  'both',
  'ahead',
  'wrong',
  'elsewhere',
  'end',
  'way',
  'none',
] as const;
/**
 * What the newer edition does to a scenario: another outcome (an expectation or a refused line); another answer to one of
 * its questions, where all that it expects holds in both; the same outcome once a
 * decision stands where the newer edition asks for it; another outcome, as its text says itself, edition by edition;
 * another outcome that it was written for already; it passes in
 * neither edition and not in all that it names, which is a mistake of its own; it passes in neither and in all that it
 * names; the same outcome with another board at the end; the same end by other steps; or nothing.
 */
export type EditionEffect = (typeof EFFECTS)[number];

/** A file's scenarios. */
export interface Audited {
  readonly path: string;
  /** Its lines. */
  readonly source: readonly string[];
  readonly verdicts: readonly AuditVerdict[];
}

/** How many scenarios each effect has. */
export type EffectCounts = Readonly<Record<EditionEffect, number>>;

export interface AuditVerdict {
  readonly name: string;
  /** Of the scenario in its file, from 0. */
  readonly line: number;
  /** The editions that it names itself. */
  readonly names: readonly string[];
  readonly effect: EditionEffect;
  readonly from: Status;
  readonly to: Status;
  /** The message for each line that only one edition refuses, whose expectation holds in only one, or that asks and is answered otherwise. */
  readonly lines: readonly ChangedLine[];
  /** What is different on the board at the end: `from` is the older edition's, `to` the newer one's. */
  readonly end: readonly StoryChange[];
  readonly parting?: Parting;
  /** Where only the place of a decision is another: the script that has the older outcome in the newer edition. */
  readonly mended?: Mended;
  /** Where it does not pass in all editions that it names itself. */
  readonly faults: readonly Fault[];
  /** What made it so: each set by itself was enough, all of one set together. */
  readonly causes: readonly (readonly BehaviourCause[])[];
  /** It is too long to be run again and again: causes, or another place for its decisions, were not sought to the end. */
  readonly tooLong?: true;
  /** Where no such cause was found: the rules of what is refused and of the steps where they part. */
  readonly rules: readonly DecidingRule[];
}

/** What goes wrong first in an edition that the scenario names itself. */
export interface Fault {
  readonly edition: Ruleset;
  readonly line: number;
  readonly message: string;
}

export interface Auditing {
  /** For what is not listed, no causes are looked for. */
  readonly isListed: (effect: EditionEffect) => boolean;
  /** What all runs with its context have taken (`Budget`): none before it is begun. */
  readonly worked: () => number;
  readonly ofFile: WorkTried;
}

/** Throws `TooMuchToAudit` where running it takes too much. */
export const verdictOn = (
  written: Block<ScenarioTree>,
  book: RuleBook,
  context: AuditContext,
  editions: Editions,
  { isListed, ...works }: Auditing,
): AuditVerdict => {
  const block = askedAsIn(editions.from, written);
  const { onAsked, hasAsked } = askedBehaviours();
  const report = reportUnder(block, { ...context, under: [editions.from, editions.to], onAsked });
  const work = works.worked();
  if (work > BOUNDS.workCompared) throw new TooMuchToAudit();
  const { from, to, oldStory, story, parted, end } = comparedIn(block, report, editions, context.rules);
  const experiment = { block, context, editions, hasAsked, work, ...works };
  const overturned = isGood(from.status) && !isGood(to.status);
  const saysSo = overturned && isGood(outcomeUnder(written, context, editions.to).status);
  const sought = overturned && !saysSo ? mendedFor(experiment, context, editions.to) : undefined;
  const mended = sought ?? undefined;
  const older = isGood(from.status) ? undefined : whereTheOlderFails(written, context, editions);
  const inPlay = parted === undefined ? 'none' : 'way';
  const unanswered = end.length > 0 ? 'end' : inPlay;
  const onPassing = hasSameAnswers(from, to) ? unanswered : 'answer';
  const onFailing = older?.effect ?? (saysSo ? 'both' : 'outcome');
  const unasked = isGood(from.status) && isGood(to.status) ? onPassing : onFailing;
  const effect: EditionEffect = mended === undefined ? unasked : 'asked';
  const likeness = isListed(effect) ? LIKENESS[effect] : undefined;
  const found = likeness === undefined ? [] : causesOf(experiment, from, to, likeness);
  const causes = found ?? [];
  const [cause] = causes;
  // The first line at which the cause itself makes a difference: what else is not the same may lie before it.
  const caused =
    cause === undefined
      ? undefined
      : lineOfParting(oldStory, storyOf(block, report, olderWith(experiment, cause).run, context.rules));
  const parting = caused === undefined ? parted : partingAt(caused, oldStory, story);
  return {
    name: report.name,
    line: block.line,
    names: namesOf(block),
    effect,
    from: from.status,
    to: to.status,
    lines: changedLines(from, to),
    end,
    ...(parting === undefined ? {} : { parting }),
    ...(mended === undefined ? {} : { mended }),
    faults: older?.faults ?? [],
    ...(sought === null || found === null ? { tooLong: true } : {}),
    causes: causes.map(set => set.map(each => causeOf(book, editions, each))),
    rules:
      causes.length > 0
        ? []
        : decidingRules(book, editions, [
            ...refusedBy(from, to),
            ...(parting?.from ?? []).map(step => step.concept),
            ...(parting?.to ?? []).map(step => step.concept),
          ]),
  };
};

/** Of one that is alike in both editions (`isAlike`). */
export const alikeVerdict = (
  block: Block<ScenarioTree>,
  { name }: ScenarioReport,
  { from, to }: Compared,
): AuditVerdict => ({
  name,
  line: block.line,
  names: namesOf(block),
  effect: 'none',
  from: from.status,
  to: to.status,
  lines: changedLines(from, to),
  end: [],
  faults: [],
  causes: [],
  rules: [],
});

/** The editions that it names itself. */
const namesOf = ({ tree }: Block<ScenarioTree>): readonly string[] =>
  tree.statements.flatMap(s => (s.kind === 'edition' ? s.editions.map(({ text }) => text) : []));

/** Its message ends a sentence that names the scenario. */
export class TooMuchToAudit extends Error {
  constructor() {
    super(
      'it makes so much work that it is not run again and again to find what the editions decide differently. Make it smaller.',
    );
  }
}

/** What each effect is a difference of. Where neither edition passes, nothing can be compared. */
const LIKENESS: Readonly<Record<EditionEffect, OutcomeComparison | undefined>> = {
  outcome: isSameOutcome,
  answer: hasSameAnswers,
  asked: isSameOutcome,
  both: isSameOutcome,
  ahead: isSameOutcome,
  wrong: undefined,
  elsewhere: undefined,
  end: (a, b) => endsDiffer(a.run.final, b.run.final).length === 0,
  way: (a, b) => courseOf(a) === courseOf(b),
  none: undefined,
};

/**
 * Nothing that fails in the older edition can be overturned by the newer one: it was written for that, or for editions
 * that are not compared, else it is wrong.
 */
const whereTheOlderFails = (
  block: Block<ScenarioTree>,
  context: AuditContext,
  { from, to }: Editions,
): { readonly effect: EditionEffect; readonly faults: readonly Fault[] } => {
  const { status } = outcomeUnder(block, context, to);
  // Only where that does not settle it is it run under all that it names.
  if (status === 'passed' && !editionsNamed(block.tree, context).run.includes(from))
    return { effect: 'ahead', faults: [] };
  const report = reportUnder(block, context);
  const faults = report.runs.filter(each => !isGood(each.status)).map(run => faultOf(block, report, run));
  return faults.length > 0
    ? { effect: 'wrong', faults }
    : { effect: status === 'passed' ? 'ahead' : 'elsewhere', faults };
};

/** The first that goes wrong in a run which does not pass. */
const faultOf = (block: Block<ScenarioTree>, report: ScenarioReport, { ruleset, status }: Run): Fault => {
  const { refused, expectations } = outcomeIn(block, report, ruleset);
  const failed = [...expectations.values()].find(({ holds }) => !holds);
  const [error] = refused;
  const [line, message] =
    error !== undefined && (failed === undefined || error[0] <= failed.line)
      ? [error[0], withoutEditions(error[1].message)]
      : [failed?.line ?? block.line, failed?.message ?? `It is ${status}.`];
  return { edition: ruleset, line, message };
};

const refusedBy = (from: ScenarioOutcome, to: ScenarioOutcome): readonly string[] =>
  [...from.refused, ...to.refused]
    .filter(([line]) => from.refused.has(line) !== to.refused.has(line))
    .flatMap(([, { concepts }]) => concepts);
