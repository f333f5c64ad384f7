/** What is within a line of Markdown: code, links, bold, italic and struck-out words, escapes. */
import { escapeHtml, type HtmlText, html } from '../../rules-db/htmlText.ts';

/** Turns a link's target into one that may be followed, or undefined where only its text is to be shown. */
export type ResolveLink = (target: string) => string | undefined;

/** Everything else is escaped as text. */
export function renderInline(text: string, resolve: ResolveLink): HtmlText {
  let whole: HtmlText = '';
  let at = 0;
  for (const found of text.matchAll(PIECE)) {
    whole = html`${whole}${escapeHtml(text.slice(at, found.index))}${piece(found, resolve)}`;
    at = found.index + found[0].length;
  }
  return html`${whole}${escapeHtml(text.slice(at))}`;
}

const PIECE = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/,
    /\[(?<label>(?:\\.|\[[^\]]*\]|[^\][\\])+)\]\(\s*<?(?<target>(?:\([^()\s]*\)|[^\s()<>])*)>?(?:\s+"[^"]*")?\s*\)/,
    /(?<strongMark>\*\*|__)(?=\S)(?<strong>.+?)(?<=\S)\k<strongMark>(?![*_])/,
    /(?<!\w)(?<stressMark>[*_])(?=\S)(?<stress>[^*_]+?)(?<=\S)\k<stressMark>(?!\w)/,
    /~~(?=\S)(?<struck>.+?)(?<=\S)~~/,
    /(?<break> {2,}\n)/,
  ]
    .map(part => part.source)
    .join('|'),
  'gs',
);

const piece = (found: RegExpExecArray, resolve: ResolveLink): HtmlText => {
  const { escaped, code, label, target, strong, stress, struck } = found.groups ?? {};
  if (escaped !== undefined) return escapeHtml(escaped);
  if (code !== undefined) return html`<code>${escapeHtml(code.trim())}</code>`;
  if (label !== undefined) return link(label, target ?? '', resolve);
  if (strong !== undefined) return html`<strong>${renderInline(strong, resolve)}</strong>`;
  if (stress !== undefined) return html`<em>${renderInline(stress, resolve)}</em>`;
  if (struck !== undefined) return html`<del>${renderInline(struck, resolve)}</del>`;
  return html`<br>`;
};

const link = (label: string, target: string, resolve: ResolveLink): HtmlText => {
  const href = resolve(target);
  const inner = renderInline(label, resolve);
  return href === undefined ? inner : html`<a href="${escapeHtml(href)}">${inner}</a>`;
};
