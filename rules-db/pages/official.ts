/** What of an import stands on a page beside ours. It is the publisher's, and says so. */
import { isImportedConcept } from '../imports/overlay.ts';
import type { OfficialAnswer } from '../imports/types.ts';
import type { EntryRecord, RuleBook, RuleInEdition } from '../types.ts';
import { list, plain, section } from './markdown.ts';
import type { Prose } from './prose.ts';

export const OFFICIAL_TITLE = 'Official wording (imported)';

/** Undefined where nothing of it was imported. */
export const officialRule = (book: RuleBook, { number, edition, concept }: RuleInEdition): string | undefined => {
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
const CHANGED = '**Its words have changed since our wording was written.** Trust these.';

/** What stands in the place of our wording, where there is none of ours. */
export const ownWording = ({ concept, text, edition }: RuleInEdition, prose: Prose): string =>
  isImportedConcept(concept.id)
    ? `*New in edition ${plain(edition)}: Riftbench has no wording of its own for this rule.*`
    : prose(text);

export const officialAnswers = (book: RuleBook, entry: EntryRecord): string | undefined =>
  section(OFFICIAL_TITLE, join(...book.imported.answersTo(entry).map(answerText)));

/** The texts of a card, corrections first. */
export const officialCard = (book: RuleBook, name: string): string | undefined =>
  section(
    OFFICIAL_TITLE,
    join(
      ...book.imported
        .cardTexts(name)
        .map(({ text, was, from: document }) =>
          join(quoted(text), was === undefined ? undefined : `Before:\n\n${quoted(was)}`, from(document)),
        ),
    ),
  );

const answerText = ({
  question,
  answer,
  steps = [],
  finePoints = [],
  from: document,
}: OfficialAnswer): string | undefined =>
  join(`**${plain(question)}**`, quoted(answer), list(steps.map(plain)), list(finePoints.map(plain)), from(document));

const from = (title: string): string => `*${plain(title)}, as imported here.*`;

/** A quotation of whole lines; lists in it stay lists. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => (line.startsWith('- ') ? `> - ${plain(line.slice(2))}` : `> ${plain(line)}`))
    .join('\n>\n');

export const join = (...parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter(part => part !== undefined && part !== '');
  return said.length === 0 ? undefined : said.join('\n\n');
};
