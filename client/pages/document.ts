/** The document of every webview of ours: it loads nothing, and has a style of its own. */
import { escapeHtml, type HtmlText, html } from '../../rules-db/htmlText.ts';

export interface PageDocument {
  readonly title: string;
  readonly body: HtmlText;
  readonly nonce: string;
  readonly style: HtmlText;
  /** Ours, with nothing in it that a page says. */
  readonly script?: HtmlText;
}

/** `nonce`: a new one for each document, so that no other style or script runs in it. */
export const documentHtml = ({ title, body, nonce, style, script }: PageDocument): HtmlText => {
  const own = escapeHtml(nonce);
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${own}'${script === undefined ? '' : html`; script-src 'nonce-${own}'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${own}">${style}</style>
</head>
<body>
${body}${script === undefined ? '' : html`\n<script nonce="${own}">${script}</script>`}
</body>
</html>`;
};
