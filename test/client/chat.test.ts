/** The tools that `package.json` offers to VS Code's language models, and the process that they ask. */
import { afterAll, describe, expect, it } from 'vitest';
import { chatProcess } from '../../client/chat/process.ts';
import manifest from '../../package.json' with { type: 'json' };
import { CHAT_TOOLS, inputSchema } from '../../server/analysis/chat/tools.ts';
import { programFile } from '../server/mcp/program.ts';

it('are those of every chat, with what they take', () => {
  expect(manifest.contributes.languageModelTools).toMatchObject(
    CHAT_TOOLS.map(tool => ({
      name: `riftbench_${tool.name}`,
      modelDescription: tool.about,
      inputSchema: inputSchema(tool),
      canBeReferencedInPrompt: true,
    })),
  );
});

describe('the process that they ask', () => {
  const stops: (() => void)[] = [];
  afterAll(() => {
    for (const stop of stops) stop();
  });
  const wanted = new AbortController().signal;

  /** The program of the extension: here the command line's, which does the same for `mcp`. */
  const started = async () => {
    const made = chatProcess({ program: await programFile(), words: ['mcp'], whyUnanswered: 'It ended.' });
    stops.push(made.dispose);
    return made;
  };

  it('answers with a text, several at once', async () => {
    const { ask } = await started();
    const [rule, card] = await Promise.all([
      ask('rule', { query: '467.2.c.4' }, wanted),
      ask('card', { name: 'Hidden Blade' }, wanted),
    ]);
    expect(rule).toContain('CR 467.2.c.4 (1.5)');
    expect(card).toContain('Hidden Blade (Origins)');
  });

  it('fails with the sentence by which a tool refuses', async () => {
    const { ask } = await started();
    await expect(ask('card', { name: 'Hiden Blad' }, wanted)).rejects.toThrow('The library has no card “Hiden Blad”.');
  });

  it('is cancelled, and answers the next', async () => {
    const { ask } = await started();
    const stop = new AbortController();
    const first = ask('rule', { query: 'tank' }, stop.signal);
    stop.abort();
    await expect(first).rejects.toThrow('cancelled');
    expect(await ask('rule', { query: 'TR 601.2' }, wanted)).toContain('TR 601.2');
  });

  it('is started anew where it has ended', async () => {
    const asked = await started();
    expect(await asked.ask('rule', { query: '465' }, wanted)).toContain('CR 465');
    const unanswered = asked.ask('rule', { query: '465' }, wanted);
    asked.dispose();
    await expect(unanswered).rejects.toThrow('It ended.');
    expect(await asked.ask('rule', { query: '465' }, wanted)).toContain('CR 465');
  });
});
