// What a site has beside its pages: the page that runs the rules in its reader's browser, and what pages look like. The command line
// puts it beside the pages that it makes (`riftbench site`).
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { NOTICES, noticesOf, packagesIn } from './notices.mjs';

const PAGE = 'server/site/page';
const READING = 'server/site/reading';

/** What lies there as it is. */
const FILES = [
  [`${PAGE}/manifest.webmanifest`, 'try/manifest.webmanifest'],
  ['client/icon/riftbench.svg', 'riftbench.svg'],
];

/** With the parts that they name (`<!-- parts/head.html -->`). */
const PAGES = ['index.html', 'look-up.html', 'embed.html'];

/** Each behind what all pages share. */
const SHEETS = [
  [[`${PAGE}/style.css`, `${PAGE}/playing.css`], 'try/style.css'],
  [[`${READING}/site.css`], 'site.css'],
];
const SHARED_SHEET = 'server/site/looks.css';

const SCRIPTS = {
  'try/begin': `${PAGE}/begin.ts`,
  'try/page': `${PAGE}/main.ts`,
  'try/embed': `${PAGE}/embed.ts`,
  'try/lookUp': `${PAGE}/lookUp.ts`,
  'try/keep': `${PAGE}/keeping/keep.ts`,
  site: `${READING}/site.ts`,
};

/** `bundleForBrowser` puts the language server into a folder, and tells what is in it. */
export async function writeSiteParts({ root, outdir, bundleForBrowser }) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(path.join(outdir, 'try'), { recursive: true });
  const textOf = file => readFileSync(path.join(root, file), 'utf8');
  for (const [from, to] of FILES) copyFileSync(path.join(root, from), path.join(outdir, to));
  for (const [from, to] of SHEETS) writeFileSync(path.join(outdir, to), [SHARED_SHEET, ...from].map(textOf).join(''));
  for (const page of PAGES)
    writeFileSync(
      path.join(outdir, 'try', page),
      textOf(`${PAGE}/${page}`).replace(/<!-- (parts\/\w+\.html) -->/g, (_, part) =>
        textOf(`${PAGE}/${part}`).trimEnd(),
      ),
    );
  const built = await Promise.all([
    bundleForBrowser({ outdir: path.join(outdir, 'try'), production: true }),
    esbuild.build({
      absWorkingDir: root,
      entryPoints: SCRIPTS,
      outdir,
      bundle: true,
      platform: 'browser',
      target: 'es2022',
      format: 'iife',
      minify: true,
      legalComments: 'none',
      logLevel: 'warning',
      metafile: true,
    }),
  ]);
  const packages = [
    ...new Set(built.flatMap(({ metafile }) => Object.values(metafile.outputs).flatMap(packagesIn))),
  ].sort();
  // Whoever publishes a site passes these packages on.
  writeFileSync(path.join(outdir, NOTICES), noticesOf(root, packages));
}
