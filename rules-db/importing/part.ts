/** A page with one section of the core rules, and the questions on it: "Section 437 — 56 rules". */
import { type DocumentReading, doubt, emptyDocument, type ImportedAnswer, type ImportedDocument } from './document.ts';
import { type ImportedLine, stopsShort, withoutMarks } from './lines.ts';
import { readNumbered } from './numbered.ts';

export const SECTION_LINE = /^Section (\d{3})\s*[—–-]\s*(\d+) rules?$/;
const MORE_LINE = /^(?:\.{3}|…) ?and (\d+) more rules?$/;
const QUESTIONS_LINE = /^Related FAQ \((\d+)\)$/;

/**
 * `why` where the section has no rule. What the page leaves out on purpose is a doubt; rules or questions that it
 * counts and does not have make it `cutOff`.
 */
export const readPart = (lines: readonly ImportedLine[]): DocumentReading => {
  const filled = lines.filter(({ text }) => text !== '');
  const start = filled.findIndex(({ text }) => SECTION_LINE.test(text));
  const [, section = '', counted = '0'] = SECTION_LINE.exec(filled[start]?.text ?? '') ?? [];
  const moreAt = filled.findIndex(({ text }) => MORE_LINE.test(text));
  const questionsAt = filled.findIndex(({ text }) => QUESTIONS_LINE.test(text));
  const end = [moreAt, questionsAt].filter(at => at > 0).reduce((a, b) => Math.min(a, b), filled.length);
  const body = readNumbered(filled.slice(start + 1, end));
  const left = Number(MORE_LINE.exec(filled[moreAt]?.text ?? '')?.[1] ?? 0);
  const promised = Number(QUESTIONS_LINE.exec(filled[questionsAt]?.text ?? '')?.[1] ?? 0);
  const answers = questionsAt < 0 ? [] : readPairs(filled.slice(questionsAt + 1));
  const name = (filled[start - 1]?.text ?? '').replace(/\s*[—–-]\s*Riftbound Rules$/i, '');
  const listed = new Set(body.rules.map(({ line }) => line)).size;
  const document: ImportedDocument = {
    ...emptyDocument('part of the rules', `${name === '' ? 'Section' : name} (section ${section})`),
    rules: body.rules,
    answers,
    doubts: [
      ...body.doubts,
      ...(left > 0 && moreAt >= 0
        ? [
            doubt(
              filled[moreAt]?.line ?? 1,
              filled[moreAt]?.text ?? '',
              `${listed} of ${counted} rules: the page leaves the others out`,
            ),
          ]
        : []),
    ],
    cutOff: [
      ...(Math.abs(listed + left - Number(counted)) > TOLERANCE
        ? [`It says that it has ${counted} rules, and ${listed + left} are there.`]
        : body.cutOff),
      ...(answers.length < Math.min(promised, SHOWN)
        ? [`It says that it has ${promised} questions, and ${answers.length} are there with an answer.`]
        : []),
      ...cutOffAnswer(answers.at(-1), filled.at(-1)),
    ],
  };
  return listed === 0
    ? { why: `it says that it is section ${section} of the rules, and no rule is in it.` }
    : { document };
};
/** Pages count the number of the section itself now and then. */
const TOLERANCE = 1;
/** A page shows ten questions at the most, however many it counts. */
const SHOWN = 10;

/** One line a question, one an answer; a question ends in its mark. */
const readPairs = (lines: readonly ImportedLine[]): readonly ImportedAnswer[] => {
  const found: { question: string; answer: string; line: number }[] = [];
  for (const { line, text } of lines) {
    const bare = withoutMarks(text);
    const last = found.at(-1);
    if (last === undefined || (last.answer !== '' && /\?["”’]?$/.test(bare)))
      found.push({ question: bare, answer: '', line });
    else last.answer = last.answer === '' ? bare : `${last.answer} ${bare}`;
  }
  return found.filter(({ answer }) => answer !== '');
};

const cutOffAnswer = (last: ImportedAnswer | undefined, line: ImportedLine | undefined): readonly string[] =>
  last !== undefined && line !== undefined && stopsShort(line.text)
    ? [`It breaks off in the middle of an answer (line ${line.line}).`]
    : [];
