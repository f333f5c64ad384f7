/** `riftbench trace`: everything that happens in a scenario, with the rule that orders each step. */

import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { NOT_RUN_IN_FILE, newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { Diagnostic, Run, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import { isGood, ownStatus } from '../../../engine/scenario/script/outcome.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { newTelling, type SharedTelling, type Story, storyOf } from '../../analysis/story/story.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import type { VerdictForm } from '../../protocol.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder, tooMuchOf } from '../chosen.ts';
import type { Command, CommandOptions } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { type FileToPlay, fileToPlay } from '../fileToPlay.ts';
import { painter } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { CannotWork, type Io } from '../io.ts';
import { runLimitedExploring } from '../limited.ts';
import { JSON_OPTION } from '../options.ts';
import { type Page, storyText } from './storyText.ts';
import { FORM_OPTIONS, formOf, type JudgedPart, type VerdictsGiven, verdictTexts } from './verdicts.ts';

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
    ...FORM_OPTIONS,
    JSON_OPTION,
  ],
  about: ['Shows the steps that each line of the script led to, and what each changed. "-" reads standard input.'],
  examples: [
    'riftbench trace rulings/tank.rift',
    'riftbench trace rulings/tank.rift --verdict',
    'riftbench trace rulings/tank.rift --verdict --as markdown',
    'riftbench trace article.md --scenario "Tank first" --edition 1.3',
  ],
  statuses: { 0: 'every scenario shown has passed', 1: 'one has not, or has an error' },
  isApart: true,
  run: (options, io) => {
    const file = fileToPlay('trace', options, io);
    const form = formOf(options);
    const how = form === undefined ? STORY : verdictAs(form, { file, options, io });
    const tell = options.has('json') ? tellJson : tellText;
    return tell(playedIn(file, io, options), how, file, io) ? 0 : 1;
  },
};

/** One of the scenarios that are shown: a part of one that was played, or one that is not, because something is too much. */
type Shown = Played | NotRun;

interface NotRun {
  readonly notRun: Titled;
  readonly why: string;
}

type Titled = Pick<ScenarioBlock, 'tree' | 'line'>;

interface Played extends JudgedPart {
  readonly run: Run;
  readonly status: Status;
  /** Of the whole scenario. */
  readonly telling: SharedTelling;
}

/** One after the other, so that what has been told need not be kept. */
function* playedIn({ path, blocks, context }: FileToPlay, io: Io, options: CommandOptions): Generator<Shown> {
  const asked = askedRuleset(options);
  const fileWork = newFileWork();
  let isNone = true;
  for (const block of blocks) {
    if (fileWork.isSpent) {
      isNone = false;
      yield { notRun: block, why: NOT_RUN_IN_FILE };
      continue;
    }
    const whole = runLimitedExploring({ path, block, io }, context, fileWork.leftForClaims);
    fileWork.add(whole);
    const tooMuch = tooMuchOf(whole);
    if (tooMuch !== undefined) {
      isNone = false;
      yield { notRun: block, why: tooMuch };
      continue;
    }
    const telling = newTelling();
    for (const each of chosenParts(scenarioParts(block, whole), options)) {
      const { block: part, report } = each;
      const run = runUnder(report, asked);
      if (run === undefined) continue;
      isNone = false;
      const judged = { block: part, report: asked === undefined ? report : onlyRun(report, run), rules: context.rules };
      yield { whole: block, judged, run, status: ownStatus(each, run), telling };
    }
  }
  if (!isNone) return;
  const named = blocks.length === 1 ? `"${nameOfScenario(blocks[0])}" runs` : 'these scenarios run';
  throw new CannotWork(
    `${path}: ${named} under no ${asked === undefined ? 'edition that is implemented' : `edition ${asked}`}.`,
  );
}

/** A report as if the scenario had been run under that one edition. */
const onlyRun = (report: ScenarioReport, run: Run): ScenarioReport => ({ ...report, runs: [run] });

/** What is told of each: its story, or its verdict alone. */
interface Telling {
  /** Whether each begins with its name. */
  readonly isNamed?: true;
  /** What lies between two of them. */
  readonly between: string;
  text(played: Played, page: Page): string;
  notRun(not: NotRun, page: Page): string;
  /** The name of the list in JSON, and one of its entries. */
  readonly list: string;
  json(played: Played): object;
}

const storyIn = ({ judged, run, status, telling }: Played): Story =>
  storyOf(judged.block, judged.report, run, judged.rules, { status, telling });

const notRunText = ({ notRun: block, why: reason }: NotRun, { path, width, paint }: Page): string => {
  const place = paint('dim', `${printable(path)}:${block.line + 1}`);
  const why = wrap(printable(reason), width - 4).map((line, i) => `  ${i === 0 ? paint('red', '!') : ' '} ${line}\n`);
  return `${paint('bold', printable(nameOfScenario(block)) || 'A scenario without a name')}: ${paint('red', 'not run')}  ${place}\n${why.join('')}`;
};

const STORY: Telling = {
  isNamed: true,
  between: '\n\n',
  text: (played, page) => storyText(storyIn(played), page),
  notRun: notRunText,
  list: 'scenarios',
  json(played) {
    const { script: _, ...story } = storyIn(played);
    return story;
  },
};

const verdictAs = (form: VerdictForm, given: VerdictsGiven): Telling => ({
  between: '\n',
  text: played =>
    verdictTexts(played, form, given)
      .map(text => `${text.split('\n').map(printable).join('\n')}\n`)
      .join(''),
  notRun: ({ why }) => `${printable(why)}\n`,
  list: 'verdicts',
  json: played => ({ name: nameOfScenario(played.judged.block), verdict: verdictTexts(played, form, given) }),
});

const tellText = (all: Iterable<Shown>, how: Telling, { path, text }: FileToPlay, { out }: Io): boolean => {
  const page = { path, source: text.split(/\r\n|\r|\n/), width: out.width, paint: painter(out) };
  const one = (each: Shown): string => ('notRun' in each ? how.notRun(each, page) : how.text(each, page));
  const named = (each: Shown): string =>
    how.isNamed === true ? one(each) : `${page.paint('bold', printable(nameOf(each)))}\n${one(each)}`;
  let isGoodSoFar = true;
  let first: Shown | undefined;
  let told = 0;
  for (const each of all) {
    isGoodSoFar &&= isGoodShown(each);
    told += 1;
    // Where there is only one, it goes without its name.
    if (told === 1) first = each;
    else if (told === 2 && first !== undefined) out.write(`${named(first)}${how.between}${named(each)}`);
    else out.write(`${how.between}${named(each)}`);
    if (told === 2) first = undefined;
  }
  if (first !== undefined) out.write(one(first));
  return isGoodSoFar;
};

const nameOf = (each: Shown): string => nameOfScenario('notRun' in each ? each.notRun : each.judged.block);

const tellJson = (all: Iterable<Shown>, how: Telling, { path }: FileToPlay, { out }: Io): boolean => {
  const shown = [...all];
  const notRun = shown.flatMap(each =>
    'notRun' in each
      ? { name: nameOfScenario(each.notRun), line: each.notRun.line, severity: 'error', message: each.why }
      : [],
  );
  const told = {
    version: 1,
    ...(how === STORY ? { path } : {}),
    [how.list]: shown.flatMap(each => ('notRun' in each ? [] : how.json(each))),
    ...(notRun.length === 0 ? {} : { notRun }),
  };
  out.write(`${jsonText(told)}\n`);
  return shown.every(isGoodShown);
};

const isGoodShown = (each: Shown): boolean => {
  if ('notRun' in each) return false;
  const { judged, run, status } = each;
  const isHere = ({ editions }: Diagnostic): boolean => editions?.includes(run.ruleset) ?? true;
  return isGood(status) && !judged.report.diagnostics.some(found => found.severity === 'error' && isHere(found));
};
