/** What a chat hands to a tool, read: nothing of it is believed unseen. */
import { inFigures } from '../../../engine/bounds.ts';
import { nearest } from '../../../rules-db/nearest.ts';
import { utf8Length } from '../document/text.ts';
import { RefusedRequest } from '../refused.ts';
import { capped } from './shortened.ts';
import type { ChatArgument, ChatTool, ReadArguments } from './tools/tool.ts';

/** Throws `RefusedRequest` with one sentence: what is wrong, and what would be right. */
export const readArguments = (tool: ChatTool, given: unknown): ReadArguments => {
  const { name: toolName, takes } = tool;
  const names = Object.keys(takes);
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new RefusedRequest(`${toolName} takes an object of arguments: ${names.join(', ')}.`);
  const values = new Map(Object.entries(given ?? {}).filter(([, value]) => value !== undefined && value !== null));
  for (const [name, value] of values) {
    const argument = Object.hasOwn(takes, name) ? takes[name] : undefined;
    if (argument === undefined) throw new RefusedRequest(unknownArgument(toolName, name, names));
    const wrong = whatIsWrong(argument, value);
    if (wrong !== undefined) throw new RefusedRequest(`${toolName}: “${name}” ${wrong}.`);
  }
  for (const [name, argument] of Object.entries(takes))
    if ('isRequired' in argument && (!values.has(name) || String(values.get(name)).trim() === ''))
      throw new RefusedRequest(`${toolName} needs “${name}”: ${argument.about}`);
  return {
    has: name => values.has(name),
    text: name => textOf(values.get(name)),
    number: name => {
      const value = values.get(name);
      return typeof value === 'number' ? value : undefined;
    },
    flag: name => {
      const value = values.get(name);
      return typeof value === 'boolean' ? value : undefined;
    },
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const unknownArgument = (tool: string, name: string, names: readonly string[]): string => {
  const meant = nearest(name, names);
  return `${tool} takes no “${capped(name)}”. ${meant === undefined ? `It takes ${names.join(', ')}.` : `Is it “${meant}”?`}`;
};

/** As the end of a sentence. */
const whatIsWrong = (argument: ChatArgument, value: unknown): string | undefined => {
  switch (argument.type) {
    case 'string':
      if (typeof value !== 'string') return `has to be a text, not ${kindOf(value)}`;
      // The bound is one of bytes, as that of files is; a character has at most three for each unit of a text.
      return value.length > argument.most || (value.length * 3 > argument.most && utf8Length(value) > argument.most)
        ? `is too long: the limit is ${inFigures(argument.most)} bytes`
        : undefined;
    case 'integer': {
      const isWithin =
        typeof value === 'number' && Number.isInteger(value) && value >= argument.least && value <= argument.most;
      return isWithin ? undefined : `has to be a whole number from ${argument.least} to ${inFigures(argument.most)}`;
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : `has to be true or false, not ${kindOf(value)}`;
  }
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
