// npm run hot-spreads: in the hot files of the engine no object is copied with more keys than it had (scripts/lib/addedKeys.mjs).
// What to do instead: write all keys out; give the key to all such objects, null where there is nothing; or make the copy
// once and keep it.
import { addedKeys } from './lib/addedKeys.mjs';
import { HOT } from './lib/hot.mjs';
import { ROOT } from './lib/setup.mjs';
import { bad, good, say } from './lib/terminal.mjs';

const found = addedKeys(ROOT, HOT);
for (const { file, line, wrong } of found) say(`${file}:${line}  ${wrong}`);
if (found.length === 0) good(`no copy with a new key in ${HOT.length} hot places`);
else {
  bad('a copy with a new key costs 10 to 30 times as much: write the keys out, or make the copy once');
  process.exitCode = 1;
}
