/** The published texts beside the project, where they are at hand, and what of theirs must not be repeated here. */
import { readdirSync, readFileSync } from 'node:fs';

export const SHARED = new URL('../../../shared/', import.meta.url);

const RUN = 10;

/** Every ten words in a row of a text, whatever their case and the signs between them. */
export const runsOf = (text: string): readonly string[] => {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
};

/** Rules, seeds and rulings, whole. */
export const publishedTexts = (): readonly string[] =>
  ['rules/', 'seeds/', 'rulings/'].flatMap(folder =>
    readdirSync(new URL(folder, SHARED)).map(name => readFileSync(new URL(folder + name, SHARED), 'utf8')),
  );
