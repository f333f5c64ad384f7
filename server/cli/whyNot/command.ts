/** `riftbench why-not`: what would have to be different for a line that fails, or is refused, to be right. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { MOST_BY } from '../../../engine/scenario/exploring/boardChanges.ts';
import { type DecisiveChanges, linesThatFail, whatTurns } from '../../../engine/scenario/exploring/whatTurns.ts';
import { NOT_RUN_IN_FILE, newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import { DEFAULT_TIMEOUT } from '../../analysis/document/timeLimit.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { askedRuleset, nameOfScenario, tooMuchOf } from '../chosen.ts';
import type { Command } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { type FileToPlay, fileToPlay } from '../fileToPlay.ts';
import { counted, type Paint, painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { limited, runLimitedExploring } from '../limited.ts';
import { JSON_OPTION, wholeNumber } from '../options.ts';
import { progressLine } from '../progressLine.ts';

export const whyNot: Command = {
  name: 'why-not',
  summary: 'show what would have to be different for a line that fails',
  takes: 'FILE',
  options: [
    {
      name: 'line',
      value: 'NUMBER',
      about: 'the line of the file that fails, or is refused; by default the first that does',
    },
    { name: 'scenario', value: 'NAME', about: 'the scenario with this name, or with this in its name' },
    { ...EDITION_OPTION, about: 'the edition to play by, by default each that the scenario names' },
    { name: 'limit', value: 'SECONDS', about: 'how long to search; 60 by default' },
    JSON_OPTION,
  ],
  about: [
    `Tries each board that differs from the one of the scenario in a single fact, and shows those with which the line is right: a unit's Might, damage, whether it is ready, stunned or buffed, a player's points, energy, XP and runes, and who controls a battlefield. Numbers are changed by up to ${MOST_BY}; of each, the smallest change is shown.`,
  ],
  examples: ['riftbench why-not rulings/tank.rift', 'riftbench why-not article.md --line 48 --json'],
  statuses: { 0: 'there are such changes', 1: 'there are none, or the time ran out before one was found' },
  run: (options, io) => {
    const file = fileToPlay('why-not', options, io);
    const { block, line } = lineAsked(file, wholeNumber(options, 'line', { least: 1, most: 999_999_999 }), io);
    const seconds = wholeNumber(options, 'limit', { least: 1, most: 86_400 }) ?? 60;
    const under = askedRuleset(options);
    const progress = progressLine(io);
    const end = io.now() + 1_000 * seconds;
    const isEnough = (): boolean => io.now() > end;
    // Each claim of what can come has what is left of the time.
    const limits = { isEnough };
    const looked = limited(
      { ...file, block, io },
      () => {
        const search = whatTurns(block, line, file.context, {
          isEnough,
          limits: () => limits,
          ...(under === undefined ? {} : { under }),
        });
        for (;;) {
          const { value, done } = search.next();
          if (done === true) return value;
          progress.show(() => `Trying: ${counted(value, 'board')} (Ctrl+C ends it)`);
        }
      },
      1 + Math.ceil(seconds / DEFAULT_TIMEOUT),
    );
    progress.clear();
    const at = `${file.path}:${block.line + line + 1}`;
    if (looked === null) throw new CannotWork(`${at}: nothing is wrong with this line.`);
    const text = textOf(block, line);
    if (options.has('json'))
      io.out.write(`${jsonText({ version: 1, path: file.path, ...inJson(looked, block, line) })}\n`);
    else io.out.write(`${painter(io.out)('bold', at)}: ${printable(text)}\n${told(looked, painter(io.out))}`);
    return looked.changes.length > 0 ? 0 : 1;
  },
};

/** The line that is asked for, or the first of which it can be asked; in its block, from 0. */
const lineAsked = (
  { path, blocks, context }: FileToPlay,
  asked: number | undefined,
  io: Io,
): { readonly block: ScenarioBlock; readonly line: number } => {
  if (asked !== undefined) {
    const block = blocks.findLast(each => each.line < asked);
    const line = asked - 1 - (block?.line ?? 0);
    const statement = block?.tree.statements.find(s => s.line === line);
    if (block === undefined || statement === undefined)
      throw new CannotWork(`${path}:${asked}: there is no line of a scenario here.`);
    return { block, line };
  }
  const fileWork = newFileWork();
  for (const block of blocks) {
    const named = `${path}: "${nameOfScenario(block)}"`;
    if (fileWork.isSpent) throw new CannotWork(`${named}: ${NOT_RUN_IN_FILE} Or name it, with --scenario or --line.`);
    const report = runLimitedExploring({ path, block, io }, context, fileWork.leftForClaims);
    fileWork.add(report);
    const tooMuch = tooMuchOf(report);
    if (tooMuch !== undefined) throw new CannotWork(`${named}: ${tooMuch}`);
    const [line] = linesThatFail(block, report);
    if (line !== undefined) return { block, line };
  }
  throw new CannotWork(`${path}: nothing fails in ${blocks.length === 1 ? nameOfScenario(blocks[0]) : 'it'}.`);
};

const textOf = ({ text }: ScenarioBlock, line: number): string => (text.split('\n')[line] ?? '').trim();

const told = ({ changes, tried, isLimited }: DecisiveChanges, paint: Paint): string => {
  const all = isLimited
    ? `Not all boards were tried in time, but ${counted(tried, 'board')}; --limit gives it more.`
    : `${counted(tried, 'board')} that differ in one fact, by up to ${MOST_BY}, have been tried.`;
  if (changes.length === 0)
    return `No change of a single fact${isLimited ? ' that was tried' : ''} makes it right. ${all}\n`;
  const each = changes.map(({ says }) => `  ${paint('green', printable(says))}\n`).join('');
  return `It is right if\n${each}${all}\n`;
};

const inJson = ({ changes, tried, isLimited }: DecisiveChanges, block: ScenarioBlock, line: number) => ({
  scenario: nameOfScenario(block),
  line: block.line + line + 1,
  text: textOf(block, line),
  changes: changes.map(({ says, by }) => ({ says, by })),
  tried,
  limited: isLimited,
});
