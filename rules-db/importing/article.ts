/**
 * Pages in Markdown: questions and answers, corrections of cards ("[NEW TEXT]" and "[OLD TEXT]", "(revised text)"), patch
 * notes. One reader for all: pages mix them.
 */
import {
  type DocumentForm,
  type DocumentReading,
  type Doubt,
  doubt,
  emptyDocument,
  type ImportedAnswer,
  type ImportedCard,
} from './document.ts';
import { breakingOff, type ImportedLine, ITEM, withoutMarks } from './lines.ts';
import { withoutEmphasis, withoutLinks } from './marks.ts';
import { dateIn } from './summary.ts';

export const NEW_TEXT = /^\[?NEW TEXT\]?$/i;
const OLD_TEXT = /^\[?OLD TEXT\]?$/i;
const REVISED = /^(.*?)\s*\(revised text\)$/i;
const QUESTION = /^Q:\s*(.*)$/;
const A_RULE = /^rule (\d{3}(?:\.\w{1,2})*)$/i;

/** A heading with what is under it, up to the next one. */
interface Passage {
  readonly kind: 'section' | 'question' | 'new text' | 'old text' | 'revised';
  readonly title: string;
  readonly level: number;
  readonly place: string;
  readonly line: number;
  readonly lines: ImportedLine[];
}

/** Never refuses a page; a correction without its text becomes a doubt. */
export const readArticle = (lines: readonly ImportedLine[]): DocumentReading => {
  const content = withoutFrontMatter(lines);
  const passages = passagesOf(content);
  const doubts: Doubt[] = [];
  const answers: ImportedAnswer[] = [];
  const cards: ImportedCard[] = [];
  for (const [at, passage] of passages.entries()) {
    const text = textOf(passage);
    if (passage.kind === 'new text' || passage.kind === 'revised') {
      const old = passages[at + 1];
      const rule = A_RULE.exec(passage.title)?.[1];
      if (text === '' || passage.title === '')
        doubts.push(doubt(passage.line, passage.title, 'a correction without its text: left out'));
      else if (rule !== undefined)
        answers.push({ question: passage.title, answer: text, ...placeOf(passage), line: passage.line });
      else {
        const was = old?.kind === 'old text' ? textOf(old) : '';
        const { printed, said } = withoutTalk(text);
        cards.push({ name: passage.title, text: printed, ...(was === '' ? {} : { was }), line: passage.line });
        if (said !== '')
          answers.push({ question: passage.title, answer: said, ...placeOf(passage), line: passage.line });
      }
    } else if (passage.kind === 'question' || (passage.kind === 'section' && passage.level > 1)) {
      if (text.length >= (passage.kind === 'question' ? 1 : SHORTEST))
        answers.push({ question: passage.title, answer: text, ...placeOf(passage), line: passage.line });
      else if (passage.kind === 'question')
        doubts.push(doubt(passage.line, passage.title, 'a question without its answer: left out'));
    }
  }
  const title = passages.find(({ level, title: name }) => level === 1 && name !== '')?.title;
  const date = lines.slice(0, 40).flatMap(({ text }) => (DATED.test(text) ? (dateIn(text) ?? []) : []))[0];
  return {
    document: {
      ...emptyDocument(formOf(passages, cards, answers), title ?? 'Untitled page'),
      ...(date === undefined ? {} : { date }),
      answers,
      cards,
      doubts,
      cutOff: cutOffAt(passages, content),
    },
  };
};
/** A date in the middle of a sentence is seldom that of the page. */
const DATED = /publishedAt|\b(?:published|last updated|generated|date):?/i;
/** A text with fewer characters is a caption. */
const SHORTEST = 20;

const formOf = (
  passages: readonly Passage[],
  cards: readonly ImportedCard[],
  answers: readonly ImportedAnswer[],
): DocumentForm => {
  const questions = passages.filter(({ kind }) => kind === 'question').length;
  if (cards.length > questions && cards.length >= answers.length) return 'errata';
  return questions * 2 >= answers.length - 2 && questions > 0 ? 'questions' : 'article';
};

const passagesOf = (lines: readonly ImportedLine[]): readonly Passage[] => {
  const passages: Passage[] = [start('section', '', 0, '', 1)];
  const above: { level: number; title: string }[] = [];
  const open = (kind: Passage['kind'], title: string, level: number, line: number): void => {
    const place = above
      .filter(each => each.level > 1 && each.level < level)
      .map(each => each.title)
      .join(' > ');
    passages.push(start(kind, title, level, place, line));
  };
  lines.forEach((each, at) => {
    const { line, text } = each;
    const last = passages.at(-1);
    const level = headingLevel(each);
    const bare = inline(withoutMarks(level === undefined ? text : text.replace(/^#+\s*/, '')));
    const revised = REVISED.exec(bare)?.[1];
    if (NEW_TEXT.test(bare)) open('new text', nameBefore(passages), 7, line);
    else if (OLD_TEXT.test(bare)) open('old text', last?.title ?? '', 7, line);
    else if (level !== undefined && bare !== '') {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      const asked = QUESTION.exec(bare)?.[1] ?? (bare.endsWith('?') ? bare : undefined);
      const headed = asked === undefined ? 'section' : 'question';
      open(revised === undefined ? headed : 'revised', revised ?? asked ?? bare, level, line);
      if (asked === undefined && revised === undefined) above.push({ level, title: bare });
    } else if (level === undefined && isAsked(bare, { before: lines[at - 1], after: lines[at + 1] }, last))
      open('question', QUESTION.exec(bare)?.[1] ?? bare, 7, line);
    else if (level === undefined && !isNoise(text)) last?.lines.push(each);
  });
  return passages;
};

const headingLevel = (line: ImportedLine | undefined): number | undefined =>
  /^(#{1,6})(?:\s|$)/.exec(line?.text ?? '')?.[1]?.length;

/** Also where there is no line. */
const isBlank = (line: ImportedLine | undefined): boolean => (line?.text ?? '') === '';

const start = (kind: Passage['kind'], title: string, level: number, place: string, line: number): Passage => ({
  kind,
  title,
  level,
  place,
  line,
  lines: [],
});

/** A paragraph of one line that is a question, unless it is within the answer to a question that is a heading. */
const isAsked = (
  text: string,
  { before, after }: { readonly before: ImportedLine | undefined; readonly after: ImportedLine | undefined },
  last: Passage | undefined,
): boolean =>
  (isBlank(before) || headingLevel(before) !== undefined) &&
  isBlank(after) &&
  (text.startsWith('Q: ') || (/\?["”’]?$/.test(text) && text.length > SHORTEST)) &&
  !(last?.kind === 'question' && last.level < 7);

/** The card's name is on the line before its new text, as a heading or plain: that line is taken out of the text there. */
const nameBefore = (passages: readonly Passage[]): string => {
  const last = passages.at(-1);
  const line = last?.lines.findLast(({ text }) => text !== '');
  if (last === undefined || line === undefined) return last?.title ?? '';
  last.lines.splice(last.lines.indexOf(line));
  return inline(withoutMarks(line.text));
};

/** Pages often comment on a card's new text right below it. Such a comment is recognised by words that no card has: "we", "rules". */
const withoutTalk = (text: string): { readonly printed: string; readonly said: string } => {
  const parts = text.split('\n');
  const at = parts.findIndex((part, i) => i > 0 && /\b(?:we|we're|we've|our|rules?|errata)\b/i.test(part));
  return at < 0
    ? { printed: text, said: '' }
    : { printed: parts.slice(0, at).join('\n'), said: parts.slice(at).join('\n') };
};

/** Paragraphs and items, each on a line. */
const textOf = ({ lines }: Passage): string => {
  const parts: string[] = [];
  let goesOn = false;
  for (const { text } of lines) {
    const isItem = ITEM.test(text);
    const said = inline(isItem ? text.replace(/^[-*•●]\s+/, '- ') : withoutMarks(text));
    if (said !== '' && goesOn && !isItem) parts.push(`${parts.pop()} ${said}`);
    else if (said !== '') parts.push(said);
    goesOn = said !== '';
  }
  return parts.join('\n');
};

const placeOf = ({ place }: Passage): { readonly place?: string } => (place === '' ? {} : { place });

const inline = (text: string): string =>
  withoutEmphasis(withoutLinks(text))
    .replace(/<[^>]{1,400}>/g, '')
    .trim();

const isNoise = (text: string): boolean =>
  (text !== '' && !/[\p{L}\p{N}]/u.test(text)) ||
  /^(?:<img\b|\{'kind':|Source:|_Source:|Published:|---$|\[\[|!\[)/.test(text) ||
  /^\[[^\]]*\]\([^)]*\)$/.test(text);

const withoutFrontMatter = (lines: readonly ImportedLine[]): readonly ImportedLine[] => {
  if (lines[0]?.text !== '---') return lines;
  const end = lines.findIndex(({ text }, at) => at > 0 && text === '---');
  return end < 0 ? lines : lines.slice(end + 1);
};

const cutOffAt = (passages: readonly Passage[], lines: readonly ImportedLine[]): readonly string[] => {
  const last = passages.at(-1);
  if (last === undefined) return [];
  const corrections = passages.filter(({ kind }) => kind === 'new text').length;
  const olds = passages.filter(({ kind }) => kind === 'old text').length;
  if (last.kind !== 'section' && textOf(last) === '')
    return [`It ends with a heading that nothing follows (line ${last.line}).`];
  if (last.kind === 'new text' && corrections > 1 && olds === corrections - 1)
    return [`Its last correction, ${last.title}, lacks the old text.`];
  return breakingOff(lines.filter(({ text }) => !isNoise(text)));
};
