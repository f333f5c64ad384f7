/** A page of rulings: a question, then "Ruling:", "Sequence:" and "Nuances:", each with its list. */
import { type DocumentReading, type Doubt, doubt, emptyDocument, type ImportedAnswer } from './document.ts';
import { breakingOff, type ImportedLine, ITEM, withoutMarks } from './lines.ts';

export const RULING_LINE = /^Ruling:\s*(.*)$/i;
const STEPS_LINE = /^Sequence:\s*(.*)$/i;
const POINTS_LINE = /^Nuances?:\s*(.*)$/i;

interface Open {
  question: string;
  line: number;
  answer: string | undefined;
  steps: string[];
  finePoints: string[];
  goesTo: 'answer' | 'steps' | 'finePoints';
}

/** `why` where no question has a ruling. A ruling without its question is a doubt, and left out. */
export const readRulings = (lines: readonly ImportedLine[]): DocumentReading => {
  const found: Open[] = [];
  const doubts: Doubt[] = [];
  const filled = lines.filter(({ text }) => text !== '');
  for (const { line, text } of filled) {
    const isItem = ITEM.test(text);
    const bare = isItem ? text.replace(ITEM, '') : withoutMarks(text);
    const last = found.at(-1);
    const [, ruling] = RULING_LINE.exec(bare) ?? [];
    if (ruling !== undefined) {
      if (last === undefined || last.answer !== undefined) {
        doubts.push(doubt(line, bare, 'a ruling without its question: left out'));
        found.push(open('', line));
      }
      const current = found.at(-1);
      if (current) current.answer = ruling;
    } else if (STEPS_LINE.test(bare) && last?.answer !== undefined) last.goesTo = 'steps';
    else if (POINTS_LINE.test(bare) && last?.answer !== undefined) last.goesTo = 'finePoints';
    else if (last?.answer === undefined) {
      // Before the first question a page may have a heading; a question may be broken into lines.
      if (last === undefined || text.startsWith('#')) found.push(open(bare, line));
      else last.question = `${last.question} ${bare}`;
    } else if (isItem && last.goesTo !== 'answer') last[last.goesTo].push(bare);
    else if (isItem || (last.goesTo === 'answer' && !bare.endsWith('?'))) last.answer = `${last.answer} ${bare}`;
    else found.push(open(bare, line));
  }
  const answers = found.flatMap(asAnswer);
  const last = found.at(-1);
  return answers.length === 0
    ? { why: 'it looks like a page of rulings, but none of its questions has a "Ruling:".' }
    : {
        document: {
          ...emptyDocument('rulings', 'Community rulings'),
          answers,
          doubts,
          cutOff:
            last !== undefined && last.answer === undefined
              ? [`It ends with a question that has no ruling (line ${last.line}).`]
              : breakingOff(lines),
        },
      };
};

const open = (question: string, line: number): Open => ({
  question,
  line,
  answer: undefined,
  steps: [],
  finePoints: [],
  goesTo: 'answer',
});

const asAnswer = ({ question, line, answer, steps, finePoints }: Open): readonly ImportedAnswer[] =>
  answer === undefined || question === ''
    ? []
    : [
        {
          question,
          answer,
          ...(steps.length === 0 ? {} : { steps }),
          ...(finePoints.length === 0 ? {} : { finePoints }),
          line,
        },
      ];
