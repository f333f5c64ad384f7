// npm run cards: each card's print against its sentences (scripts/cards.ts). Keeps what the prints come to, as hashes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';
import { bad, good } from './lib/terminal.mjs';

const PRINTS = 'test/official/prints/prints.json';
const DIFFERENCES = 'test/official/prints/differences.json';

process.env.RIFTBENCH_TEXTS ??= path.join(ROOT, '../shared');
if (existsSync(path.join(process.env.RIFTBENCH_TEXTS, 'cards'))) {
  const { comparePrints } = await importBundled('scripts/cards.ts');
  const listed = JSON.parse(readFileSync(path.join(ROOT, DIFFERENCES), 'utf8'));
  const { hashes, open, settled, missing, compared } = comparePrints(listed);
  const lines = Object.entries(hashes).map(([name, each]) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}`);
  writeFileSync(path.join(ROOT, PRINTS), `{\n${lines.join(',\n')}\n}\n`);
  good(`${PRINTS}: ${compared} cards`);
  for (const [set, names] of Object.entries(missing))
    good(`${set}: ${names.length} printed cards are not in the library`);
  for (const each of open) bad(each);
  if (open.length > 0)
    bad(
      `${open.length} cards differ from their prints. Mend them, or list them in ${DIFFERENCES} with why they mean the same.`,
    );
  for (const each of settled) bad(`${each} is listed in ${DIFFERENCES}, and does not differ any more`);
  if (open.length > 0 || settled.length > 0) process.exitCode = 1;
} else {
  bad('The published cards are needed: beside the project as ../shared, or where RIFTBENCH_TEXTS says.');
  process.exitCode = 1;
}
