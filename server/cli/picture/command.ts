/** `riftbench picture`: the board of a scenario at a line or a step, as SVG, PNG or GIF. */

import { extname } from 'node:path';
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { partAt, type ScenarioPart, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { animated, drawFrames } from '../../analysis/drawing/animated.ts';
import type { Picture } from '../../analysis/drawing/drawing.ts';
import { framesOfPath } from '../../analysis/drawing/framesOfPath.ts';
import { verdictOf } from '../../analysis/drawing/pictureWords.ts';
import { THEMES } from '../../analysis/drawing/theme.ts';
import { codeOf, LONGEST_IN_CODE } from '../../analysis/link/code.ts';
import { linkTo } from '../../analysis/link/linked.ts';
import { type Path, pathOf, stopAtLine } from '../../analysis/scene/path.ts';
import { namesWithoutText } from '../../analysis/verdict/caveats.ts';
import { refusedLines } from '../../analysis/verdict/notAsWritten.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder, tooMuchOf } from '../chosen.ts';
import type { Command, CommandOptions, ExitStatus } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { fileToPlay } from '../fileToPlay.ts';
import { CannotWork, type Io } from '../io.ts';
import { runLimited } from '../limited.ts';
import { ADDRESS_OPTION, addressOf, linkableIn } from '../link/link.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { tellNotAsWritten } from '../tellNotAsWritten.ts';
import { writeOutput } from '../writeOutput.ts';
import { gifOfFrames, pngsOf } from './pixels.ts';

export const picture: Command = {
  name: 'picture',
  summary: 'draw the board of a scenario at a line or a step',
  takes: 'FILE',
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      about: 'the file to write, .svg, .png or .gif; by default, SVG goes to standard output',
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
    {
      name: 'path',
      about: 'every step up to that point, one after the other: a moving SVG, PNG or GIF; by default up to the end',
    },
    { name: 'qr', about: 'a link that contains the scenario, as a QR code below the board' },
    ADDRESS_OPTION,
    { name: 'pause', value: 'SECONDS', about: 'with --path: how long each step is shown, by default 2' },
    { ...EDITION_OPTION, about: 'which edition to draw for scenarios that name several; by default the newest' },
    { name: 'theme', value: 'THEME', about: `${THEMES.join(', ')}; by default light` },
    {
      name: 'width',
      value: 'PIXELS',
      about: 'the width, by default 960; below 640, everything is in one column',
    },
  ],
  about: [
    'Changes made by the last step are marked. "-" reads standard input. PNG and GIF need the package @resvg/resvg-js.',
  ],
  examples: [
    'riftbench picture rulings/tank.rift -o tank.svg',
    'riftbench picture examples/chain.rift --path -o chain.svg',
    'riftbench picture article.md --scenario "Tank first" --line 48 --theme dark -o tank.png',
  ],
  statuses: { 0: 'the picture was drawn', 1: 'never' },
  isApart: true,
  run: async (options, io): Promise<ExitStatus> => {
    const { frames, refused } = framesOf(options, io);
    tellNotAsWritten(io, refused);
    const pause = wholeNumber(options, 'pause', { least: 1, most: 60 }) ?? 2;
    if (options.has('pause') && !options.has('path')) throw new CannotWork('--pause needs --path.');
    const output = options.value('output');
    if (output === undefined) {
      io.out.write(`${animated(frames, pause)}\n`);
      return 0;
    }
    const form = extname(output).toLowerCase();
    const draw = FORMS[form];
    if (draw === undefined) throw new CannotWork(`--output needs a name in .svg, .png or .gif, not "${output}".`);
    const made = await draw(frames, pause);
    // Nothing is written as long as the work may be ended anywhere and begun again (`apart.ts`).
    await Promise.resolve();
    writeOutput(output, made, io);
    io.err.write(`Drawn: ${output}\n`);
    return 0;
  },
};

/** By the ending of the file's name. */
const FORMS: Readonly<
  Record<string, (frames: readonly Picture[], pause: number) => string | Promise<string | Uint8Array>>
> = {
  '.svg': (frames, pause) => `${animated(frames, pause)}\n`,
  '.png': pngsOf,
  '.gif': gifOfFrames,
};

/** One, or with --path as many as there are steps up to there. */
const framesOf = (
  options: CommandOptions,
  io: Io,
): { readonly frames: readonly Picture[]; readonly refused: number } => {
  const theme = oneOf('theme', options.value('theme') ?? 'light', THEMES);
  const width = wholeNumber(options, 'width', { least: 280, most: 4000 }) ?? 960;
  const { path: file, text, blocks, context } = fileToPlay('picture', options, io);
  const [block] = blocks;
  if (block === undefined) throw new CannotWork(`${file}: there is no scenario in it.`);
  const asked = askedRuleset(options);
  const report = runLimited({ path: file, block, io }, context);
  const parts = scenarioParts(block, report);
  const part = pictured(parts, options, block);
  const run = runUnder(part.report, asked);
  if (run === undefined) {
    const why = tooMuchOf(report);
    const otherwise = ` runs under no edition ${asked ?? 'that is implemented'}.`;
    throw new CannotWork(`${file}: "${nameOfScenario(block)}"${why === undefined ? otherwise : `: ${why}`}`);
  }
  const path = pathOf(part.block, run, context.rules);
  const last = stopOf(options, path, block);
  const moves = options.has('path');
  if (moves && last > BOUNDS.pictureSteps)
    throw new CannotWork(
      `${file}: there are ${inFigures(last)} steps up to there; a moving picture shows at most ${inFigures(BOUNDS.pictureSteps)}. End it earlier, with --line or --step, or draw one board, without --path.`,
    );
  const line = wholeNumber(options, 'line', { least: 1, most: Number.MAX_SAFE_INTEGER });
  const ofStep = options.has('step') ? path.stops[last]?.line : undefined;
  const shown = line === undefined ? ofStep : line - 1;
  const refused = refusedLines(part, shown ?? Number.MAX_SAFE_INTEGER).length;
  const verdict = verdictOf({ ...part, rules: context.rules });
  if (options.has('address') && !options.has('qr')) throw new CannotWork('--address needs --qr.');
  const at = stateLine(path, last, block);
  const code = options.has('qr') ? codeIn({ path: file, text, block, line: at }, options, io) : [];
  const look = { width, theme, withoutText: namesWithoutText(run.notRun), refused, code };
  const frames = drawFrames(
    framesOfPath(run, path, { first: moves ? 0 : last, last, verdict }),
    look,
    BOUNDS.pictureText,
  );
  if (frames === null)
    throw new CannotWork(
      `${file}: this picture has more than ${inFigures(BOUNDS.pictureText)} characters, the limit. ${moves ? 'End it earlier, with --line or --step.' : 'Draw a smaller board.'}`,
    );
  if (frames.length === 0)
    throw new CannotWork(`${file}: "${nameOfScenario(block)}" cannot be set up: riftbench check says why.`);
  return { frames, refused };
};

/** The line of the block that the picture shows. */
const stateLine = ({ stops }: Path, last: number, { line }: ScenarioBlock): number =>
  Math.max(0, (stops[last]?.line ?? line) - line);

/** The rows of the code of the scenario's link. Throws `CannotWork` for one that is too long. */
const codeIn = (
  scenario: Parameters<typeof linkableIn>[0],
  options: CommandOptions,
  io: Io,
): readonly (readonly boolean[])[] => {
  const { link } = linkTo(linkableIn(scenario, options, io), addressOf(options));
  const code = codeOf(link);
  if (code === undefined)
    throw new CannotWork(
      `${scenario.path}: the link has ${link.length} characters; a code with more than ${inFigures(LONGEST_IN_CODE)} can hardly be read. Leave out comments and what the question does not need, or --qr.`,
    );
  return code.rows;
};

/** The branch that is named, or that contains the line; else the scenario itself. */
const pictured = (
  parts: readonly [ScenarioPart, ...ScenarioPart[]],
  options: CommandOptions,
  block: ScenarioBlock,
): ScenarioPart => {
  const [named, another] = chosenParts(parts, options);
  if (named !== undefined && another === undefined) return named;
  const line = wholeNumber(options, 'line', { least: 1, most: Number.MAX_SAFE_INTEGER });
  return line === undefined ? parts[0] : partAt(parts, line - 1 - block.line);
};

const stopOf = (options: CommandOptions, path: Path, block: ScenarioBlock): number => {
  const last = path.stops.length - 1;
  if (options.has('line') && options.has('step')) throw new CannotWork('--line and --step cannot both be given.');
  const step = wholeNumber(options, 'step', { least: 0, most: last });
  if (step !== undefined) return step;
  const first = block.line + 1;
  const line = wholeNumber(options, 'line', { least: first, most: first + block.text.split('\n').length });
  return line === undefined ? last : stopAtLine(path, line - 1);
};
