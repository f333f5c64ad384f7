/** A few lines of text in large type, for somebody who does not sit at the screen. */
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../rules-db/htmlText.ts';
import { COLOUR_SCHEME } from '../colourScheme.ts';
import { documentHtml } from './document.ts';

/** A line a paragraph. */
export function largeHtml(title: string, text: string, nonce: string): HtmlText {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const paragraphs = lines.map(line => html`<p>${escapeHtml(line)}</p>`);
  const body = html`<main>${joinedHtml(paragraphs, '\n')}</main>`;
  return documentHtml({ title, body, nonce, style: LARGE_STYLE });
}

/** By the width of the tab, and never smaller than twice the editor's type. */
const LARGE_STYLE = html`
${COLOUR_SCHEME}
body {
  margin: 0; padding: 4vw; box-sizing: border-box; min-height: 100vh; display: flex; align-items: center;
  color: var(--vscode-editor-foreground); background: var(--vscode-editor-background);
  font-family: var(--vscode-font-family); font-size: max(4vmin, 2em); line-height: 1.35;
}
main { max-width: 34em; margin: 0 auto; }
p { margin: .7em 0; text-wrap: pretty; }
p:first-child { font-size: 1.5em; font-weight: 600; line-height: 1.25; }
`;
