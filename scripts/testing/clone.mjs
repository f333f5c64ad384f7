// A clean clone: what is tracked and nothing else, in a folder of its own.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trackedFiles, uncommitted } from '../lib/files.mjs';

/** `{ folder, files, remarks, remove }`: `remarks` say in what it is not what is committed. */
export function makeClone(root) {
  const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'riftbench-clone-')));
  const folder = path.join(parent, 'riftbench');
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const files = trackedFiles(root);
    for (const file of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      cpSync(path.join(root, file), path.join(folder, file));
    }
    return { folder, files, remarks: remarksOn(uncommitted(root)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Of lines like git's short status. */
export function remarksOn(changes) {
  const added = changes.filter(line => line.startsWith('??')).map(line => line.slice(3));
  const changed = changes.filter(line => !line.startsWith('??')).map(line => line.slice(3));
  return [
    ...(changed.length === 0 ? [] : [`as in the work tree, where this is not committed: ${listed(changed)}`]),
    ...(added.length === 0 ? [] : [`without what git does not track (\`git add\` makes it part): ${listed(added)}`]),
  ];
}

const SHOWN = 5;

function listed(names) {
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
