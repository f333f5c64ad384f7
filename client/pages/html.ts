/** A rule page as the document of a webview: no network, no style and no script but its own. */
import type { PageResult } from '../../server/protocol.ts';
import { commandLink, OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './commandLinks.ts';
import { documentHtml } from './document.ts';
import { escapeHtml } from './escape.ts';
import { renderMarkdown } from './markdown.ts';
import { scrollScript } from './scroll.ts';
import { PAGE_STYLE } from './style.ts';
import { editionText, readPageUri, resolvePageLink } from './uris.ts';

/** `top`: how far down it opens. */
export function pageHtml(uri: string, page: PageResult, nonce: string, top = 0): string {
  const { kind, edition } = readPageUri(uri) ?? { kind: 'page', edition: '' };
  const bar = `<nav class="bar" aria-label="Page">
<span class="chip ${escapeHtml(kind)}">${escapeHtml(KINDS[kind] ?? 'Page')}</span>
${kind === 'document' ? '' : `<span class="chip">Core rules ${escapeHtml(editionText(edition))}</span>\n`}<code class="citation">${escapeHtml(page.citation)}</code>
<a class="button" href="${escapeHtml(commandLink('riftbench.copyCitation', uri))}">Copy citation</a>
<a class="button" href="${escapeHtml(commandLink('riftbench.lookUp'))}">Look up…</a>
</nav>`;
  const text = renderMarkdown(page.markdown, target => followable(uri, target));
  // What stands before the title tells where the page stands.
  const body = text.replace(
    /^<p>((?:(?!<\/p>).)*)<\/p>(?=\n<h1>)/s,
    '<nav class="path" aria-label="Where it stands">$1</nav>',
  );
  return documentHtml({
    title: page.title,
    body: `${bar}\n<main class="${escapeHtml(kind)}">${body}</main>`,
    nonce,
    style: PAGE_STYLE,
    script: scrollScript(top),
  });
}

/** A page that says that something is waited for, or went wrong. */
export function noticeHtml(title: string, text: string, nonce: string): string {
  const body = `<main class="notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`;
  return documentHtml({ title, body, nonce, style: PAGE_STYLE });
}

const KINDS: Readonly<Record<string, string>> = {
  rule: 'Rule',
  faq: 'FAQ',
  ruling: 'Ruling',
  card: 'Card',
  keyword: 'Keyword',
  scenario: 'Scenario',
  diff: 'Comparison',
  list: 'List',
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
