/** Published texts of editions, as files or as what the book knows of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBookData } from '../../rules-db/data.ts';
import type { ImportedRule } from '../../rules-db/importing/document.ts';
import { knownEditions } from '../../rules-db/importing/known.ts';
import type { LibraryDocument } from '../../rules-db/importing/library.ts';
import { prepareImport } from '../../rules-db/importing/prepare.ts';
import { readText } from '../../rules-db/importing/read.ts';
import type { KnownEdition } from '../../rules-db/mapping/map.ts';

const data = readBookData();

/** A file is one of the known editions as it was published; else an edition's name, with its rules in our words. */
export const knownOf = (name: string): KnownEdition => {
  const library: LibraryDocument[] = [];
  let edition = name;
  if (!data.editions.includes(name)) {
    const steps = prepareImport([{ name: path.basename(name), text: readFileSync(name, 'utf8') }], data, []);
    let step = steps.next();
    while (!step.done) step = steps.next();
    if ('refused' in step.value) throw new Error(`${name}: ${step.value.refused.map(({ why }) => why).join(' ')}`);
    library.push(...step.value.documents);
    edition = library[0]?.edition ?? '';
  }
  const found = knownEditions(data, library).find(each => each.edition === edition);
  if (found === undefined) throw new Error(`${name} is no edition that the book knows.`);
  return found.known();
};

export interface NewText {
  readonly date: string | undefined;
  readonly rules: readonly ImportedRule[];
}

/** The rules of a file that need be no edition of the book. */
export const newText = (file: string): NewText => {
  const read = readText(readFileSync(file, 'utf8'));
  if ('why' in read) throw new Error(`${file}: ${read.why}`);
  return { date: read.document.date, rules: read.document.rules };
};
