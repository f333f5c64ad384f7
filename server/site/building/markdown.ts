/** Markdown as the HTML of a page: nothing of an author's text becomes HTML but by the library that reads it. */
import MarkdownIt from 'markdown-it';
import { anchorOf } from '../../../rules-db/blocks/html.ts';
import {
  escapedElsewhere,
  escapeHtml,
  type HtmlText,
  html,
  type LinkedWords,
  withLinks,
} from '../../../rules-db/htmlText.ts';

type Tokens = ReturnType<MarkdownIt['parse']>;
type Token = Tokens[number];

export interface Reading {
  /** Where a link of the text leads on the site; undefined where it leads nowhere, and only its words are shown. */
  readonly hrefOf: (target: string) => string | undefined;
  /** The file of a picture; undefined for one that the site does not have. */
  readonly pictureOf?: (target: string) => string | undefined;
  /** A block of code in a language, which begins on a line, from 0; undefined where it is shown as any other. */
  readonly fence?: (language: string, line: number) => HtmlText | undefined;
  /** What is cited on lines of the text, from the first to before the last. */
  readonly citedOn?: (from: number, to: number) => readonly LinkedWords[];
}

export interface ReadText {
  readonly html: HtmlText;
  /** The words of the first heading. */
  readonly title: string | undefined;
  /** The words of the first paragraph. */
  readonly first: string;
}

/** One for all: to make it takes longer than to read a page. What a text is read with goes along with it. */
const reader = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Each link is looked at below.
reader.validateLink = () => true;
reader.renderer.rules.fence = (tokens, at, _, env: Reading) => fenceHtml(tokens[at], env);
reader.renderer.rules.image = (tokens, at, _, env: Reading) => pictureHtml(tokens[at], env);
reader.renderer.rules.text = (tokens, at, _, env: Reading) => textHtml(tokens[at], env);

export const readMarkdown = (text: string, reading: Reading): ReadText => {
  const tokens = reader.parse(text, {});
  for (const token of tokens) if (token.type === 'inline') prepareInline(token, reading);
  giveAnchors(tokens);
  // The renderer escapes all that is text.
  const rendered = escapedElsewhere(reader.renderer.render(tokens, reader.options, reading));
  return {
    html: tablesInFrames(rendered),
    title: textIn(tokens, 'heading_open'),
    first: textIn(tokens, 'paragraph_open') ?? '',
  };
};

/** A table that is wider than a phone is moved by itself, by keys as well. */
const tablesInFrames = (rendered: HtmlText): HtmlText =>
  escapedElsewhere(
    rendered
      .replaceAll('<table>', '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
  );

const fenceHtml = (token: Token | undefined, { fence }: Reading): string => {
  if (token === undefined) return '';
  const [language = ''] = token.info.trim().split(/\s+/);
  const own = fence?.(language.toLowerCase(), token.map?.[0] ?? 0);
  return own ?? html`<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre>\n`;
};

/** A picture of another host is not loaded: it is a link. */
const pictureHtml = (token: Token | undefined, { pictureOf }: Reading): string => {
  const target = `${token?.attrGet('src') ?? ''}`;
  const alt = escapeHtml(token?.content ?? '');
  const file = pictureOf?.(target);
  if (file !== undefined) return html`<img src="${escapeHtml(file)}" alt="${alt}" loading="lazy">`;
  return WEB.test(target)
    ? html`<a href="${escapeHtml(target)}" rel="noopener">${alt === '' ? escapeHtml('Picture') : alt}</a>`
    : alt;
};

const WEB = /^https?:\/\//i;

/** Links that lead nowhere lose their marks; what is within a link is no citation of its own. */
const prepareInline = (token: Token, { hrefOf }: Reading): void => {
  const kept: Token[] = [];
  let depth = 0;
  const dropped: number[] = [];
  for (const child of token.children ?? []) {
    if (child.type === 'link_open') {
      depth += 1;
      const target = `${child.attrGet('href') ?? ''}`;
      const href = WEB.test(target) || /^mailto:/i.test(target) ? target : hrefOf(target);
      if (href === undefined) {
        dropped.push(depth);
        continue;
      }
      child.attrSet('href', href);
      if (WEB.test(href)) child.attrSet('rel', 'noopener');
    } else if (child.type === 'link_close') {
      const isDropped = dropped.at(-1) === depth;
      if (isDropped) dropped.pop();
      depth -= 1;
      if (isDropped) continue;
    } else if (child.type === 'text' && depth === 0 && token.map !== null) {
      child.meta = { on: token.map };
    }
    kept.push(child);
  }
  token.children = kept;
};

const textHtml = (token: Token | undefined, { citedOn }: Reading): string => {
  if (token === undefined) return '';
  const on: unknown = token.meta?.on;
  const cited = Array.isArray(on) ? (citedOn?.(Number(on[0]), Number(on[1])) ?? []) : [];
  return withLinks(token.content, cited);
};

/** As other tools name headings: “Tank first!” is `tank-first`. */
const giveAnchors = (tokens: Tokens): void => {
  const taken = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    token.attrSet('id', anchorOf(tokens[at + 1]?.content ?? '', taken));
  }
};

const textIn = (tokens: Tokens, opens: string): string | undefined => {
  const at = tokens.findIndex(({ type }) => type === opens);
  const words = tokens[at + 1]?.children?.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
  return at < 0 ? undefined : words;
};
