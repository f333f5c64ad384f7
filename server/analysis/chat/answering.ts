/** A chat's question, answered by the tool that it names. */
import type { RuleBook } from '../../../rules-db/types.ts';
import type { ChatAnswer } from './answer.ts';
import { readArguments } from './arguments.ts';
import type { Running } from './tools/tool.ts';
import { CHAT_TOOLS, type ChatToolName } from './tools.ts';

export interface ChatAsked {
  readonly tool: ChatToolName;
  /** As it came: it is read here. */
  readonly given: unknown;
}

/** Rejects with `RefusedRequest`, which has a sentence for whoever asked. */
export const answerChat = async (
  book: RuleBook,
  { tool: name, given }: ChatAsked,
  running: Running,
): Promise<ChatAnswer> => {
  const tool = CHAT_TOOLS.find(each => each.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  const asked = readArguments(tool, given);
  return (await tool.answer())(book, asked, running);
};
