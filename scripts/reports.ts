/**
 * The reports of a project's scenarios:
 *   node reports.mjs ROOT --check           whether each is as it is listed: exit code 1 where one is not
 *   node reports.mjs ROOT --update          lists their hashes as they are
 *   node reports.mjs ROOT --texts FOLDER    writes each as text, a file a file of scenarios
 * With words after it, only of scenarios that have one of them in file, name or edition; `--update`, of files that have one in their
 * path. See `scripts/reports.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RULESETS } from '../engine/game/state/rulesets.ts';
import {
  differenceOf,
  differenceText,
  type Hashes,
  hashesOf,
  inOneList,
  type ListedHashes,
  readHashes,
  whereOf,
  writeHashes,
} from '../test/reports/hashes.ts';
import { type ScenarioText, scenarioTexts } from '../test/reports/scenarios.ts';
import { projectFiles } from './lib/files.mjs';
import { bad, good } from './lib/terminal.mjs';

const { values, positionals } = parseArgs({
  options: { texts: { type: 'string' }, check: { type: 'boolean' }, update: { type: 'boolean' } },
  allowPositionals: true,
});
const [root = '.', ...words] = positionals;

const hasWord = (text: string): boolean =>
  words.length === 0 || words.some(word => text.toLowerCase().includes(word.toLowerCase()));

/** Before it is run: its edition may be what is asked for, which its report alone tells. */
const mayBeAsked = (file: string, name: string): boolean =>
  hasWord(`${file}, ${name}`) || words.some(word => RULESETS.some(each => each.includes(word)));

/** Lines within a scenario are indented, so that a difference is shown with the scenario's name above it. */
const printed = ({ name, edition, lines }: ScenarioText): string =>
  [
    `${name}, ${edition}`,
    ...lines.map(({ fact, words }) => `  ${fact}${words === '' ? '' : `: ${words}`}`),
    '',
    '',
  ].join('\n');

const byFile = (texts: readonly ScenarioText[]): ReadonlyMap<string, readonly ScenarioText[]> => {
  const files = new Map<string, ScenarioText[]>();
  for (const text of texts) files.set(text.file, [...(files.get(text.file) ?? []), text]);
  return files;
};

const asked = (listed: ListedHashes): Hashes => new Map([...inOneList(listed)].filter(([where]) => hasWord(where)));

const check = (): void => {
  const now = asked(hashesOf(scenarioTexts(root, projectFiles(root), mayBeAsked)));
  const told = differenceText(differenceOf(asked(readHashes(root)), now));
  if (told === '') return good(`${now.size} reports are as they are listed`);
  bad(told);
  process.exitCode = 1;
};

const update = (): void => {
  const listed = readHashes(root);
  const now = hashesOf(scenarioTexts(root, projectFiles(root).filter(hasWord)));
  writeHashes(
    root,
    now,
    [...listed.keys()].filter(file => hasWord(file) && !now.has(file)),
  );
  const { facts, words: reworded, added } = differenceOf(inOneList(listed), inOneList(now));
  good(`${inOneList(now).size} reports are listed, ${facts.length + reworded.length + added.length} of them as new`);
};

/** Into a folder, with `--texts`. */
const write = (folder: string): void => {
  const texts = [...scenarioTexts(root, projectFiles(root), mayBeAsked)].filter(text => hasWord(whereOf(text)));
  for (const [file, all] of byFile(texts)) {
    const to = path.join(folder, `${file}.txt`);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, all.map(printed).join(''));
  }
};

if (values.update) update();
if (values.check) check();
if (values.texts !== undefined) write(values.texts);
