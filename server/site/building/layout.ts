/** What every page of a site has around what it says. */
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../../rules-db/htmlText.ts';
import { SITE_BOOK } from '../../../rules-db/pages/siteFiles.ts';

/** The folder that the page lies in on which scenarios are tried. */
export const TRY = 'try';

/** What is the same on all pages. */
export interface SiteFacts {
  readonly title: string;
  /** Where it will lie, with a slash at its end: previews in chats and search engines need whole addresses. */
  readonly address?: string;
}

export interface PageParts {
  /** Below the site's folder. */
  readonly file: string;
  readonly title: string;
  /** A sentence or two for previews and search engines. */
  readonly description: string;
  readonly body: HtmlText;
  /** A picture of the page, below the site's folder, and what is on it. */
  readonly preview?: { readonly file: string; readonly alt: string };
}

/** `../` for each folder that the file is in. */
const rootFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/** A file of the site as an address from another: `rules/a.html` from `faq/b.html` is `../rules/a.html`. */
export const addressFrom = (from: string, file: string): string => {
  const [own, other] = [from.split('/').slice(0, -1), file.split('/')];
  let shared = 0;
  while (shared < own.length && shared < other.length - 1 && own[shared] === other[shared]) shared += 1;
  return [...own.slice(shared).map(() => '..'), ...other.slice(shared).map(encodeURIComponent)].join('/');
};

/**
 * Nothing is loaded from another host, and nothing runs but the site's own script, without which everything can be read.
 * Frames are for the scenarios of a page, tried in it.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'";

export const pageHtml = (site: SiteFacts, { file, title, description, body, preview }: PageParts): HtmlText => {
  const root = escapeHtml(rootFrom(file));
  const to = (target: string): HtmlText => escapeHtml(addressFrom(file, target));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<title>${escapeHtml(title === site.title ? title : `${title} · ${site.title}`)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:type" content="article">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
${placed(site, file, preview)}<link rel="icon" href="${root}riftbench.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}site.css">
<script src="${root}site.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="${to('index.html')}">${escapeHtml(site.title)}</a>
<nav aria-label="Site">
<a href="${to(`${SITE_BOOK}/index.html`)}">Rule Book</a>
<a href="${to(`${TRY}/index.html`)}">Try a Scenario</a>
</nav>
<form role="search" action="${to(`${TRY}/look-up.html`)}"><input type="search" name="q" aria-label="Look up a rule, a ruling or a card" placeholder="Look up"><button type="submit">Look Up</button></form>
</header>
<main id="content">
${body}
</main>
<footer>
<p>Made with Riftbench, an unofficial fan project: the publisher's text decides. It is for preparation: at a table, judges do not answer what would happen if (TR 204.5.a.1).</p>
</footer>
</body>
</html>
`;
};

const placed = ({ address }: SiteFacts, file: string, preview: PageParts['preview']): HtmlText => {
  const whole = (path: string): string => `${address ?? ''}${path.split('/').map(encodeURIComponent).join('/')}`;
  const parts: HtmlText[] = [];
  if (address !== undefined) {
    const own = escapeHtml(whole(file.replace(/(^|\/)index\.html$/, '$1')));
    parts.push(html`<link rel="canonical" href="${own}">`, html`<meta property="og:url" content="${own}">`);
  }
  if (preview !== undefined) {
    const picture = address === undefined ? addressFrom(file, preview.file) : whole(preview.file);
    parts.push(
      html`<meta property="og:image" content="${escapeHtml(picture)}">`,
      html`<meta property="og:image:alt" content="${escapeHtml(preview.alt)}">`,
      html`<meta name="twitter:card" content="summary_large_image">`,
    );
  }
  return parts.length === 0 ? '' : html`${joinedHtml(parts, '\n')}\n`;
};

/** Text for previews: one line, and no longer than they show. */
export const description = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()}…`;
};
const LONGEST = 200;
