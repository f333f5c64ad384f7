/**
 * How far a page is scrolled: the page reports it, so that going back returns there. VS Code keeps that of a tab that is
 * hidden, not of one in whose place another page was opened.
 */

import { type HtmlText, html } from '../../rules-db/htmlText.ts';

/**
 * The one script of pages. What VS Code kept itself is newer than `top`. A page whose content changes is sent the new content: to
 * load it anew would take the focus from a user who writes beside it.
 */
export const scrollScript = (top: number): HtmlText => html`
const editor = acquireVsCodeApi();
scrollTo(0, editor.getState()?.top ?? ${Math.max(0, Math.round(top))});
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
  const main = document.querySelector('main');
  if (main !== null && typeof data?.main === 'string') main.innerHTML = data.main;
});
`;

/** Undefined for what is no such message. */
export const topIn = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'top' in message && typeof message.top === 'number'
    ? message.top
    : undefined;
