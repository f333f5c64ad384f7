/** The file that a command plays: read, with the scenarios that were asked for and what they are run with. */
import { resolve } from 'node:path';
import type { ScenarioBlock } from '../../engine/language/syntax.ts';
import type { RunContext } from '../../engine/scenario/run.ts';
import { cardsIn } from '../analysis/checking/blocks.ts';
import { contextOfFile } from '../analysis/document/context.ts';
import { usedOnDisk } from '../hosts/node/nodeFiles.ts';
import { bookOf } from './book.ts';
import { STDIN } from './check/find.ts';
import { readText } from './check/read.ts';
import { chosenScenarios, theFile } from './chosen.ts';
import type { CommandOptions } from './command.ts';
import { rulesetFor } from './editions.ts';
import type { Io } from './io.ts';

export interface FileToPlay {
  readonly path: string;
  readonly text: string;
  /** At least one. */
  readonly blocks: readonly ScenarioBlock[];
  readonly context: RunContext;
}

/** Throws `CannotWork` where there is no such file, or no such scenario in it. */
export const fileToPlay = (command: string, options: CommandOptions, io: Io): FileToPlay => {
  const path = theFile(command, options);
  const absolute = resolve(io.cwd, path);
  const text = readText(path, path === STDIN ? STDIN : absolute, io);
  const blocks = chosenScenarios(path, text, options);
  const { cards } = cardsIn({ path, absolute, text }, usedOnDisk());
  return { path, text, blocks, context: contextOfFile(bookOf(io), rulesetFor(options, absolute), cards) };
};
