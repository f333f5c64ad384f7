/** What `--line` says of a file: its number, and the scenario that it is in. */
import type { ScenarioBlock } from '../../engine/language/syntax.ts';
import { nameOfScenario } from './chosen.ts';
import type { CommandOptions } from './command.ts';
import type { FileToPlay } from './fileToPlay.ts';
import { CannotWork } from './io.ts';
import { wholeNumber } from './options.ts';

export interface ScenarioAtLine {
  readonly block: ScenarioBlock;
  /** In the file, from 1; undefined where none was asked for. */
  readonly line: number | undefined;
}

/** Without `--line`, the only scenario that was asked for. */
export const scenarioAtLine = (
  { path, text, blocks }: Pick<FileToPlay, 'path' | 'text' | 'blocks'>,
  options: CommandOptions,
): ScenarioAtLine => {
  const line = wholeNumber(options, 'line', { least: 1, most: text.split('\n').length });
  const [first, another] = blocks;
  const block = line === undefined ? first : blocks.findLast(each => each.line < line);
  if (block === undefined) throw new CannotWork(`${path}:${line}: there is no scenario in this line or above it.`);
  if (line === undefined && another !== undefined)
    throw new CannotWork(
      `${path}: there are ${blocks.length} scenarios in it, such as "${nameOfScenario(block)}". Say which one with --scenario NAME or --line NUMBER.`,
    );
  return { block, line };
};
