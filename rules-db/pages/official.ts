/** The parts of an import that pages show beside the book's own texts. They are marked as the publisher's. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import { bold, emphasis, lineOf, list, type Part, quote, section, together } from '../blocks/making.ts';
import { isImportedConcept } from '../imports/overlay.ts';
import type { OfficialAnswer } from '../imports/types.ts';
import type { EntryRecord, RuleBook, RuleInEdition } from '../types.ts';
import type { Prose } from './prose.ts';

export const OFFICIAL_TITLE = 'Official wording (imported)';

/** Undefined where nothing of it was imported. */
export const officialRule = (book: RuleBook, { number, edition, concept }: RuleInEdition): Blocks => {
  const official = book.imported.official(number, edition);
  const isOursToo = !isImportedConcept(concept.id);
  return together(
    section(
      OFFICIAL_TITLE,
      official &&
        together(
          quoted(official.text),
          from(official.from),
          isOursToo && book.imported.hasChanged(number, edition) ? CHANGED : undefined,
        ),
    ),
    ...book.imported
      .notesOn(number, edition)
      .map(({ title, text, from: document }) => section(`${title} (imported)`, together(quoted(text), from(document)))),
  );
};
const CHANGED = lineOf`${bold('Its words have changed since our wording was written.')} Trust these.`;

/** The text shown in place of our wording where there is none. */
export const ownWording = ({ concept, text, edition }: RuleInEdition, prose: Prose): Line =>
  isImportedConcept(concept.id)
    ? emphasis(lineOf`New in edition ${edition}: Riftbench has no wording for this rule yet.`)
    : prose(text);

/** Undefined where no import answers the entry. */
export const officialAnswers = (book: RuleBook, entry: EntryRecord): Blocks | undefined =>
  section(OFFICIAL_TITLE, together(...book.imported.answersTo(entry).map(answerText)));

/** The texts of a card, corrections first. */
export const officialCard = (book: RuleBook, name: string): Blocks | undefined =>
  section(
    OFFICIAL_TITLE,
    together(
      ...book.imported
        .cardTexts(name)
        .map(({ text, was, from: document }) =>
          together(quoted(text), was === undefined ? undefined : together('Before:', quoted(was)), from(document)),
        ),
    ),
  );

const answerText = ({ question, answer, steps = [], finePoints = [], from: document }: OfficialAnswer): Blocks =>
  together(bold(question), quoted(answer), list(steps), list(finePoints), from(document));

const from = (title: string): Line => emphasis(lineOf`${title}, as imported here.`);

/** A quotation of whole lines; lists in it stay lists. */
export const quoted = (text: string): Blocks => {
  const items: string[] = [];
  const parts: Part[] = [];
  const endList = (): void => void parts.push(list(items.splice(0)));
  for (const each of text.split('\n')) {
    if (each.startsWith('- ')) items.push(each.slice(2));
    else {
      endList();
      parts.push(each);
    }
  }
  endList();
  return quote(together(...parts));
};
