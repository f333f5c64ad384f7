/** Which published answer is behind which entry of ours: by the document, and by the likeness of question and answer. */
import { cosine, likenessAmong } from '../mapping/likeness.ts';
import type { EntryRecord, SourceRecord } from '../types.ts';
import type { ImportedAnswer, ImportedDocument } from './document.ts';

/** For each answer its entry, or none. An entry has several only where its place names several questions. */
export const matchAnswers = (
  { answers, title, date }: Pick<ImportedDocument, 'answers' | 'title' | 'date'>,
  entries: readonly EntryRecord[],
  sources: readonly SourceRecord[],
): readonly (EntryRecord | undefined)[] => {
  const ours = sourcesLike(title, date, sources);
  const words = likenessAmong([...entries.map(saidBy), ...answers.map(saidIn)]);
  const questions = entries.map(({ question }) => words.vectorOf(question));
  const whole = entries.map(entry => words.vectorOf(saidBy(entry)));
  const pairs = answers.flatMap((answer, at) => {
    const asked = words.vectorOf(answer.question);
    const said = words.vectorOf(saidIn(answer));
    const text = level(saidIn(answer));
    return entries.flatMap((entry, of) => {
      const cards = entry.cards.filter(card => text.includes(level(card))).length / Math.max(1, entry.cards.length);
      const score =
        QUESTION * cosine(asked, questions[of] ?? new Map()) +
        WHOLE * cosine(said, whole[of] ?? new Map()) +
        (entry.cards.length > 0 ? CARDS * cards : 0) +
        (ours.has(entry.source) ? SOURCE + placeLikeness(entry, answer) : 0) +
        (counts(entry, at + 1, title, ours) ? PLACE : 0);
      return score >= ENOUGH ? [{ at, entry, score }] : [];
    });
  });
  pairs.sort((a, b) => b.score - a.score || a.at - b.at);
  const found = new Map<number, EntryRecord>();
  const taken = new Set<EntryRecord>();
  for (const { at, entry } of pairs) {
    if (found.has(at) || (taken.has(entry) && !counts(entry, at + 1, title, ours))) continue;
    found.set(at, entry);
    taken.add(entry);
  }
  return answers.map((_, at) => found.get(at));
};
const QUESTION = 0.5;
const WHOLE = 0.7;
const CARDS = 0.15;
const SOURCE = 0.1;
const HEADING = 0.15;
const PLACE = 0.3;
const ENOUGH = 0.34;

/** An entry's place may be the very heading, or name it among others. */
const placeLikeness = ({ place = '' }: EntryRecord, answer: ImportedAnswer): number => {
  if (place === '') return 0;
  if (level(place) === level(answer.question)) return PLACE;
  const above = new Set(wordsIn(`${answer.place ?? ''} ${answer.question}`));
  const words = wordsIn(place);
  return (HEADING * words.filter(word => above.has(word)).length) / Math.max(1, words.length);
};

/** "questions 1, 11 and 12" of this page, or "Combat, question 6" of the page on combat. */
const counts = (
  { place = '', source }: EntryRecord,
  nth: number,
  title: string,
  ours: ReadonlySet<string>,
): boolean => {
  const [, of = '', list = ''] = /^(?:(.*), )?questions? ([\d, and]+)$/.exec(place) ?? [];
  return (ours.has(source) || (of !== '' && title.startsWith(of))) && list.split(/\D+/).includes(String(nth));
};

const wordsIn = (text: string): readonly string[] =>
  level(text)
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 2 && word !== 'the' && word !== 'and');

const saidIn = ({ question, answer, steps = [], finePoints = [] }: ImportedAnswer): string =>
  [question, answer, ...steps, ...finePoints].join(' ');
const saidBy = ({ question, answer, steps = [], finePoints = [] }: EntryRecord): string =>
  [question, answer, ...steps, ...finePoints].join(' ');

const level = (text: string): string => text.toLowerCase().replace(/[’ʼ']/g, '');

/** The sources that a document may be: of its date, or with the words of its title. */
const sourcesLike = (
  title: string,
  date: string | undefined,
  sources: readonly SourceRecord[],
): ReadonlySet<string> => {
  const words = new Set(wordsIn(title));
  return new Set(
    sources
      .filter(source => {
        const named = wordsIn(source.title);
        return source.date === date || named.filter(word => words.has(word)).length >= named.length * NEARLY;
      })
      .map(({ id }) => id),
  );
};
const NEARLY = 0.75;
