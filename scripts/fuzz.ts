/**
 * Tries texts, edits, imports, commands and games of chance, and writes a file for each fault that reproduces it.
 *   npm run fuzz -- --minutes 5 [--seed 1] [--only parser,server] [--cases 1000] [--out out/fuzz]
 *   npm run fuzz -- --only parser --replay out/fuzz/parser/17.json
 * Random games alone, each fault as a scenario to paste:
 *   npm run fuzz -- --games 2000 --seed 1 [--acts 60] [--cards none] [--edition 1.3] [--keep-going]
 */
import { campaign } from '../test/fuzz/campaign.ts';
import { serveCases } from '../test/fuzz/child.ts';
import { readFinding } from '../test/fuzz/findings.ts';
import { playGames } from '../test/fuzz/games.ts';
import { judgeBy } from '../test/fuzz/judge.ts';
import { TARGETS } from '../test/fuzz/targets/targets.ts';
import { asked } from './lib/asked.mjs';

const { values } = asked({
  usage: `npm run fuzz -- [--minutes 5] [--cases 1000] [--seed 1] [--only parser,server] [--out out/fuzz] [--replay FILE]
npm run fuzz -- --games 2000 [--seed 1] [--acts 60] [--cards none] [--edition 1.3] [--keep-going]`,
  options: {
    minutes: { type: 'string' },
    cases: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string', default: 'out/fuzz' },
    replay: { type: 'string' },
    games: { type: 'string' },
    acts: { type: 'string', default: '60' },
    cards: { type: 'string', default: 'many' },
    edition: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    child: { type: 'boolean', default: false },
  },
});

const names = TARGETS.map(({ name }) => name);
const sought = values.only?.split(',') ?? names;
const unknown = sought.filter(name => !names.includes(name));

if (values.child) serveCases();
else if (unknown.length > 0) stop(`There is no ${unknown.join(', ')}; what can be fuzzed: ${names.join(', ')}.`);
else if (values.games !== undefined) process.exitCode = playGames({ ...values, games: values.games });
else if (values.replay !== undefined) await replay(values.replay);
else await fuzz();

async function fuzz() {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const until = Date.now() + Number(values.minutes ?? 1) * 60_000;
  const most = Number(values.cases ?? Number.POSITIVE_INFINITY);
  if (![seed, until, most].every(each => !Number.isNaN(each)))
    return stop('--seed, --minutes and --cases have to be numbers.');
  console.log(`Seed ${seed}: ${sought.join(', ')}.`);
  const judge = judgeBy(process.argv[1] ?? '');
  const { cases, kinds } = await campaign({
    targets: TARGETS.filter(({ name }) => sought.includes(name)),
    seed,
    goesOn: done => done < most && (Date.now() < until || (values.cases !== undefined && values.minutes === undefined)),
    folder: values.out,
    judge,
    tell: line => console.log(line),
  });
  judge.stop();
  const counts = Object.entries(cases).map(([name, count]) => `${count} of ${name}`);
  console.log(`Cases: ${counts.join(', ')}; ${kinds === 0 ? 'no fault' : `${kinds} kinds of fault`}.`);
  process.exitCode = kinds === 0 ? 0 : 1;
}

async function replay(file: string) {
  const [target] = sought;
  if (target === undefined || sought.length > 1)
    return stop('--replay needs the one target to try the file with: --only.');
  const judge = judgeBy(process.argv[1] ?? '');
  const faults = await judge.faultsOf({ target, text: readFinding(file) });
  judge.stop();
  console.log(faults.length === 0 ? 'No fault.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function stop(why: string) {
  console.error(why);
  process.exitCode = 2;
}
