// Runs every benchmark in this folder, one after the other, prints a table and writes it to results.md.
// `npm run bench -- combat search` runs those whose file name has one of the words, and writes nothing.
// `npm run bench -- --against REV combat` measures both revisions in turn, and tells the ratios;
// `--rounds 5` measures each five times instead of three.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/lib/setup.mjs';
import { compare } from './lib/against.mjs';
import { buildBenchmark, rounded, topicsIn } from './lib/build.mjs';

const { values, positionals: words } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});

try {
  if (values.against === undefined) await measure();
  else await compare(values.against, words, Number(values.rounds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
process.exit(0);

async function measure() {
  const sections = [];
  for (const topic of topicsIn(ROOT, words)) {
    const { benchmarks } = await import(pathToFileURL(await buildBenchmark(ROOT, topic)).href);
    const rows = [];
    for (const { name: what, unit: of, ceiling, run } of benchmarks) {
      const value = rounded(await run());
      const unit = ceiling === undefined ? of : `${of}; at most ${ceiling}`;
      rows.push({ what, value, unit });
      console.log(`${topic.padEnd(8)} ${what.padEnd(58)} ${value.padStart(12)} ${unit}`);
    }
    sections.push({ topic, rows });
  }
  if (words.length === 0) write(sections);
}

function write(sections) {
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
  const file = path.join(import.meta.dirname, 'results.md');
  writeFileSync(file, text);
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}.`);
}
