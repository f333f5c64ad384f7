/** The protocol: tools, resource and prompts, as the official library asks for them. It decides nothing about the game. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  type ContentBlock,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { readLanguagePage } from '../analysis/chat/languagePage.ts';
import { CHAT_TOOLS, inputSchema } from '../analysis/chat/tools.ts';
import { VERSION } from '../analysis/text/version.ts';
import { PROMPTS, promptText } from './prompts.ts';
import type { Answer, Answering, AnswerPicture } from './work.ts';

const LANGUAGE_URI = 'riftbench:///language';

const INSTRUCTIONS =
  'Riftbench runs the rules of the card game Riftbound. It judges written scenarios; it does not play and has no opinion. To have a position judged, write it in the .rift language (read the resource riftbench:///language first), then call check. Say only what an answer says, with its citation (CR number and edition), and say what is not decided. It is for preparation and study: at a tournament, the judges decide, and tell players no outcome of an action before it is taken (TR 204.5.a.1).';

/** One for each client. */
export const makeServer = (answering: Answering): Server => {
  const server = new Server(
    { name: 'riftbench', title: 'Riftbench', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: CHAT_TOOLS.map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = CHAT_TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no such tool; there are ${CHAT_TOOLS.map(({ name }) => name).join(', ')}.`,
      );
    return resultOf(await answering.ask({ tool: tool.name, given: params.arguments }, signal));
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [LANGUAGE] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri !== LANGUAGE_URI)
      throw new McpError(NO_RESOURCE, `There is no such resource; there is ${LANGUAGE_URI}.`, { uri });
    return { contents: [{ uri, mimeType: 'text/markdown', text: readLanguagePage() }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...PROMPTS] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const prompt = PROMPTS.find(each => each.name === name);
    if (prompt === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no such prompt; there are ${PROMPTS.map(each => each.name).join(', ')}.`,
      );
    const missing = prompt.arguments.find(each => each.required && (given[each.name] ?? '').trim() === '');
    if (missing !== undefined)
      throw new McpError(ErrorCode.InvalidParams, `The prompt ${name} needs “${missing.name}”: ${missing.description}`);
    return {
      description: prompt.description,
      messages: [{ role: 'user', content: { type: 'text', text: promptText(prompt.name, given, readLanguagePage()) } }],
    };
  });
  return server;
};

/** As the protocol numbers it. */
const NO_RESOURCE = -32002;

const LANGUAGE = {
  uri: LANGUAGE_URI,
  name: 'language',
  title: 'The .rift language on one page',
  description: 'How a scenario is written: what a model needs to write one from nothing.',
  mimeType: 'text/markdown',
};

const toolOf = (tool: (typeof CHAT_TOOLS)[number]): Tool => ({
  name: tool.name,
  title: tool.title,
  description: tool.about,
  inputSchema: inputSchema(tool) as Tool['inputSchema'],
  outputSchema: tool.answers as NonNullable<Tool['outputSchema']>,
  annotations: {
    title: tool.title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
});

const resultOf = (answer: Answer): CallToolResult => {
  if (answer.kind === 'refused') return { content: [{ type: 'text', text: answer.why }], isError: true };
  const { text, data, picture } = answer;
  return { content: [{ type: 'text', text }, ...pictures(picture)], structuredContent: { ...data } };
};

const pictures = (picture: AnswerPicture | undefined): ContentBlock[] => {
  if (picture === undefined) return [];
  return 'png' in picture
    ? [{ type: 'image', data: picture.png, mimeType: 'image/png' }]
    : [{ type: 'resource', resource: { uri: 'riftbench:///board.svg', mimeType: 'image/svg+xml', text: picture.svg } }];
};
