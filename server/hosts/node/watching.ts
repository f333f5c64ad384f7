/** Changes below files and folders, as they come. */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { whyUnreadable } from './unreadable.ts';

/** In milliseconds: an editor writes a file in several steps, and many files change as a branch is checked out. */
const SETTLE = 150;

/**
 * Once for all that changes together; changes while nobody asks are told when somebody does. Watching begins with the call, and ends when
 * the generator is returned from. Throws an error whose message says why a path cannot be watched.
 */
export const changesBelow = (paths: readonly string[], cwd: string): AsyncGenerator<void> => {
  let wake = (): void => undefined;
  let hasChanged = false;
  const noted = (): void => {
    hasChanged = true;
    wake();
  };
  const watchers = paths.map(path => watched(path, resolve(cwd, path), noted));
  return changes();

  async function* changes(): AsyncGenerator<void> {
    try {
      for (;;) {
        if (!hasChanged)
          await new Promise<void>(resume => {
            wake = resume;
          });
        await new Promise(settled => setTimeout(settled, SETTLE));
        hasChanged = false;
        yield;
      }
    } finally {
      for (const each of watchers) each.close();
    }
  }
};

/** A file is looked for in its folder, as many editors put a new one in its place. */
const watched = (path: string, absolute: string, onChange: () => void): FSWatcher => {
  try {
    if (statSync(absolute).isDirectory())
      return watch(absolute, { recursive: true }, (_, name) => {
        if (name === null || !PASSED_OVER.test(name)) onChange();
      });
    const own = basename(absolute);
    return watch(dirname(absolute), (_, name) => {
      if (name === null || name === own) onChange();
    });
  } catch (error) {
    throw new Error(`${path}: ${whyUnreadable(error)}`);
  }
};

/** What is searched for no scenarios either. */
const PASSED_OVER = /(?:^|[/\\])(?:node_modules|\.[^/\\]+)(?:[/\\]|$)/;
