/**
 * Writes every report of a project's scenarios as text into a folder, a file a file of scenarios, and lists their hashes.
 *   node reports.mjs ROOT [--texts FOLDER] [--hashes FILE] [WORD …]
 * With words, only what has one of them in its file, name or edition. See `scripts/reports.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashesOf, printHashes, whereOf } from '../test/reports/hashes.ts';
import { type ScenarioText, scenarioTexts } from '../test/reports/scenarios.ts';
import { projectFiles } from './lib/files.mjs';

const { values, positionals } = parseArgs({
  options: { texts: { type: 'string' }, hashes: { type: 'string' } },
  allowPositionals: true,
});
const [root = '.', ...words] = positionals;

const isAsked = (text: ScenarioText): boolean =>
  words.length === 0 || words.some(word => whereOf(text).toLowerCase().includes(word.toLowerCase()));

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

const texts = [...scenarioTexts(root, projectFiles(root))].filter(isAsked);

if (values.hashes !== undefined) writeFileSync(values.hashes, printHashes(hashesOf(texts)));
if (values.texts !== undefined)
  for (const [file, all] of byFile(texts)) {
    const to = path.join(values.texts, `${file}.txt`);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, all.map(printed).join(''));
  }
