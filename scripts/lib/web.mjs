// What the extension is made of in a browser (VS Code for the Web): the client, the language server for a worker, and the data that the
// server reads, packed so that a browser can unpack it.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as esbuild from 'esbuild';

const packed = promisify(gzip);

/** `server`: the path of its bundle. `data`: each file by its name, unpacked. Tells what is in the client's bundle. */
export async function writeWebParts({ root, outdir, server, data, production }) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(path.join(outdir, 'data'), { recursive: true });
  copyFileSync(server, path.join(outdir, 'server.js'));
  const index = {};
  const [client] = await Promise.all([
    esbuild.build(clientOptions({ root, outdir, production })),
    ...Object.entries(data).map(async ([name, bytes]) => {
      const file = name.replace(/\..*$/, '.gz');
      index[name] = file;
      // Whoever develops waits for it, and nobody downloads it.
      writeFileSync(path.join(outdir, 'data', file), await packed(bytes, { level: production ? 9 : 1 }));
    }),
  ]);
  writeFileSync(path.join(outdir, 'data/index.json'), `${JSON.stringify(index)}\n`);
  return client;
}

const clientOptions = ({ root, outdir, production }) => ({
  absWorkingDir: root,
  entryPoints: [path.join(root, 'client/hosts/browser/main.ts')],
  outfile: path.join(outdir, 'client.cjs'),
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'cjs',
  mainFields: ['browser', 'module', 'main'],
  external: ['vscode'],
  // VS Code loads it as CommonJS by its name, which has no `import()` there.
  supported: { 'dynamic-import': false },
  minify: production,
  sourcemap: production ? false : 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});
