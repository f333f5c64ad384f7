/**
 * An edition of the rule book as one page for any browser: without scripts or network access, light or dark as the
 * reader's system is set.
 */
import { citation, sourceOf } from './citation.ts';
import { htmlAnchor, htmlBookName, htmlOtherBookName } from './htmlNames.ts';
import { HTML_STYLE } from './htmlStyle.ts';
import { escapeHtml, type HtmlText, html, joinedHtml } from './htmlText.ts';
import { isUnjudged } from './laterAnswers.ts';
import type { BookEdition, EntryRecord, Heading, KeywordRecord, RuleBook } from './types.ts';
import { editionsOf, isKeywordOf, keywordNumber, keywordTitle, SOURCE_ERRS } from './wording.ts';

/** A whole document, with its style in it. */
export const htmlBook = (book: RuleBook, edition: BookEdition): HtmlText => {
  const covered = book.headings(edition).filter(heading => book.conceptOf(heading.number, edition) !== undefined);
  const backlinks = backlinksIn(book, edition);
  const keywords = [...book.keywords.values()].filter(keyword => isKeywordOf(book, keyword, edition));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Riftbench rule book, edition ${escapeHtml(edition)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<h1>Rule book <small>edition ${escapeHtml(edition)}</small></h1>
<p class="note">Riftbench's own wording of the core rules of Riftbound. An unofficial fan project; the publisher's text decides.</p>
<p class="editions">${joinedHtml(
    [
      ...book.editions.map(each => editionLink(each, edition)),
      ...book.books.map(each => linkTo(htmlOtherBookName(each, each.date), each.title)),
    ],
    ' ',
  )}</p>
</header>
<nav aria-label="Contents">
${joinedHtml(
  covered.map(heading => contentsLine(book, heading, edition)),
  '\n',
)}
<a class="l2" href="#keywords">Keywords at a glance</a>
<a class="l2" href="#faq">FAQ and rulings</a>
</nav>
<main>
${joinedHtml(
  book.numbers(edition).map(number => ruleHtml(book, number, edition, covered, backlinks)),
  '\n',
)}
<h2 id="keywords">Keywords at a glance</h2>
${joinedHtml(
  keywords.map(keyword => keywordHtml(book, keyword, edition)),
  '\n',
)}
<h2 id="faq">FAQ and rulings</h2>
${joinedHtml(
  book.entries.map(entry => entryHtml(book, entry, edition)),
  '\n',
)}
</main>
</body>
</html>
`;
};

const linkTo = (target: string, text: string): HtmlText =>
  html`<a href="${escapeHtml(target)}">${escapeHtml(text)}</a>`;

const editionLink = (each: BookEdition, own: BookEdition): HtmlText =>
  each === own ? html`<b>${escapeHtml(each)}</b>` : linkTo(htmlBookName(each), each);

const contentsLine = (book: RuleBook, { number, level }: Heading, edition: BookEdition): HtmlText => {
  const title = book.rule(number, edition)?.title ?? '';
  return html`<a class="l${level}" href="#${escapeHtml(number)}">${escapeHtml(`${number} ${title}`)}</a>`;
};

const ruleHtml = (
  book: RuleBook,
  number: string,
  edition: BookEdition,
  covered: readonly Heading[],
  backlinks: ReadonlyMap<string, readonly EntryRecord[]>,
): HtmlText => {
  const rule = book.rule(number, edition);
  if (!rule) return '';
  const level = covered.find(heading => heading.number === number)?.level;
  const id = escapeHtml(number);
  const name = html`<a class="n" href="#${id}" title="${escapeHtml(citation(number, edition))}">${id}</a>`;
  const title = rule.concept.title === undefined ? '' : html` <b>${escapeHtml(rule.concept.title)}</b>`;
  const head =
    level === undefined ? html`<p>${name}${title} ` : html`<h${level + 1}>${name}${title}</h${level + 1}><p>`;
  const entries = (backlinks.get(rule.concept.id) ?? []).map(
    entry => html`<p class="faq">${linkTo(`#${htmlAnchor(entry.kind, entry.id)}`, entry.question)}</p>`,
  );
  const depth = number.split('.').length - 1;
  return html`<section id="${id}" class="d${depth}">${head}${escapeHtml(rule.text)}</p>${elsewhere(book, rule.concept.id, edition)}${joinedHtml(entries)}</section>`;
};

const elsewhere = (book: RuleBook, concept: string, own: BookEdition): HtmlText => {
  const links = book.editions
    .filter(edition => edition !== own)
    .flatMap(edition => {
      const number = book.numbersOf(concept, edition)[0];
      return number === undefined ? [] : linkTo(`${htmlBookName(edition)}#${number}`, `${edition}: ${number}`);
    });
  return links.length === 0 ? '' : html`<p class="e">${joinedHtml(links, ' ')}</p>`;
};

/** Entries are under the rules that they name, not under all above them: the page holds all of them anyway. */
const backlinksIn = (book: RuleBook, edition: BookEdition): ReadonlyMap<string, readonly EntryRecord[]> => {
  const links = new Map<string, EntryRecord[]>();
  for (const entry of book.entries)
    if (entry.editions.includes(edition) && entry.standing === 'holds')
      for (const concept of entry.concepts) links.set(concept, [...(links.get(concept) ?? []), entry]);
  return links;
};

const keywordHtml = (book: RuleBook, keyword: KeywordRecord, edition: BookEdition): HtmlText => {
  const number = keywordNumber(book, keyword, edition);
  const link = number === undefined ? '' : html`<a class="n" href="#${escapeHtml(number)}">${escapeHtml(number)}</a> `;
  const title = escapeHtml(keywordTitle(keyword.name));
  return html`<section id="${escapeHtml(htmlAnchor('keyword', keyword.name))}"><p><b>${title}</b> ${link}${escapeHtml(keyword.text)}</p></section>`;
};

const entryHtml = (book: RuleBook, entry: EntryRecord, edition: BookEdition): HtmlText => {
  const rules = entry.concepts.flatMap(concept => book.numbersOf(concept, edition)[0] ?? []);
  const links = joinedHtml(
    rules.map(number => linkTo(`#${number}`, number)),
    ' ',
  );
  const lead = entry.standing === 'contradicts' ? html`<b>By the rules:</b> ` : '';
  const standing = escapeHtml(`${standingOf(book, entry, edition)} ${sourceOf(book, entry)}.`);
  const { steps = [], finePoints = [] } = entry;
  return html`<section id="${escapeHtml(htmlAnchor(entry.kind, entry.id))}"><h3>${escapeHtml(entry.question)}</h3><p>${lead}${escapeHtml(entry.answer)}</p>${
    steps.length === 0 ? '' : html`<ol>${itemsHtml(steps)}</ol>`
  }${finePoints.length === 0 ? '' : html`<ul>${itemsHtml(finePoints)}</ul>`}<p class="e">${standing} ${links}</p></section>`;
};

const itemsHtml = (items: readonly string[]): HtmlText =>
  joinedHtml(items.map(item => html`<li>${escapeHtml(item)}</li>`));

const standingOf = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const where = `Holds in ${editionsOf(book, entry)}.`;
  const note = entry.standingNote === undefined ? '' : ` ${entry.standingNote}`;
  if (entry.standing === 'contradicts') return `${SOURCE_ERRS}${note}`;
  if (entry.standing === 'superseded') return `Superseded.${note} ${where}`;
  if (!entry.editions.includes(edition) && isUnjudged(book, edition))
    return `Not known to hold in edition ${edition}: one of its rules has changed or is gone there.${note} ${where}`;
  return entry.editions.includes(edition) ? where : `Does not hold in edition ${edition}.${note} ${where}`;
};
