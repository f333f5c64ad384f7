/** What two editions make of one scenario, and why they differ where they do. */
import type { Edition } from '../../../engine/game/editions.ts';
import type { State } from '../../../engine/game/state.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Diagnostic, Run, RunContext, ScenarioReport, Status } from '../../../engine/scenario/report.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { type Pair, standingBetween } from '../../../rules-db/comparing.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { lineIndex } from '../../shared/lines.ts';
import { type Change, changesBetween } from '../../shared/story/changes.ts';
import { type Story, storyOf } from '../../shared/story/story.ts';
import { type Parting, partingOf } from './parting.ts';

export interface Editions {
  readonly from: Edition;
  readonly to: Edition;
}

export const EFFECTS = ['outcome', 'ahead', 'unjudged', 'end', 'way', 'none'] as const;
/**
 * What the newer edition does to a scenario: another outcome (an expectation or a refused line), one that it was written
 * for already, one that cannot be told since neither edition bears the scenario out, the same outcome with another board
 * at the end, the same end by other steps, or nothing.
 */
export type Effect = (typeof EFFECTS)[number];

/** A file's scenarios. */
export interface Audited {
  readonly path: string;
  /** Its lines. */
  readonly source: readonly string[];
  readonly verdicts: readonly Verdict[];
}

/** How many scenarios each effect has. */
export type Counts = Readonly<Record<Effect, number>>;

export interface Verdict {
  readonly name: string;
  /** Of the scenario in its file, from 0. */
  readonly line: number;
  /** The editions that it names itself. */
  readonly names: readonly string[];
  readonly effect: Effect;
  readonly from: Status;
  readonly to: Status;
  /** What is said of each line that only one edition refuses, or whose expectation only one bears out. */
  readonly lines: readonly ChangedLine[];
  /** What is different on the board at the end: `from` is the older edition's, `to` the newer one's. */
  readonly end: readonly Change[];
  readonly parting?: Parting;
  /** The rules that made it so, each with what became of it between the editions. */
  readonly rules: readonly DecidingRule[];
}

export interface ChangedLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

export interface DecidingRule {
  readonly concept: string;
  readonly title: string;
  /** Its numbers; missing where the edition does not have it. */
  readonly from?: string;
  readonly to?: string;
  readonly became: 'new' | 'gone' | 'changed' | 'the same';
}

export const verdictOn = (
  block: Block<ScenarioTree>,
  book: RuleBook,
  context: RunContext,
  editions: Editions,
): Verdict => {
  const report = runScenario(block, { ...context, under: [editions.from, editions.to] });
  const [from, to] = [sideOf(block, report, context, editions.from), sideOf(block, report, context, editions.to)];
  const lines = changedLines(from, to);
  const parting = partingOf(from.story, to.story);
  const end = endsDiffer(from.run.final, to.run.final);
  const names = block.tree.statements.flatMap(s => (s.kind === 'edition' ? s.editions.map(({ text }) => text) : []));
  const effect: Effect =
    lines.length > 0 || from.run.status !== to.run.status
      ? isAhead(names, editions, to.run.status)
        ? 'ahead'
        : 'outcome'
      : to.run.status !== 'passed'
        ? 'unjudged'
        : end.length > 0
          ? 'end'
          : parting !== undefined
            ? 'way'
            : 'none';
  return {
    name: report.name,
    line: block.line,
    names,
    effect,
    from: from.run.status,
    to: to.run.status,
    lines,
    end,
    ...(parting === undefined ? {} : { parting }),
    rules: decidingRules(book, editions, [
      ...refusedBy(from, to),
      ...(parting?.from ?? []).map(step => step.concept),
      ...(parting?.to ?? []).map(step => step.concept),
    ]),
  };
};

/** It names the newer edition and not the older one, and is right: nothing was overturned. */
const isAhead = (names: readonly string[], { from, to }: Editions, status: Status): boolean =>
  names.includes(to) && !names.includes(from) && status === 'passed';

interface Side {
  readonly run: Run;
  readonly story: Story;
  /** Errors of this edition, by the line of the file. */
  readonly refused: ReadonlyMap<number, Diagnostic>;
}

const sideOf = (block: Block<ScenarioTree>, report: ScenarioReport, { rules }: RunContext, edition: Edition): Side => {
  const run = report.runs.find(each => each.edition === edition);
  if (run === undefined) throw new Error(`The scenario was not run under ${edition}.`);
  const lines = lineIndex(block.text);
  const errors = report.diagnostics.filter(
    ({ severity, code, editions }) =>
      severity === 'error' && code !== 'expect/failed' && (editions === undefined || editions.includes(edition)),
  );
  return {
    run,
    story: storyOf(block, report, run, rules),
    refused: new Map(errors.map(each => [block.line + lines.positionAt(each.span.start).line, each])),
  };
};

const changedLines = (from: Side, to: Side): readonly ChangedLine[] => {
  const later = byPlace(to.story.expectations);
  const expectations = [...byPlace(from.story.expectations)].flatMap(([place, old]) => {
    const now = later.get(place);
    return now === undefined || now.holds === old.holds
      ? []
      : { line: old.line, from: heldOrNot(old), to: heldOrNot(now) };
  });
  const refusals = [...new Set([...from.refused.keys(), ...to.refused.keys()])].flatMap(line => {
    const [old, now] = [from.refused.get(line), to.refused.get(line)];
    return (old === undefined) === (now === undefined) ? [] : { line, from: allowedOrNot(old), to: allowedOrNot(now) };
  });
  return [...expectations, ...refusals].sort((a, b) => a.line - b.line);
};

type Expectation = Story['expectations'][number];

/** By line, and which of the line's own: an expectation for one edition alone has none beside it in the other. */
const byPlace = (all: readonly Expectation[]): ReadonlyMap<string, Expectation> => {
  const seen = new Map<number, number>();
  return new Map(
    all.map(each => {
      const nth = seen.get(each.line) ?? 0;
      seen.set(each.line, nth + 1);
      return [`${each.line} ${nth}`, each];
    }),
  );
};

const heldOrNot = ({ holds, message }: Expectation): string => `${holds ? 'holds' : 'does not hold'}: ${message}`;

const allowedOrNot = (refusal: Diagnostic | undefined): string =>
  refusal === undefined ? 'is allowed' : `is refused: ${withoutEditions(refusal.message)}`;

/** A problem of some editions begins with their names, which stand beside it here. */
const withoutEditions = (message: string): string => message.replace(/^In [\d., ]+: /, '');

const refusedBy = (from: Side, to: Side): readonly string[] =>
  [...from.refused, ...to.refused]
    .filter(([line]) => from.refused.has(line) !== to.refused.has(line))
    .flatMap(([, { concepts }]) => concepts);

const endsDiffer = (from: State | undefined, to: State | undefined): readonly Change[] =>
  from === undefined || to === undefined ? [] : changesBetween(from, to);

/** What the newer edition made new, took away or said otherwise comes first: that is why. */
const decidingRules = (book: RuleBook, { from, to }: Editions, concepts: readonly string[]): readonly DecidingRule[] =>
  [...new Set(concepts)]
    .flatMap(concept => {
      const pair = standingBetween(book, concept, from, to);
      return pair === undefined ? [] : ruleOf(concept, pair);
    })
    .sort((a, b) => Number(a.became === 'the same') - Number(b.became === 'the same'));

const ruleOf = (concept: string, { from, to }: Partial<Pair>): DecidingRule => ({
  concept,
  title: (to ?? from)?.title ?? concept,
  ...(from === undefined ? {} : { from: from.number }),
  ...(to === undefined ? {} : { to: to.number }),
  became: from === undefined ? 'new' : to === undefined ? 'gone' : from.text === to.text ? 'the same' : 'changed',
});
