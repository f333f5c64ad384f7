/** Proposes which concept each rule of one published text is, by another that the book knows. See `scripts/map.mjs`. */
import { makeRuleBook } from '../rules-db/book.ts';
import { readBookData } from '../rules-db/data.ts';
import { isDated } from '../rules-db/editions.ts';
import { knownEditions } from '../rules-db/importing/known.ts';
import { mapEdition } from '../rules-db/mapping/map.ts';
import { hitRate, proposalText } from '../rules-db/mapping/proposal.ts';
import { knownOf, newText } from './editions/texts.ts';

const data = readBookData();

const main = (from: string | undefined, to: string | undefined): void => {
  if (from === undefined) throw new Error('npm run map -- [KNOWN.txt|EDITION] NEW.txt');
  const target = newText(to ?? from);
  const known = knownOf(to === undefined ? (data.editions.at(-1) ?? '') : from);
  const mapping = mapEdition(target.rules, known);
  process.stdout.write(proposalText(mapping));
  const book = makeRuleBook(data);
  const { date } = target;
  const edition = knownEditions(data, []).find(
    ({ dates }) => date !== undefined && dates !== undefined && isDated(dates, date),
  )?.edition;
  if (edition === undefined) return;
  const { right, all, sureRight, sure } = hitRate(mapping, book, edition);
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)} %`;
  console.error(
    `The book knows edition ${edition}: ${right} of ${all} are right (${share(right, all)}); of ${sure} called sure, ${sureRight} (${share(sureRight, sure)}).`,
  );
};

try {
  main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
