/** A chat's question, answered by the tool that it names. */
import type { RuleBook } from '../../../rules-db/types.ts';
import type { ChatAnswer } from './answer.ts';
import { readArguments } from './arguments.ts';
import { card } from './card.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import type { Running } from './reading.ts';
import { rule } from './rule.ts';
import { CHAT_TOOLS, type ChatToolName } from './tools.ts';

export interface ChatAsked {
  readonly tool: ChatToolName;
  /** As it came: it is read here. */
  readonly given: unknown;
}

/** Throws `RefusedRequest` with a sentence for whoever asked. */
export const answerChat = (book: RuleBook, { tool: name, given }: ChatAsked, running: Running): ChatAnswer => {
  const tool = CHAT_TOOLS.find(each => each.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  const asked = readArguments(tool, given);
  return ANSWERS[name](book, asked, running);
};

const ANSWERS = { check, explain, rule, card } as const;
