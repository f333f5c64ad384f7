/**
 * Which of our entries each published answer belongs to: judged by the document, and by the likeness of question and
 * answer.
 */
import { knownOf } from '../../engine/known.ts';
import { cosine, type Likeness, likenessAmong, mostAlike, type Vector } from '../mapping/likeness.ts';
import type { EntryRecord, SourceRecord } from '../types.ts';
import type { ImportedAnswer, ImportedDocument } from './document.ts';

/** For each answer its entry, or none. An entry has several only where its place names several questions. */
export const matchAnswers = (
  { answers, title, date }: Pick<ImportedDocument, 'answers' | 'title' | 'date'>,
  entries: readonly EntryRecord[],
  sources: readonly SourceRecord[],
): readonly (EntryRecord | undefined)[] => {
  const { known, likeness } = knownEntries(entries);
  const ours = sourcesLike(title, date, sources);
  const counts = known.map(({ entry, place }) => (isOfPage(entry, place, title, ours) ? place.ordinals : NONE));
  const asked = answers.map(({ question }) => likeness.vectorOf(question));
  const said = answers.map(answer => likeness.vectorOf(saidIn(answer)));
  const byQuestion = mostAlike(
    asked,
    known.map(({ question }) => question),
    CANDIDATES,
  );
  const byWords = mostAlike(
    said,
    known.map(({ whole }) => whole),
    CANDIDATES,
  );
  const always = known.flatMap(({ entry }, of) => (ours.has(entry.source) || (counts[of]?.size ?? 0) > 0 ? [of] : []));
  const pairs = answers.flatMap((answer, at) => {
    const text = level(saidIn(answer));
    const heading = level(answer.question);
    const above = new Set(wordsIn(`${answer.place ?? ''} ${answer.question}`));
    const likely = new Set([
      ...always,
      ...[byQuestion, byWords].flatMap(found => (found[at] ?? []).map(each => each.at)),
    ]);
    return [...likely].flatMap(of => {
      const found = known[of];
      if (found === undefined) return [];
      const { entry, cards, place } = found;
      const isOurs = ours.has(entry.source);
      const score =
        QUESTION * cosine(asked[at] ?? EMPTY, found.question) +
        WHOLE * cosine(said[at] ?? EMPTY, found.whole) +
        (cards.length > 0 ? (CARDS * cards.filter(card => text.includes(card)).length) / cards.length : 0) +
        (isOurs ? SOURCE + placeLikeness(place, heading, above) : 0) +
        (counts[of]?.has(at + 1) ? PLACE : 0);
      return score >= ENOUGH ? [{ at, of, entry, score }] : [];
    });
  });
  pairs.sort((a, b) => b.score - a.score || a.at - b.at);
  const matched = new Map<number, EntryRecord>();
  const taken = new Set<EntryRecord>();
  for (const { at, of, entry } of pairs) {
    if (matched.has(at) || (taken.has(entry) && !counts[of]?.has(at + 1))) continue;
    matched.set(at, entry);
    taken.add(entry);
  }
  return answers.map((_, at) => matched.get(at));
};
/** Of each kind, how many entries are looked at closely, besides those of the same document. */
const CANDIDATES = 25;
const EMPTY: Vector = new Map();
const NONE: ReadonlySet<number> = new Set();

/** An entry as it is compared. */
interface Known {
  readonly entry: EntryRecord;
  readonly question: Vector;
  readonly whole: Vector;
  readonly cards: readonly string[];
  readonly place: AnswerPlace;
}

interface AnswerPlace {
  readonly text: string;
  readonly words: readonly string[];
  /** "questions 1, 11 and 12" */
  readonly ordinals: ReadonlySet<number>;
  /** Of "Combat, question 6": the page's name. */
  readonly of: string;
}

interface KnownEntries {
  readonly known: readonly Known[];
  readonly likeness: Likeness;
}

/** The same entries are compared with every page that was imported. */
const knownEntries = knownOf((entries: readonly EntryRecord[]): KnownEntries => {
  const likeness = likenessAmong(entries.map(saidBy));
  const known = entries.map(entry => ({
    entry,
    question: likeness.vectorOf(entry.question),
    whole: likeness.vectorOf(saidBy(entry)),
    cards: entry.cards.map(level),
    place: placeOf(entry),
  }));
  return { known, likeness };
});

const placeOf = ({ place = '' }: EntryRecord): AnswerPlace => {
  const [, of = '', list = ''] = /^(?:(.*), )?questions? ([\d, and]+)$/.exec(place) ?? [];
  return { text: level(place), words: wordsIn(place), ordinals: new Set((list.match(/\d+/g) ?? []).map(Number)), of };
};

const QUESTION = 0.5;
const WHOLE = 0.7;
const CARDS = 0.15;
const SOURCE = 0.1;
const HEADING = 0.15;
const PLACE = 0.3;
const ENOUGH = 0.34;

/** An entry's place may be the very heading, or name it among others. */
const placeLikeness = ({ text, words }: AnswerPlace, heading: string, above: ReadonlySet<string>): number => {
  if (text === '') return 0;
  if (text === heading) return PLACE;
  return (HEADING * words.filter(word => above.has(word)).length) / Math.max(1, words.length);
};

/** Whether the questions that an entry's place counts are those of this page. */
const isOfPage = ({ source }: EntryRecord, { of }: AnswerPlace, title: string, ours: ReadonlySet<string>): boolean =>
  ours.has(source) || (of !== '' && title.startsWith(of));

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
