/** All that the book says of a card, as plain data: what `card --json` prints. */
import { bansOf, banText } from '../../../rules-db/bans.ts';
import { cardNamed, SETS } from '../../../rules-db/cards.ts';
import { entryCitation, sourceOf } from '../../../rules-db/citation.ts';
import { type Evidence, evidenceOf } from '../../../rules-db/evidence.ts';
import type { RuleBook } from '../../../rules-db/types.ts';

export interface AboutCard {
  readonly name: string;
  readonly set: string;
  /** The block as the library has it, a line each. */
  readonly says: readonly string[];
  /** How sure those words are. */
  readonly evidence: Evidence;
  /** Of these, words that do not run. */
  readonly notRun: readonly string[];
  readonly bans: readonly { readonly formats: readonly string[]; readonly since: string; readonly text: string }[];
  readonly corrections: readonly { readonly source: string; readonly was: string; readonly now: string }[];
  /** Answers that hold in the edition asked for, then the others. */
  readonly answers: readonly { readonly id: string; readonly cited: string; readonly question: string }[];
}

/** Undefined where the library has no card of exactly this name. */
export const aboutCard = (book: RuleBook, asked: string, edition: string): AboutCard | undefined => {
  const found = cardNamed(asked);
  if (found === undefined) return undefined;
  const { name, set, text, tree } = found;
  const about = book.entries.filter(({ cards }) => cards.includes(name));
  const holds = (each: (typeof about)[number]): boolean => each.editions.includes(edition);
  return {
    name,
    set: SETS[set] ?? set,
    says: text
      .trim()
      .split('\n')
      .map(line => line.trimEnd()),
    evidence: evidenceOf(name),
    notRun: tree.texts.map(each => each.text),
    bans: bansOf(book, name).map(ban => ({ formats: ban.formats, since: ban.since, text: banText(book, ban) })),
    corrections: book.errata
      .filter(each => each.card === name)
      .map(each => ({ source: sourceOf(book, each), was: each.was, now: each.now })),
    answers: [...about.filter(holds), ...about.filter(each => !holds(each))].map(each => ({
      id: each.id,
      cited: entryCitation(book, each),
      question: each.question,
    })),
  };
};
