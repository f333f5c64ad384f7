/** Carries the citations of a book beside the core rules over to another of its editions. Changes no file. */
import { type Block, isScenario, type ScenarioTree, type Span } from '../../../engine/language/syntax.ts';
import { editionName, editionNamed } from '../../../rules-db/books/find.ts';
import { type BookMove, migrateBookPassage } from '../../../rules-db/citing/migrateBook.ts';
import type { BookPassage, CitationPassage } from '../../../rules-db/citing/passages.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { citedInScript, passagesOf } from '../document/citing.ts';
import { ownEdition } from '../document/ownEdition.ts';
import type { Editions, MigratingFile, Migration } from './migration.ts';

/**
 * What a migration is of that names days instead of editions of the core rules. From where nothing is said: from the edition
 * before the newest to that, and from the newest to any other. Undefined where it is of the core rules.
 */
export const bookMove = (book: RuleBook, { from, to }: Editions): BookMove | undefined => {
  const there = book.editions.includes(to) ? undefined : editionNamed(book, to);
  if (there === undefined) return undefined;
  const { editions } = there;
  const newest = editions.at(-1) ?? there;
  const before = there === newest ? editions.at(-2) : newest;
  const said = from === undefined ? undefined : editionNamed(book, from);
  const start = said ?? before;
  return start === undefined || start.id !== there.id
    ? undefined
    : { from: start, to: there, unmarked: said ?? newest };
};

/** Undefined for a file that cites nothing from that edition. */
export const migrateBookFile = (file: MigratingFile, book: RuleBook, move: BookMove): Migration | undefined => {
  if (move.from === move.to) return undefined;
  const { text, markdown, blocks, isNamed, project } = file;
  const found = ownEdition(text, markdown, project);
  const edition = isNamed && markdown ? { ...found, citations: true as const } : found;
  const inProse = passagesOf({ text, markdown, blocks, edition }, book).map(({ passage }) => passage);
  const passages = [...inProse, ...blocks.flatMap(block => (isScenario(block) ? bookCitationsIn(block) : []))];
  const around = { prose: text, offset: 0, passages };
  const changes = passages.flatMap((passage: CitationPassage) =>
    passage.kind === 'book' ? (migrateBookPassage(passage, around, move) ?? []) : [],
  );
  if (changes.length === 0) return undefined;
  const edits = changes
    .flatMap(({ kind, edits: made }) => made.map(edit => ({ ...edit, kind })))
    .sort((a, b) => a.span.start - b.span.start);
  const count = (kind: 'moved' | 'changed' | 'gone'): number => changes.filter(each => each.kind === kind).length;
  return {
    from: editionName(move.from),
    edits,
    looks: changes.flatMap(({ looks }) => looks).sort((a, b) => a.span.start - b.span.start),
    counts: { moved: count('moved'), changed: count('changed'), gone: count('gone') },
  };
};

/** What a script cites of books, as passages of one number each. */
const bookCitationsIn = ({ tree, offset }: Block<ScenarioTree>): readonly BookPassage[] => {
  const at = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return citedInScript(tree).flatMap((citation): readonly BookPassage[] => {
    if (citation.kind !== 'book') return [];
    const { prefix, number, date } = citation;
    const span = at(citation.span);
    const numberSpan = { start: span.end - number.length, end: span.end };
    const inside = date === undefined ? undefined : at({ start: date.span.start + 1, end: date.span.end - 1 });
    const mark = date === undefined || inside === undefined ? {} : { mark: { edition: date.text, span: inside } };
    return [{ kind: 'book', form: 'word', prefix, span, numbers: [{ number, span: numberSpan }], ...mark }];
  });
};
