/**
 * The tools for chat assistants, where the version of VS Code has them: as tools of its language models, and as a server of the Model
 * Context Protocol that the user can start. Both ask the same program.
 */
import * as vscode from 'vscode';
import { chatProcess, startOf } from './process.ts';

const PROVIDER = 'riftbench';

/** What VS Code has gained since the version that the extension asks for. */
interface Newer {
  readonly LanguageModelToolResult?: new (parts: readonly unknown[]) => unknown;
  readonly LanguageModelTextPart?: new (text: string) => unknown;
  readonly McpStdioServerDefinition?: new (
    label: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    version: string,
  ) => unknown;
  readonly lm?: {
    readonly registerTool?: (name: string, tool: Tool) => vscode.Disposable;
    readonly registerMcpServerDefinitionProvider?: (
      id: string,
      provider: { readonly provideMcpServerDefinitions: () => readonly unknown[] },
    ) => vscode.Disposable;
  };
}

interface Tool {
  readonly invoke: (options: { readonly input: object }, token: vscode.CancellationToken) => Promise<unknown>;
}

/** The list of the tools: `npm run editions` writes it. */
interface Manifest {
  readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
}

export function registerChat(context: vscode.ExtensionContext): void {
  const program = context.asAbsolutePath('dist/mcp.cjs');
  const newer = vscode as unknown as Newer;
  registerTools(context, newer, program);
  registerServer(context, newer, program);
}

function registerTools(context: vscode.ExtensionContext, newer: Newer, program: string): void {
  const { lm, LanguageModelToolResult: Result, LanguageModelTextPart: Text } = newer;
  if (lm?.registerTool === undefined || Result === undefined || Text === undefined) return;
  const whyUnanswered = vscode.l10n.t('Riftbench ended before it answered. Ask again.');
  const asked = chatProcess({ program, whyUnanswered });
  context.subscriptions.push(asked);
  const { contributes } = context.extension.packageJSON as Manifest;
  for (const { name } of contributes.languageModelTools)
    context.subscriptions.push(
      lm.registerTool(name, {
        async invoke({ input }, token) {
          const stop = new AbortController();
          const cancelling = token.onCancellationRequested(() => stop.abort());
          try {
            return new Result([new Text(await asked.ask(name.replace('riftbench_', ''), input, stop.signal))]);
          } finally {
            cancelling.dispose();
          }
        },
      }),
    );
}

function registerServer(context: vscode.ExtensionContext, newer: Newer, program: string): void {
  const { lm, McpStdioServerDefinition: Definition } = newer;
  if (lm?.registerMcpServerDefinitionProvider === undefined || Definition === undefined) return;
  const { command, args, env } = startOf(program);
  const { version } = context.extension.packageJSON as { readonly version: string };
  const definition = new Definition('Riftbench', command, args, env, version);
  context.subscriptions.push(
    lm.registerMcpServerDefinitionProvider(PROVIDER, { provideMcpServerDefinitions: () => [definition] }),
  );
}
