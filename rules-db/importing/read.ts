/** Turns a text into a document. This is the only way in, and it never throws, whatever the text. */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';
import { readArticle } from './article.ts';
import { type DocumentReading, emptyDocument, type ImportedDocument } from './document.ts';
import { readGallery } from './gallery.ts';
import { type ImportedLine, linesOf, tooLong, tooMuch, withoutMarks } from './lines.ts';
import { readNumbered } from './numbered.ts';
import { readPart } from './part.ts';
import { isGallery, type Recognised, recognise } from './recognise.ts';
import { readRulings } from './rulings.ts';
import { dateIn, readSummary } from './summary.ts';

/** `why` says what the text is instead, and what would be right. */
export const readText = (text: string): DocumentReading => {
  if (text.trim() === '') return { why: 'it is empty.' };
  const why = isGallery(text) ? tooLong(text, BOUNDS.importGallery) : tooMuch(text);
  if (why !== undefined) return { why };
  const lines = linesOf(text);
  const found = recognise(text, lines);
  if ('why' in found) return found;
  const reading = readAs(found.reader, text, lines);
  const tooMany = 'why' in reading ? undefined : (tooManyEntries(reading.document) ?? tooMuchKept(reading.document));
  return tooMany === undefined ? reading : { why: tooMany };
};

/** Each rule, answer and card is compared with all that is known: their number decides how long an import takes. */
const tooManyEntries = ({ rules, answers, cards }: ImportedDocument): string | undefined => {
  const counts = { rules: rules.length, answers: answers.length, cards: cards.length };
  const [kind, count] = Object.entries(counts).find(([, each]) => each > BOUNDS.importEntries) ?? [];
  return count === undefined
    ? undefined
    : `it has ${inFigures(count)} ${kind}; ${inFigures(BOUNDS.importEntries)} is the limit.`;
};

/** All of it is searched by every look-up from then on. */
const tooMuchKept = ({ rules, answers, cards, notes }: ImportedDocument): string | undefined => {
  const { length } = JSON.stringify([rules, answers, cards, notes]);
  return length <= BOUNDS.importKept
    ? undefined
    : `its rules, answers, cards and notes have ${inFigures(length)} characters; ${inFigures(BOUNDS.importKept)} is the limit.`;
};

type Reader = Extract<Recognised, { readonly reader: unknown }>['reader'];

const readAs = (reader: Reader, text: string, lines: readonly ImportedLine[]): DocumentReading => {
  switch (reader) {
    case 'gallery':
      return readGallery(text);
    case 'part':
      return readPart(lines);
    case 'summary':
      return readSummary(lines);
    case 'rulings':
      return readRulings(lines);
    case 'article':
      return readArticle(lines);
    case 'numbered':
      return readRules(lines);
  }
};

/** The title says whether it is the core rules; a text without one is compared with the known editions. */
const readRules = (lines: readonly ImportedLine[]): DocumentReading => {
  const { rules, head, doubts, cutOff } = readNumbered(lines);
  if (rules.length < FEWEST)
    return { why: `it has ${rules.length} numbered lines whose numbers follow each other; rules have more.` };
  const opening = titleIn(head);
  const date = dateIn(opening);
  const version = /\b(?:version|edition|v\.?|core rules)\s*(\d{1,2}\.\d{1,2})\b/i.exec(opening)?.[1];
  const missing = missingOfContents(head, rules.at(-1)?.number ?? '');
  const document: ImportedDocument = {
    ...emptyDocument(/\bcore rules\b/i.test(opening) ? 'core rules' : 'rules document', nameIn(opening)),
    ...(date === undefined ? {} : { date }),
    ...(version === undefined ? {} : { version }),
    rules,
    doubts,
    cutOff: [...cutOff, ...missing],
  };
  return { document };
};
const FEWEST = 10;

/** What is above the first rule, without the table of contents. */
const titleIn = (head: readonly ImportedLine[]): string =>
  head
    .filter(({ text }) => !IN_CONTENTS.test(text))
    .slice(0, 6)
    .map(({ text }) => withoutMarks(text))
    .join(' ')
    .slice(0, 400);

const IN_CONTENTS = /^(\d{3})\.?\s+(.*?)[\s.…]*\d*$/;

/** "Riftbound Tournament Rules Last Updated: 2026-04-29" without its date. */
const nameIn = (opening: string): string =>
  opening
    .split(
      /\s*(?:\(?last updated|\(?updated|\(?effective|\(?published|(?:> )?source:|\bversion\b|\btable of contents\b|\bcontents\b)/i,
    )[0]
    ?.replace(/[\s—–:,-]+$/, '')
    .slice(0, 80)
    .trim() ?? '';

/** Entries of a table of contents that go beyond the end of the text. */
const missingOfContents = (head: readonly ImportedLine[], last: string): readonly string[] => {
  const named = head.flatMap(({ text }) => {
    const [, number, title = ''] = IN_CONTENTS.exec(text) ?? [];
    return number === undefined ? [] : [{ number, title: title.replace(/[\s.…]+$/, '') }];
  });
  const beyond = named.filter(({ number }) => number > last.slice(0, 3));
  return named.length < 5 || beyond.length === 0
    ? []
    : [
        `Its table of contents names ${beyond
          .map(({ number, title }) => `${number} ${title}`)
          .slice(0, 3)
          .join(', ')}, and the text ends at ${last}.`,
      ];
};
