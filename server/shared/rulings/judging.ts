/** What a ruling's scenario shows in each of its editions. */
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { type Story, storyOf } from '../story/story.ts';
import type { RulingScenario } from './rulings.ts';

export interface Judged {
  readonly ruleset: Ruleset;
  readonly edition: Edition;
  /** Everything is as the scenario says: what it expects holds, and what it marks as refused is refused. */
  readonly holds: boolean;
  /** What is not. */
  readonly faults: readonly string[];
  readonly story: Story;
}

/** Newest edition first. Lines of the stories are those of the scenario's `text`. */
export const judgeRuling = ({ block, line, context }: RulingScenario): readonly Judged[] => {
  const standing = { ...block, line };
  const report = runScenario(standing, context);
  const marked = markedLines(block.text);
  return report.runs.map(run => {
    const story = storyOf(standing, report, run, context.rules);
    const found = story.problems.filter(({ severity }) => severity === 'error');
    const faults = [
      ...found.filter(each => !marked.has(each.line - line)).map(({ message }) => message),
      ...[...marked]
        .filter(at => !found.some(each => each.line - line === at))
        .map(() => 'Nothing is refused where something should be.'),
      ...run.expectations.filter(({ holds }) => !holds).map(({ message }) => message),
    ];
    return {
      ruleset: run.ruleset,
      edition: run.edition,
      holds: faults.length === 0 && run.status !== 'undecided',
      faults,
      story,
    };
  });
};

/** Lines that end in `# error move/exhausted`: there something has to be refused. */
const markedLines = (text: string): ReadonlySet<number> =>
  new Set(text.split('\n').flatMap((content, at) => (/#\s*error [a-z]+\/[a-z-]+/.test(content) ? [at] : [])));
