/** The page of a ruling's scenario: run when it is opened, shown step by step, with the results in all its editions. */
import { editionOf, isRuleset } from '../../engine/game/state/rulesets.ts';
import type { Line } from '../../rules-db/blocks/blocks.ts';
import { code, heading, lineOf, linked, list, section, together } from '../../rules-db/blocks/making.ts';
import { KIND_NAMES } from '../../rules-db/citation.ts';
import { pageUri } from '../../rules-db/pages/links.ts';
import type { Page } from '../../rules-db/pages/page.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { type JudgedRun, judgeRuling } from './rulings/judging.ts';
import { type RulingScenario, rulingScenario } from './rulings/rulings.ts';
import type { Story } from './story/story.ts';
import { branchSections, type EditionText, resultTable } from './story/storyPages.ts';
import { linesBehind, storyText } from './story/storyText.ts';

/** In full for the requested edition, as printed or not, where it runs in that; else for the newest of its own. */
export const scenarioPage = (book: RuleBook, id: string, edition: string): Page | undefined => {
  const scenario = rulingScenario(book, id);
  return scenario && pageOfScenario(book, scenario, edition);
};

/** `edition`: whose steps are shown; if the scenario is not run in it, the first that it is run in. */
export const pageOfScenario = (book: RuleBook, scenario: RulingScenario, edition: string): Page => {
  const { id } = scenario;
  const judged = judgeRuling(scenario);
  const numbers = isRuleset(edition) ? editionOf(edition) : edition;
  const shown = judged.find(each => each.ruleset === edition) ?? judged[0];
  return {
    title: scenario.name,
    citation: id,
    blocks: together(
      `Scenarios › ${id.slice(0, id.indexOf(': ')).replaceAll('/', ' › ')}`,
      heading(1, scenario.name),
      lineOf`${linked('Open as a file', pageUri('open', id, edition))} to change it and see the result.`,
      section('What comes of it', resultTable(resultsOf(judged, shown, id), shown?.ruleset)),
      section('It puts to the test', list(entriesOf(book, id, numbers))),
      shown === undefined
        ? undefined
        : section(`How it goes in ${shown.ruleset}`, storyText(shown.story, scenario.text)),
      ...branchSections(
        (shown?.branches ?? []).map(({ path, story, line }) => ({
          path,
          story: storyText(linesBehind(story, line), scenario.text),
        })),
      ),
      section('The scenario', code('rift', scenario.text)),
    ),
  };
};

const resultsOf = (judged: readonly JudgedRun[], shown: JudgedRun | undefined, id: string): readonly EditionText[] =>
  judged.map(each => ({
    ruleset: each.ruleset,
    result: each.holds ? lineOf`✓ passed` : lineOf`✗ failed: ${each.faults.join(' ')}`,
    link: linked(likeness(each, shown), pageUri('scenario', id, each.ruleset)),
  }));

/** Numbers of rules differ from edition to edition; what happens mostly does not. */
const likeness = ({ story }: JudgedRun, shown: JudgedRun | undefined): string => {
  const texts = (all: Story | undefined) => (all?.steps ?? []).map(({ text }) => text).join('\n');
  return texts(story) === texts(shown?.story) ? `the same steps as in ${shown?.ruleset}` : 'other steps';
};

const entriesOf = (book: RuleBook, id: string, edition: string): readonly Line[] =>
  book.entries
    .filter(entry => entry.scenarios?.includes(id))
    .map(entry => lineOf`${KIND_NAMES[entry.kind]}: ${linked(entry.question, pageUri(entry.kind, entry.id, edition))}`);
