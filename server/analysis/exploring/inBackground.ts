/**
 * Explores what open documents claim of all that can come: a slice of time after the other, so that everything else is answered in
 * between, and each claim is told as soon as it is decided.
 */
import type { Budget } from '../../../engine/game/state/work.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { type Explored, proven } from '../../../engine/scenario/exploring/exploring.ts';
import { budgetOfClaims, MOST_POSITIONS, NOT_DECIDED } from '../../../engine/scenario/exploring/limits.ts';
import { searchFor } from '../../../engine/scenario/exploring/search.ts';
import { newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { Outlook } from '../../../engine/scenario/report/outlook.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { type Analysis, type Reports, scenariosOf } from '../document/analysis.ts';
import type { Host } from '../document/host.ts';
import { BudgetExceeded, SLICE } from '../document/limit.ts';
import { inTime } from './inTime.ts';
import type { KnownOutlooks } from './known.ts';
import { UNCOUNTED_WORK } from './limits.ts';

export interface Exploring {
  /** Resolves once nothing is left to be explored in an open document, or it has changed. */
  readonly document: (uri: string, isWanted?: () => boolean) => Promise<void>;
  /** Resolves once nothing is left to be explored in a scenario, run with that context, or it is not wanted any more. */
  readonly scenario: (asked: ScenarioExplored) => Promise<void>;
}

export interface ScenarioExplored {
  readonly reports: Reports;
  readonly block: ScenarioBlock;
  readonly context: RunContext;
  readonly isWanted: () => boolean | Promise<boolean>;
  /** What looking for all its claims may take together. */
  readonly mostWork?: number;
}

export interface ExploringSetup {
  readonly host: Host;
  readonly known: KnownOutlooks;
  /** Of a document as it is now; undefined once it is not open any more. */
  readonly analysis: (uri: string) => Promise<Analysis | undefined>;
  /** The document has to be analysed anew: a claim has been decided. */
  readonly onFound: (uri: string) => void;
  /** Called with each slice. */
  readonly onSlice: () => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** How long each claim is searched for, where the user has said it. */
  readonly secondsForClaims: () => number | undefined;
}

export const exploreInBackground = (setup: ExploringSetup): Exploring => {
  const { host, known, analysis, onFound, secondsForClaims } = setup;
  const underWay = new Map<string, Promise<void>>();
  const scenario = async (
    { reports, block, context, isWanted, mostWork }: ScenarioExplored,
    onEach: () => void = () => undefined,
  ): Promise<void> => {
    let budget: Budget | undefined;
    for (;;) {
      const report = reportIn(reports, block, context);
      const [question, ...others] = report?.unexplored ?? [];
      if (report === undefined || question === undefined) return;
      budget ??= budgetOfClaims(report, secondsForClaims() === undefined ? mostWork : UNCOUNTED_WORK);
      const waiting = others.filter(({ id }) => id !== question.id).length;
      const claim = { block, context, question, budget, waiting, left: budget.left };
      const outlook = await outlookOf(setup, claim, isWanted);
      if (outlook === undefined) return;
      known.add(block.tree, context, question.id, outlook);
      onEach();
      await host.nextTurn();
    }
  };
  const document = async (uri: string, isWanted: () => boolean): Promise<void> => {
    const of = await analysis(uri);
    if (of === undefined) return;
    const { reports, context, source } = of;
    const isCurrent = async (): Promise<boolean> => {
      const newest = await analysis(uri);
      return isWanted() && newest?.source.version === source.version && newest.source.text === source.text;
    };
    const fileWork = newFileWork();
    for (const block of scenariosOf(of)) {
      if (fileWork.isSpent || !(await isCurrent())) return;
      const mostWork = fileWork.leftForClaims;
      await scenario({ reports, block, context, isWanted: isCurrent, mostWork }, () => onFound(uri));
      const report = reportIn(reports, block, context);
      if (report !== undefined) fileWork.add(report);
    }
  };
  return {
    scenario,
    document(uri, isWanted = () => true) {
      const before = underWay.get(uri);
      if (before !== undefined) return before;
      const all = document(uri, isWanted).finally(() => underWay.delete(uri));
      underWay.set(uri, all);
      return all;
    },
  };
};

/** Undefined where it was not wanted any more. */
const outlookOf = async (
  { host, onSlice, now, secondsForClaims }: ExploringSetup,
  open: Explored,
  isWanted: ScenarioExplored['isWanted'],
): Promise<Outlook | undefined> => {
  const { question } = open;
  const begun = now();
  const seconds = secondsForClaims();
  const [most, time] = seconds === undefined ? [MOST_POSITIONS, MOST_TIME] : [MOST_KEPT, 1_000 * seconds];
  let end = begun + SLICE;
  const limits = {
    isEnough: (positions: number) => positions > most || now() - begun > time,
    isPaused: () => now() > end,
  };
  const search = searchFor(question, limits, open);
  for (;;) {
    end = now() + SLICE;
    onSlice();
    const sighting = inTime(host, () => search.goOn() ?? 'paused') ?? NOT_DECIDED;
    if (sighting !== 'paused') return proven(open, sighting);
    await host.nextTurn();
    if (!(await isWanted())) return undefined;
  }
};

/** In milliseconds, for one claim. */
const MOST_TIME = 20_000;
/** Positions that one claim may be come to, however long it is searched for: each is kept meanwhile. */
const MOST_KEPT = 200_000;

/** A scenario that takes long is run by another thread, which explores as it does so. */
const reportIn = (reports: Reports, block: ScenarioBlock, context: RunContext): ScenarioReport | undefined => {
  try {
    return reports(block, context);
  } catch (error) {
    if (error instanceof BudgetExceeded) return undefined;
    throw error;
  }
};
