/** Lines of a scenario in colours, with what they cite as links. */

import { knownOf } from '../../../engine/known.ts';
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../../rules-db/htmlText.ts';
import type { Analysis } from '../../analysis/document/analysis.ts';
import { documentLinks } from '../../analysis/links.ts';
import { placedTokens } from '../../analysis/semanticTokens.ts';

/** The lines of the document from one to before another, from 0. `hrefOf`: where a page lies from here. */
export const codeHtml = (
  analysis: Analysis,
  { from, to }: { readonly from: number; readonly to: number },
  hrefOf: (target: string) => string | undefined,
): HtmlText => {
  const marks = marksOf(analysis);
  const lines = analysis.source.text.split(/\r\n|\r|\n/).slice(from, to);
  const coloured = lines.map((line, at) => lineHtml(line, marks.get(from + at) ?? [], hrefOf));
  return html`<pre class="rift" tabindex="0"><code>${joinedHtml(coloured, '\n')}</code></pre>`;
};

/** On one line. */
interface Mark {
  readonly start: number;
  readonly end: number;
  /** As the colours of an editor are called: `keyword`, `string`, … */
  readonly kind?: string;
  readonly target?: string;
}

const marksOf = knownOf((analysis: Analysis): ReadonlyMap<number, readonly Mark[]> => {
  const all = new Map<number, Mark[]>();
  const add = (line: number, mark: Mark): void => {
    const before = all.get(line);
    if (before === undefined) all.set(line, [mark]);
    else before.push(mark);
  };
  for (const { at, length, type } of placedTokens(analysis))
    add(at.line, { start: at.character, end: at.character + length, kind: type });
  for (const { range, target } of documentLinks(analysis))
    if (range.start.line === range.end.line)
      add(range.start.line, { start: range.start.character, end: range.end.character, target });
  return all;
});

/** A link holds the colours within it. */
const lineHtml = (line: string, marks: readonly Mark[], hrefOf: (target: string) => string | undefined): HtmlText => {
  const links = marks.filter(({ target }) => target !== undefined).toSorted((a, b) => a.start - b.start);
  const colours = marks.filter(({ kind }) => kind !== undefined).toSorted((a, b) => a.start - b.start);
  let whole: HtmlText = '';
  let at = 0;
  for (const { start, end, target = '' } of links) {
    if (start < at) continue;
    const inside = colouredHtml(line, { from: start, to: end }, colours);
    const href = hrefOf(target);
    const shown = href === undefined ? inside : html`<a href="${escapeHtml(href)}">${inside}</a>`;
    whole = html`${whole}${colouredHtml(line, { from: at, to: start }, colours)}${shown}`;
    at = end;
  }
  return html`${whole}${colouredHtml(line, { from: at, to: line.length }, colours)}`;
};

const colouredHtml = (
  line: string,
  { from, to }: { readonly from: number; readonly to: number },
  colours: readonly Mark[],
): HtmlText => {
  let whole: HtmlText = '';
  let at = from;
  for (const { start, end, kind = '' } of colours) {
    if (start < at || end > to) continue;
    const word = html`<span class="word-${escapeHtml(kind)}">${escapeHtml(line.slice(start, end))}</span>`;
    whole = html`${whole}${escapeHtml(line.slice(at, start))}${word}`;
    at = end;
  }
  return html`${whole}${escapeHtml(line.slice(at, to))}`;
};
