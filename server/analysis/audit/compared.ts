/** What two editions make of one scenario, side by side. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { State } from '../../../engine/game/state/state.ts';
import type { Block, ScenarioTree, Statement } from '../../../engine/language/syntax.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { isGood } from '../../../engine/scenario/script/outcome.ts';
import { changesBetween, type StoryChange } from '../story/changes.ts';
import { newTelling, type SharedTelling, type Story, storyOf } from '../story/story.ts';
import type { Editions } from './editions.ts';
import { hasSameAnswers, outcomeIn, type ScenarioOutcome } from './outcome.ts';
import { type Parting, partingOf } from './parting.ts';

export interface Compared {
  readonly from: ScenarioOutcome;
  readonly to: ScenarioOutcome;
  readonly oldStory: Story;
  readonly story: Story;
  readonly parted: Parting | undefined;
  /** What is different on the board at the end. */
  readonly end: readonly StoryChange[];
}

/** What the stories of all branches under the one edition share, and under the other. */
export interface Tellings {
  readonly from: SharedTelling;
  readonly to: SharedTelling;
}

export const newTellings = (): Tellings => ({ from: newTelling(), to: newTelling() });

/** Of a report that was made under both. */
export const comparedIn = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
  editions: Editions,
  rules: RunContext['rules'],
  tellings = newTellings(),
): Compared => {
  const [from, to] = [outcomeIn(block, report, editions.from), outcomeIn(block, report, editions.to)];
  const oldStory = storyOf(block, report, from.run, rules, { telling: tellings.from });
  const story = storyOf(block, report, to.run, rules, { telling: tellings.to });
  return {
    from,
    to,
    oldStory,
    story,
    parted: partingOf(oldStory, story),
    end: endsDiffer(from.run.final, to.run.final),
  };
};

/** Whether it passes in both, and goes the same way. */
export const isAlike = ({ from, to, parted, end }: Compared): boolean =>
  isGood(from.status) && isGood(to.status) && hasSameAnswers(from, to) && parted === undefined && end.length === 0;

export const endsDiffer = (from: State | undefined, to: State | undefined): readonly StoryChange[] =>
  from === undefined || to === undefined ? [] : (changesBetween(from, to) ?? []);

/**
 * With what is expected in that edition expected in every other one: `expect in 1.2: …` says of 1.3 nothing, and yet 1.3
 * may decide it otherwise.
 */
export const askedAsIn = (ruleset: Ruleset, block: Block<ScenarioTree>): Block<ScenarioTree> => {
  const statements = block.tree.statements.flatMap((s): readonly Statement[] => {
    if (s.kind !== 'expect' || s.editions === undefined) return [s];
    const { editions, ...always } = s;
    return editions.some(({ text }) => text === ruleset) ? [always] : [];
  });
  return { ...block, tree: { ...block.tree, statements } };
};
