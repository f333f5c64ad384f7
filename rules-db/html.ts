/** An edition of the rule book as one page for any browser: no script, no network, light or dark as the reader has it. */
import { citation, sourceOf } from './citation.ts';
import { HTML_STYLE } from './htmlStyle.ts';
import type { BookEdition, EntryRecord, Heading, KeywordRecord, RuleBook } from './types.ts';
import { editionsOf, keywordTitle, SOURCE_ERRS } from './wording.ts';

/** Its file's name beside those of the other editions, which it links to. */
export const htmlBookName = (edition: BookEdition): string => `${edition}.html`;

/** The place of something in it: a rule's number, else `faq-equal-might`, `keyword-tank`. */
export const htmlAnchor = (kind: 'rule' | 'faq' | 'ruling' | 'keyword', id: string): string =>
  kind === 'rule' ? id : `${kind}-${id}`;

export const htmlBook = (book: RuleBook, edition: BookEdition): string => {
  const covered = book.headings(edition).filter(heading => book.conceptOf(heading.number, edition) !== undefined);
  const backlinks = backlinksIn(book, edition);
  const keywords = [...book.keywords.values()].filter(keyword => book.numbersOf(keyword.concept, edition).length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Riftbench rule book, edition ${edition}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<h1>Rule book <small>edition ${edition}</small></h1>
<p class="note">Riftbench's own wording of the core rules of Riftbound. An unofficial fan project; the publisher's text decides.</p>
<p class="editions">${book.editions.map(each => editionLink(each, edition)).join(' ')}</p>
</header>
<nav aria-label="Contents">
${covered.map(heading => contentsLine(book, heading, edition)).join('\n')}
<a class="l2" href="#keywords">Keywords at a glance</a>
<a class="l2" href="#faq">FAQ and rulings</a>
</nav>
<main>
${book
  .numbers(edition)
  .map(number => ruleHtml(book, number, edition, covered, backlinks))
  .join('\n')}
<h2 id="keywords">Keywords at a glance</h2>
${keywords.map(keyword => keywordHtml(book, keyword, edition)).join('\n')}
<h2 id="faq">FAQ and rulings</h2>
${book.entries.map(entry => entryHtml(book, entry, edition)).join('\n')}
</main>
</body>
</html>
`;
};

const editionLink = (each: BookEdition, own: BookEdition): string =>
  each === own ? `<b>${each}</b>` : `<a href="${htmlBookName(each)}">${each}</a>`;

const contentsLine = (book: RuleBook, { number, level }: Heading, edition: BookEdition): string =>
  `<a class="l${level}" href="#${number}">${number} ${escaped(book.rule(number, edition)?.title ?? '')}</a>`;

const ruleHtml = (
  book: RuleBook,
  number: string,
  edition: BookEdition,
  covered: readonly Heading[],
  backlinks: ReadonlyMap<string, readonly EntryRecord[]>,
): string => {
  const rule = book.rule(number, edition);
  if (!rule) return '';
  const level = covered.find(heading => heading.number === number)?.level;
  const name = `<a class="n" href="#${number}" title="${citation(number, edition)}">${number}</a>`;
  const title = rule.concept.title === undefined ? '' : ` <b>${escaped(rule.concept.title)}</b>`;
  const head = level === undefined ? `<p>${name}${title} ` : `<h${level + 1}>${name}${title}</h${level + 1}><p>`;
  const depth = number.split('.').length - 1;
  return `<section id="${number}" class="d${depth}">${head}${escaped(rule.text)}</p>${elsewhere(book, rule.concept.id, edition)}${(
    backlinks.get(rule.concept.id) ?? []
  )
    .map(entry => `<p class="faq"><a href="#${htmlAnchor(entry.kind, entry.id)}">${escaped(entry.question)}</a></p>`)
    .join('')}</section>`;
};

const elsewhere = (book: RuleBook, concept: string, own: BookEdition): string => {
  const links = book.editions
    .filter(edition => edition !== own)
    .flatMap(edition => {
      const number = book.numbersOf(concept, edition)[0];
      return number === undefined ? [] : `<a href="${htmlBookName(edition)}#${number}">${edition}: ${number}</a>`;
    });
  return links.length === 0 ? '' : `<p class="e">${links.join(' ')}</p>`;
};

/** Entries stand under the rules that they name, not under all above them: the page holds all of them anyway. */
const backlinksIn = (book: RuleBook, edition: BookEdition): ReadonlyMap<string, readonly EntryRecord[]> => {
  const links = new Map<string, EntryRecord[]>();
  for (const entry of book.entries)
    if (entry.editions.includes(edition) && entry.standing === 'holds')
      for (const concept of entry.concepts) links.set(concept, [...(links.get(concept) ?? []), entry]);
  return links;
};

const keywordHtml = (book: RuleBook, keyword: KeywordRecord, edition: BookEdition): string => {
  const number = book.numbersOf(keyword.concept, edition)[0];
  return `<section id="${htmlAnchor('keyword', keyword.name)}"><p><b>${escaped(keywordTitle(keyword.name))}</b> ${
    number === undefined ? '' : `<a class="n" href="#${number}">${number}</a> `
  }${escaped(keyword.text)}</p></section>`;
};

const entryHtml = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const rules = entry.concepts.flatMap(concept => book.numbersOf(concept, edition)[0] ?? []);
  return `<section id="${htmlAnchor(entry.kind, entry.id)}"><h3>${escaped(entry.question)}</h3><p>${entry.standing === 'contradicts' ? '<b>By the rules:</b> ' : ''}${escaped(entry.answer)}</p>${listHtml('ol', entry.steps)}${listHtml('ul', entry.finePoints)}<p class="e">${escaped(
    standingOf(book, entry, edition),
  )} ${escaped(sourceOf(book, entry))}. ${rules.map(number => `<a href="#${number}">${number}</a>`).join(' ')}</p></section>`;
};

const listHtml = (tag: 'ol' | 'ul', items: readonly string[] = []): string =>
  items.length === 0 ? '' : `<${tag}>${items.map(item => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;

const standingOf = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const where = `Holds in ${editionsOf(book, entry)}.`;
  const note = entry.standingNote === undefined ? '' : ` ${entry.standingNote}`;
  if (entry.standing === 'contradicts') return `${SOURCE_ERRS}${note}`;
  if (entry.standing === 'superseded') return `Superseded.${note} ${where}`;
  return entry.editions.includes(edition) ? where : `Does not hold in edition ${edition}.${note} ${where}`;
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
