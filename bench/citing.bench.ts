/** How long the citations of articles take: while somebody types in one, and when the whole workspace is searched. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { workspaceCitations } from '../server/analysis/citations.ts';
import { diagnostics } from '../server/analysis/diagnostics.ts';
import { analyse } from '../server/analysis/document/analysis.ts';
import { makeWorkspace } from '../server/analysis/workspace.ts';
import { nodeHost } from '../server/hosts/node/host.ts';
import { loadToolbox } from '../server/hosts/node/lsp/toolbox.ts';
import { nodePaths } from '../server/hosts/node/nodeFiles.ts';
import { openDocuments } from '../server/lsp/documents.ts';
import { type Benchmark, percentile, time } from './support.ts';

const MS = 'ms (95th percentile)';

export const benchmarks: readonly Benchmark[] = [
  { name: 'keystroke to diagnostics in an article, 500 lines', unit: MS, ceiling: 10, run: () => keystrokes(500) },
  { name: 'keystroke to diagnostics in an article, 5,000 lines', unit: MS, ceiling: 30, run: () => keystrokes(5000) },
  { name: 'references in 2,000 files, at first', unit: 's', run: async () => (await searches()).first / 1000 },
  { name: 'references in 2,000 files, again', unit: 'ms', run: async () => (await searches()).again },
  {
    name: 'references in 2,000 files, longest pause of the server',
    unit: 'ms',
    run: async () => (await searches()).pause,
  },
];

const PARAGRAPH = [
  'Whoever assigns damage to a unit has to give it all that is lethal to it before another one gets',
  'any (rule 465.2.c.3); that includes the `damage` that it has, see [the page](465.html) and CR 443.1.d.4 (1.2).',
  'The rest of it is prose, in which nothing is cited, but which has numbers in it: 300 cards, 12 points,',
  'and a list of one or two things.',
  '',
].join('\n');

const article = (lines: number): string => `---\nriftbench: 1.4\n---\n${`${PARAGRAPH}\n`.repeat(Math.ceil(lines / 5))}`;

const keystrokes = async (lines: number): Promise<number> => {
  const { book, pages, makeParser, run } = await loadToolbox({ kind: 'client' });
  const parse = makeParser();
  const text = article(lines);
  let residue = 0;
  const taken = Array.from({ length: 240 }, (_, version) =>
    time(() => {
      const source = { uri: 'file:///a.md', version, text: `${text}${'x'.repeat(version)}`, markdown: true };
      const edition = { edition: '1.4', from: 'newest' } as const;
      residue += JSON.stringify(
        diagnostics(analyse(source, parse(source), { book, pages, paths: nodePaths, edition, reports: run })),
      ).length;
    }),
  );
  if (residue < 0) throw new Error('never');
  return percentile(taken.slice(40), 95);
};

interface Searches {
  /** In milliseconds. */
  readonly first: number;
  readonly again: number;
  readonly pause: number;
}

let measured: Promise<Searches> | undefined;
const searches = (): Promise<Searches> => {
  measured ??= search();
  return measured;
};

/** A thousand files of scenarios and as many articles, no two the same. */
const search = async (): Promise<Searches> => {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench bench '));
  try {
    const scenarios = readFileSync('examples/damage.rift', 'utf8');
    const prose = readFileSync('examples/writing/ten-rulings.md', 'utf8');
    mkdirSync(join(folder, 'all'));
    for (let i = 0; i < 1000; i++) {
      writeFileSync(join(folder, 'all', `${i}.rift`), scenarios.replaceAll('scenario "', `scenario "${i} `));
      writeFileSync(join(folder, 'all', `${i}.md`), prose.replaceAll('scenario "', `scenario "${i} `));
    }
    const workspace = makeWorkspace({
      host: nodeHost,
      documents: openDocuments(),
      load: () => loadToolbox({ kind: 'client' }),
      onFailure: () => undefined,
    });
    workspace.configure({ folders: [folder] });
    await workspace.reader();
    const citations = workspaceCitations(workspace);
    let last = performance.now();
    let pause = 0;
    const beat = setInterval(() => {
      pause = Math.max(pause, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    await citations.all();
    const first = performance.now() - began;
    clearInterval(beat);
    const then = performance.now();
    await citations.all();
    return { first, again: performance.now() - then, pause };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
