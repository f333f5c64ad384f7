/** Reads a command's options, and reports what is wrong with them. */

import { parseArgs } from 'node:util';
import { nearest } from '../../rules-db/nearest.ts';
import type { Command, CommandOptions, OptionInfo } from './command.ts';
import { CannotWork } from './io.ts';

/**
 * Throws `CannotWork` for an option that the command does not have, with the nearest one that it has, and for a missing
 * value.
 */
export const readOptions = (command: Command, args: readonly string[]): CommandOptions => {
  const given = new Map<string, string[]>();
  const words: string[] = [];
  const { tokens } = parseArgs({
    // No option is a number: `-1 vs 2` is a word, as if it came behind `--`.
    args: args.map(arg => (/^-\d/.test(arg) ? `${WORD}${arg}` : arg)),
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      command.options.map(({ name, value, short }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) } as const,
      ]),
    ),
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(withoutMark(token.value));
    if (token.kind !== 'option') continue;
    const option = optionNamed(command, token.name, token.rawName);
    const value = checkedValue(option, token.value === undefined ? undefined : withoutMark(token.value));
    given.set(option.name, option.repeats === true ? [...(given.get(option.name) ?? []), value] : [value]);
  }
  if (command.takes === '' && words[0] !== undefined)
    throw new CannotWork(`${command.name} takes no "${words[0]}": riftbench ${command.name}`);
  return {
    words,
    has: name => given.has(name),
    value: name => given.get(name)?.at(-1),
    values: name => (given.get(name) ?? []).flatMap(value => value.split(',')).map(value => value.trim()),
  };
};

/** Marks a word with a dash in front that is no option. */
const WORD = '\0';
const withoutMark = (word: string): string => (word.startsWith(WORD) ? word.slice(WORD.length) : word);

const optionNamed = ({ name: command, options }: Command, name: string, written: string): OptionInfo => {
  const known = options.find(
    option => option.name === name && (written === `--${name}` || written === `-${option.short}`),
  );
  if (known !== undefined) return known;
  const shown = options.filter(option => option.isHidden !== true).map(option => option.name);
  const meant = nearest(name, shown);
  const instead =
    meant === undefined ? `It has ${shown.map(each => `--${each}`).join(', ')}.` : `Did you mean --${meant}?`;
  throw new CannotWork(`${command} has no option ${written}. ${instead}`);
};

const checkedValue = ({ name, value: what, about }: OptionInfo, value: string | undefined): string => {
  if (what === undefined) {
    if (value === undefined) return '';
    throw new CannotWork(`--${name} takes no value.`);
  }
  // What looks like the next option is one: `--format --edition` has lost its value.
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new CannotWork(`--${name} needs a value after it: --${name} ${what} (${about}).`);
  return value;
};

/** The value of an option that can be one of some words. */
export const oneOf = <Word extends string>(name: string, value: string, words: readonly Word[]): Word => {
  const known = words.find(word => word === value.toLowerCase());
  if (known !== undefined) return known;
  const meant = nearest(value.toLowerCase(), words);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new CannotWork(`--${name} can be ${words.join(', ')}, not "${value}".${hint}`);
};

export const JSON_OPTION: OptionInfo = { name: 'json', about: 'print one JSON object' };

/** The value of an option that is a whole number within bounds; none where it is not given. */
export const wholeNumber = (
  options: CommandOptions,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  const text = options.value(name);
  if (text === undefined) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new CannotWork(`--${name} can be a whole number from ${least} to ${most}, not "${text}".`);
};
