/** The publisher's texts, which are no part of this repository: some tests read them where they lie beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Beside the project, or where RIFTBENCH_TEXTS says: a clone in another folder has other neighbours. */
const folder = process.env.RIFTBENCH_TEXTS;
export const TEXTS =
  folder === undefined ? new URL('../../../shared/', import.meta.url) : new URL(`${pathToFileURL(folder)}/`);

export const areAtHand = existsSync(new URL('rules/core-rules-1.4.txt', TEXTS));

export interface OfficialText {
  /** From the folder of the texts, with `/`. */
  readonly file: string;
  readonly text: string;
}

const FOLDERS = ['rules', 'seeds', 'rulings', 'cards'] as const;

/** What somebody wrote down about the texts, or rendered of them in words of their own. */
const isAboutThem = (name: string): boolean =>
  /README|NOTES|zh-texts|to-1\.5|october-2026_documents|changes_/.test(name);

/** The files of one folder, as they are; none where there are none. */
export const filesIn = (folder: (typeof FOLDERS)[number]): readonly OfficialText[] =>
  existsSync(new URL(`${folder}/`, TEXTS))
    ? readdirSync(new URL(`${folder}/`, TEXTS))
        .filter(name => !isAboutThem(name))
        .sort()
        .map(name => ({
          file: `${folder}/${name}`,
          text: readFileSync(new URL(`${folder}/${name}`, TEXTS), 'utf8'),
        }))
    : [];

/** All that the publisher says in sentences: pages whole, and of each card what is printed on it. */
export const officialTexts = (): readonly OfficialText[] =>
  FOLDERS.flatMap(filesIn).flatMap(({ file, text }) =>
    file.endsWith('.json') ? printedOn(text).map(printed => ({ file, text: printed })) : [{ file, text }],
  );

/** With and without the reminders in brackets: what is copied may leave them out. */
const printedOn = (gallery: string): readonly string[] =>
  (JSON.parse(gallery) as { readonly cards: readonly PrintedText[] }).cards
    .flatMap(({ abilityText, provenance }) => [abilityText ?? '', provenance?.currentText ?? ''])
    .flatMap(text => [text, text.replaceAll(/\([^)]*\)/g, '')]);

interface PrintedText {
  readonly abilityText?: string;
  readonly provenance?: { readonly currentText?: string };
}
