/** A rule page as the document of a webview: no network, no style and no script but its own. */
import { htmlOf, lineHtml, parted } from '../../rules-db/blocks/html.ts';
import { escapeHtml, type HtmlText, html } from '../../rules-db/htmlText.ts';
import type { PageResult } from '../../server/protocol.ts';
import { commandLink, OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './commandLinks.ts';
import { documentHtml } from './document.ts';
import { scrollScript } from './scroll.ts';
import { PAGE_STYLE } from './style.ts';
import { editionText, readPageUri, resolvePageLink } from './uris.ts';

/** What a page says, below its bar. `stale`: a sentence above it all, where it is not of the text as it is now. */
export function pageMain(uri: string, page: PageResult, stale?: string): HtmlText {
  const notice = stale === undefined ? '' : html`<p class="stale" role="status">${escapeHtml(stale)}</p>\n`;
  const hrefOf = (target: string): string | undefined => followable(uri, target);
  const { path, rest } = parted(page.blocks);
  const place =
    path === '' ? '' : html`<nav class="path" aria-label="Place in the rule book">${lineHtml(path, hrefOf)}</nav>\n`;
  return html`${notice}${place}${htmlOf(rest, hrefOf)}`;
}

interface HowShown {
  /** How far down it opens. */
  readonly top?: number;
  /** Of a story, as of `paragraphAt`: the one to open at. */
  readonly paragraph?: number | undefined;
  /** As of `pageMain`. */
  readonly stale?: string | undefined;
}

export function pageHtml(uri: string, page: PageResult, nonce: string, how: HowShown = {}): HtmlText {
  const { top = 0, stale, paragraph } = how;
  const { kind, edition } = readPageUri(uri) ?? { kind: 'page', edition: '' };
  const bar = html`<nav class="bar" aria-label="Page">
<span class="chip ${escapeHtml(kind)}">${escapeHtml(KINDS[kind] ?? 'Page')}</span>
${kind === 'document' || kind === 'book' ? '' : html`<span class="chip">Core rules ${escapeHtml(editionText(edition))}</span>\n`}<code class="citation">${escapeHtml(page.citation)}</code>
<a class="button" href="${escapeHtml(commandLink('riftbench.copyCitation', uri))}">Copy citation</a>
<a class="button" href="${escapeHtml(commandLink('riftbench.lookUp'))}">Look up…</a>
</nav>`;
  return documentHtml({
    title: page.title,
    body: html`${bar}\n<main class="${escapeHtml(kind)}">${pageMain(uri, page, stale)}</main>`,
    nonce,
    style: PAGE_STYLE,
    script: scrollScript(top, paragraph),
  });
}

/** A page that says that something is waited for, or went wrong. */
export function noticeHtml(title: string, text: string, nonce: string): HtmlText {
  const body = html`<main class="notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`;
  return documentHtml({ title, body, nonce, style: PAGE_STYLE });
}

const KINDS: Readonly<Record<string, string>> = {
  rule: 'Rule',
  faq: 'FAQ',
  ruling: 'Ruling',
  card: 'Card',
  keyword: 'Keyword',
  scenario: 'Scenario',
  story: 'Your scenario',
  diff: 'Comparison',
  list: 'List',
  book: 'Rule',
  document: 'Imported',
};

const followable = (from: string, target: string): string | undefined => {
  const found = resolvePageLink(from, target);
  switch (found?.to) {
    case 'page':
      return commandLink(OPEN_PAGE, found.uri);
    case 'scenario':
      return commandLink(OPEN_SCENARIO, found.id);
    case 'file':
      return commandLink(OPEN_PLACE, found.uri);
    default:
      return undefined;
  }
};
