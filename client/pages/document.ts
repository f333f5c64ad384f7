/** What every webview of ours is: one document that loads nothing, in a style of its own. */
import { escapeHtml } from './escape.ts';

export interface Document {
  readonly title: string;
  readonly body: string;
  readonly nonce: string;
  readonly style: string;
  /** Ours, with nothing in it that a page says. */
  readonly script?: string;
}

export const documentHtml = ({ title, body, nonce, style, script }: Document): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'${script === undefined ? '' : `; script-src 'nonce-${nonce}'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}${script === undefined ? '' : `\n<script nonce="${nonce}">${script}</script>`}
</body>
</html>`;
