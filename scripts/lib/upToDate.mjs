// What is made of the project's files is made again only where one of them, or what was made, is not as it was then.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './files.mjs';

/**
 * Calls `make` unless `outputs`, folders and files below `root`, are what it last made of the same files, with the same packages and
 * the same Node. What that was is written down below `out/` as `name`. Answers whether it was made, or was as it should be: `make`
 * answers whether it has succeeded, and where it has not, it is called the next time, too.
 */
export async function upToDate({ root, name, outputs, make }) {
  const stamp = path.join(root, 'out', `${name}.stamp`);
  const from = hashOf(root, [...projectFiles(root), 'node_modules/.package-lock.json'], process.version);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root, from, outputs)) return true;
  rmSync(stamp, { force: true });
  if (!(await make())) return false;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(root, from, outputs));
  return true;
}

const stampOf = (root, from, outputs) =>
  `of ${from}\nmade ${hashOf(
    root,
    outputs.flatMap(output => filesBelow(root, output)),
  )}\n`;

/** Of names and contents, in this order; a file that is not there is another one than any that is. */
function hashOf(root, names, ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const name of names) {
    const file = path.join(root, name);
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    hash.update(`\n${JSON.stringify([name, bytes?.length ?? 'none'])}\n`).update(bytes ?? '');
  }
  return hash.digest('hex');
}

function filesBelow(root, name) {
  const found = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap(each => filesBelow(root, `${name}/${each}`));
}
