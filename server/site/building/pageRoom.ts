/**
 * What a page has room for. Pictures are in it as long as it stays light, so that they can be walked by keys; else in files of their
 * own. What is folded and has no room is read where the scenario is tried.
 */
import { escapedElsewhere, escapeHtml, type HtmlText, html } from '../../../rules-db/htmlText.ts';
import type { Picture } from '../../analysis/drawing/drawing.ts';
import { pageColours } from '../../analysis/drawing/theme.ts';
import { addressFrom } from './layout.ts';

/** In characters: what all pictures and all that is folded within one page may come to. */
const MOST_PICTURES = 24_000;
const MOST_FOLDED = 25_000;

export interface PageRoom {
  /** What is folded under a title; nothing, where there is no room. */
  readonly folded: (title: string, inside: HtmlText) => HtmlText;
  /** A picture that follows the page's colours, shown there. */
  readonly shown: (picture: Picture, which: 'begins' | 'ends') => HtmlText;
  /** Those that have files of their own, by their paths below the site's folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** `page`: the page's own path below the site's folder. */
export const pageRoom = (page: string): PageRoom => {
  const files = new Map<string, string>();
  let pictures = 0;
  let folded = 0;
  return {
    files,
    folded: (title, inside) => {
      if (inside === '' || folded + inside.length > MOST_FOLDED) return '';
      folded += inside.length;
      return foldedHtml(title, inside);
    },
    shown: (picture, which) => {
      // The few lines of style are in the site's own sheet, which alone is allowed on a page.
      const svg = picture.svg.replace(STYLE, '');
      if (pictures + svg.length <= MOST_PICTURES) {
        pictures += svg.length;
        return html`<div class="board ${escapeHtml(which)}">${escapedElsewhere(svg)}</div>`;
      }
      const file = page.replace(/\.html$/, `.board-${files.size + 1}.svg`);
      files.set(file, standingAlone(picture.svg));
      const { width, height } = picture;
      return html`<div class="board ${escapeHtml(which)}" role="group" aria-label="Board" tabindex="0"><img src="${escapeHtml(addressFrom(page, file))}" width="${width}" height="${height}" loading="lazy" alt="${escapeHtml(labelOf(picture.svg))}"></div>`;
    },
  };
};

/** Under a title that unfolds it. */
export const foldedHtml = (title: string, inside: HtmlText): HtmlText =>
  html`<details><summary>${escapeHtml(title)}</summary>${inside}</details>\n`;

const STYLE = /<style>[^<]*<\/style>/;

/** What gives the pictures of a page their colours, by day and by night: a part of its style sheet. */
export const boardColours = (): string =>
  `:root{${pageColours('light')}}@media (prefers-color-scheme:dark){:root{${pageColours('dark')}}}\n`;

/** With the colours that its page would give it. */
const standingAlone = (svg: string): string => svg.replace('<style>', `<style>${boardColours()}`);

/** What the picture says of itself, unescaped. */
const labelOf = (svg: string): string =>
  (/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? 'The board').replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => SIGNS[name] ?? '',
  );

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
