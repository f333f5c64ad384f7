// The same benchmarks at two revisions, in turn, so that whatever else the machine does meets both alike.
import { fork, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../scripts/lib/revision.mjs';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { buildBenchmark, rounded, topicsIn } from './build.mjs';

/** What measures the programs as they are shipped. */
const OF_PROGRAMS = /^(rulings|server)$/;

/** Prints a row a benchmark: the best figure of each revision, and how many times as good this one's is. */
export async function compare(revision, words, rounds) {
  const other = filesOf(revision);
  const topics = topicsIn(ROOT, words);
  if (topics.some(topic => OF_PROGRAMS.test(topic))) for (const root of [other, ROOT]) buildPrograms(root);
  console.log(`${' '.repeat(68)}${revision.slice(0, 12).padStart(12)}${'now'.padStart(12)}  times as good`);
  for (const topic of topics) {
    const measures = await buildBoth(other, topic);
    if (measures === undefined) console.log(`${topic.padEnd(8)} is not there at ${revision}, or cannot be built`);
    else await compareTopic(topic, measures, rounds);
  }
}

async function compareTopic(topic, [then, now], rounds) {
  const [before, after] = [await start(then), await start(now)];
  for (const { name, unit } of after.benchmarks) {
    const row = `${topic.padEnd(8)} ${name.padEnd(58)}`;
    if (!(await canMeasure(before, name))) {
      console.log(
        `${row} ${'-'.padStart(12)}${rounded(await after.measure(name)).padStart(12)}                ${unit}`,
      );
      continue;
    }
    const figures = { before: [], after: [] };
    for (let round = 0; round < rounds; round++) {
      // Whoever comes second may find the machine warmer, or busier.
      const turns = round % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
      for (const turn of turns) figures[turn].push(await { before, after }[turn].measure(name));
    }
    const more = moreIsBetter(unit);
    const best = more ? Math.max : Math.min;
    const [old, fresh] = [best(...figures.before), best(...figures.after)];
    const ratio = more ? fresh / old : old / fresh;
    console.log(
      `${row} ${rounded(old).padStart(12)}${rounded(fresh).padStart(12)} ${ratio.toFixed(2).padStart(8)}       ${unit}`,
    );
  }
  before.end();
  after.end();
}

/** Whether a revision has what this measures: a benchmark of a newer edition can be built there, and then finds no edition. */
async function canMeasure({ benchmarks, measure }, name) {
  if (!benchmarks.some(each => each.name === name)) return false;
  try {
    await measure(name);
    return true;
  } catch {
    return false;
  }
}

/** Rates and shares are to be high; times and sizes low. */
const moreIsBetter = unit => /\/s\b|^%|^$/.test(unit);

/** This revision's benchmark for both; where the other's modules have other names, its own. */
async function buildBoth(other, topic) {
  const now = await buildBenchmark(ROOT, topic);
  const own = path.join(other, 'bench');
  const kept = path.join(other, 'out/own-bench');
  if (!existsSync(kept)) cpSync(own, kept, { recursive: true });
  for (const from of [path.join(ROOT, 'bench'), kept]) {
    rmSync(own, { recursive: true, force: true });
    cpSync(from, own, { recursive: true });
    try {
      return [
        { root: other, module: await buildBenchmark(other, topic) },
        { root: ROOT, module: now },
      ];
    } catch {
      // Tried with the next.
    }
  }
  return undefined;
}

function buildPrograms(root) {
  const { status } = spawnSync(process.execPath, ['esbuild.mjs', '--production'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${root} cannot be built.`);
}

function start({ root, module }) {
  const child = fork(path.join(import.meta.dirname, 'child.mjs'), [module], { cwd: root });
  let ended = _ => {};
  child.once('exit', status => ended(new Error(`${module} ended with status ${status}.`)));
  const heard = () =>
    new Promise((resolve, reject) => {
      ended = reject;
      child.once('message', message => ('error' in message ? reject(new Error(message.error)) : resolve(message)));
    });
  return heard().then(({ benchmarks }) => ({
    benchmarks,
    measure: name => {
      const answer = heard();
      child.send(name);
      return answer.then(({ value }) => value);
    },
    end: () => child.disconnect(),
  }));
}
