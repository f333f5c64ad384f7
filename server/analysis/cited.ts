/** The citations of a document, wherever they are: in scripts, in comments, in the prose of an article. */
import { isScenario, type Span } from '../../engine/language/syntax.ts';
import { bookRuleAt, bookWords, nameInData } from '../../rules-db/books/find.ts';
import type { CitationPassage } from '../../rules-db/citing/passages.ts';
import type { BookEdition, RuleBook } from '../../rules-db/types.ts';
import { type Analysis, passagesIn } from './document/analysis.ts';
import { type CitingFile, citedInScript, passagesOf, type ReadPassage } from './document/citing.ts';
import type { Position } from './document/lines.ts';
import { editionOfScenario } from './document/ownEdition.ts';
import { editionCited, pageOfBookRule } from './pageOf.ts';

/** A number or a name, with its place in the document. */
export type CitedWords = { readonly span: Span } & (
  | {
      readonly kind: 'book';
      readonly prefix: string;
      readonly number: string;
      /** The day or month of its edition; the newest without one. */
      readonly date?: string;
      readonly edition: BookEdition;
    }
  | { readonly kind: 'rule'; readonly number: string; readonly edition: BookEdition }
  | { readonly kind: 'entry'; readonly entry: 'faq' | 'ruling'; readonly name: string; readonly edition: BookEdition }
);

/** In prose and comments. */
export const citedInProse = (analysis: Analysis): readonly CitedWords[] => citedByPassages(passagesIn(analysis));

/** All of a file, open or not, in the order of the text. */
export const citedInFile = (file: CitingFile, book: RuleBook): readonly CitedWords[] =>
  [...citedByPassages(passagesOf(file, book)), ...citedInScripts(file)].sort((a, b) => a.span.start - b.span.start);

/** In scripts: after `cites` and `because`. */
const citedInScripts = ({
  blocks,
  edition: byDefault,
}: Pick<CitingFile, 'blocks' | 'edition'>): readonly CitedWords[] =>
  blocks.flatMap(block => {
    if (!isScenario(block)) return [];
    const edition = editionOfScenario(block.tree, byDefault.edition);
    const at = ({ start, end }: Span): Span => ({ start: start + block.offset, end: end + block.offset });
    return citedInScript(block.tree).map((citation): CitedWords => {
      if (citation.kind === 'book') {
        const { prefix, number, date, span } = citation;
        return { kind: 'book', prefix, number, ...datedBy(date?.text), edition, span: at(span) };
      }
      if (citation.kind !== 'rule')
        return { kind: 'entry', entry: citation.kind, name: citation.name.text, edition, span: at(citation.name.span) };
      const { number, span } = citation;
      return { kind: 'rule', number, edition: editionCited(citation, edition), span: at(span) };
    });
  });

/**
 * The meaning of a citation, equal for citations of the same thing: a concept, an entry, or a rule of another book.
 * Undefined for what the book does not have.
 */
export const meaningOf = (book: RuleBook, cited: CitedWords): string | undefined => {
  if (cited.kind === 'rule') return book.conceptOf(cited.number, cited.edition);
  if (cited.kind === 'book') {
    const found = bookRuleAt(book, bookWords(cited));
    return found && nameInData(found);
  }
  return book.entry(cited.entry, cited.name) && `${cited.entry} ${cited.name}`;
};

/** Everywhere in a document that cites what is cited at a position, under any number of any edition. */
export const alikeIn = (analysis: Analysis, position: Position): readonly CitedWords[] => {
  const here = citedAnywhereAt(analysis, position);
  const meaning = here && meaningOf(analysis.book, here);
  if (meaning === undefined) return [];
  return [...citedInProse(analysis), ...citedInScripts(analysis)].filter(
    each => meaningOf(analysis.book, each) === meaning,
  );
};

/** What is cited in the prose at a position; right after it counts as well. */
export const citedAt = (analysis: Analysis, position: Position): CitedWords | undefined =>
  at(citedInProse(analysis), analysis, position);

/** The same, in scripts, too. */
export const citedAnywhereAt = (analysis: Analysis, position: Position): CitedWords | undefined =>
  citedAt(analysis, position) ?? at(citedInScripts(analysis), analysis, position);

const at = (cited: readonly CitedWords[], { lines }: Analysis, position: Position): CitedWords | undefined => {
  const offset = lines.offsetAt(position);
  return cited.find(({ span }) => span.start <= offset && offset <= span.end);
};

const citedByPassages = (passages: readonly ReadPassage[]): readonly CitedWords[] =>
  passages.flatMap(({ passage, own }) => citedBy(passage, own));

const datedBy = (date: string | undefined): { readonly date?: string } => (date === undefined ? {} : { date });

const citedBy = (passage: CitationPassage, own: BookEdition): readonly CitedWords[] => {
  if (passage.kind === 'entry') {
    const { entry, name, nameSpan } = passage;
    return [{ kind: 'entry', entry, name, edition: own, span: nameSpan }];
  }
  if (passage.kind === 'book') {
    const { prefix, numbers, mark } = passage;
    const dated = datedBy(mark?.edition);
    return numbers.map(({ number, span }) => ({ kind: 'book', prefix, number, ...dated, edition: own, span }));
  }
  const edition = passage.mark?.edition ?? own;
  return passage.numbers.map(({ number, span }) => ({ kind: 'rule', number, edition, span }));
};

/** Its page; none for what the book does not have. */
export const pageOfCited = ({ book, pages }: Analysis, cited: CitedWords): string | undefined => {
  if (cited.kind === 'rule')
    return book.rule(cited.number, cited.edition) && pages.to('rule', cited.number, cited.edition);
  if (cited.kind === 'book') return pageOfBookRule({ book, pages }, cited, cited.edition);
  return book.entry(cited.entry, cited.name) && pages.to(cited.entry, cited.name, cited.edition);
};
