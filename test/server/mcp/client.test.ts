/** The server by the official library's own client, which holds each answer against the form that its tool promises. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLanguagePage } from '../../../server/analysis/chat/languagePage.ts';
import { CHAT_TOOLS } from '../../../server/analysis/chat/tools.ts';
import { TANK_FIRST } from '../lsp/fixture.ts';
import { LONG, programFile, programFileWithPackages } from './program.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [await programFile(), 'mcp'] }));
  // The client knows the forms of answers once it has listed the tools.
  await client.listTools();
});
afterAll(() => client.close());

const ask = async (name: string, given: Readonly<Record<string, unknown>>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: given })) as CallToolResult;

const textOf = ({ content }: CallToolResult): string =>
  content.map(each => (each.type === 'text' ? each.text : '')).join('\n');

describe('the server', () => {
  it('has tools that change nothing, a resource, two prompts, and says what it is for', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(CHAT_TOOLS.map(({ name }) => name));
    for (const { annotations, outputSchema, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect({ output: outputSchema?.type, input: inputSchema.additionalProperties }).toEqual({
        output: 'object',
        input: false,
      });
    }
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['riftbench:///language']);
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['judge-this', 'ruling-as-scenario']);
    expect(client.getInstructions()).toContain('TR 204.5.a.1');
  });

  it('gives the page of the language, by itself and in its prompts', async () => {
    const { contents } = await client.readResource({ uri: 'riftbench:///language' });
    expect(contents).toEqual([{ uri: 'riftbench:///language', mimeType: 'text/markdown', text: readLanguagePage() }]);
    const { messages } = await client.getPrompt({
      name: 'judge-this',
      arguments: { question: 'May all go on the Tank?', edition: '1.4' },
    });
    const [{ content } = { content: undefined }] = messages;
    expect(content).toMatchObject({ type: 'text', text: expect.stringContaining('May all go on the Tank?') });
    expect(content).toMatchObject({ text: expect.stringContaining('Use edition 1.4.') });
    expect(content).toMatchObject({ text: expect.stringContaining(readLanguagePage()) });
  });

  it('tells with check what came of a scenario: verdict, answers and steps, each with its rule', async () => {
    const { structuredContent, ...result } = await ask('check', { text: TANK_FIRST });
    expect(structuredContent).toMatchObject({ notRun: [], scenarios: [{ verdict: 'passed' }] });
    expect(textOf(result)).toMatch(/passed/);
    expect(textOf(result)).toMatch(/Wall .* CR [\d.a-z]+ \(1\.\d\)/);
  });

  it('tells what is wrong, why, and what would be right', async () => {
    const text =
      'scenario "A"\n  player Ana\n  player Ben\n  battlefield Grove\n  battlefield Hill\n  base Ana\n    Raider might 4\n\n  turn Ana\n  Ana moves Raider to Grovee\n';
    const { structuredContent } = await ask('check', { text });
    expect(structuredContent).toMatchObject({
      scenarios: [{ verdict: 'invalid' }],
      problems: [
        { line: 10, severity: 'error', code: 'name/unknown', fixes: [{ write: 'Ana moves Raider to Grove' }] },
      ],
    });
  });

  it('reads no file for anybody: a card has to be in the text', async () => {
    const { structuredContent } = await ask('check', { text: 'use "/etc/passwd"\nscenario "A"\n  player Ana\n' });
    expect(structuredContent).toMatchObject({
      problems: expect.arrayContaining([
        {
          line: 1,
          severity: 'error',
          code: 'name/unknown',
          says: expect.stringContaining('Files are not read here'),
          fixes: [],
        },
      ]),
    });
  });

  it('draws the board where that is asked for: as it is drawn, and in pixels where something makes them', async () => {
    const asked = { text: TANK_FIRST, steps: false, picture: true };
    const drawn = (await ask('check', asked)).content[1];
    expect(drawn).toMatchObject({
      type: 'resource',
      resource: { mimeType: 'image/svg+xml', text: expect.stringMatching(/^<svg /) },
    });
    const other = new Client({ name: 'test', version: '1' });
    await other.connect(
      new StdioClientTransport({ command: process.execPath, args: [await programFileWithPackages(), 'mcp'] }),
    );
    const { content } = (await other.callTool({
      name: 'explain',
      arguments: { text: TANK_FIRST, picture: true },
    })) as CallToolResult;
    await other.close();
    const [, image] = content;
    const bytes = image?.type === 'image' ? Buffer.from(image.data, 'base64') : Buffer.alloc(0);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('is cancelled: what was begun is ended, and the next question is answered', async () => {
    const cancelled = new AbortController();
    const long = client.callTool({ name: 'check', arguments: { text: LONG } }, undefined, { signal: cancelled.signal });
    const late = client.callTool({ name: 'rule', arguments: { query: 'tank' } });
    cancelled.abort();
    await expect(long).rejects.toThrow();
    expect(((await late) as CallToolResult).structuredContent).toMatchObject({ query: 'tank' });
  });

  it('says what was not decided in the time that there is, and claims nothing of it', async () => {
    const { structuredContent } = await ask('check', { text: LONG });
    expect(structuredContent).toMatchObject({ scenarios: [{ verdict: 'undecided' }] });
    const { problems } = structuredContent as { readonly problems: readonly { readonly code: string }[] };
    expect(problems.map(({ code }) => code)).toContain('explore/undecided');
  });
});
