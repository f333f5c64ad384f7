/** The parts of an import that pages show beside the book's own texts. They are marked as the publisher's. */
import { isImportedConcept } from '../imports/overlay.ts';
import type { OfficialAnswer } from '../imports/types.ts';
import type { EntryRecord, RuleBook, RuleInEdition } from '../types.ts';
import { bold, joined, list, type MarkdownText, markdown, plain, section, together } from './markdown.ts';
import type { Prose } from './prose.ts';

export const OFFICIAL_TITLE = 'Official wording (imported)';

/** Undefined where nothing of it was imported. */
export const officialRule = (book: RuleBook, { number, edition, concept }: RuleInEdition): MarkdownText | undefined => {
  const official = book.imported.official(number, edition);
  const isOursToo = !isImportedConcept(concept.id);
  return join(
    section(
      OFFICIAL_TITLE,
      official &&
        join(
          quoted(official.text),
          from(official.from),
          isOursToo && book.imported.hasChanged(number, edition) ? CHANGED : undefined,
        ),
    ),
    ...book.imported
      .notesOn(number, edition)
      .map(({ title, text, from: document }) => section(`${title} (imported)`, join(quoted(text), from(document)))),
  );
};
const CHANGED = markdown`**Its words have changed since our wording was written.** Trust these.`;

/** The text shown in place of our wording where there is none. */
export const ownWording = ({ concept, text, edition }: RuleInEdition, prose: Prose): MarkdownText =>
  isImportedConcept(concept.id)
    ? markdown`*New in edition ${plain(edition)}: Riftbench has no wording for this rule yet.*`
    : prose(text);

/** Undefined where no import answers the entry. */
export const officialAnswers = (book: RuleBook, entry: EntryRecord): MarkdownText | undefined =>
  section(OFFICIAL_TITLE, join(...book.imported.answersTo(entry).map(answerText)));

/** The texts of a card, corrections first. */
export const officialCard = (book: RuleBook, name: string): MarkdownText | undefined =>
  section(
    OFFICIAL_TITLE,
    join(
      ...book.imported
        .cardTexts(name)
        .map(({ text, was, from: document }) =>
          join(quoted(text), was === undefined ? undefined : markdown`Before:\n\n${quoted(was)}`, from(document)),
        ),
    ),
  );

const answerText = ({
  question,
  answer,
  steps = [],
  finePoints = [],
  from: document,
}: OfficialAnswer): MarkdownText | undefined =>
  join(
    bold(question),
    quoted(answer),
    list(steps.map(each => plain(each))),
    list(finePoints.map(each => plain(each))),
    from(document),
  );

const from = (title: string): MarkdownText => markdown`*${plain(title)}, as imported here.*`;

/** A quotation of whole lines; lists in it stay lists. */
export const quoted = (text: string): MarkdownText =>
  joined(
    text
      .split('\n')
      .map(line => (line.startsWith('- ') ? markdown`> - ${plain(line.slice(2))}` : markdown`> ${plain(line)}`)),
    markdown`\n>\n`,
  );

/** As `together`, but undefined where nothing is left. */
export const join = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText | undefined => {
  const said = together(...parts);
  return said === '' ? undefined : said;
};
