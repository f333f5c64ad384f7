/**
 * HTML, held apart from text by its type, as `markdown.ts` does it for Markdown: what an author, a file or the book says
 * becomes HTML through `escapeHtml` alone, and shows as it is written.
 */

declare const brand: unique symbol;
/** Nothing at all is HTML, too. */
export type HtmlText = '' | (string & { readonly [brand]: 'html' });
/** Text that is not HTML: what is escaped already is not escaped again. */
type Unescaped = string & { readonly [brand]?: never };

/** HTML that the program itself writes, with other HTML in it. */
export const html = (parts: TemplateStringsArray, ...inner: readonly (HtmlText | number)[]): HtmlText => {
  let whole = parts[0] ?? '';
  for (let at = 0; at < inner.length; at += 1) whole += `${inner[at]}${parts[at + 1] ?? ''}`;
  return whole as HtmlText;
};

/** Text as it may appear in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: Unescaped): HtmlText =>
  text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character) as HtmlText;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const joinedHtml = (parts: readonly HtmlText[], between: '' | ' ' | '\n' = ''): HtmlText =>
  parts.join(between) as HtmlText;

/** What a library or a drawing has made of text that it escapes itself. */
export const escapedElsewhere = (made: string): HtmlText => made as HtmlText;

/** Words of a text that stand for something. */
export interface LinkedWords {
  readonly text: string;
  readonly href: string;
  readonly title: string;
}

/** A text in which such words are links; of words that begin alike the longest count: 465.2.c before 465.2. */
export const withLinks = (text: string, links: readonly LinkedWords[]): HtmlText => {
  if (links.length === 0) return escapeHtml(text);
  const words = links.toSorted((a, b) => b.text.length - a.text.length);
  const cited = new RegExp(`(?:${words.map(each => inPattern(each.text)).join('|')})(?![.]?\\w)`, 'g');
  let whole: HtmlText = '';
  let at = 0;
  for (const { 0: said, index } of text.matchAll(cited)) {
    const link = words.find(each => each.text === said);
    const shown =
      link === undefined
        ? escapeHtml(said)
        : html`<a href="${escapeHtml(link.href)}" title="${escapeHtml(link.title)}">${escapeHtml(said)}</a>`;
    whole = html`${whole}${escapeHtml(text.slice(at, index))}${shown}`;
    at = index + said.length;
  }
  return html`${whole}${escapeHtml(text.slice(at))}`;
};

const inPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
