// npm run site [-- OUT]: the project's own site, of its examples and the rule book, by default in out/site.
import path from 'node:path';
import { asked } from './lib/asked.mjs';
import { builtPrograms } from './lib/built.mjs';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';

const text = { type: 'string' };
const { words, values } = asked({
  usage: 'npm run site [-- OUT] [--title TITLE] [--address ADDRESS] [--edition E]: by default in out/site.',
  options: { title: { ...text, default: 'Riftbench' }, address: text, edition: text },
  most: 1,
});
const { succeeded } = await builtPrograms({ quiet: false });
const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
const args = ['site', 'examples', '--output', path.resolve(ROOT, words[0] ?? 'out/site'), ...options];
const { status } = succeeded ? await run(path.join(ROOT, 'dist/cli.js'), args, { cwd: ROOT }) : { status: 1 };
process.exitCode = status;
