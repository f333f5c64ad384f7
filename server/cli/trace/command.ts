/** `riftbench trace`: everything that happens in a scenario, with the rule that orders each step. */

import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { isGood, ownStatus } from '../../../engine/scenario/script/outcome.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { type Story, storyOf } from '../../analysis/story/story.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { type JudgedScenario, verdictLines } from '../../analysis/verdict/verdict.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder } from '../chosen.ts';
import type { Command, CommandOptions } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { type FileToPlay, fileToPlay } from '../fileToPlay.ts';
import { painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { runLimitedExploring } from '../limited.ts';
import { JSON_OPTION } from '../options.ts';
import { storyText } from './storyText.ts';

export const trace: Command = {
  name: 'trace',
  summary: 'show every step of a scenario, with the rule behind it',
  takes: 'FILE',
  options: [
    {
      name: 'scenario',
      value: 'NAME',
      about: 'only the scenario with this name, or with this in its name; a branch as "SCENARIO > BRANCH"',
    },
    {
      ...EDITION_OPTION,
      about:
        'which edition to show for scenarios that name several, by default the newest; the edition for scenarios that name none',
    },
    { name: 'verdict', about: 'only the verdict: one line for each question and expectation, to read out' },
    JSON_OPTION,
  ],
  about: ['Shows the steps that each line of the script led to, and what each changed. "-" reads standard input.'],
  examples: [
    'riftbench trace rulings/tank.rift',
    'riftbench trace rulings/tank.rift --verdict',
    'riftbench trace article.md --scenario "Tank first" --edition 1.3',
  ],
  statuses: { 0: 'every scenario shown has passed', 1: 'one has not, or has an error' },
  isApart: true,
  run: (options, io) => {
    const file = fileToPlay('trace', options, io);
    const { path, text } = file;
    const played = playedIn(file, io, options);
    const stories = played.map(({ story }) => story);
    if (options.has('verdict')) tellVerdicts(played, options, io);
    else if (options.has('json')) io.out.write(`${jsonText({ version: 1, path, scenarios: stories.map(inJson) })}\n`);
    else tell(stories, path, text, io);
    return stories.every(isGoodStory) ? 0 : 1;
  },
};

interface Played {
  readonly judged: JudgedScenario;
  readonly story: Story;
}

const playedIn = ({ path, blocks, context }: FileToPlay, io: Io, options: CommandOptions): readonly Played[] => {
  const asked = askedRuleset(options);
  const played = blocks.flatMap((block): readonly Played[] => {
    const whole = runLimitedExploring({ path, block, io }, context);
    return chosenParts(scenarioParts(block, whole), options).flatMap(each => {
      const { block: part, report } = each;
      const run = runUnder(report, asked);
      if (run === undefined) return [];
      const judged = { block: part, report: asked === undefined ? report : onlyRun(report, run), rules: context.rules };
      return [{ judged, story: storyOf(part, report, run, context.rules, ownStatus(each, run)) }];
    });
  });
  if (played.length > 0) return played;
  const named = blocks.length === 1 ? `"${nameOfScenario(blocks[0])}" runs` : 'these scenarios run';
  throw new CannotWork(
    `${path}: ${named} under no ${asked === undefined ? 'edition that is implemented' : `edition ${asked}`}.`,
  );
};

/** A report as if the scenario had been run under that one edition. */
const onlyRun = (report: ScenarioReport, run: Run): ScenarioReport => ({ ...report, runs: [run] });

const inJson = ({ script, ...story }: Story) => story;

const tell = (stories: readonly Story[], path: string, text: string, { out }: Io): void => {
  const page = { path, source: text.split(/\r\n|\r|\n/), width: out.width, paint: painter(out) };
  out.write(stories.map(story => storyText(story, page)).join('\n\n'));
};

/** Under the name of each scenario, where there are several. */
const tellVerdicts = (played: readonly Played[], options: CommandOptions, { out }: Io): void => {
  const all = played.map(({ judged }) => ({ name: nameOfScenario(judged.block), verdict: verdictLines(judged) }));
  if (options.has('json')) return out.write(`${jsonText({ version: 1, verdicts: all })}\n`);
  const texts = all.map(({ name, verdict }) => ({
    name: painter(out)('bold', printable(name)),
    lines: verdict.map(line => `${printable(line)}\n`).join(''),
  }));
  out.write(texts.map(({ name, lines }) => (all.length === 1 ? lines : `${name}\n${lines}`)).join('\n'));
};

const isGoodStory = ({ status, problems }: Story): boolean =>
  isGood(status) && problems.every(problem => problem.severity !== 'error');
