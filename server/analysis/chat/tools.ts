/**
 * The tools that a chat assistant is given, each in a file of its own (`tools/`). Every front end that offers them (`server/mcp/`,
 * the extension) offers these.
 */
import { CARD } from './tools/card.ts';
import { CHECK } from './tools/check.ts';
import { EXPLAIN } from './tools/explain.ts';
import { RULE } from './tools/rule.ts';
import type { ChatArgument, ChatTool, Schema } from './tools/tool.ts';

export const CHAT_TOOLS = [CHECK, EXPLAIN, RULE, CARD] as const;
export type ChatToolName = (typeof CHAT_TOOLS)[number]['name'];

/** What a tool takes, as JSON Schema. */
export const inputSchema = ({ takes }: ChatTool): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(takes).map(([name, argument]) => [name, argumentSchema(argument)])),
  required: Object.entries(takes).flatMap(([name, argument]) => ('isRequired' in argument ? [name] : [])),
  additionalProperties: false,
});

const argumentSchema = (argument: ChatArgument): Schema => {
  const { type, about: description } = argument;
  if (type === 'string') return { type, description, maxLength: argument.most };
  return type === 'integer'
    ? { type, description, minimum: argument.least, maximum: argument.most }
    : { type, description };
};
