/** What a document cites, wherever it does: in scripts, in comments, in the prose of an article. */
import type { Span } from '../../engine/language/syntax.ts';
import type { Passage } from '../../rules-db/citing/recognise.ts';
import type { BookEdition } from '../../rules-db/types.ts';
import type { Position } from '../shared/lines.ts';
import { type Analysis, editionOf, isScenario, passagesIn } from './analysis.ts';
import { mentionsOf } from './mentions.ts';
import { editionCited } from './pageOf.ts';

/** A number or a name, with its place in the document. */
export type Cited = { readonly span: Span } & (
  | { readonly kind: 'rule'; readonly number: string; readonly edition: BookEdition }
  | { readonly kind: 'entry'; readonly entry: 'faq' | 'ruling'; readonly name: string; readonly edition: BookEdition }
);

/** In prose and comments. */
export const citedInProse = (analysis: Analysis): readonly Cited[] =>
  passagesIn(analysis).flatMap(({ passage, own }) => citedBy(passage, own));

/** In scripts: behind `cites` and `because`. */
export const citedInScripts = (analysis: Analysis): readonly Cited[] =>
  analysis.blocks.flatMap(block => {
    if (!isScenario(block)) return [];
    const edition = editionOf(analysis, block.tree);
    const at = ({ start, end }: Span): Span => ({ start: start + block.offset, end: end + block.offset });
    return mentionsOf(block.tree).flatMap((mention): readonly Cited[] => {
      if (mention.kind === 'rule') {
        const { number } = mention.citation;
        return [{ kind: 'rule', number, edition: editionCited(mention.citation, edition), span: at(mention.span) }];
      }
      if (mention.kind !== 'entry') return [];
      const { kind: entry, name } = mention.citation;
      return [{ kind: 'entry', entry, name: name.text, edition, span: at(mention.span) }];
    });
  });

/** What is cited in the prose at a position; right behind it counts. */
export const citedAt = (analysis: Analysis, position: Position): Cited | undefined =>
  at(citedInProse(analysis), analysis, position);

/** The same, in scripts, too. */
export const citedAnywhereAt = (analysis: Analysis, position: Position): Cited | undefined =>
  citedAt(analysis, position) ?? at(citedInScripts(analysis), analysis, position);

const at = (cited: readonly Cited[], { lines }: Analysis, position: Position): Cited | undefined => {
  const offset = lines.offsetAt(position);
  return cited.find(({ span }) => span.start <= offset && offset <= span.end);
};

const citedBy = (passage: Passage, own: BookEdition): readonly Cited[] => {
  if (passage.kind === 'entry') {
    const { entry, name, nameSpan } = passage;
    return [{ kind: 'entry', entry, name, edition: own, span: nameSpan }];
  }
  const edition = passage.mark?.edition ?? own;
  return passage.numbers.map(({ number, span }) => ({ kind: 'rule', number, edition, span }));
};

/** Its page; none for what the book does not have. */
export const pageOfCited = ({ book, pages }: Analysis, cited: Cited): string | undefined => {
  if (cited.kind === 'rule')
    return book.rule(cited.number, cited.edition) && pages.to('rule', cited.number, cited.edition);
  return book.entry(cited.entry, cited.name) && pages.to(cited.entry, cited.name, cited.edition);
};
