/** `riftbench link`: a scenario as a link that holds all of it. */
import { resolve } from 'node:path';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { lineAtOffset } from '../../../engine/language/words/lines.ts';
import { blocksOf, cardsIn } from '../../analysis/checking/blocks.ts';
import { playableBlocks } from '../../analysis/document/uses.ts';
import { lineShown } from '../../analysis/link/linkAt.ts';
import { isLinkAddress, LINK_ADDRESS, type Linkable, linkTo, tooLongText } from '../../analysis/link/linked.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import type { Command, CommandOptions, OptionInfo } from '../command.ts';
import { EDITION_OPTION, rulesetFor } from '../editions.ts';
import { fileToPlay } from '../fileToPlay.ts';
import { CannotWork, type Io } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { scenarioAtLine } from '../scenarioAtLine.ts';
import { codeInTerminal } from './code.ts';

/** Where links lead to. */
export const ADDRESS_OPTION: OptionInfo = {
  name: 'address',
  value: 'ADDRESS',
  about: `where the link leads; by default ${LINK_ADDRESS}`,
};

export const link: Command = {
  name: 'link',
  summary: 'make a link that contains a scenario',
  takes: 'FILE',
  options: [
    { name: 'scenario', value: 'NAME', about: 'the scenario with this name, or with this in its name' },
    {
      name: 'line',
      value: 'NUMBER',
      about: 'the scenario that contains this line of the file, to be shown at this line',
    },
    { ...EDITION_OPTION, about: 'the edition to play by if the scenario names none' },
    ADDRESS_OPTION,
    { name: 'qr', about: 'also print the link as a QR code' },
    JSON_OPTION,
  ],
  about: [
    'The link contains the scenario itself, with those of its own cards that it mentions. Nothing is stored anywhere, and the part after the “#” is not sent to a host. When someone opens it, the rules engine runs it again.',
  ],
  examples: ['riftbench link rulings/tank.rift', 'riftbench link article.md --line 48 --qr'],
  statuses: { 0: 'the link was made', 1: 'never' },
  run: (options, io) => {
    const address = addressOf(options);
    const made = linkTo(linkable(options, io), address);
    if (made.isLong) io.err.write(`riftbench: ${tooLongText(made)}\n`);
    if (options.has('json')) io.out.write(`${jsonText({ version: 1, ...made })}\n`);
    else io.out.write(`${made.link}\n${options.has('qr') ? codeInTerminal(made.link) : ''}`);
    return 0;
  },
};

export const addressOf = (options: CommandOptions): string => {
  const address = options.value('address') ?? LINK_ADDRESS;
  if (!isLinkAddress(address))
    throw new CannotWork(
      `--address "${address}" is no address that a link could lead to: write one such as https://example.org/rift.`,
    );
  return address;
};

const linkable = (options: CommandOptions, io: Io) => {
  const { path, text, blocks } = fileToPlay('link', options, io);
  const { block, line } = scenarioAtLine({ path, text, blocks }, options);
  const last = lineAtOffset(block.text, block.text.trimEnd().length);
  const at = line === undefined ? lineShown(block) : Math.min(line - 1 - block.line, last);
  return linkableIn({ path, text, block, line: at }, options, io);
};

/** A scenario of a file, with the cards that the file can play. `line`: of the block, from 0. */
export const linkableIn = (
  {
    path,
    text,
    block,
    line,
  }: { readonly path: string; readonly text: string; readonly block: ScenarioBlock; readonly line: number },
  options: CommandOptions,
  { cwd }: Pick<Io, 'cwd'>,
): Linkable => {
  const absolute = resolve(cwd, path);
  const { used } = cardsIn({ path, absolute, text }, usedOnDisk());
  const ruleset = rulesetFor(options, absolute);
  return { block, cards: playableBlocks([...blocksOf(text, path)], used), ruleset, line };
};
