/** A story as text for people. */
import { citationOrNone } from '../../../rules-db/citation.ts';
import { rulesetOf } from '../../shared/edition.ts';
import { printable } from '../../shared/printable.ts';
import { changesText } from '../../shared/story/changeWords.ts';
import type { Story, StoryStep } from '../../shared/story/story.ts';
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
  const status = paint(STATUS_COLOURS[story.status], story.status);
  const name = story.name === '' ? 'A scenario without a name' : printable(story.name);
  const head = `${paint('bold', name)}, core rules ${rulesetOf(story)}: ${status}  ${paint('dim', `${printable(path)}:${story.line + 1}`)}\n`;
  return (
    head +
    linesOf(story)
      .map(line => lineText(line, story, page))
      .join('')
  );
};

const STATUS_COLOURS = { passed: 'green', failed: 'red', invalid: 'red', undecided: 'yellow' } as const;

/** The script's lines, and other lines with something to report. */
const linesOf = ({ script, steps, problems }: Story): readonly number[] =>
  [...new Set([...script, ...steps.map(step => step.line), ...problems.map(problem => problem.line)])].sort(
    (a, b) => a - b,
  );

const lineText = (line: number, story: Story, { source, width, paint }: Page): string => {
  const at = <Each extends { readonly line: number }>(all: readonly Each[]) => all.filter(each => each.line === line);
  const paragraph = (mark: string, text: string): string =>
    wrap(text, width - INDENT - 2)
      .map((part, first) => `${' '.repeat(INDENT)}${first === 0 ? mark : ' '} ${part}\n`)
      .join('');
  return [
    `\n${paint('dim', `${line + 1}`.padStart(5))}  ${paint('bold', printable((source[line] ?? '').trim()))}\n`,
    ...at(story.problems).map(each =>
      paragraph(paint(SEVERITY_COLOURS[each.severity], '!'), `${each.severity}: ${printable(each.message)}`),
    ),
    ...at(story.steps).map(step => stepText(step, story, paragraph, paint)),
    ...at(story.expectations).map(({ holds, message }) =>
      paragraph(
        holds ? paint('green', '=') : paint('red', 'x'),
        `${holds ? 'Holds' : 'Does not hold'}: ${printable(message)}`,
      ),
    ),
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
