/**
 * How far a page is scrolled: the page reports it, so that going back returns there. VS Code keeps that of a tab that is
 * hidden, not of one in whose place another page was opened.
 */

import { type HtmlText, html } from '../../rules-db/htmlText.ts';
import type { PageResult } from '../../server/protocol.ts';

/** The paragraphs of a story that show a line of the document, and nothing else. */
const LINES = html`main > p > code:only-child`;

/**
 * The one script of pages. What VS Code kept itself is newer than `top`; a `paragraph` of a story is gone to whatever was kept. A page whose content changes is sent the new content: to
 * load it anew would take the focus from a user who writes beside it.
 */
export const scrollScript = (top: number, paragraph?: number): HtmlText => html`
const editor = acquireVsCodeApi();
const toLine = paragraph => {
  for (const each of document.querySelectorAll('.here')) each.classList.remove('here');
  const found = document.querySelectorAll('${LINES}')[paragraph]?.parentElement;
  found?.classList.add('here');
  found?.scrollIntoView({ block: 'start' });
};
const paragraph = ${paragraph ?? -1};
if (paragraph < 0) scrollTo(0, editor.getState()?.top ?? ${Math.max(0, Math.round(top))});
else toLine(paragraph);
let isReported = true;
addEventListener('scroll', () => {
  if (!isReported) return;
  isReported = false;
  setTimeout(() => {
    isReported = true;
    editor.setState({ top: scrollY });
    editor.postMessage({ top: scrollY });
  }, 100);
}, { passive: true });
addEventListener('message', ({ data }) => {
  if (typeof data?.paragraph === 'number') toLine(data.paragraph);
  const main = document.querySelector('main');
  if (main !== null && typeof data?.main === 'string') main.innerHTML = data.main;
});
`;

/** The paragraph of a story to open at: of the line of the document, or the last one above it. Undefined above them all. */
export const paragraphAt = ({ lines = [] }: PageResult, line: number | undefined): number | undefined => {
  if (line === undefined) return undefined;
  const last = lines.reduce((best, each) => (each <= line && each > best ? each : best), Number.NEGATIVE_INFINITY);
  const found = lines.indexOf(last);
  return found < 0 ? undefined : found;
};

/** Undefined for what is no such message. */
export const topIn = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'top' in message && typeof message.top === 'number'
    ? message.top
    : undefined;
