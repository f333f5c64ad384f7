/** Which edition a command goes by: the one that its options name, or else that of project files. */

import type { Edition } from '../../engine/game/state/editions.ts';
import type { Ruleset } from '../../engine/game/state/rulesets.ts';
import type { BookEdition, RuleBook } from '../../rules-db/types.ts';
import {
  type EditionLookup,
  type EditionSources,
  editionsIn,
  readEdition,
  rulesetOf,
  type SaidEdition,
} from '../analysis/document/edition.ts';
import { nodeFiles } from '../hosts/node/nodeFiles.ts';
import type { CommandOptions, OptionInfo } from './command.ts';
import { CannotWork } from './io.ts';

/** Undefined without `--edition`; throws `CannotWork` for one that there is not. */
export const editionOption = (options: CommandOptions): SaidEdition | undefined => {
  const text = options.value('edition');
  if (text === undefined) return undefined;
  const read = readEdition(text);
  if ('problem' in read) throw new CannotWork(`--edition ${text}: ${read.problem}`);
  return read;
};

/** A command that asks about no file: `--edition`, else what the nearest `riftbench.json` says, else the newest. */
export const editionFor = (options: CommandOptions, folderFile: string): Edition =>
  saidFor(options, folderFile).edition;

/** The same, with whether its text alone is meant. */
export const rulesetFor = (options: CommandOptions, folderFile: string): Ruleset =>
  rulesetOf(saidFor(options, folderFile));

const saidFor = (options: CommandOptions, folderFile: string): SaidEdition => {
  const asked = editionOption(options);
  if (asked !== undefined) return asked;
  const found = projectEditions().of(folderFile);
  if (found.problem !== undefined) throw new CannotWork(found.problem);
  return found;
};

/** For looking up: an edition that the book has from an import alone may be asked for as well. */
export const bookEditionFor = (options: CommandOptions, folderFile: string, book: RuleBook): BookEdition => {
  const text = options.value('edition')?.trim();
  return text !== undefined && book.imported.editions.includes(text) ? text : editionFor(options, folderFile);
};

/** Looks for project files (`riftbench.json`) in the folders above each file. */
export const projectEditions = (how: Pick<EditionSources, 'citations'> = {}): EditionLookup =>
  editionsIn(nodeFiles, how);

export const EDITION_OPTION: OptionInfo = {
  name: 'edition',
  value: 'E',
  about: 'the edition of the core rules; by default, that of the nearest riftbench.json, otherwise the newest',
};
