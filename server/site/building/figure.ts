/** A scenario as a part of a page: its board, what the rules say of it, how it goes, its text, and a link to try it. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { Run, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import { type ScenarioPart, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { htmlOf } from '../../../rules-db/blocks/html.ts';
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../../rules-db/htmlText.ts';
import { unsolvedPath } from '../../analysis/board.ts';
import { type Analysis, mainRun } from '../../analysis/document/analysis.ts';
import { reportInFile } from '../../analysis/document/fileWork.ts';
import { drawScene, type Picture } from '../../analysis/drawing/drawing.ts';
import { pictureWords, verdictOf } from '../../analysis/drawing/pictureWords.ts';
import { puzzleIn } from '../../analysis/exploring/puzzlePlayed.ts';
import { lineShown, linkAt } from '../../analysis/link/linkAt.ts';
import { type Path, pathOf, stateAtStop } from '../../analysis/scene/path.ts';
import { sceneOf } from '../../analysis/scene/sceneOf.ts';
import { newTelling, storyOf } from '../../analysis/story/story.ts';
import { linesBehind, storyText } from '../../analysis/story/storyText.ts';
import { namesWithoutText } from '../../analysis/verdict/caveats.ts';
import { passingOf, passingText } from '../../analysis/verdict/passing.ts';
import { verdictLines } from '../../analysis/verdict/verdict.ts';
import { codeHtml } from './code.ts';
import { foldedHtml, type PageRoom } from './pageRoom.ts';

export interface Figure {
  readonly analysis: Analysis;
  readonly block: ScenarioBlock;
  /** The place on the page, unlike that of any other figure on it. */
  readonly anchor: string;
  readonly hrefOf: (target: string) => string | undefined;
  /** The page on which scenarios are tried, as an address from this one. */
  readonly tryAt: string;
  readonly room: PageRoom;
  /** What is said instead of how many expectations hold. */
  readonly came?: { readonly status: Status; readonly text: string };
  /** Whether its text is folded. */
  readonly isFolded?: true;
}

export const figureHtml = (figure: Figure): HtmlText => {
  const { analysis, block, anchor, tryAt } = figure;
  const report = reportInFile(analysis, block);
  const passing = passingOf(block.tree, report);
  const { status, text } = figure.came ?? { status: passing.status, text: passingText(passing) };
  const { rules } = analysis.context;
  const parts = scenarioParts(block, report);
  const verdict = parts.flatMap(part => verdictLines({ ...part, rules }));
  const link = linkAt(analysis, block.line + lineShown(block), '')?.link ?? '';
  const name = report.name === '' ? '' : html`<strong>${escapeHtml(report.name)}</strong> `;
  const told = figure.room.folded('How it goes', storyHtml(figure, parts));
  const code = scenarioCode(figure);
  const shownCode = figure.isFolded === true ? figure.room.folded('The scenario', code) : code;
  // Whoever is to solve it is told nothing of it before.
  const answers = puzzleIn(block) === null ? listHtml(verdict) : foldedHtml('What the rules say', listHtml(verdict));
  return html`<figure class="scenario ${escapeHtml(status)}" id="${escapeHtml(anchor)}" data-link="${escapeHtml(link)}">
<figcaption>${name}<span class="came"><span aria-hidden="true">${escapeHtml(SIGNS[status])}</span> ${escapeHtml(text)}</span></figcaption>
${boardsHtml(figure, parts)}
${answers}${told}${shownCode}
<p class="acts"><a class="try" href="${escapeHtml(`${tryAt}${link}`)}">Try it</a></p>
</figure>
`;
};

const SIGNS: Readonly<Record<Status, string>> = {
  passed: '✓',
  failed: '✗',
  invalid: '✗',
  undecided: '?',
  untested: '–',
};

/** The solution of a puzzle is folded. */
const scenarioCode = ({ analysis, block, hrefOf }: Figure): HtmlText => {
  const { line: from, text } = block;
  const to = from + text.trimEnd().split('\n').length;
  const solution = puzzleIn(block)?.solution ?? null;
  if (solution === null) return codeHtml(analysis, { from, to }, hrefOf);
  const asked = codeHtml(analysis, { from, to: solution }, hrefOf);
  return html`${asked}${foldedHtml('Solution', codeHtml(analysis, { from: solution, to }, hrefOf))}`;
};

const listHtml = (lines: readonly string[]): HtmlText =>
  lines.length === 0
    ? ''
    : html`<ul class="verdict">${joinedHtml(lines.map(line => html`<li>${escapeHtml(line)}</li>`))}</ul>\n`;

/** As it ends, and unless the page is to be short, as it begins; a puzzle as it is asked. Where it cannot be laid out, there is none. */
const boardsHtml = (
  { analysis, block, room, isFolded }: Figure,
  [part]: readonly [ScenarioPart, ...ScenarioPart[]],
): HtmlText => {
  const look = { width: 720, follows: 'page', theme: 'light' } as const;
  const path = pathShown(analysis, block, part);
  const [begins, ends] = path === undefined ? [] : [boardOf(path, 0, look), boardOf(path, path.last, look)];
  if (ends === undefined) return '';
  const before =
    begins === undefined || begins.svg === ends.svg || isFolded === true || puzzleIn(block) !== null
      ? ''
      : html`${room.shown(begins, 'begins')}<p class="then">It ends like this:</p>\n`;
  return html`${SIDEWAYS}${before}${room.shown(ends, 'ends')}`;
};

/** The style sheet shows it only where boards are wider than their figure. */
const SIDEWAYS = html`<p class="sideways">The board is wider than the screen: scroll it sideways.</p>\n`;

interface PathShown {
  readonly run: Run;
  readonly path: Path;
  /** The stop at which it ends; of a puzzle, before its solution. */
  readonly last: number;
}

/** Undefined where it runs under no edition. */
const pathShown = ({ context }: Analysis, block: ScenarioBlock, part: ScenarioPart): PathShown | undefined => {
  const run = mainRun(part.report);
  if (run === undefined) return undefined;
  const path = unsolvedPath(block, block.line, pathOf(part.block, run, context.rules));
  return { run, path, last: path.stops.length - 1 };
};

/** Undefined where it cannot be laid out. */
const boardOf = (
  { run, path }: PathShown,
  stop: number,
  look: Parameters<typeof drawScene>[1],
): Picture | undefined => {
  const at = stateAtStop(run, path, stop);
  if (at === undefined) return undefined;
  const scene = sceneOf(at.state, { ruleset: path.ruleset, before: at.before });
  return drawScene(scene, { withoutText: namesWithoutText(run.notRun), ...look });
};

/** The board with name, last step and verdict, for previews: they are shown without the page. */
export const previewOf = (analysis: Analysis, block: ScenarioBlock): Picture | undefined => {
  const [part] = scenarioParts(block, reportInFile(analysis, block));
  const shown = pathShown(analysis, block, part);
  if (shown === undefined) return undefined;
  const { rules } = analysis.context;
  const verdict = puzzleIn(block) === null ? verdictOf({ ...part, rules }) : [];
  return boardOf(shown, shown.last, { width: 1200, theme: 'light', ...pictureWords(shown.path, shown.last, verdict) });
};

const storyHtml = ({ analysis, hrefOf }: Figure, parts: readonly ScenarioPart[]): HtmlText => {
  const { rules } = analysis.context;
  const telling = newTelling();
  const sections = parts.flatMap(({ block, report, branch, line }): readonly HtmlText[] => {
    const run = mainRun(report);
    if (run === undefined) return [];
    const whole = storyOf(block, report, run, rules, { telling });
    const story = branch === null ? whole : linesBehind(whole, block.line + line);
    const text = htmlOf(storyText(story, analysis.source.text), hrefOf);
    if (text === '') return [];
    const title = branch === null ? '' : html`<p class="branch">${escapeHtml(branch.path.join(' › '))}</p>\n`;
    return [html`${title}${text}`];
  });
  return joinedHtml(sections);
};

/** What may be on one page: names can be the same, or nothing. */
export const figureAnchor = (report: Pick<ScenarioReport, 'name'>, at: number): string => {
  const name = report.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `scenario-${at + 1}${name === '' ? '' : `-${name}`}`;
};
