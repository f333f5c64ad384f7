/** A folder of scenarios and articles as a site of static files, with the rule book that they cite. */
import type { HtmlText } from '../../../rules-db/htmlText.ts';
import { SITE_BOOK } from '../../../rules-db/pages/siteFiles.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { Analysis } from '../../analysis/document/analysis.ts';
import { articleOf, type SitePaths } from './article.ts';
import { bookPages } from './bookPages.ts';
import type { BuiltFile } from './builtFile.ts';
import { bookContents, contentsPage, type Listed } from './contents.ts';
import { pageHtml, type SiteFacts, TRY } from './layout.ts';

export interface SiteToBuild {
  readonly facts: SiteFacts;
  readonly book: RuleBook;
  /** The files that have pages, by their paths below the folder, with `/`; in order. */
  readonly paths: readonly string[];
  /** Whether there is a picture, below the folder, that pages may show: it is taken over as it is. */
  readonly hasAsset: (path: string) => boolean;
  readonly analysisOf: (path: string) => Analysis;
  /** Whether pictures of pages can be made, for previews. */
  readonly hasPreviews: boolean;
}

/** What the site itself has in its folder: a folder of scenarios may have nothing of that name. */
export const OWN_NAMES: readonly string[] = [SITE_BOOK, TRY, 'site.css', 'site.js', 'riftbench.svg'];

/** Whoever takes the files one by one can say how far it is, and end it. */
export function* builtSite(site: SiteToBuild): Generator<BuiltFile> {
  const { facts, book, paths } = site;
  const all = new Set(paths);
  const files = new Map(paths.map(path => [path, pageFile(path, all)]));
  const assets = new Set<string>();
  const sitePaths: SitePaths = {
    fileOf: path => {
      const page = files.get(path);
      if (page !== undefined || !site.hasAsset(path)) return page;
      assets.add(path);
      return path;
    },
  };
  const listed: Listed[] = [];
  let above: HtmlText = '';
  for (const path of paths) {
    const file = files.get(path) ?? path;
    const article = articleOf(site.analysisOf(path), { path, file, paths: sitePaths });
    for (const [picture, text] of article.pictures) yield { kind: 'picture', path: picture, text };
    if (isFirst(file)) {
      above = article.body;
      continue;
    }
    const { title, description, body, preview, statuses } = article;
    const picture = preview === undefined || !site.hasPreviews ? undefined : file.replace(/\.html$/, '.png');
    if (picture !== undefined && preview !== undefined) yield { kind: 'preview', path: picture, picture: preview };
    const shown = picture === undefined ? {} : { preview: { file: picture, alt: `The board of “${title}”` } };
    yield { kind: 'page', path: file, title, text: pageHtml(facts, { file, title, description, body, ...shown }) };
    listed.push({ file, folder: path.slice(0, Math.max(path.lastIndexOf('/'), 0)), title, description, statuses });
  }
  for (const path of assets) yield { kind: 'asset', path };
  yield contentsPage(facts, listed, above);
  yield* bookContents(book, facts);
  yield* bookPages(book, facts);
}

/** What the folder says of itself is at the head of the contents. */
const isFirst = (file: string): boolean => file === 'index.html';

/**
 * `a/tank.md` is `a/tank.html`; `a/tank.rift`, which may lie beside it, `a/tank.rift.html`. What a folder says of itself is its
 * `index.html`: `index.md`, or without one `README.md`.
 */
const pageFile = (path: string, all: ReadonlySet<string>): string => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+)$/.exec(path) ?? [];
  const isIndex = /^index\.(?:md|markdown)$/i.test(name);
  const isReadme = /^readme\.(?:md|markdown)$/i.test(name) && !INDEXES.some(each => all.has(`${folder}${each}`));
  if (isIndex || isReadme) return `${folder}index.html`;
  return path.replace(/\.(?:md|markdown)$/i, '').concat('.html');
};
const INDEXES = ['index.md', 'index.markdown'] as const;
