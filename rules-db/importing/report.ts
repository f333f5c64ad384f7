/** The result of an import: what is now shown beside the book's own texts, what changed, and what is uncertain. */
import { type MappedRule, unsureOf } from '../mapping/map.ts';
import { compareNumbers } from '../numbers.ts';
import type { BookData } from '../types.ts';
import { beginning, type Doubt } from './document.ts';
import type { ImportReport, MappingReport, RenumberedRule, Unsure } from './importReport.ts';
import type { LibraryDocument } from './library.ts';
import { besideOurs, usesOf } from './uses.ts';

/** Of one document, compared with the book as it is without it. */
export const reportOf = (document: LibraryDocument, data: BookData): ImportReport => {
  const { name, title, form, file, edition, abbreviation, mapping } = document;
  const beside = besideOurs(document);
  const report = mapping === undefined ? undefined : mappingReport(document, data);
  return {
    name,
    title,
    form,
    file,
    ...(edition === undefined ? {} : { edition }),
    ...(abbreviation === undefined ? {} : { abbreviation }),
    rules: document.rules.length,
    answers: document.answers.length,
    cards: document.cards.length,
    notes: document.notes.length,
    matched: beside.rules + beside.answers + beside.cards + beside.notes,
    uses: usesOf(document, beside),
    ...(report === undefined ? {} : { mapping: report }),
    unsure: [
      ...document.doubts.map(ofDoubt),
      ...(mapping === undefined ? [] : unsureOf(mapping).map(each => ofMapped(each, document))),
    ],
  };
};

const mappingReport = (document: LibraryDocument, { concepts }: BookData): MappingReport | undefined => {
  const { mapping } = document;
  if (mapping === undefined) return undefined;
  const texts = new Map(document.rules.map(({ number, text }) => [number, beginning(text)]));
  const ours = new Map(concepts.map(({ id, title, text }) => [id, title ?? beginning(text)]));
  const became = ({ number, was }: MappedRule): RenumberedRule => ({
    number,
    ...(was === undefined ? {} : { was }),
    says: texts.get(number) ?? '',
  });
  const kept = mapping.rules.filter(({ was }) => was !== undefined);
  const moved = kept.filter(({ number, was, words }) => number !== was && words !== 'changed');
  return {
    base: mapping.base,
    texts: mapping.texts,
    same: kept.filter(({ number, was, words }) => number === was && words !== 'changed').length,
    changed: kept.filter(({ words }) => words === 'changed').map(became),
    moved: moved.map(became),
    added: mapping.rules
      .filter(({ was }) => was === undefined)
      .map(({ number }) => ({ number, says: texts.get(number) ?? '' })),
    gone: mapping.gone
      .map(({ number, concept }) => ({ number, says: ours.get(concept) ?? '' }))
      .sort((a, b) => compareNumbers(a.number, b.number)),
  };
};

const ofDoubt = ({ line, text, took }: Doubt): Unsure => ({ line, what: text, took });

const ofMapped = ({ number, was, second }: MappedRule, { mapping, rules }: LibraryDocument): Unsure => {
  const line = rules.find(rule => rule.number === number)?.line;
  const base = mapping?.base ?? '';
  const or = second === undefined ? '' : `; ${second} comes near`;
  return {
    ...(line === undefined ? {} : { line }),
    what: number,
    took: was === undefined ? `new since ${base}${or}` : `${was} of ${base}${or}`,
  };
};
