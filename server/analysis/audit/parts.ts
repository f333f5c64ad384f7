/** A scenario and its branches, each with what two editions make of it. */
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { FileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { scenarioParts, writtenOut } from '../../../engine/scenario/script/parts.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { askedAsIn, comparedIn, isAlike, newTellings } from './compared.ts';
import type { Editions } from './editions.ts';
import { type AuditContext, countingRuns, reportUnder } from './outcome.ts';
import { type Auditing, type AuditVerdict, alikeVerdict, TooMuchToAudit, verdictOn } from './verdicts.ts';

/** What a scenario of a file is audited with. */
export interface AuditingFile extends Pick<Auditing, 'isListed' | 'ofFile'> {
  readonly book: RuleBook;
  readonly context: RunContext;
  readonly editions: Editions;
  /** Takes what the runs make, without those that `ofFile` counts. */
  readonly fileWork: FileWork;
}

/**
 * The scenario itself first, then its branches in the order in which they open. All are run together once: what the editions play alike
 * is told from that, and the others alone are run by themselves, again and again. Throws `TooMuchToAudit`.
 */
export const verdictsOn = (block: Block<ScenarioTree>, auditing: AuditingFile): readonly AuditVerdict[] => {
  const { book, editions, isListed, ofFile } = auditing;
  const written = writtenOut(block);
  const alike = written.length === 1 ? [] : counted(auditing, context => alikeParts(block, context, editions));
  return written.map((writeOut, i) => {
    const known = alike[i];
    if (known !== undefined) return known;
    if (auditing.fileWork.isSpent) throw new TooMuchToAudit();
    return counted(auditing, (context, worked) =>
      verdictOn(writeOut(), book, context, editions, { isListed, worked, ofFile }),
    );
  });
};

const counted = <Found>(
  { context, fileWork, ofFile }: AuditingFile,
  work: (context: AuditContext, worked: () => number) => Found,
): Found => {
  const counting = countingRuns(context, fileWork.left + ofFile.left());
  const before = ofFile.left();
  try {
    return work(counting.context, counting.worked);
  } finally {
    fileWork.add({ work: counting.worked() - (before - ofFile.left()) });
  }
};

/** Undefined for what is not alike, or does not pass. */
const alikeParts = (
  written: Block<ScenarioTree>,
  context: AuditContext,
  editions: Editions,
): readonly (AuditVerdict | undefined)[] => {
  const under = [editions.from, editions.to];
  const block = askedAsIn(editions.from, written);
  const report = reportUnder(block, { ...context, under });
  // Comparing what so much has made takes as long again.
  if (report.work > BOUNDS.workOfFile) throw new TooMuchToAudit();
  const tellings = newTellings();
  return scenarioParts(block, report).map(part => {
    if (!under.every(each => part.report.runs.some(({ ruleset }) => ruleset === each))) return undefined;
    const compared = comparedIn(part.block, part.report, editions, context.rules, tellings);
    return isAlike(compared) ? alikeVerdict(part.block, part.report, compared) : undefined;
  });
};
