/** All that a book beside the core rules says of a rule, as plain data. */
import { type FoundRule, titleIn, wayTo } from '../../../rules-db/books/find.ts';
import { conceptOfRule } from '../../../rules-db/books/inherit.ts';
import type { Penalty } from '../../../rules-db/books/types.ts';
import { officialRule } from '../../../rules-db/imports/find.ts';
import type { Official } from '../../../rules-db/imports/types.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { NumberAndTitle } from './aboutRule.ts';

/** All that the book says of a rule, as plain data: what `rule --json` prints. */
export interface AboutBookRule {
  readonly book: string;
  readonly number: string;
  /** The day of the book's text. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly penalty?: readonly Penalty[];
  /** Where the document itself errs. */
  readonly note?: string;
  readonly official?: Official;
  /** The other editions that have it, the newest first. */
  readonly elsewhere: readonly {
    readonly edition: string;
    readonly number: string;
    readonly says: 'the same' | 'otherwise';
  }[];
  /** From the chapter down. */
  readonly path: readonly NumberAndTitle[];
  readonly previous?: NumberAndTitle;
  readonly next?: NumberAndTitle;
  readonly below: readonly NumberAndTitle[];
  readonly see: readonly NumberAndTitle[];
}

export const aboutBookRule = (book: RuleBook, { book: own, rule }: FoundRule): AboutBookRule => {
  const titled = (number: string): NumberAndTitle => {
    const found = own.rule(number);
    return { number, title: found === undefined ? '' : titleIn(own, found) };
  };
  const { number, text, penalty, note, see = [] } = rule;
  const rules = own.rules();
  const at = rules.indexOf(rule);
  const [previous, next] = [rules[at - 1], rules[at + 1]];
  const imported = officialRule(book.imported, own, number);
  return {
    book: own.prefix,
    number,
    date: own.date,
    title: titleIn(own, rule),
    text,
    ...(penalty === undefined ? {} : { penalty }),
    ...(note === undefined ? {} : { note }),
    ...(imported === undefined ? {} : { official: { text: imported.text, from: imported.book.title } }),
    elsewhere: elsewhereOf({ book: own, rule }),
    path: wayTo(own, number).map(titled),
    ...(previous === undefined ? {} : { previous: titled(previous.number) }),
    ...(next === undefined ? {} : { next: titled(next.number) }),
    below: own.below(number).map(titled),
    see: see.map(each => {
      const core = /^CR (\S+)$/.exec(each)?.[1];
      return core === undefined ? titled(each) : { number: each, title: book.rule(core, own.core)?.title ?? '' };
    }),
  };
};

const elsewhereOf = ({ book: own, rule }: FoundRule): AboutBookRule['elsewhere'] =>
  own.editions.toReversed().flatMap(other => {
    const there = other === own ? undefined : other.ruleCalled(conceptOfRule(rule));
    if (there === undefined) return [];
    const isSame = there.text === rule.text && there.penalty?.join() === rule.penalty?.join();
    return { edition: other.date, number: there.number, says: isSame ? ('the same' as const) : ('otherwise' as const) };
  });
