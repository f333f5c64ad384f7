/** The tools for language models, in versions of VS Code that have them; in all others the extension goes without. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';

interface Newer {
  readonly tools?: readonly { readonly name: string }[];
  readonly invokeTool?: (
    name: string,
    options: { readonly input: object; readonly toolInvocationToken: undefined },
  ) => Thenable<{ readonly content: readonly { readonly value?: string }[] }>;
}

const TOOLS = ['riftbench_card', 'riftbench_check', 'riftbench_explain', 'riftbench_rule'];

describe('the tools for language models', () => {
  before(() => vscode.extensions.getExtension('riftbench.riftbench')?.activate());

  const { lm } = vscode as unknown as { readonly lm?: Newer };
  const { tools, invokeTool } = lm ?? {};

  it('are offered where the version has such tools', () => {
    const own = (tools ?? []).map(({ name }) => name).filter(name => name.startsWith('riftbench_'));
    assert.deepEqual(own.sort(), tools === undefined ? [] : TOOLS);
  });

  it('answer', async () => {
    // A version without them has nothing to ask.
    if (invokeTool === undefined) return assert.equal(tools, undefined);
    const ask = async (name: string, input: object): Promise<string> => {
      const { content } = await invokeTool(name, { input, toolInvocationToken: undefined });
      return content.map(({ value = '' }) => value).join('');
    };
    assert.match(await ask('riftbench_rule', { query: '467.2.c.4' }), /CR 467\.2\.c\.4 \(1\.5\)/);
    assert.match(await ask('riftbench_card', { name: 'Hidden Blade' }), /Hidden Blade \(Origins\)/);
    await assert.rejects(ask('riftbench_card', { name: 'No Such Card At All' }), /The library has no card/);
  });
});
