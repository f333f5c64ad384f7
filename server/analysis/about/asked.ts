/** How rules are asked for: by a citation, a number however it is typed, or the name of a concept. */
import { parseNumber } from '../../../rules-db/numbers.ts';
import type { RuleBook } from '../../../rules-db/types.ts';

/** `443.1.d.3 (1.2)`, `rule 443.1.d.3 in 1.2`. */
export const citedWith = (said: string): { readonly asked: string; readonly named: string | undefined } => {
  const [, before = said, inBrackets, behind] = CITED.exec(said) ?? [];
  return { asked: before.replace(/^rules?\s+(?=\d)/i, ''), named: inBrackets ?? behind };
};

const CITED = /^(.+?)(?:\s*\((\d+\.\d+)\)|\s+(?:in|of)\s+(?:edition\s+)?(\d+\.\d+))?$/i;

/** Also with spaces between its parts: `465 2 c`. */
export const numberIn = (asked: string): string | undefined =>
  parseNumber(asked) ?? parseNumber(asked.replace(/\s+/g, '.'));

/** Where a concept stands that an edition lacks. */
export const homesOf = (book: RuleBook, concept: string): string =>
  `Elsewhere: ${book.editions
    .toReversed()
    .flatMap(each =>
      book
        .numbersOf(concept, each)
        .slice(0, 1)
        .map(number => `${number} in ${each}`),
    )
    .join('; ')}.`;
