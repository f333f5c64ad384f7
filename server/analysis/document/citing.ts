/** The citations in a file's prose, and what is wrong with them, for every front end. */
import type {
  Block,
  BookCitation,
  Citation,
  EntryCitation,
  ScenarioTree,
  Span,
} from '../../../engine/language/syntax.ts';
import { type CitationProblem, checkPassage, isCitation, noSuchEdition } from '../../../rules-db/citing/check.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import type { CitationPassage } from '../../../rules-db/citing/passages.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import { recognise } from '../../../rules-db/citing/recognise.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import type { DefaultEdition } from './edition.ts';
import { editionOfScenario } from './ownEdition.ts';

export interface CitingText {
  readonly text: string;
  readonly markdown: boolean;
  /** With what the file says itself. */
  readonly edition: DefaultEdition;
}

export interface CitingFile extends CitingText {
  readonly blocks: readonly Block[];
}

/** A passage with its place in the file. */
export interface ReadPassage {
  readonly passage: CitationPassage;
  /** Numbers without a mark are read in this one. */
  readonly own: BookEdition;
  /** A comment of a scenario or a card; else the prose of an article. */
  readonly isComment: boolean;
}

/** In the order of the text. */
export const passagesOf = (file: CitingFile, book: RuleBook): readonly ReadPassage[] => {
  const inComments = file.blocks.flatMap(block => passagesInBlock(block, file.edition, book));
  const inProse = passagesInProse(file, book);
  if (inComments.length === 0) return inProse;
  return [...inProse, ...inComments].sort((a, b) => a.passage.span.start - b.passage.span.start);
};

/** The prose of an article is read only where it asks for it. */
export const passagesInProse = (file: CitingText, book: RuleBook): readonly ReadPassage[] => {
  if (!file.markdown || !isChecked(file)) return [];
  const own = proseEdition(file, book);
  return recognise(markdownProse(file.text), book.editions, book.books)
    .filter(passage => isCitation(book, passage))
    .map(passage => ({ passage, own, isComment: false }));
};

/** The comments of a block are always read. */
export const passagesInBlock = (block: Block, byDefault: DefaultEdition, book: RuleBook): readonly ReadPassage[] => {
  const { tree, offset } = block;
  const own = tree.kind === 'scenario' ? editionOfScenario(tree, byDefault.edition) : byDefault.edition;
  return commentsOf(block, book).map(passage => ({ passage: moved(passage, offset), own, isComment: true }));
};

/** Whether the citations of a file are checked, and those of its prose seen at all. */
export const isChecked = ({ text, markdown, edition }: CitingText): boolean =>
  edition.citations === true || (markdown && saidEdition(text) !== undefined);

/** The edition that an article is for. The book may know one that no scenario can be run under. */
export const proseEdition = ({ text, edition }: CitingText, book: RuleBook): BookEdition => {
  const said = saidEdition(text)?.text;
  return said !== undefined && book.editions.includes(said) ? said : edition.edition;
};

/** In the order of their places. */
export const citationProblems = (
  file: CitingText,
  book: RuleBook,
  passages: readonly ReadPassage[],
): readonly CitationProblem[] => {
  if (!isChecked(file)) return NONE;
  const said = file.markdown ? saidEdition(file.text) : undefined;
  const wrong = said === undefined ? undefined : noSuchEdition(book, said);
  return [
    ...(wrong === undefined ? [] : [wrong]),
    ...passages.flatMap(({ passage, own }) => checkPassage(book, passage, own)),
  ];
};
const NONE: readonly CitationProblem[] = [];

/** What a script cites, after `cites` and `because`, in the order of the text. */
export const citedInScript = ({ statements }: ScenarioTree): readonly (Citation | BookCitation | EntryCitation)[] =>
  statements.flatMap(each => {
    if (each.kind === 'cites') return each.citations;
    if (each.kind !== 'expect' || each.claim.about !== 'legality') return [];
    const { because } = each.claim;
    return because === undefined || because.kind === 'named-rule' ? [] : [because];
  });

/** Of a block, with places from its start; kept for as long as its tree lives. */
const commentsOf = ({ text, tree }: Block, book: RuleBook): readonly CitationPassage[] => {
  if (!MAY_CITE.test(text)) return NO_PASSAGES;
  const known =
    inComments.get(tree) ??
    recognise(commentProse(text), book.editions, book.books).filter(each => isCitation(book, each));
  inComments.set(tree, known);
  return known;
};
/** Most blocks have no comment with a number or a name in it. */
const MAY_CITE = /#.*(?:\d{3}|faq|ruling)/i;
const NO_PASSAGES: readonly CitationPassage[] = [];
const inComments = new WeakMap<object, readonly CitationPassage[]>();

const moved = (passage: CitationPassage, by: number): CitationPassage => {
  const at = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  if (passage.kind === 'entry') return { ...passage, span: at(passage.span), nameSpan: at(passage.nameSpan) };
  const [first, ...rest] = passage.numbers;
  const number = (each: typeof first) => ({
    ...each,
    span: at(each.span),
    ...(each.more === undefined ? {} : { more: { ...each.more, span: at(each.more.span) } }),
  });
  return {
    ...passage,
    span: at(passage.span),
    numbers: [number(first), ...rest.map(number)],
    ...(passage.mark === undefined ? {} : { mark: { ...passage.mark, span: at(passage.mark.span) } }),
    ...(passage.target === undefined ? {} : { target: at(passage.target) }),
  };
};
