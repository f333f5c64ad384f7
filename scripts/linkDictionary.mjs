// npm run link-dictionary -- N: writes server/analysis/link/dictionaries/N.json, what links of version N are packed with. One that has been
// published never changes: links that were made with it are read with it for good.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/setup.mjs';

/** What deflate looks back at, in bytes. */
const LENGTH = 32_000;
/** Of that, for what cards are called. */
const FOR_CARDS = 14_000;

const [version] = process.argv.slice(2);
const file = path.join(ROOT, `server/analysis/link/dictionaries/${version}.json`);
if (!/^[1-9]$/.test(version ?? '')) throw new Error('npm run link-dictionary -- VERSION, a digit from 1 to 9');
if (existsSync(file))
  throw new Error(`${file} is there already: links have been made with it. Write the next version.`);

const texts = ['test/rulings', 'test/engine/scenario/rules', 'examples'].flatMap(folder =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.rift'))
    .sort()
    .map(name => readFileSync(path.join(ROOT, folder, name), 'utf8')),
);

/** How often each run of words in a line comes, comments aside. */
const counts = new Map();
for (const line of texts.flatMap(text => text.split('\n'))) {
  const words = line
    .replace(/#.*/, '')
    .replace(/\r/, '')
    .trimEnd()
    .split(/(?<= )(?=\S)/);
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 8); to++) {
      const run = `${words.slice(from, to).join('')}${to === words.length ? '\n' : ''}`;
      if (run.trim().length > 3) counts.set(run, 1 + (counts.get(run) ?? 0));
    }
}

/** The more a run saves, the nearer to the end it stands, where it is cheapest to point at; what is in another one is left out. */
const worth = ([run, times]) => (run.length - 2) * (times - 1);
const runs = [...counts].filter(([, times]) => times > 2).sort((a, b) => worth(b) - worth(a) || (a[0] < b[0] ? -1 : 1));
const cards = readdirSync(path.join(ROOT, 'rules-db/cards'))
  .filter(name => name.endsWith('.rift'))
  .sort()
  .flatMap(name => [...readFileSync(path.join(ROOT, 'rules-db/cards', name), 'utf8').matchAll(/^card ("[^"]+"|\S+)/gm)])
  .map(([, name]) => `${name}\n`);
let text = '';
const put = (run, most) => {
  if (Buffer.byteLength(text) + Buffer.byteLength(run) <= most && !text.includes(run)) text = `${run}${text}`;
};
for (const [run] of runs) put(run, LENGTH - FOR_CARDS);
// Of all cards one is as likely as another.
for (const name of cards) put(name, LENGTH);
writeFileSync(file, `${JSON.stringify({ text })}\n`);
process.stdout.write(`${file}: ${Buffer.byteLength(text)} bytes\n`);
