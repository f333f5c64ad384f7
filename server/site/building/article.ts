/** An article or a file of scenarios as a page. */
import { isScenario } from '../../../engine/language/syntax.ts';
import type { Status } from '../../../engine/scenario/report/report.ts';
import { escapeHtml, type HtmlText, html, joinedHtml, type LinkedWords } from '../../../rules-db/htmlText.ts';
import { type Analysis, scenariosOf } from '../../analysis/document/analysis.ts';
import { reportInFile } from '../../analysis/document/fileWork.ts';
import type { Picture } from '../../analysis/drawing/drawing.ts';
import { documentLinks } from '../../analysis/links.ts';
import { passingOf } from '../../analysis/verdict/passing.ts';
import { bookFileOf } from './bookPages.ts';
import { codeHtml } from './code.ts';
import { figureAnchor, figureHtml, previewOf } from './figure.ts';
import { addressFrom, description, TRY } from './layout.ts';
import { readMarkdown } from './markdown.ts';
import { pageRoom } from './pageRoom.ts';

/** Where files of the folder lie on the site. */
export interface SitePaths {
  /** A page, or a file that is taken over as it is; undefined for what is not on the site. `path`: below the folder. */
  readonly fileOf: (path: string) => string | undefined;
}

export interface Article {
  readonly title: string;
  readonly description: string;
  readonly body: HtmlText;
  /** How many of its scenarios came out how. */
  readonly statuses: readonly Status[];
  /** The first scenario of it, for previews. */
  readonly preview?: Picture;
  /** Pictures in files of their own, by their paths below the site's folder. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** `path`: below the folder; `file`: the page's, below the site's. */
export const articleOf = (
  analysis: Analysis,
  { path, file, paths }: { readonly path: string; readonly file: string; readonly paths: SitePaths },
): Article => {
  const room = pageRoom(file);
  const scenarios = scenariosOf(analysis);
  const hrefOf = (target: string): string | undefined => hrefFrom(analysis, { path, file, paths }, target);
  const tryAt = addressFrom(file, `${TRY}/index.html`);
  const figures = new Map(
    scenarios.map((block, at) => [
      block.line,
      figureHtml({
        analysis,
        block,
        anchor: figureAnchor(reportInFile(analysis, block), at),
        hrefOf,
        tryAt,
        room,
      }),
    ]),
  );
  const read = analysis.source.markdown
    ? asMarkdown(analysis, figures, hrefOf)
    : { ...asScenarios(analysis, figures, hrefOf), title: undefined };
  const [first] = scenarios;
  const preview = first && previewOf(analysis, first);
  const statuses = scenarios.map(block => passingOf(block.tree, reportInFile(analysis, block)).status);
  const title = read.title ?? titleOf(analysis, path);
  return {
    title,
    description: description(read.first === '' ? namesOf(analysis, title) : read.first),
    body: read.title === undefined ? html`<h1>${escapeHtml(title)}</h1>\n${read.html}` : read.html,
    statuses,
    ...(preview === undefined ? {} : { preview }),
    pictures: room.files,
  };
};

/** Of the one scenario that is in it; else of the file. */
const titleOf = (analysis: Analysis, path: string): string => {
  const [only, another] = scenariosOf(analysis);
  const name = only?.tree.name?.text ?? '';
  return name !== '' && another === undefined ? name : path.slice(path.lastIndexOf('/') + 1);
};

/** Of what is in it, apart from what it is called by. */
const namesOf = (analysis: Analysis, title: string): string =>
  analysis.blocks
    .flatMap(({ tree }) => (tree.kind === 'scenario' || tree.kind === 'card' ? [tree.name?.text ?? ''] : []))
    .filter(name => name !== '' && name !== title)
    .join(' · ');

const asMarkdown = (
  analysis: Analysis,
  figures: ReadonlyMap<number, HtmlText>,
  hrefOf: (target: string) => string | undefined,
) => {
  const lines = analysis.source.text.split(/\r\n|\r|\n/);
  const cited = citedIn(analysis, hrefOf);
  // As blocks of a page do, what stands above it all for programs is no part of the text: its lines stay, empty.
  const text = withoutFrontMatter(lines).join('\n');
  return readMarkdown(text, {
    hrefOf,
    pictureOf: hrefOf,
    fence: (language, line) =>
      language === 'rift' ? fenceHtml(analysis, figures, { line, lines, hrefOf }) : undefined,
    citedOn: (from, to) => cited.filter(({ line }) => from <= line && line < to),
  });
};

/** What is between two lines `---` at the very beginning. */
const withoutFrontMatter = (lines: readonly string[]): readonly string[] => {
  const end = lines[0]?.trimEnd() === '---' ? lines.indexOf('---', 1) : -1;
  return end < 0 ? lines : lines.map((line, at) => (at <= end ? '' : line));
};

interface FenceAt {
  /** Of its first mark, from 0. */
  readonly line: number;
  readonly lines: readonly string[];
  readonly hrefOf: (target: string) => string | undefined;
}

/** The scenarios in it as boards, and what is between them, such as cards, as code. */
const fenceHtml = (
  analysis: Analysis,
  figures: ReadonlyMap<number, HtmlText>,
  { line, lines, hrefOf }: FenceAt,
): HtmlText => {
  const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(lines[line] ?? '') ?? [];
  const closing = lines.findIndex(
    (each, at) => at > line && each.trim().startsWith(mark.trim()) && /^[`~]+$/.test(each.trim()),
  );
  const end = closing < 0 ? lines.length : closing;
  return blocksHtml(analysis, figures, { from: line + 1, to: end, hrefOf });
};

const asScenarios = (
  analysis: Analysis,
  figures: ReadonlyMap<number, HtmlText>,
  hrefOf: (target: string) => string | undefined,
) => {
  const to = analysis.source.text.split('\n').length;
  return { html: blocksHtml(analysis, figures, { from: 0, to, hrefOf }), first: '' };
};

const blocksHtml = (
  analysis: Analysis,
  figures: ReadonlyMap<number, HtmlText>,
  { from, to, hrefOf }: { readonly from: number; readonly to: number; readonly hrefOf: FenceAt['hrefOf'] },
): HtmlText => {
  const within = analysis.blocks.filter(({ line }) => from <= line && line < to);
  const parts = within.flatMap((block): readonly HtmlText[] => {
    const figure = isScenario(block) ? figures.get(block.line) : undefined;
    if (figure !== undefined) return [figure];
    if (block.text.trim() === '') return [];
    const end = block.line + block.text.trimEnd().split('\n').length;
    return [codeHtml(analysis, { from: block.line, to: end }, hrefOf)];
  });
  return joinedHtml(parts, '\n');
};

/** What the prose cites, with its line. */
const citedIn = (
  analysis: Analysis,
  hrefOf: (target: string) => string | undefined,
): readonly (LinkedWords & { readonly line: number })[] =>
  documentLinks(analysis).flatMap(({ range, target, tooltip = '' }) => {
    const href = hrefOf(target);
    if (href === undefined) return [];
    const { lines, source } = analysis;
    const text = source.text.slice(lines.offsetAt(range.start), lines.offsetAt(range.end));
    return [{ line: range.start.line, text, href, title: tooltip.replace(/^Open the page of this /, '') }];
  });

/** A page of the rule book, another file of the folder, or a place on this page. */
const hrefFrom = (
  { book }: Pick<Analysis, 'book'>,
  { path, file, paths }: { readonly path: string; readonly file: string; readonly paths: SitePaths },
  target: string,
): string | undefined => {
  if (target.startsWith('#')) return target;
  if (target.startsWith('riftbench:')) {
    const found = bookFileOf(book, target);
    return found && `${addressFrom(file, found.file)}${found.anchor === undefined ? '' : `#${found.anchor}`}`;
  }
  if (/^[a-z][\w+.-]*:|^\/\/|^\//i.test(target)) return undefined;
  const [way = '', fragment] = target.split('#');
  const found = paths.fileOf(joinedPath(path, way));
  return found && `${addressFrom(file, found)}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** Of a path that begins at a file: `a/b.md` and `../c.md` are `c.md`. */
const joinedPath = (from: string, way: string): string => {
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(way).split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
