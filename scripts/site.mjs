// npm run site [-- OUT]: makes the site's folder of static files, by default out/site.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/setup.mjs';
import { writeSite } from './lib/site.mjs';

const [said = 'out/site'] = process.argv.slice(2);
const outdir = path.resolve(ROOT, said);
rmSync(outdir, { recursive: true, force: true });
await writeSite(outdir);
process.stdout.write(`${outdir}: open index.html of it by any server of files\n`);
