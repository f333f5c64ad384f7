// Opens the workbench with this extension: the installed VS Code, or else a local code-server.
import path from 'node:path';
import { run, which } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';
import { bad, bold, dim, good, say } from './lib/terminal.mjs';

/** Its last line, by which a test sees that it was not cut short. */
export const ENDED = 'The workbench has ended.';

/** Shows `folder`, and `file` in it. Without a VS Code it returns when it is interrupted, as the workbench is served from here. */
export async function openEditor({ folder, file }) {
  const code = process.env.RIFTBENCH_VSCODE === 'harness' ? undefined : which('code', 'code-insiders', 'codium');
  if (code !== undefined) {
    const { status, output } = await run(code, [`--extensionDevelopmentPath=${ROOT}`, folder, file], { quiet: true });
    if (status === 0) return good(`${path.basename(code)} opens on ${path.relative(ROOT, file)} with the extension.`);
    bad(`${code} did not start: ${output.trim()}`);
  } else {
    say('There is no `code` on the PATH: the workbench is served to a browser instead.');
  }
  // Here and not above: only this needs the harness, and only this may have to install something.
  const { needCodeServer } = await import('../test/vscode/harness/install.mjs');
  try {
    await serve(await needCodeServer(), { folder, file });
  } catch (error) {
    bad(error.message);
    process.exitCode = 1;
  }
}

async function serve(codeServer, { folder, file }) {
  const { remoteUri, startCodeServer, workbenchUrl } = await import('../test/vscode/harness/code-server.mjs');
  const { packageQuietly } = await import('./package.mjs');
  const vsix = path.join(ROOT, 'out/riftbench.vsix');
  await packageQuietly({ packagePath: vsix });
  const server = await startCodeServer({ ...codeServer, vsix });
  const payload = [['openFile', remoteUri(server.host, file)]];
  good(`The workbench is at ${bold(workbenchUrl(server.host, { folder, payload }))}`);
  say(dim('  Ctrl+C ends it.'));
  await new Promise(resolve => {
    // Not once: Ctrl+C comes from the terminal and again from npm, and the second must not cut the end short.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  await server.stop();
  good(ENDED);
}
