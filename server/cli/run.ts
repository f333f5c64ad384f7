/** From the words of a command line to a command, and from its result to an exit status. */

import { nearest } from '../../rules-db/nearest.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import { printable } from '../analysis/text/printable.ts';
import { UNREADABLE } from '../analysis/text/unreadable.ts';
import { VERSION } from '../analysis/text/version.ts';
import type { Command, ExitStatus } from './command.ts';
import { commandHelp, mainHelp } from './help.ts';
import { CannotWork, type Io } from './io.ts';
import { readOptions } from './options.ts';

/** Never throws. */
export const run = async (args: readonly string[], io: Io): Promise<ExitStatus> => {
  try {
    return await dispatch(args, io);
  } catch (error) {
    io.err.write(`riftbench: ${printable(oneLine(reasonOf(error)))}\n`);
    return 2;
  }
};

const dispatch = async ([word, ...rest]: readonly string[], io: Io): Promise<ExitStatus> => {
  if (word === undefined) throw new CannotWork(`a command is missing: ${NAMES.join(', ')}. Try riftbench --help.`);
  if (word === '--version' || word === '-V') return print(io, `riftbench ${VERSION}\n`);
  if (word === '--help' || word === '-h') return print(io, mainHelp(COMMANDS));
  if (word === 'help') return helpOn(rest[0], io);
  const load = commandNamed(word);
  const command = await load();
  if (asksForHelp(rest)) return print(io, commandHelp(command));
  const options = readOptions(command, rest);
  if (command.isApart !== true || io.apart === undefined) return command.run(options, io);
  const { runApart } = await import('./apart.ts');
  return runApart(command, options, io, { args: [word, ...rest], start: io.apart });
};

/** Loaded one at a time: what one command needs does not slow the others down. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check/command.ts')).check,
  search: async () => (await import('./lookup/search.ts')).search,
  rule: async () => (await import('./lookup/rule.ts')).rule,
  ruling: async () => (await import('./lookup/ruling.ts')).ruling,
  card: async () => (await import('./lookup/card.ts')).card,
  diff: async () => (await import('./lookup/diff.ts')).diff,
  audit: async () => (await import('./audit/command.ts')).audit,
  migrate: async () => (await import('./migrate/command.ts')).migrate,
  trace: async () => (await import('./trace/command.ts')).trace,
  picture: async () => (await import('./picture/command.ts')).picture,
  explore: async () => (await import('./explore/command.ts')).explore,
  'why-not': async () => (await import('./whyNot/command.ts')).whyNot,
  differ: async () => (await import('./differ/command.ts')).differ,
  link: async () => (await import('./link/link.ts')).link,
  open: async () => (await import('./link/open.ts')).open,
  site: async () => (await import('./site/command.ts')).site,
  combat: async () => (await import('./combat/command.ts')).combat,
  import: async () => (await import('./import/command.ts')).importCommand,
  about: async () => (await import('./lookup/about.ts')).about,
  lsp: async () => (await import('./lsp.ts')).lsp,
  dap: async () => (await import('./dap.ts')).dap,
  mcp: async () => (await import('./mcp.ts')).mcp,
};
const NAMES = Object.keys(COMMANDS);

/** Names that people try, and the commands that they mean. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = {
  faq: 'riftbench ruling NAME',
  entry: 'riftbench ruling NAME',
  version: 'riftbench --version',
  help: 'riftbench --help',
  verdict: 'riftbench trace FILE --verdict',
  run: 'riftbench check PATH…',
  test: 'riftbench check PATH…',
  validate: 'riftbench check PATH…',
  lint: 'riftbench check PATH…',
  find: 'riftbench search WORDS…',
  keyword: 'riftbench rule KEYWORD',
  paste: 'riftbench card --from-print PRINT',
  compare: 'riftbench diff FROM TO',
  draw: 'riftbench picture FILE',
  chat: 'riftbench mcp',
};

const commandNamed = (word: string): (() => Promise<Command>) => {
  const known = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (known !== undefined) return known;
  if (word.startsWith('-')) throw new CannotWork(`the command comes first: riftbench ${NAMES.join('|')} [options].`);
  const instead = Object.hasOwn(CALLED_OTHERWISE, word) ? CALLED_OTHERWISE[word] : undefined;
  if (instead !== undefined) throw new CannotWork(`there is no command "${word}". Use ${instead}.`);
  const meant = nearest(word, NAMES);
  throw new CannotWork(
    `there is no command "${word}". ${meant === undefined ? `There are ${NAMES.join(', ')}.` : `Did you mean ${meant}?`}`,
  );
};

const helpOn = async (word: string | undefined, io: Io): Promise<ExitStatus> =>
  print(io, word === undefined ? await mainHelp(COMMANDS) : commandHelp(await commandNamed(word)()));

/** After `--`, all words are arguments. */
const asksForHelp = (words: readonly string[]): boolean => {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some(word => word === '--help' || word === '-h');
};

const print = async (io: Io, text: string | Promise<string>): Promise<ExitStatus> => {
  io.out.write(await text);
  return 0;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof CannotWork) return error.message;
  const message = thrownText(error);
  return lacksOwnFile(error)
    ? `Riftbench's own files are incomplete: ${message} While it is being built or installed, wait for that; otherwise build or install it again.`
    : `this is a bug in Riftbench: ${message}`;
};

/** A part of the program, or data beside it, that is not there: the program is being built, or was copied without it. */
const lacksOwnFile = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === UNREADABLE || ('code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))));

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
