/** A book beside the core rules as one page for any browser, next to those of the editions of the core rules. */
import { htmlBookName, htmlOtherBookName } from '../htmlNames.ts';
import { HTML_STYLE } from '../htmlStyle.ts';
import { escapeHtml, type HtmlText, html, joinedHtml } from '../htmlText.ts';
import type { RuleBook } from '../types.ts';
import { bookCitation } from './find.ts';
import { infractionsIn, penaltyText } from './penalties.ts';
import type { Book, BookRule } from './types.ts';

/** A whole document, with its style in it: it loads nothing and runs no script. */
export const htmlOtherBook = (core: RuleBook, book: Book): HtmlText => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Riftbench rule book, ${escapeHtml(book.title.toLowerCase())}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(book.title)} <small>${escapeHtml(book.date)}</small></h1>
<p class="note">Riftbench's own wording, cited as ${escapeHtml(book.prefix)}. An unofficial fan project; the publisher's text decides.</p>
<p class="editions">${joinedHtml(
  book.editions.map(each => linkTo(htmlOtherBookName(each, each.date), each.date)),
  ' ',
)}</p>
<p class="editions">${joinedHtml(
  core.editions.map(each => linkTo(htmlBookName(each), each)),
  ' ',
)}</p>
</header>
<nav aria-label="Contents">
${joinedHtml(
  book
    .rules()
    .filter(({ number }) => !number.includes('.'))
    .map(rule => contentsLine(book, rule)),
  '\n',
)}
${book.penalties === undefined ? '' : html`<a class="l1" href="#penalties">Infractions and penalties</a>`}
</nav>
<main>
${joinedHtml(
  book.rules().map(rule => ruleHtml(core, book, rule)),
  '\n',
)}
${book.penalties === undefined ? '' : penaltiesHtml(book)}
</main>
</body>
</html>
`;

const linkTo = (target: string, text: string): HtmlText =>
  html`<a href="${escapeHtml(target)}">${escapeHtml(text)}</a>`;

const levelOf = (book: Book, number: string): 1 | 2 => (book.above(number) === undefined ? 1 : 2);

const contentsLine = (book: Book, { number, title = '' }: BookRule): HtmlText =>
  html`<a class="l${levelOf(book, number)}" href="#${escapeHtml(number)}">${escapeHtml(`${number} ${title}`)}</a>`;

const ruleHtml = (core: RuleBook, book: Book, { number, title, text, penalty, see = [], note }: BookRule): HtmlText => {
  const id = escapeHtml(number);
  const name = html`<a class="n" href="#${id}" title="${escapeHtml(bookCitation(book, number))}">${id}</a>`;
  const named = title === undefined ? '' : html` <b>${escapeHtml(title)}</b>`;
  const level = levelOf(book, number) + 1;
  const head = number.includes('.') ? html`<p>${name}${named} ` : html`<h${level}>${name}${named}</h${level}><p>`;
  const what = penalty === undefined ? '' : html` <b>${escapeHtml(penaltyText(penalty))}</b>`;
  const links = see.flatMap(each => {
    const inCore = /^CR (\S+)$/.exec(each)?.[1];
    if (inCore === undefined) return linkTo(`#${each}`, each);
    return core.rule(inCore, book.core) === undefined ? [] : linkTo(`${htmlBookName(book.core)}#${inCore}`, each);
  });
  const more = links.length === 0 ? '' : html`<p class="e">${joinedHtml(links, ' ')}</p>`;
  const errs = note === undefined ? '' : html`<p class="e">${escapeHtml(note)}</p>`;
  return html`<section id="${id}" class="d${number.split('.').length - 1}">${head}${escapeHtml(text)}${what}</p>${more}${errs}</section>`;
};

const penaltiesHtml = (book: Book): HtmlText => {
  const row = ({ number, title, text, penalty }: BookRule, depth: number): HtmlText =>
    html`<section class="d${depth}"><p>${linkTo(`#${number}`, number)} ${escapeHtml(title ?? text)}: <b>${escapeHtml(penaltyText(penalty))}</b></p></section>`;
  const sections = infractionsIn(book).map(
    ({ section, infractions, upgrades }) =>
      html`<h3>${linkTo(`#${section.number}`, section.number)} ${escapeHtml(section.title ?? '')}</h3>
${joinedHtml([...infractions.flatMap(({ rule, cases }) => [row(rule, 1), ...cases.map(each => row(each, 2))]), ...upgrades.map(each => row(each, 1))], '\n')}`,
  );
  return html`<h2 id="penalties">Infractions and penalties</h2>
<p>${escapeHtml(book.penalties ?? '')}</p>
${joinedHtml(sections, '\n')}`;
};
