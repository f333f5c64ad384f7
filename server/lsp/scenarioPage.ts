/** The page of a ruling's scenario: run as it is opened, told step by step, each edition's result beside the others. */
import type { Edition } from '../../engine/game/state/editions.ts';
import { editionOf, isRuleset } from '../../engine/game/state/rulesets.ts';
import { KIND_NAMES } from '../../rules-db/citation.ts';
import { codeSpan } from '../../rules-db/markdown.ts';
import { pageUri } from '../../rules-db/pages/links.ts';
import {
  bold,
  code,
  heading,
  joined,
  linked,
  list,
  type MarkdownText,
  markdown,
  page,
  plain,
  section,
  table,
  together,
} from '../../rules-db/pages/markdown.ts';
import type { Page } from '../../rules-db/pages/page.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { type Judged, type JudgedBranch, judgeRuling } from '../shared/rulings/judging.ts';
import { type RulingScenario, rulingScenario } from '../shared/rulings/rulings.ts';
import { changesText } from '../shared/story/changeWords.ts';
import type { Story, ToldStep } from '../shared/story/story.ts';

/** Told in full for the edition asked for, as printed or not, where it runs in that; else for the newest of its own. */
export const scenarioPage = (book: RuleBook, id: string, edition: string): Page | undefined => {
  const scenario = rulingScenario(book, id);
  return scenario && pageOfScenario(book, scenario, edition);
};

export const pageOfScenario = (book: RuleBook, scenario: RulingScenario, edition: string): Page => {
  const { id } = scenario;
  const judged = judgeRuling(scenario);
  const numbers = isRuleset(edition) ? editionOf(edition) : edition;
  const shown = judged.find(each => each.ruleset === edition) ?? judged[0];
  return {
    title: scenario.name,
    citation: id,
    markdown: page(
      plain(`Scenarios › ${id.slice(0, id.indexOf(': ')).replaceAll('/', ' › ')}`),
      heading(1, scenario.name),
      markdown`${linked('Open as a file', pageUri('open', id, edition))} to change it and see the result.`,
      section('What comes of it', resultTable(judged, shown, id)),
      section('It puts to the test', list(entriesOf(book, id, numbers))),
      shown === undefined ? undefined : section(`How it goes in ${shown.ruleset}`, storyText(shown.story, scenario)),
      ...(shown?.branches ?? []).map(branch =>
        section(`What if ${branch.path.join(' › ')}`, storyText(ownLines(branch), scenario)),
      ),
      section('The scenario', code('rift', scenario.text)),
    ),
  };
};

const resultTable = (judged: readonly Judged[], shown: Judged | undefined, id: string): MarkdownText =>
  table(
    ['Edition', 'Result', 'How it goes'],
    judged.map(each => [
      each === shown ? bold(each.ruleset) : plain(each.ruleset),
      each.holds ? markdown`✓ passed` : markdown`✗ failed: ${plain(each.faults.join(' '))}`,
      each === shown ? markdown`told below` : linked(likeness(each, shown), pageUri('scenario', id, each.ruleset)),
    ]),
  );

/** Numbers of rules differ from edition to edition; what happens mostly does not. */
const likeness = ({ story }: Judged, shown: Judged | undefined): string => {
  const texts = (all: Story | undefined) => (all?.steps ?? []).map(({ text }) => text).join('\n');
  return texts(story) === texts(shown?.story) ? `the same steps as in ${shown?.ruleset}` : 'other steps';
};

const entriesOf = (book: RuleBook, id: string, edition: string): readonly MarkdownText[] =>
  book.entries
    .filter(entry => entry.scenarios?.includes(id))
    .map(
      entry =>
        markdown`${plain(KIND_NAMES[entry.kind])}: ${linked(entry.question, pageUri(entry.kind, entry.id, edition))}`,
    );

/** What leads to a branch is told with the scenario. */
const ownLines = ({ story, line: opens }: JudgedBranch): Story => {
  const isOwn = ({ line }: { readonly line: number }): boolean => line > opens;
  return {
    ...story,
    script: story.script.filter(line => isOwn({ line })),
    steps: story.steps.filter(isOwn),
    problems: story.problems.filter(isOwn),
    expectations: story.expectations.filter(isOwn),
  };
};

/** Under each line of the script what it led to. */
const storyText = (story: Story, { text }: RulingScenario): MarkdownText => {
  const source = text.split('\n');
  const at = <Each extends { readonly line: number }>(all: readonly Each[], line: number) =>
    all.filter(each => each.line === line);
  const lines = [
    ...new Set([...story.script, ...story.steps.map(({ line }) => line), ...story.problems.map(({ line }) => line)]),
  ].sort((a, b) => a - b);
  return joined(
    lines.map(line => {
      const items = [
        ...at(story.problems, line).map(({ severity, message }) => markdown`${bold(severity)}: ${plain(message)}`),
        ...at(story.steps, line).map(step => stepText(step, story.edition)),
        ...at(story.expectations, line).map(
          ({ holds, message }) => markdown`${plain(holds ? '✓ Holds' : '✗ Does not hold')}: ${plain(message)}`,
        ),
      ];
      const said = (source[line] ?? '').trim();
      return together(said === '' ? '' : codeSpan(said), list(items));
    }),
    markdown`\n\n`,
  );
};

const stepText = ({ text, rule, note, changes }: ToldStep, edition: Edition): MarkdownText => {
  const by = rule === undefined ? '' : markdown` ${linked(rule, pageUri('rule', rule, edition))}`;
  const noted = note === undefined ? '' : markdown`\n  *Note: ${plain(note)}*`;
  return markdown`${plain(text)}${by}${noted}${changes.length === 0 ? '' : markdown`\n  *${plain(changesText(changes))}.*`}`;
};
