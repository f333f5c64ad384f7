// Bundles a revision's benchmarks, each by itself.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The topics of a revision's benchmarks that have one of the words in their name; all of them without words. */
export function topicsIn(root, words) {
  const topics = readdirSync(path.join(root, 'bench'))
    .filter(name => name.endsWith('.bench.ts'))
    .map(name => name.replace('.bench.ts', ''));
  const chosen = words.length === 0 ? topics : topics.filter(topic => words.some(word => topic.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new Error(`No benchmark is called ${words.join(' or ')}; there are ${topics.join(', ')}.`);
}

/** Where the module of a topic was bundled to. Rejects where it cannot be. */
export async function buildBenchmark(root, topic) {
  const outfile = path.join(root, 'out/bench', `${topic}.bench.mjs`);
  await build({
    entryPoints: [path.join(root, 'bench', `${topic}.bench.ts`)],
    absWorkingDir: root,
    outfile,
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
  return outfile;
}

/** Three significant figures: the machine is noisy, and more would only look exact. */
export const rounded = value => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
