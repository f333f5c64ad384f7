/** A story as text for people. */
import { knownOf } from '../../../engine/known.ts';
import { shortLine } from '../../../engine/lists.ts';
import { citationOrNone } from '../../../rules-db/citation.ts';
import { rulesetOf } from '../../analysis/document/edition.ts';
import { changesText } from '../../analysis/story/changeWords.ts';
import type { Story, StoryStep } from '../../analysis/story/story.ts';
import { printable } from '../../analysis/text/printable.ts';
import { answerLine } from '../../analysis/verdict/reported.ts';
import { type Paint, SEVERITY_COLOURS } from '../formats/style.ts';
import { wrap } from '../help.ts';

export interface Page {
  readonly path: string;
  readonly source: readonly string[];
  readonly width: number;
  readonly paint: Paint;
}

export const storyText = (story: Story, page: Page): string => {
  const { paint, path } = page;
  const status = paint(
    STATUS_COLOURS[story.status],
    story.status === 'untested' ? 'nothing is expected or asked' : story.status,
  );
  const name = story.name === '' ? 'A scenario without a name' : printable(story.name);
  const head = `${paint('bold', name)}, core rules ${rulesetOf(story)}: ${status}  ${paint('dim', `${printable(path)}:${story.line + 1}`)}\n`;
  const at = byLine(story);
  return (
    head +
    linesOf(story)
      .map(line => lineText(line, at(line), story, page))
      .join('')
  );
};

/** What there is to say of one line. */
type AtLine = { readonly [What in 'steps' | 'problems' | 'expectations' | 'questions']: Story[What][number][] };

/** Gathered once: a long script has thousands of lines, and each line some of the steps. */
const byLine = ({ steps, problems, expectations, questions }: Story): ((line: number) => AtLine) => {
  const known = new Map<number, AtLine>();
  const at = (line: number): AtLine => {
    const found = known.get(line) ?? { steps: [], problems: [], expectations: [], questions: [] };
    known.set(line, found);
    return found;
  };
  for (const each of steps) at(each.line).steps.push(each);
  for (const each of problems) at(each.line).problems.push(each);
  for (const each of expectations) at(each.line).expectations.push(each);
  for (const each of questions) at(each.line).questions.push(each);
  return at;
};

const STATUS_COLOURS = {
  passed: 'green',
  failed: 'red',
  invalid: 'red',
  undecided: 'yellow',
  untested: 'dim',
} as const;

/** The script's lines, and other lines with something to report. */
const linesOf = ({ script, steps, problems }: Story): readonly number[] =>
  [...new Set([...script, ...steps.map(step => step.line), ...problems.map(problem => problem.line)])].sort(
    (a, b) => a - b,
  );

/** Steps that stand on a page already: those that lead to a branch are told of each branch. */
const toldOn = knownOf((_: Page) => new WeakMap<StoryStep, string>());

const lineText = (line: number, at: AtLine, story: Story, page: Page): string => {
  const { source, width, paint } = page;
  const told = toldOn(page);
  const paragraph = (mark: string, text: string): string =>
    wrap(text, width - INDENT - 2)
      .map((part, first) => `${' '.repeat(INDENT)}${first === 0 ? mark : ' '} ${part}\n`)
      .join('');
  const textOf = (step: StoryStep): string => {
    const text = told.get(step) ?? stepText(step, story, paragraph, paint);
    told.set(step, text);
    return text;
  };
  return [
    `\n${paint('dim', `${line + 1}`.padStart(5))}  ${paint('bold', printable(shortLine((source[line] ?? '').trim())))}\n`,
    ...at.problems.map(each =>
      paragraph(paint(SEVERITY_COLOURS[each.severity], '!'), `${each.severity}: ${printable(each.message)}`),
    ),
    ...at.steps.map(textOf),
    ...at.expectations.map(({ holds, isDecided = true, message }) => {
      if (!isDecided) return paragraph(paint('yellow', '?'), `Not decided: ${printable(message)}`);
      const [mark, said] = holds ? [paint('green', '='), 'Holds'] : [paint('red', 'x'), 'Does not hold'];
      return paragraph(mark, `${said}: ${printable(message)}`);
    }),
    ...at.questions.map(each => paragraph(paint('cyan', '?'), printable(answerLine(each)))),
  ].join('');
};

const INDENT = 7;

const stepText = (
  { text, rule, note, changes }: StoryStep,
  { edition }: Story,
  paragraph: (mark: string, text: string) => string,
  paint: Paint,
): string => {
  const by = citationOrNone(rule, edition);
  const paragraphs = paragraph('-', `${printable(text)} ${by.replaceAll(' ', '\u00a0')}`);
  const noted = note === undefined ? '' : paragraph(' ', `Note: ${printable(note)}`);
  return (
    paragraphs.replace(by, paint('cyan', by)) +
    noted +
    (changes.length === 0 ? '' : paint('dim', paragraph(' ', printable(changesText(changes)))))
  );
};
