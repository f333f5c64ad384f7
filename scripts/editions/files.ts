/** Every file that is made from the rows of the editions or from the list of keywords, or has a part that is. */
import { readdirSync } from 'node:fs';
import { withKeywordList, withKeywordPattern } from './keywords.ts';
import { english, german, manifest, schema } from './manifest.ts';
import { withLists, withTables } from './tables.ts';

export interface MadeFile {
  /** From the project's root. */
  readonly file: string;
  readonly make: (text: string) => string;
}

export const madeFiles = (root: string): readonly MadeFile[] => [
  { file: 'package.json', make: manifest },
  { file: 'package.nls.json', make: english },
  { file: 'package.nls.de.json', make: german },
  { file: 'client/schemas/riftbench.schema.json', make: schema },
  { file: 'client/grammar/rift.tmLanguage.json', make: withKeywordPattern },
  ...readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .map(name => `docs/${name.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.md') && !LISTS.has(file))
    .sort()
    .map(file => ({ file, make: (text: string) => withKeywordList(withLists(withTables(text))) })),
];

/** Written by `npm run coverage`. */
const LISTS: ReadonlySet<string> = new Set([
  'docs/card-forms.md',
  'docs/cards-coverage.md',
  'docs/coverage.md',
  'docs/rulings.md',
]);
