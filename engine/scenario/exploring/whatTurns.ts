/** What would have to be different for a line that fails, or is refused, to be right: each smallest change of one fact of the board. */
import type { Ruleset } from '../../game/state/rulesets.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import { type Block, onlyLooks, type ScenarioTree, type Statement } from '../../language/syntax.ts';
import { linesAtOffsets } from '../../language/words/lines.ts';
import { NO_CARDS } from '../names/cards.ts';
import type { Edit, ScenarioReport } from '../report/report.ts';
import { type RunContext, workOfRunningAgain } from '../run.ts';
import { isScript } from '../script/branches.ts';
import { allRuns } from '../script/parts.ts';
import { type BoardChange, boardChanges } from './boardChanges.ts';
import { type ExploringOptions, runExploring } from './exploring.ts';

type Written = Pick<Block<ScenarioTree>, 'text' | 'tree'>;

export interface DecisiveChanges {
  /** Those under which it is right, the smallest first; of each fact the smallest one alone. */
  readonly changes: readonly BoardChange[];
  /** How many boards were tried. */
  readonly tried: number;
  /** Whether it was ended before all were. */
  readonly isLimited: boolean;
}

export interface TurningOptions extends ExploringOptions {
  /** Asked before each board. */
  readonly isEnough?: () => boolean;
  /**
   * Told what each run took: on another board, a line may make far more work than on that of the scenario, and a long text takes long
   * to be read, however little is played.
   */
  readonly onWork?: (work: number) => void;
  /** Under this edition alone. */
  readonly under?: Ruleset;
}

/** A generator, so that whoever asks can do other things between two boards; null where nothing is wrong with that line. */
export function* whatTurns(
  block: Written,
  line: number,
  context: RunContext,
  { isEnough = () => false, onWork = () => undefined, under, ...exploring }: TurningOptions = {},
): Generator<number, DecisiveChanges | null> {
  const playing = under === undefined ? context : { ...context, under: [under] };
  const statement = block.tree.statements.find(s => s.line === line);
  if (statement === undefined) return null;
  const run = (written: Written): ScenarioReport => {
    const report = runExploring(written, playing, exploring);
    onWork(workOfRunningAgain(written, report) + (report.workOfClaims ?? 0));
    return report;
  };
  const before = run(block);
  if (isRight(statement, faultsOf(block, before))) return null;
  const turns = turnsWith(block, statement, errorsAbove(block, before, line), run);
  const changes: BoardChange[] = [];
  let tried = 0;
  let open = boardChanges(block.tree, context.cards ?? NO_CARDS);
  for (let by = 1; open.length > 0; by++) {
    const left: (readonly BoardChange[])[] = [];
    for (const steps of open) {
      const change = steps[by - 1];
      if (change === undefined) continue;
      if (isEnough()) return { changes, tried, isLimited: true };
      tried += 1;
      yield tried;
      if (turns(change)) changes.push(change);
      else left.push(steps);
    }
    open = left;
  }
  return { changes, tried, isLimited: false };
}

/** Whether a change makes the line right. A board that is none any more, or on which the script does not come so far, tells nothing. */
const turnsWith =
  (block: Written, { line }: Statement, wrongAbove: number, run: (changed: Written) => ScenarioReport) =>
  ({ edit }: BoardChange): boolean => {
    const changed = withEdit(block, edit);
    const statement = changed?.tree.statements.find(s => s.line === line);
    if (changed === null || statement === undefined) return false;
    const report = run(changed);
    return errorsAbove(changed, report, line) <= wrongAbove && isRight(statement, faultsOf(changed, report));
  };

/** What is wrong in a report, by lines. */
interface Faults {
  readonly isRun: boolean;
  readonly errors: ReadonlySet<number>;
  /** Of what is expected: that which does not hold in some run, or is not decided. */
  readonly unmet: ReadonlySet<number>;
}

const faultsOf = (written: Written, report: ScenarioReport): Faults => ({
  isRun: report.runs.length > 0,
  errors: new Set(errorLines(written, report)),
  unmet: new Set(
    allRuns(report).flatMap(run =>
      run.expectations.flatMap(({ line, holds, isDecided }) => (holds && isDecided ? [] : line)),
    ),
  ),
});

/** A line that nothing is wrong with; of one that expects something, that it holds in each run. */
const isRight = (statement: Statement, { isRun, errors, unmet }: Faults): boolean =>
  !errors.has(statement.line) && (onlyLooks(statement) ? !unmet.has(statement.line) : isRun);

const errorsAbove = (written: Written, report: ScenarioReport, line: number): number =>
  errorLines(written, report).filter(each => each < line).length;

/** One for each error. */
const errorLines = ({ text }: Written, { diagnostics }: ScenarioReport): readonly number[] => {
  const lineAt = linesAtOffsets(text);
  return diagnostics.flatMap(({ severity, span }) => (severity === 'error' ? lineAt(span.start) : []));
};

const withEdit = ({ text }: Written, { span, text: added }: Edit): Written | null => {
  const changed = `${text.slice(0, span.start)}${added}${text.slice(span.end)}`;
  const tree = parseBlock(changed);
  return tree.kind === 'scenario' ? { text: changed, tree } : null;
};

/** Lines of which it can be asked: those of the script that something is wrong with, in their order. */
export const linesThatFail = (block: Written, report: ScenarioReport): readonly number[] => {
  const faults = faultsOf(block, report);
  return block.tree.statements.flatMap(s => (isScript(s) && !isRight(s, faults) ? s.line : []));
};
