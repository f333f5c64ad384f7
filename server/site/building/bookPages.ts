/** The rule book on a site: a page for each rule, entry, keyword and card, and for whatever these lead to. */
import type { Blocks } from '../../../rules-db/blocks/blocks.ts';
import { htmlOf, parted } from '../../../rules-db/blocks/html.ts';
import { together } from '../../../rules-db/blocks/making.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { lineText } from '../../../rules-db/blocks/text.ts';
import { cardNames } from '../../../rules-db/cards.ts';
import { type HtmlText, html, joinedHtml } from '../../../rules-db/htmlText.ts';
import { pageUri } from '../../../rules-db/pages/links.ts';
import { type SiteFile, scenarioAnchor, siteFile } from '../../../rules-db/pages/siteFiles.ts';
import { type PageAddress, pageAt, parsePageUri } from '../../../rules-db/pages.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { editionsTested } from '../../analysis/rulings/rulings.ts';
import type { BuiltFile } from './builtFile.ts';
import { addressFrom, description, pageHtml, type SiteFacts, TRY } from './layout.ts';
import { rulingFigures, rulingLink } from './rulingFigures.ts';

/** All pages that are there whether or not another leads to them. */
const roots = (book: RuleBook): readonly PageAddress[] => {
  const edition = book.editions.at(-1) ?? '';
  const editions = book.editions.toReversed();
  const others = book.books.flatMap(each => each.editions.toReversed().map(({ date }) => ({ book: each, date })));
  return [
    ...editions.flatMap(each => book.numbers(each).map(id => ({ kind: 'rule', id, edition: each }) as const)),
    ...book.entries.map(({ kind, id }) => ({ kind, id, edition })),
    ...[...book.keywords.keys()].map(id => ({ kind: 'keyword', id, edition }) as const),
    ...cardNames().map(id => ({ kind: 'card', id, edition }) as const),
    ...others.map(
      ({ book: own, date }) => ({ kind: 'book', id: contentsOf(own.prefix, date, own.date), edition }) as const,
    ),
    ...comparisons(book).flatMap(({ chapters, edition: both }) =>
      chapters.map(id => ({ kind: 'diff', id, edition: both }) as const),
    ),
    { kind: 'about', id: 'about', edition },
  ];
};

const contentsOf = (prefix: string, date: string, newest: string): string =>
  date === newest ? prefix : `${prefix} (${date})`;

export interface EditionsCompared {
  /** `1.4..1.5` */
  readonly edition: string;
  /** The numbers of the chapters in the later one: a page each, as all of them would be too much for one. */
  readonly chapters: readonly string[];
}

/** Each edition with the one before. */
export const comparisons = (book: RuleBook): readonly EditionsCompared[] =>
  book.editions.slice(1).map((edition, at) => ({
    edition: `${book.editions[at]}..${edition}`,
    chapters: book.headings(edition).flatMap(({ number, level }) => (level === 1 ? [number] : [])),
  }));

/** One after the other, as each takes some time with its scenarios. */
export function* bookPages(book: RuleBook, site: SiteFacts): Generator<BuiltFile> {
  const known = new Map<string, SiteFile | undefined>();
  const pagesOf = (address: PageAddress): SiteFile | undefined => {
    const uri = pageUri(address.kind, address.id, address.edition);
    if (!known.has(uri)) known.set(uri, existing(book, address));
    return known.get(uri);
  };
  const links = new Map<string, string | undefined>();
  const linkOf = (scenario: string): string | undefined => {
    if (!links.has(scenario)) links.set(scenario, rulingLink(book, scenario));
    return links.get(scenario);
  };
  const begun = new Set<string>();
  const waiting: SiteFile[] = [];
  const want = (found: SiteFile | undefined): void => {
    if (found === undefined || begun.has(found.file)) return;
    begun.add(found.file);
    waiting.push(found);
  };
  for (const each of roots(book)) want(pagesOf(each));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, page } = next;
    const hrefOf = (target: string): string | undefined => {
      const found = placeOf(target, { pagesOf, linkOf });
      if (found === undefined || 'link' in found)
        return found && `${addressFrom(file, `${TRY}/index.html`)}${found.link}`;
      want(found);
      const anchor = found.anchor === undefined ? '' : `#${found.anchor}`;
      return found.file === file && anchor !== '' ? anchor : `${addressFrom(file, found.file)}${anchor}`;
    };
    yield* pageOf(book, site, { file, page, hrefOf });
  }
}

type Place = SiteFile | { readonly link: string };

const placeOf = (
  target: string,
  {
    pagesOf,
    linkOf,
  }: {
    readonly pagesOf: (address: PageAddress) => SiteFile | undefined;
    readonly linkOf: (scenario: string) => string | undefined;
  },
): Place | undefined => {
  const [, scenario] = /^riftbench:\/*[^/]+\/open\/(.+?)(?:\.md)?$/.exec(target) ?? [];
  if (scenario !== undefined) {
    const link = linkOf(decodeURIComponent(scenario));
    return link === undefined ? undefined : { link };
  }
  const address = parsePageUri(target);
  return address && pagesOf(address);
};

/** Where a rule, an entry or whatever a link in a text means lies on the site; undefined for what has no page there. */
export const bookFileOf = (book: RuleBook, target: string): SiteFile | undefined => {
  const address = parsePageUri(target);
  return address && existing(book, address);
};

/**
 * Lists and comparisons are known by trying; of all else the place says whether it exists. What would be too long to be read on a
 * page is on none: entries on a whole chapter are those that the contents list.
 */
const existing = (book: RuleBook, address: PageAddress): SiteFile | undefined => {
  const found = siteFile(book, address);
  if (found === undefined || !TRIED.has(address.kind)) return found;
  const page = pageAt(book, found.page);
  return page === undefined || markdownOf(page.blocks).length > LONGEST ? undefined : found;
};
const TRIED: ReadonlySet<string> = new Set(['list', 'diff', 'book', 'about']);
/** In characters of Markdown: as HTML, it is well below what a page may have. */
const LONGEST = 60_000;

interface PageToBuild {
  readonly file: string;
  readonly page: PageAddress;
  readonly hrefOf: (target: string) => string | undefined;
}

function* pageOf(book: RuleBook, site: SiteFacts, { file, page, hrefOf }: PageToBuild): Generator<BuiltFile> {
  const found = pageAt(book, page, { testedIn: editionsTested });
  if (found === undefined) return;
  const { path, rest } = parted(found.blocks);
  const body = htmlOf(rest, hrefOf);
  const way =
    path === ''
      ? ''
      : html`<nav class="way" aria-label="Place in the rule book">${htmlOf(together(path), hrefOf)}</nav>\n`;
  const scenarios =
    page.kind === 'faq' || page.kind === 'ruling' ? (book.entry(page.kind, page.id)?.scenarios ?? []) : [];
  const { figures, pictures } = rulingFigures(book, scenarios, { file, hrefOf, anchorOf: scenarioAnchor });
  const shown = figures.length === 0 ? '' : html`<h2 id="boards">As the rules are run</h2>\n${joinedHtml(figures)}`;
  const whole: HtmlText = html`${way}${body}${shown}`;
  yield {
    kind: 'page',
    path: file,
    text: pageHtml(site, {
      file,
      title: found.title,
      description: description(firstWords(rest)),
      body: whole,
    }),
    title: found.title,
  };
  for (const [picture, text] of pictures) yield { kind: 'picture', path: picture, text };
}

/** The first paragraph, or what a list begins with. */
const firstWords = (blocks: Blocks): string => {
  for (const each of blocks) {
    if (each.block === 'paragraph') return lineText(each.of);
    const [first] = each.block === 'list' ? each.items : [];
    if (first !== undefined) return lineText(typeof first === 'object' && 'notes' in first ? first.item : first);
  }
  return '';
};
