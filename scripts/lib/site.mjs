// Makes the site's folder of static files: the page on which scenarios are tried, with the rules that it runs, and the rule book.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { bundleForBrowser, programData, writePages } from '../../esbuild.mjs';
import { ROOT } from './setup.mjs';

const zipped = promisify(gzip);
const PAGE = 'server/site/page';

/** What lies there as it is. */
const FILES = [
  [`${PAGE}/index.html`, 'index.html'],
  [`${PAGE}/style.css`, 'style.css'],
  [`${PAGE}/manifest.webmanifest`, 'manifest.webmanifest'],
  ['client/icon/riftbench.svg', 'riftbench.svg'],
];

/** Any host that serves files can serve `outdir`, under any address. */
export async function writeSite(outdir) {
  mkdirSync(path.join(outdir, 'data'), { recursive: true });
  for (const [from, to] of FILES) copyFileSync(path.join(ROOT, from), path.join(outdir, to));
  await Promise.all([
    bundleForBrowser({ outdir, production: true }),
    esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: { page: `${PAGE}/main.ts`, keep: `${PAGE}/keeping/keep.ts` },
      outdir,
      bundle: true,
      platform: 'browser',
      target: 'es2022',
      format: 'iife',
      minify: true,
      legalComments: 'none',
      logLevel: 'warning',
    }),
    writePages(path.join(outdir, 'rules')),
    writeData(path.join(outdir, 'data')),
  ]);
}

/** Compressed here, as not every host does it; its content is in its name, so that it can be kept for good. */
async function writeData(outdir) {
  const index = {};
  for (const [name, bytes] of Object.entries(await programData())) {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    index[name] = `${name.replace(/\..*$/, '')}-${hash}.gz`;
    writeFileSync(path.join(outdir, index[name]), await zipped(bytes, { level: 9 }));
  }
  writeFileSync(path.join(outdir, 'index.json'), `${JSON.stringify(index)}\n`);
}
