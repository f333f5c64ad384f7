// Ways to get a rule wrong: each is bundled with the counting script, run, and compared with the counts of the engine as it is.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript, importBundled } from './bundled.mjs';
import { ROOT } from './setup.mjs';
import { bad, good, say } from './terminal.mjs';

const RESULTS = path.join(ROOT, 'test/mutations/counts.json');
const SECONDS = 60;

/** For esbuild: one file of ours with another text. */
const changing = ({ file, from, to }) => ({
  name: 'a rule got wrong',
  setup(build) {
    const changed = path.join(ROOT, file);
    build.onLoad({ filter: /\.ts$/ }, args => {
      if (args.path !== changed) return null;
      return { contents: readFileSync(changed, 'utf8').replace(from, () => to), loader: 'ts' };
    });
  },
});

/** The rows of each board by its name; null where the engine does not get through. */
function counted(outfile) {
  const { status, stdout } = spawnSync(process.execPath, [outfile, ROOT], {
    encoding: 'utf8',
    timeout: 1_000 * SECONDS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) return null;
  return new Map(
    stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)),
  );
}

/** The boards whose rows are others, with the ply at which the first of them is. */
function changes(before, after) {
  const boards = [...before].filter(([name, rows]) => JSON.stringify(after.get(name)) !== JSON.stringify(rows));
  if (boards.length === 0) return null;
  const plies = boards.map(([name, rows]) => {
    const now = after.get(name) ?? [];
    return rows.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(now[at]));
  });
  const first = Math.min(...plies.map(ply => (ply < 0 ? Number.POSITIVE_INFINITY : ply)));
  return { boards: boards.length, first: boards[plies.indexOf(first)]?.[0] ?? boards[0][0], ply: first };
}

/** `words`: only those with one of them in rule, words or file. The exit code is 1 where one of them changes no count. */
export async function mutateCounts(words) {
  const { COUNT_MUTATIONS } = await importBundled('test/mutations/counts.ts');
  const wanted = COUNT_MUTATIONS.filter(
    ({ rule, wrong, file }) => words.length === 0 || words.some(word => `${rule} ${wrong} ${file}`.includes(word)),
  );
  const before = counted(await bundleScript('scripts/countMutations.ts'));
  if (before === null) throw new Error('the boards cannot be counted as the engine is');
  const found = {};
  const missed = [];
  for (const mutation of wanted) {
    const { rule, wrong } = mutation;
    const name = `${rule}: ${wrong}`;
    const after = counted(await bundleScript('scripts/countMutations.ts', ROOT, 'out', [changing(mutation)]));
    const change = after === null ? null : changes(before, after);
    if (change === null) missed.push(name);
    else found[name] = change;
    if (change === null) bad(`${name}: ${after === null ? 'does not get through' : 'no count changes'}`);
    else good(name);
  }
  say(`${Object.keys(found).length} of ${wanted.length} change a count`);
  if (words.length === 0) writeFileSync(RESULTS, `${JSON.stringify(found, null, 2)}\n`);
  return missed.length === 0 ? 0 : 1;
}
