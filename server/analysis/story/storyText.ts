/** How a scenario goes, step by step under each line of its script: for the pages of scenarios. */
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { Blocks, Item, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, codeSpan, emphasis, lineOf, linked, list, together } from '../../../rules-db/blocks/making.ts';
import { pageUri } from '../../../rules-db/pages/links.ts';
import type { ReportedQuestion } from '../verdict/reported.ts';
import { changesText } from './changeWords.ts';
import type { Story, StoryStep } from './story.ts';

/** Of a branch without the lines that lead to it: what follows the one that opens it. */
export const linesBehind = (story: Story, opens: number): Story => {
  const isOwn = ({ line }: { readonly line: number }): boolean => line > opens;
  return {
    ...story,
    script: story.script.filter(line => isOwn({ line })),
    steps: story.steps.filter(isOwn),
    problems: story.problems.filter(isOwn),
    expectations: story.expectations.filter(isOwn),
    questions: story.questions.filter(isOwn),
  };
};

/** Under each line of the script what it led to. `text`: that in which the story's lines are counted. */
export const storyText = (story: Story, text: string): Blocks => {
  const source = text.split('\n');
  const at = <Each extends { readonly line: number }>(all: readonly Each[], line: number) =>
    all.filter(each => each.line === line);
  return linesTold(story).flatMap(line => {
    const items = [
      ...at(story.problems, line).map(({ severity, message }) => lineOf`${bold(severity)}: ${message}`),
      ...at(story.steps, line).map(step => stepText(step, story.edition)),
      ...at(story.expectations, line).map(
        ({ holds, isDecided = true, message }) => lineOf`${signOf(holds, isDecided)}: ${message}`,
      ),
      ...at(story.questions, line).map(each => answerMarkdown(each, story.edition)),
    ];
    const said = (source[line] ?? '').trim();
    return together(said === '' ? '' : codeSpan(said), list(items));
  });
};

/** "**No** 465.2.c.4: Wall gets 7, …", with a link to the rule. */
export const answerMarkdown = ({ answer, rule, message }: ReportedQuestion, edition: Edition): Line => {
  const by = rule === undefined ? '' : lineOf` · ${linked(rule, pageUri('rule', rule, edition))}`;
  return lineOf`${bold(answer)}${by}${message === '' ? '' : lineOf`: ${message}`}`;
};

/** The lines of the script that are paragraphs of its story, in their order. */
export const linesShown = (story: Story, text: string): readonly number[] => {
  const source = text.split('\n');
  return linesTold(story).filter(line => (source[line] ?? '').trim() !== '');
};

const linesTold = ({ script, steps, problems }: Story): readonly number[] =>
  [...new Set([...script, ...steps.map(({ line }) => line), ...problems.map(({ line }) => line)])].sort(
    (a, b) => a - b,
  );

const signOf = (holds: boolean, isDecided: boolean): string => {
  if (!isDecided) return '? Not decided';
  return holds ? '✓ Holds' : '✗ Does not hold';
};

const stepText = ({ text, rule, note, changes }: StoryStep, edition: Edition): Item => {
  const by = rule === undefined ? '' : lineOf` ${linked(rule, pageUri('rule', rule, edition))}`;
  const item = lineOf`${text}${by}`;
  const notes = [
    ...(note === undefined ? [] : [emphasis(`Note: ${note}`)]),
    ...(changes.length === 0 ? [] : [emphasis(`${changesText(changes)}.`)]),
  ];
  return notes.length === 0 ? item : { item, notes };
};
