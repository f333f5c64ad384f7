/** Drafts what a new edition changes. See `scripts/edition.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mapEdition } from '../rules-db/mapping/map.ts';
import type { ConceptRecord } from '../rules-db/types.ts';
import { filesIn } from './cover/files.ts';
import { draftText, withNumbers } from './editions/draft.ts';
import { knownOf, newText } from './editions/texts.ts';

const ROOT = process.cwd();

const main = ([from, to, option, name]: readonly string[]): void => {
  if (from === undefined || to === undefined || (option !== undefined && (option !== '--write' || name === undefined)))
    throw new Error('npm run edition -- OLD.txt|EDITION NEW.txt [--write NAME]');
  const { rules } = newText(to);
  const mapping = mapEdition(rules, knownOf(from));
  const chapters = filesIn(ROOT, 'rules-db/concepts', '.json');
  const records = chapters.map(({ path, text }) => [path, JSON.parse(text) as readonly ConceptRecord[]] as const);
  const files = [
    ...['engine', 'rules-db/mechanisms', 'server'].flatMap(folder => filesIn(ROOT, folder, '.ts')),
    ...['test', 'examples'].flatMap(folder => filesIn(ROOT, folder, '.rift')),
    ...filesIn(ROOT, 'docs', '.md'),
  ];
  process.stdout.write(draftText({ mapping, rules, chapters: Object.fromEntries(records), files }));
  if (name === undefined) return;
  for (const { path } of chapters)
    writeFileSync(`${ROOT}/${path}`, withNumbers(readFileSync(`${ROOT}/${path}`, 'utf8'), mapping, name));
};

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
