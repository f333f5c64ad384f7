/** Drafts what a new edition changes. See `scripts/edition.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { EDITIONS } from '../engine/game/state/editions.ts';
import { mapEdition } from '../rules-db/mapping/map.ts';
import type { ConceptRecord } from '../rules-db/types.ts';
import { filesIn } from './cover/files.ts';
import { draftText, withNumbers } from './editions/draft.ts';
import { judgedEntries, openText } from './editions/entries.ts';
import { knownOf, newText } from './editions/texts.ts';

const ROOT = process.cwd();

/** `--entries NAME`: the edition for all entries whose answers hold on, and a list of the others. */
const judgeEntries = (name: string | undefined): void => {
  const edition = EDITIONS.find(each => each === name);
  const before = edition === undefined ? undefined : EDITIONS[EDITIONS.indexOf(edition) - 1];
  if (edition === undefined || before === undefined)
    throw new Error(`npm run edition -- --entries NAME, of an edition that has a row: ${EDITIONS.slice(1).join(', ')}`);
  const concepts = filesIn(ROOT, 'rules-db/concepts', '.json').flatMap(
    ({ text }) => JSON.parse(text) as readonly ConceptRecord[],
  );
  const byId = new Map(concepts.map(concept => [concept.id, concept]));
  const open = filesIn(ROOT, 'rules-db/entries', '.json').flatMap(({ path, text }) => {
    const judged = judgedEntries(text, byId, before, edition);
    if (judged.text !== text) writeFileSync(`${ROOT}/${path}`, judged.text);
    return judged.open;
  });
  process.stdout.write(openText(open, edition));
};

const main = (words: readonly string[]): void => {
  if (words[0] === '--entries') return judgeEntries(words[1]);
  const [from, to, option, name] = words;
  if (from === undefined || to === undefined || (option !== undefined && (option !== '--write' || name === undefined)))
    throw new Error('npm run edition -- OLD.txt|EDITION NEW.txt [--write NAME], or --entries NAME');
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
