/** Files of the project, with paths from its root. */
import { readdirSync, readFileSync } from 'node:fs';

export interface File {
  readonly path: string;
  readonly text: string;
}

/** Every file under a folder with this ending, in the order of their paths. */
export const filesIn = (root: string, folder: string, ending: string): readonly File[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith(ending))
    .sort()
    .map(path => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
