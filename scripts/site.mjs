// npm run site [-- OUT]: the project's own site, of its examples and the rule book, by default in out/site.
import path from 'node:path';
import { builtPrograms } from './lib/built.mjs';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';

const [said = 'out/site', ...more] = process.argv.slice(2);
const { succeeded } = await builtPrograms({ quiet: false });
const args = ['site', 'examples', '--output', path.resolve(ROOT, said), '--title', 'Riftbench', ...more];
const { status } = succeeded ? await run(path.join(ROOT, 'dist/cli.js'), args, { cwd: ROOT }) : { status: 1 };
process.exitCode = status;
