/** "How it goes" for a scenario or branch of a document: step by step, each edition's result beside the others. */
import { RULESETS } from '../../engine/game/state/rulesets.ts';
import type { Run, Status } from '../../engine/scenario/report/report.ts';
import { type ScenarioPart, scenarioParts } from '../../engine/scenario/script/parts.ts';
import type { Blocks, Line } from '../../rules-db/blocks/blocks.ts';
import { heading, lineOf, linked, section, together } from '../../rules-db/blocks/making.ts';
import { pageUri, storyId } from '../../rules-db/pages/links.ts';
import type { Page } from '../../rules-db/pages/page.ts';
import { type Analysis, reportOf, scenariosOf } from './document/analysis.ts';
import { fileNameOf, hasFolder } from './document/paths.ts';
import { newTelling, type Story, storyOf } from './story/story.ts';
import { branchSections, type EditionText, resultTable } from './story/storyPages.ts';
import { linesBehind, linesShown, storyText } from './story/storyText.ts';
import { numberedScenarios, partIds } from './testLists.ts';

export interface StoryPage extends Page {
  /** As of `PageResult`. */
  readonly lines: readonly number[];
}

/**
 * In full for the requested ruleset if it runs under that, else for the newest of its own. Undefined where the document
 * has no such scenario.
 */
export const storyPage = (analysis: Analysis, test: string, ruleset: string): StoryPage | undefined => {
  const found = partsCalled(analysis, test);
  if (found === undefined) return undefined;
  const { part, inside } = found;
  const { source, context } = analysis;
  const runs = newestFirst(part.report.runs);
  const shown = runs.find(each => each.ruleset === ruleset) ?? runs[0];
  const id = storyId({ uri: source.uri, scenario: test });
  const telling = newTelling();
  const storyOfPart = (each: ScenarioPart): Story | undefined => {
    const run = each.report.runs.find(other => other.ruleset === shown?.ruleset);
    if (run === undefined) return undefined;
    const story = storyOf(each.block, each.report, run, context.rules, { telling });
    return each === part ? story : linesBehind(story, each.block.line + each.line);
  };
  const told = (story: Story | undefined): Blocks | undefined => story && storyText(story, source.text);
  const own = storyOfPart(part);
  const branches = inside.map(each => ({ path: each.branch?.path ?? [], story: storyOfPart(each) }));
  return {
    title: part.report.name === '' ? 'Scenario' : part.report.name,
    citation: fileNameOf(source.uri),
    blocks: together(
      placeLine(source.uri, part.block.line + part.line),
      heading(1, part.report.name === '' ? 'A scenario without a name' : part.report.name),
      part.block.tree.problems.length === 0 ? undefined : NOT_UNDERSTOOD,
      section('What comes of it', resultTable(resultsOf(runs, id), shown?.ruleset)),
      shown === undefined
        ? 'No edition can play it as it stands: its problems are listed in the editor.'
        : section(`How it goes in ${shown.ruleset}`, told(own)),
      ...branchSections(branches.map(({ path, story }) => ({ path, story: told(story) }))),
    ),
    lines: [own, ...branches.map(({ story }) => story)].flatMap(story =>
      story === undefined ? [] : linesShown(story, source.text),
    ),
  };
};

const NOT_UNDERSTOOD =
  'Some of its lines are not understood, so that this is how it goes without them. The editor marks each.';

interface Found {
  readonly part: ScenarioPart;
  /** The branches within it. */
  readonly inside: readonly ScenarioPart[];
}

const partsCalled = (analysis: Analysis, test: string): Found | undefined => {
  for (const { id, block } of numberedScenarios(scenariosOf(analysis))) {
    if (test !== id && !test.startsWith(`${id} › `)) continue;
    const parts = scenarioParts(block, reportOf(analysis, block));
    const ids = partIds(
      id,
      parts.map(({ branch }) => ({ path: branch?.path ?? [] })),
    );
    const part = parts[ids.indexOf(test)];
    if (part === undefined) continue;
    const inside = part.branch === null ? parts.filter(({ branch }) => branch !== null) : [];
    return { part, inside };
  }
  return undefined;
};

const newestFirst = (runs: readonly Run[]): readonly Run[] =>
  runs.toSorted((a, b) => RULESETS.indexOf(b.ruleset) - RULESETS.indexOf(a.ruleset));

const resultsOf = (runs: readonly Run[], id: string): readonly EditionText[] =>
  runs.map(run => ({
    ruleset: run.ruleset,
    result: lineOf`${SIGNS[run.status]}${faultsOf(run)}`,
    link: linked('Show', pageUri('story', id, run.ruleset)),
  }));

const SIGNS: Readonly<Record<Status, string>> = {
  passed: '✓ passed',
  failed: '✗ failed',
  invalid: '✗ cannot be played as written',
  undecided: '? not decided',
  untested: '– nothing is expected or asked',
};

const faultsOf = ({ expectations }: Run): Line => {
  const faults = expectations.filter(({ holds, isDecided }) => isDecided && !holds).map(({ message }) => message);
  return faults.length === 0 ? '' : lineOf`: ${faults.join(' ')}`;
};

/** Where it is; a link where that is a file. */
const placeLine = (uri: string, line: number): Line => {
  const place = `${fileNameOf(uri)}, line ${line + 1}`;
  return hasFolder(uri) ? linked(place, `${uri}#L${line + 1}`) : place;
};
