/** Proposes which concept each rule of one published text is, by another that the book knows. See `scripts/map.mjs`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeRuleBook } from '../rules-db/book.ts';
import { readBookData } from '../rules-db/data.ts';
import { knownEditions } from '../rules-db/importing/known.ts';
import type { LibraryDocument } from '../rules-db/importing/library.ts';
import { prepareImport } from '../rules-db/importing/prepare.ts';
import { readText } from '../rules-db/importing/read.ts';
import { mapEdition } from '../rules-db/mapping/map.ts';
import { hitRate, proposalText } from '../rules-db/mapping/proposal.ts';

const data = readBookData();

const main = (from: string | undefined, to: string | undefined): void => {
  if (from === undefined) throw new Error('npm run map -- [KNOWN.txt|EDITION] NEW.txt');
  const target = readText(readFileSync(to ?? from, 'utf8'));
  if ('why' in target) throw new Error(`${to ?? from}: ${target.why}`);
  const known = knownOf(to === undefined ? (data.editions.at(-1) ?? '') : from);
  const mapping = mapEdition(target.document.rules, known);
  process.stdout.write(proposalText(mapping));
  const book = makeRuleBook(data);
  const { date } = target.document;
  const edition = knownEditions(data, []).find(
    each => date !== undefined && each.date?.startsWith(date.slice(0, 7)),
  )?.edition;
  if (edition === undefined) return;
  const { right, all, sureRight, sure } = hitRate(mapping, book, edition);
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)} %`;
  console.error(
    `The book knows edition ${edition}: ${right} of ${all} are right (${share(right, all)}); of ${sure} called sure, ${sureRight} (${share(sureRight, sure)}).`,
  );
};

/** A file is one of the known editions as it was published; else an edition's name, with its rules in our words. */
const knownOf = (name: string) => {
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

try {
  main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
