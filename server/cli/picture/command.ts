/** `riftbench picture`: the board of a scenario at a line or a step, as SVG or PNG. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { runScenario } from '../../../engine/scenario/run.ts';
import { type Part, partAt, partsOf } from '../../../engine/scenario/script/parts.ts';
import { runContext, withCards } from '../../shared/context.ts';
import { drawScene } from '../../shared/drawing/drawing.ts';
import { THEMES } from '../../shared/drawing/theme.ts';
import { type Path, pathOf, stateAtStop, stopAtLine } from '../../shared/scene/path.ts';
import { sceneOf } from '../../shared/scene/sceneOf.ts';
import { messageOf } from '../../shared/text.ts';
import { readFromDisk, usedFiles } from '../../shared/uses.ts';
import { namesWithoutText } from '../../shared/verdict/caveats.ts';
import { bookOf } from '../book.ts';
import { STDIN } from '../check/find.ts';
import { cardsIn } from '../check/judge.ts';
import { readText } from '../check/read.ts';
import {
  askedRuleset,
  chosenParts,
  chosenScenarios,
  nameOf,
  runUnder,
  type ScenarioBlock,
  theFile,
} from '../chosen.ts';
import type { Command, ExitStatus, Options } from '../command.ts';
import { EDITION_OPTION, rulesetFor } from '../editions.ts';
import { CannotWork, type Io } from '../io.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { pngOf } from './png.ts';

export const picture: Command = {
  name: 'picture',
  summary: 'draw the board of a scenario at a line or a step',
  takes: 'FILE',
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      about: 'the file to write, .svg or .png; by default, SVG goes to standard output',
    },
    {
      name: 'scenario',
      value: 'NAME',
      about:
        'the scenario with this name, or with this in its name; a branch as "SCENARIO > BRANCH"; by default the first',
    },
    { name: 'line', value: 'LINE', about: 'the board after this line of the file; by default the last' },
    {
      name: 'step',
      value: 'NUMBER',
      about: 'the board after this many steps, as trace shows them; 0 is the board as laid out',
    },
    { ...EDITION_OPTION, about: 'which edition to draw for scenarios that name several; by default the newest' },
    { name: 'theme', value: 'THEME', about: `${THEMES.join(', ')}; by default light` },
    {
      name: 'width',
      value: 'PIXELS',
      about: 'the width, by default 960; below 640, everything is in one column',
    },
  ],
  about: ['Changes made by the last step are marked. "-" reads standard input. PNG needs the package @resvg/resvg-js.'],
  examples: [
    'riftbench picture rulings/tank.rift -o tank.svg',
    'riftbench picture article.md --scenario "Tank first" --line 48 --theme dark -o tank.png',
  ],
  statuses: { 0: 'the picture was drawn', 1: 'never' },
  run: async (options, io): Promise<ExitStatus> => {
    const svg = drawn(options, io);
    const output = options.value('output');
    if (output === undefined) {
      io.out.write(`${svg}\n`);
      return 0;
    }
    const form = extname(output).toLowerCase();
    if (form !== '.svg' && form !== '.png')
      throw new CannotWork(`--output needs a name in .svg or .png, not "${output}".`);
    write(resolve(io.cwd, output), output, form === '.svg' ? `${svg}\n` : await pngOf(svg));
    io.err.write(`Drawn: ${output}\n`);
    return 0;
  },
};

const write = (absolute: string, output: string, bytes: string | Uint8Array): void => {
  try {
    writeFileSync(absolute, bytes);
  } catch (error) {
    throw new CannotWork(`${output} cannot be written: ${whyNotWritten(absolute, error)}`);
  }
};

const whyNotWritten = (absolute: string, error: unknown): string => {
  const folder = dirname(absolute);
  if (!existsSync(folder)) return `there is no folder ${folder}.`;
  if (statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true) return 'it is a folder.';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'writing there is not permitted.';
  return messageOf(error);
};

const drawn = (options: Options, io: Io): string => {
  const file = theFile('picture', options);
  const theme = oneOf('theme', options.value('theme') ?? 'light', THEMES);
  const width = wholeNumber(options, 'width', { least: 280, most: 4000 }) ?? 960;
  const absolute = resolve(io.cwd, file);
  const text = readText(file, file === STDIN ? STDIN : absolute, io);
  const [block] = chosenScenarios(file, text, options);
  if (block === undefined) throw new CannotWork(`${file}: there is no scenario in it.`);
  const { cards } = cardsIn({ path: file, absolute, text }, usedFiles(readFromDisk));
  const context = withCards(runContext(bookOf(io), rulesetFor(options, absolute)), cards);
  const asked = askedRuleset(options);
  const parts = partsOf(block, runScenario(block, context));
  const part = pictured(parts, options, block);
  const run = runUnder(part.report, asked);
  if (run === undefined)
    throw new CannotWork(`${file}: "${nameOf(block)}" runs under no edition ${asked ?? 'that is implemented'}.`);
  const path = pathOf(part.block, run, context.rules);
  const at = stateAtStop(run, path, stopOf(options, path, block));
  if (at === undefined) throw new CannotWork(`${file}: "${nameOf(block)}" cannot be set up: riftbench check says why.`);
  const withoutText = namesWithoutText(run.notRun);
  return drawScene(sceneOf(at.state, { ruleset: path.ruleset, before: at.before }), { width, theme, withoutText }).svg;
};

/** The branch that is named, or in which the line stands; else the scenario itself. */
const pictured = (parts: readonly [Part, ...Part[]], options: Options, block: ScenarioBlock): Part => {
  const [named, another] = chosenParts(parts, options);
  if (named !== undefined && another === undefined) return named;
  const line = wholeNumber(options, 'line', { least: 1, most: Number.MAX_SAFE_INTEGER });
  return line === undefined ? parts[0] : partAt(parts, line - 1 - block.line);
};

const stopOf = (options: Options, path: Path, block: ScenarioBlock): number => {
  const last = path.stops.length - 1;
  if (options.has('line') && options.has('step')) throw new CannotWork('--line and --step cannot both be given.');
  const step = wholeNumber(options, 'step', { least: 0, most: last });
  if (step !== undefined) return step;
  const first = block.line + 1;
  const line = wholeNumber(options, 'line', { least: first, most: first + block.text.split('\n').length });
  return line === undefined ? last : stopAtLine(path, line - 1);
};
