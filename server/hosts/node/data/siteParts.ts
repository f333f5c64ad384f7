/** What a site is made of beside its pages: the parts of the page that runs the rules, and the data that it fetches. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { UNREADABLE } from '../../../analysis/text/unreadable.ts';

export interface SitePart {
  /** Below the site's folder, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What the build has made of it, as it lies beside the program. */
export const builtParts = (): readonly SitePart[] => {
  const folder = join(__dirname, 'site');
  return readable(folder, () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry => {
      if (!entry.isFile()) return [];
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      return [{ path, bytes: readFileSync(file) }];
    }),
  );
};

/**
 * The program's data as browsers can unpack it, with an index of it, in a folder of the site. Its content is in the name of each
 * file, so that a browser can keep it for good.
 */
export const dataParts = (folder: string): readonly SitePart[] =>
  readable(__dirname, () => {
    const index: Record<string, string> = {};
    const parts = readdirSync(__dirname)
      .filter(name => name.endsWith('.br'))
      .map((name): SitePart => {
        const bytes = brotliDecompressSync(readFileSync(join(__dirname, name)));
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
        const file = `${name.replace(/\..*$/, '')}-${hash}.gz`;
        index[name] = file;
        return { path: `${folder}/${file}`, bytes: gzipSync(bytes, { level: 9 }) };
      });
    return [...parts, { path: `${folder}/index.json`, bytes: Buffer.from(`${JSON.stringify(index)}\n`) }];
  });

const readable = <Result>(folder: string, read: () => Result): Result => {
  try {
    return read();
  } catch (e) {
    const error = new Error(
      `The parts of a site could not be read from ${folder}: ${(e as Error).message}. Please install Riftbench again.`,
    );
    error.name = UNREADABLE;
    throw error;
  }
};
