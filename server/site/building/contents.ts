/** The pages that lead to all others: the site's own, and those of the rule book. */
import type { Status } from '../../../engine/scenario/report/report.ts';
import { cardTexts, SETS } from '../../../rules-db/cards.ts';
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../../rules-db/htmlText.ts';
import { pageUri } from '../../../rules-db/pages/links.ts';
import { SITE_BOOK, siteFile } from '../../../rules-db/pages/siteFiles.ts';
import type { PageAddress } from '../../../rules-db/pages.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { keywordTitle } from '../../../rules-db/wording.ts';
import { bookFileOf, comparisons, type EditionsCompared } from './bookPages.ts';
import type { BuiltFile } from './builtFile.ts';
import { addressFrom, pageHtml, type SiteFacts, TRY } from './layout.ts';

/** A page of the folder, as the contents name it. */
export interface Listed {
  /** Below the site's folder. */
  readonly file: string;
  /** The folder that it is in; empty for the one that the site is made of. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly statuses: readonly Status[];
}

/** `above`: what the folder says of itself. */
export const contentsPage = (site: SiteFacts, listed: readonly Listed[], above: HtmlText): BuiltFile => {
  const folders = [...new Set(listed.map(({ folder }) => folder))].toSorted();
  const sections = folders.map(folder => {
    const title = folder === '' ? '' : html`<h2>${escapeHtml(folder)}</h2>\n`;
    return html`${title}<ul class="listed">${joinedHtml(listed.filter(each => each.folder === folder).map(listedHtml))}</ul>`;
  });
  const begins = above === '' ? html`<h1>${escapeHtml(site.title)}</h1>` : above;
  return {
    kind: 'page',
    path: 'index.html',
    title: site.title,
    text: pageHtml(site, {
      file: 'index.html',
      title: site.title,
      description: 'Rulings and scenarios of Riftbound, run by its rules, with a rule book in words of our own.',
      body: html`${begins}
${joinedHtml(sections, '\n')}
<h2 id="also">Also here</h2>
<ul class="listed">
<li><a href="${SITE_BOOK_INDEX}">The rule book</a> <span class="about">every rule, ruling, keyword and card, each ruling run by the rules</span></li>
<li><a href="${TRY_INDEX}">Try a scenario</a> <span class="about">the rules run in your own browser</span></li>
</ul>`,
    }),
  };
};

const SITE_BOOK_INDEX = escapeHtml(`${SITE_BOOK}/index.html`);
const TRY_INDEX = escapeHtml(`${TRY}/index.html`);

const listedHtml = ({ file, title, description, statuses }: Listed): HtmlText => {
  const wrong = statuses.filter(each => each === 'failed' || each === 'invalid').length;
  const open = statuses.filter(each => each === 'undecided').length;
  const came = [
    statuses.length === 0 ? '' : `${statuses.length} ${statuses.length === 1 ? 'scenario' : 'scenarios'}`,
    wrong === 0 ? '' : `${wrong} failed`,
    open === 0 ? '' : `${open} not decided`,
  ].filter(each => each !== '');
  const sign = wrong > 0 ? '✗' : openSign(open);
  const shown = came.length === 0 ? '' : html` <span class="came">${escapeHtml(`${sign} ${came.join(', ')}`)}</span>`;
  return html`<li><a href="${escapeHtml(addressFrom('index.html', file))}">${escapeHtml(title)}</a>${shown}${description === '' ? '' : html`<br><span class="about">${escapeHtml(description)}</span>`}</li>`;
};

const openSign = (open: number): string => (open > 0 ? '?' : '✓');

/** The contents of the rule book, and those of each edition. */
export function* bookContents(book: RuleBook, site: SiteFacts): Generator<BuiltFile> {
  const newest = book.editions.at(-1) ?? '';
  yield page(
    site,
    'index.html',
    'The rule book',
    'Every rule, ruling, keyword and card of Riftbound, in words of our own.',
    [
      html`<p>In words of our own. Where a rule, a ruling or a card is cited, this is what it leads to.</p>`,
      section(
        'Core rules',
        joinedHtml(
          book.editions
            .toReversed()
            .map(each => item(`${each}.html`, `Edition ${each}`, each === newest ? 'in force' : '')),
        ),
        '',
      ),
      section(
        'What changed',
        joinedHtml(
          comparisons(book)
            .toReversed()
            .map(each => comparedItem(book, each)),
        ),
        '',
      ),
      section(
        'Other books',
        joinedHtml(
          book.books.map(({ prefix, title }) => leading(book, { kind: 'book', id: prefix, edition: newest }, title)),
        ),
        '',
      ),
      section('FAQ, rulings, keywords, cards', joinedHtml(OTHERS.map(({ file, title }) => item(file, title, ''))), ''),
      section('', leading(book, { kind: 'about', id: 'about', edition: newest }, 'Data sources and dates'), ''),
    ],
  );
  for (const edition of book.editions) yield editionPage(book, site, edition);
  yield entriesPage(book, site, 'faq');
  yield entriesPage(book, site, 'ruling');
  const keywords = [...book.keywords.keys()].map(id =>
    leading(book, { kind: 'keyword', id, edition: newest }, keywordTitle(id)),
  );
  yield page(site, 'keywords.html', 'Keywords', 'Every keyword of Riftbound, with its rules and its cards.', [
    list(joinedHtml(keywords)),
  ]);
  yield page(
    site,
    'cards.html',
    'Cards',
    'Every card of Riftbound that Riftbench knows, by set.',
    Object.entries(SETS).map(([set, title]) => {
      const cards = cardTexts().filter(card => card.set === set);
      return section(
        title,
        joinedHtml(cards.map(({ name: id }) => leading(book, { kind: 'card', id, edition: newest }, id))),
        'columns',
      );
    }),
  );
}

const OTHERS = [
  { file: 'faq.html', title: 'FAQ' },
  { file: 'rulings.html', title: 'Rulings' },
  { file: 'keywords.html', title: 'Keywords' },
  { file: 'cards.html', title: 'Cards' },
] as const;

const editionPage = (book: RuleBook, site: SiteFacts, edition: BookEdition): BuiltFile => {
  const headings = book.headings(edition).flatMap(({ number, level }) => {
    const rule = book.rule(number, edition);
    const found = siteFile(book, { kind: 'rule', id: number, edition });
    if (rule === undefined || found === undefined) return [];
    const address = escapeHtml(addressFrom(`${SITE_BOOK}/index.html`, found.file));
    return [
      html`<li class="l${level}"><a href="${address}">${escapeHtml(`${number} ${rule.concept.title ?? ''}`.trim())}</a></li>`,
    ];
  });
  return page(
    site,
    `${edition}.html`,
    `Core rules ${edition}`,
    `The contents of edition ${edition} of the core rules of Riftbound.`,
    [html`<ul class="headings">${joinedHtml(headings, '\n')}</ul>`],
  );
};

const entriesPage = (book: RuleBook, site: SiteFacts, kind: 'faq' | 'ruling'): BuiltFile => {
  const edition = book.editions.at(-1) ?? '';
  const [title, about, file] =
    kind === 'faq'
      ? (['FAQ', 'What is asked again and again, with the rules that answer it.', 'faq.html'] as const)
      : (['Rulings', 'Answers of judges, each run by the rules.', 'rulings.html'] as const);
  const entries = book.entries.filter(each => each.kind === kind);
  return page(site, file, title, about, [
    list(
      joinedHtml(
        entries.map(({ id, question }) => leading(book, { kind, id, edition }, question)),
        '\n',
      ),
    ),
  ]);
};

/** "1.4 to 1.5: 000 · 100 · …", a page for each chapter. */
const comparedItem = (book: RuleBook, { edition, chapters }: EditionsCompared): HtmlText => {
  const links = chapters.flatMap(id => {
    const found = bookFileOf(book, pageUri('diff', id, edition));
    if (found === undefined) return [];
    return [html`<a href="${escapeHtml(addressFrom(`${SITE_BOOK}/index.html`, found.file))}">${escapeHtml(id)}</a>`];
  });
  return html`<li>${escapeHtml(edition.replace('..', ' to '))}: ${joinedHtml(links, ' ')}</li>`;
};

const page = (
  site: SiteFacts,
  name: string,
  title: string,
  description: string,
  parts: readonly HtmlText[],
): BuiltFile => {
  const file = `${SITE_BOOK}/${name}`;
  const body = html`<h1>${escapeHtml(title)}</h1>\n${joinedHtml(parts, '\n')}`;
  return { kind: 'page', path: file, title, text: pageHtml(site, { file, title, description, body }) };
};

const section = (title: string, items: HtmlText, looks: '' | 'columns'): HtmlText =>
  html`${title === '' ? '' : html`<h2>${escapeHtml(title)}</h2>\n`}<ul class="listed ${escapeHtml(looks)}">${items}</ul>`;
const list = (items: HtmlText): HtmlText => section('', items, '');

/** A page beside the contents of the rule book. */
const item = (file: string, title: string, about: string): HtmlText =>
  html`<li><a href="${escapeHtml(file)}">${escapeHtml(title)}</a>${about === '' ? '' : html` <span class="about">${escapeHtml(about)}</span>`}</li>`;

const leading = (book: RuleBook, address: PageAddress, title: string): HtmlText => {
  const found = siteFile(book, address);
  return found === undefined ? '' : item(addressFrom(`${SITE_BOOK}/index.html`, found.file), title, '');
};
