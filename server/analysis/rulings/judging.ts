/** What a ruling's scenario shows in each of its editions. */
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { newTelling, type Story, storyOf } from '../story/story.ts';
import type { RulingScenario } from './rulings.ts';

export interface JudgedRun {
  readonly ruleset: Ruleset;
  readonly edition: Edition;
  /** Everything is as the scenario says: what it expects holds, and what it marks as refused is refused. */
  readonly holds: boolean;
  /** What is not. */
  readonly faults: readonly string[];
  readonly story: Story;
  /** Those of its branches, in the order in which they open. */
  readonly branches: readonly JudgedBranch[];
}

export interface JudgedBranch {
  /** The names of the branches that contain it, from the outermost to its own. */
  readonly path: readonly string[];
  /** With the lines that lead to it. */
  readonly story: Story;
  /** The line that opens it. */
  readonly line: number;
}

/** Newest edition first. Lines of the stories are those of the scenario's `text`. */
export const judgeRuling = ({ block, line, context }: RulingScenario): readonly JudgedRun[] => {
  const standing = { ...block, line };
  return judgedIn(standing, runExploring(standing, context), context);
};

/** The same of a scenario that has been run, with what it claims explored. Lines of the stories are those that `block` is in. */
export const judgedIn = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
  context: RunContext,
): readonly JudgedRun[] => {
  const { line } = block;
  const marked = markedLines(block.text);
  const parts = scenarioParts(block, report);
  return report.runs.map(run => {
    const own = parts.flatMap(part => {
      const ownRun = part.report.runs.find(({ ruleset }) => ruleset === run.ruleset);
      return ownRun === undefined ? [] : [{ part, run: ownRun }];
    });
    const telling = newTelling();
    const stories = own.map(each => storyOf(each.part.block, each.part.report, each.run, context.rules, { telling }));
    const [story] = stories;
    if (story === undefined) throw new Error(`The scenario was not run under ${run.ruleset}.`);
    const found = distinct(stories.flatMap(each => each.problems)).filter(({ severity }) => severity === 'error');
    const faults = [
      ...found.filter(each => !marked.has(each.line - line)).map(({ message }) => message),
      ...[...marked]
        .filter(at => !found.some(each => each.line - line === at))
        .map(() => 'Nothing is refused where something should be.'),
      ...own.flatMap(each =>
        each.run.expectations.filter(({ holds, isDecided }) => isDecided && !holds).map(({ message }) => message),
      ),
    ];
    return {
      ruleset: run.ruleset,
      edition: run.edition,
      holds: faults.length === 0 && own.every(each => each.run.status !== 'undecided'),
      faults,
      story,
      branches: own.flatMap(({ part: { branch } }, i) => {
        const branchStory = stories[i];
        return branch === null || branchStory === undefined
          ? []
          : { path: branch.path, story: branchStory, line: line + branch.line };
      }),
    };
  });
};

/** What leads to several branches goes wrong in each of them. */
const distinct = (problems: Story['problems']): Story['problems'] =>
  problems.filter(
    (each, i) => problems.findIndex(other => other.line === each.line && other.message === each.message) === i,
  );

/** Lines that end in `# error move/exhausted`: there something has to be refused. */
const markedLines = (text: string): ReadonlySet<number> =>
  new Set(text.split('\n').flatMap((content, at) => (/#\s*error [a-z]+\/[a-z-]+/.test(content) ? [at] : [])));
