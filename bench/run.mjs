// Runs every benchmark in this folder, one after the other, prints a table and writes it to results.md.
// `npm run bench -- combat search` runs those whose file name has one of the words, and writes nothing.
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
const words = process.argv.slice(2).filter(word => !word.startsWith('-'));
const files = readdirSync(here).filter(name => name.endsWith('.bench.ts'));
const chosen = words.length === 0 ? files : files.filter(name => words.some(word => name.includes(word)));
if (chosen.length === 0) {
  console.error(
    `No benchmark is called ${words.join(' or ')}; there are ${files.map(f => f.replace('.bench.ts', '')).join(', ')}.`,
  );
  process.exit(2);
}

const outdir = path.join(here, '..', 'out', 'bench');
await build({
  entryPoints: chosen.map(name => path.join(here, name)),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['esbuild'],
  loader: { '.rift': 'text' },
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'error',
});

/** Three significant figures: the machine is noisy, and more would only look exact. */
const rounded = value => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });

const sections = [];
for (const name of chosen) {
  const { benchmarks } = await import(pathToFileURL(path.join(outdir, name.replace('.ts', '.mjs'))).href);
  const topic = name.replace('.bench.ts', '');
  const rows = [];
  for (const { name: what, unit: of, ceiling, run } of benchmarks) {
    const value = rounded(await run());
    const unit = ceiling === undefined ? of : `${of}; at most ${ceiling}`;
    rows.push({ what, value, unit });
    console.log(`${topic.padEnd(8)} ${what.padEnd(58)} ${value.padStart(12)} ${unit}`);
  }
  sections.push({ topic, rows });
}

if (words.length === 0) {
  const table = ({ topic, rows }) =>
    [
      `## ${topic}`,
      '',
      '| what | figure | unit |',
      '| --- | ---: | --- |',
      ...rows.map(r => `| ${r.what} | ${r.value} | ${r.unit} |`),
    ].join('\n');
  const machine = `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores.`;
  const text = `# Benchmarks\n\nMade by \`npm run bench\`. ${machine} One core each; figures of one run, to be compared within this page only.\n\n${sections.map(table).join('\n\n')}\n`;
  writeFileSync(path.join(here, 'results.md'), text);
  console.log(`\nWritten to ${path.relative(process.cwd(), path.join(here, 'results.md'))}.`);
}
process.exit(0);
