/** What a command is, and how it explains itself. */
import { largestOf } from '../../engine/lists.ts';
import type { Command, OptionInfo } from './command.ts';

/** Loads every command. */
export const mainHelp = async (commands: Readonly<Record<string, () => Promise<Command>>>): Promise<string> => {
  const all = await Promise.all(Object.values(commands).map(load => load()));
  return `riftbench: scenarios and rules of Riftbound, checked without an editor

Usage
  riftbench COMMAND [options]

Commands
${table(all.map(({ name, summary }) => [name, summary]))}

Options
${table([
  ['--help', 'this page; after a command, the page of that command'],
  ['--version', 'the version'],
])}

Exit status
${statuses({ 0: 'nothing is wrong', 1: 'problems were found' })}

An unofficial fan project.
`;
};

export const commandHelp = ({ name, summary, takes, options, about, examples, statuses: own }: Command): string =>
  `riftbench ${name}: ${summary}

Usage
  riftbench ${[name, takes, '[options]'].filter(part => part !== '').join(' ')}

Options
${table([...options.filter(option => option.isHidden !== true).map(optionRow), ['--help', 'this page']])}

${about.length === 0 ? '' : `${about.map(indented).join('\n\n')}\n\n`}Examples
${examples.map(example => `  ${example}`).join('\n')}

Exit status
${statuses(own)}
`;

const optionRow = ({ name, value, about, short }: OptionInfo): readonly [string, string] => {
  const words = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return [value === undefined ? words : `${words} ${value}`, about];
};

const statuses = (statuses: Command['statuses']): string =>
  table([
    ['0', statuses[0]],
    ['1', statuses[1]],
    ['2', 'the command could not do its work; one line on standard error says why'],
  ]);

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = largestOf(rows.map(([left]) => left.length));
  return rows
    .map(([left, right]) => `  ${left.padEnd(width)}  ${broken(right, WIDTH - width - 4, width + 4)}`)
    .join('\n');
};

const indented = (paragraph: string): string => `  ${broken(paragraph, WIDTH - 2, 2)}`;

const broken = (text: string, width: number, indent: number): string =>
  wrap(text, width).join(`\n${' '.repeat(indent)}`);

const WIDTH = 96;

/** Lines of whole words. A space that does not break (U+00A0) holds two together, and comes out as a plain one. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\n\r]+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map(each => each.replaceAll('\u00a0', ' '));
};
