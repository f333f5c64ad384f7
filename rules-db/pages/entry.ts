/** The page of a FAQ entry or a ruling: question, answer, where it comes from, and whether it still holds. */
import { entryCitation, KIND_NAMES, sourceOf } from '../citation.ts';
import type { BookEdition, EntryRecord, RuleBook } from '../types.ts';
import { editionsOf } from '../wording.ts';
import type { LinkTo } from './links.ts';
import { DISCLAIMER, heading, linked, list, page, plain, section } from './markdown.ts';
import type { Page } from './page.ts';

export const entryPage = (
  book: RuleBook,
  kind: EntryRecord['kind'],
  id: string,
  edition: BookEdition,
  link: LinkTo,
): Page | undefined => {
  const entry = book.entry(kind, id);
  if (!entry) return undefined;
  return {
    title: entry.question,
    citation: entryCitation(book, entry),
    markdown: page(
      heading(1, entry.question),
      plain(entry.answer),
      standingLine(book, entry, edition),
      section('Where it comes from', list(originItems(book, entry))),
      section(`Rules, by their numbers in ${edition}`, list(ruleItems(book, entry, edition, link))),
      DISCLAIMER,
    ),
  };
};

/** As a line in a list: the question, and what to know before one trusts the answer. */
export const entryItem = (entry: EntryRecord, edition: BookEdition, link: LinkTo): string => {
  const doubt =
    entry.standing !== 'holds' ? entry.standing : entry.editions.includes(edition) ? '' : `not in ${edition}`;
  const title = linked(entry.question, link(entry.kind, entry.id, edition));
  return `${KIND_NAMES[entry.kind]}: ${title}${doubt === '' ? '' : ` (${STANDING_NAMES[doubt] ?? doubt})`}`;
};

const STANDING_NAMES: Readonly<Record<string, string>> = {
  superseded: 'superseded',
  contradicts: 'the rules say otherwise',
};

const standingLine = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const note = entry.standingNote === undefined ? '' : ` ${plain(entry.standingNote)}`;
  const where = `Holds in ${editionsOf(book, entry)}.`;
  if (entry.standing === 'superseded') return `**Superseded.**${note} ${where}`;
  if (entry.standing === 'contradicts') return `**The rules say otherwise.**${note} ${where}`;
  return entry.editions.includes(edition) ? where : `**Does not hold in edition ${edition}.**${note} ${where}`;
};

const originItems = (book: RuleBook, entry: EntryRecord): readonly string[] => [
  `Source: ${plain(sourceOf(book, entry))}`,
  ...(entry.cards.length > 0 ? [`Cards: ${entry.cards.map(plain).join('; ')}`] : []),
  `Cite it in a scenario as \`cites ${entry.kind} ${entry.id}\``,
];

const ruleItems = (book: RuleBook, entry: EntryRecord, edition: BookEdition, link: LinkTo): readonly string[] =>
  entry.concepts.flatMap(id => {
    const number = book.numbersOf(id, edition)[0];
    const title = number === undefined ? undefined : book.rule(number, edition)?.title;
    return number === undefined ? [] : `${linked(number, link('rule', number, edition))} ${plain(title ?? '')}`;
  });
