/** The scenarios that put an entry of the rule book to the test, run as the site is built. */

import { listed } from '../../../engine/game/play/query.ts';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isScenario, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import type { HtmlText } from '../../../rules-db/htmlText.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type Analysis, analyse, reportOf } from '../../analysis/document/analysis.ts';
import { saidOf } from '../../analysis/document/edition.ts';
import { keepReports } from '../../analysis/document/reports.ts';
import { lineShown, linkAt } from '../../analysis/link/linkAt.ts';
import { clientPages } from '../../analysis/pageLinks.ts';
import { type JudgedRun, judgedIn } from '../../analysis/rulings/judging.ts';
import { rulingScenario } from '../../analysis/rulings/rulings.ts';
import { type Figure, figureHtml } from './figure.ts';
import { addressFrom, TRY } from './layout.ts';
import { pageRoom } from './pageRoom.ts';

interface OnPage {
  readonly file: string;
  readonly hrefOf: (target: string) => string | undefined;
  readonly anchorOf: (scenario: string) => string;
}

export interface RulingFigures {
  readonly figures: readonly HtmlText[];
  /** Pictures in files of their own, by their paths. */
  readonly pictures: ReadonlyMap<string, string>;
}

export const rulingFigures = (
  book: RuleBook,
  scenarios: readonly string[],
  { file, hrefOf, anchorOf }: OnPage,
): RulingFigures => {
  const room = pageRoom(file);
  const tryAt = addressFrom(file, `${TRY}/index.html`);
  const figures = scenarios.flatMap(id => {
    const read = readRuling(book, id);
    if (read === undefined) return [];
    const { analysis, block } = read;
    const judged = judgedIn(block, reportOf(analysis, block), analysis.context);
    const came = cameOf(judged);
    return [figureHtml({ analysis, block, anchor: anchorOf(id), hrefOf, tryAt, room, came, isFolded: true })];
  });
  return { figures, pictures: room.files };
};

/** "passed in 1.5, 1.4 and 1.3; failed in 1.2" */
const cameOf = (judged: readonly Pick<JudgedRun, 'ruleset' | 'holds'>[]): Required<Figure>['came'] => {
  const passed = judged.filter(({ holds }) => holds).map(({ ruleset }) => ruleset);
  const failed = judged.filter(({ holds }) => !holds).map(({ ruleset }) => ruleset);
  const said = [
    passed.length === 0 ? '' : `passed in ${listed(passed)}`,
    failed.length === 0 ? '' : `failed in ${listed(failed)}`,
  ];
  return { status: failed.length === 0 ? 'passed' : 'failed', text: said.filter(each => each !== '').join('; ') };
};

/** What is behind the address of the page on which it can be tried; undefined where there is no such scenario. */
export const rulingLink = (book: RuleBook, id: string): string | undefined => {
  const read = readRuling(book, id);
  return read && linkAt(read.analysis, read.block.line + lineShown(read.block), '')?.link;
};

interface ReadRuling {
  readonly analysis: Analysis;
  readonly block: ScenarioBlock;
}

/** Its text is a file of its own, with the cards that it needs. */
const readRuling = (book: RuleBook, id: string): ReadRuling | undefined => {
  const scenario = rulingScenario(book, id);
  if (scenario === undefined) return undefined;
  const { text } = scenario;
  const { blocks } = parseFile(text, { markdown: false });
  const block = blocks.find(isScenario);
  if (block === undefined) return undefined;
  const uri = `riftbench:/${encodeURIComponent(id)}.rift`;
  const analysis = analyse({ uri, version: 1, text, markdown: false }, blocks, {
    book,
    pages: clientPages,
    edition: { ...saidOf(NEWEST), from: 'setting' },
    paths: { uriOf: path => path },
    reports: keepReports(
      (each, context) => runExploring(each, context),
      error => {
        throw error;
      },
    ),
  });
  return { analysis, block };
};
