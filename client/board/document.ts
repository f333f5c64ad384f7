/** The HTML document of the board's window: the picture, the path below it, and the buttons. */
import { escapeHtml, type HtmlText, html } from '../../rules-db/htmlText.ts';
import { STYLE } from './style.ts';
import type { WindowTexts } from './texts.ts';

export interface BoardDocument {
  readonly nonce: string;
  /** Of the window's script, as the webview may load it. */
  readonly script: string;
  /** What may be loaded from. */
  readonly source: string;
  /** Of the texts: `en`, `de`. */
  readonly language: string;
  readonly texts: WindowTexts;
}

export const boardHtml = ({ nonce, script, source, language, texts }: BoardDocument): HtmlText => html`<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${escapeHtml(nonce)}'; img-src data:; script-src ${escapeHtml(source)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title>
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body data-texts="${escapeHtml(JSON.stringify(texts))}">
<main>
<header>
<h1 id="name"></h1>
<p id="state" role="status" aria-live="polite"></p>
</header>
<section id="puzzle" aria-label="${escapeHtml(texts.puzzle)}" hidden>
<p id="goal"></p>
<p id="standing" role="status" aria-live="polite" tabindex="-1"></p>
<div class="bar" id="puzzle-acts"></div>
<ol id="hints" aria-label="${escapeHtml(texts.hints)}" hidden></ol>
<ol id="puzzle-played" aria-label="${escapeHtml(texts.puzzlePlayed)}" hidden></ol>
<details id="solution" hidden><summary>${escapeHtml(texts.solution)}</summary><pre></pre></details>
</section>
<div id="pictures">
<div id="kept" role="region" aria-label="${escapeHtml(texts.toCompare)}" hidden></div>
<div id="picture" role="region" aria-label="${escapeHtml(texts.board)}"></div>
</div>
<section id="playing" aria-label="${escapeHtml(texts.playOn)}" hidden>
<div class="bar">
<h2>${escapeHtml(texts.playOn)}</h2>
<button id="take-back" title="${escapeHtml(texts.takeBackTitle)}">${escapeHtml(texts.takeBackButton)}</button>
<button id="put-down" title="${escapeHtml(texts.showAllTitle)}" hidden>${escapeHtml(texts.showAll)}</button>
</div>
<div id="judging" class="bar" hidden>
<label for="claim">${escapeHtml(texts.whatKeeps)}</label>
<select id="claim"></select>
<span id="judged" role="status" aria-live="polite"></span>
</div>
<p id="why" role="status" aria-live="polite" tabindex="-1"></p>
<div id="assignment"></div>
<div id="openings"></div>
<div id="setting-up"></div>
</section>
</main>
<aside id="printed" aria-hidden="true" hidden></aside>
<footer id="footer" aria-label="${escapeHtml(texts.path)}" hidden>
<div class="bar">
<div class="bar steps" role="group" aria-label="${escapeHtml(texts.steps)}">
${step('first', '|◀', texts.first)}
${step('back', '◀', texts.stepBack)}
${step('play', texts.playButton, texts.play, html` aria-pressed="false"`)}
${step('next', '▶', texts.next)}
${step('last', '▶|', texts.last)}
<span class="way">
<input id="path" type="range" min="0" max="0" value="0" aria-label="${escapeHtml(texts.slider)}">
<span id="place"></span>
</span>
</div>
<select id="ruleset" aria-label="${escapeHtml(texts.edition)}"></select>
${menu('view', texts.view)}
${menu('share', texts.share)}
</div>
<p id="step" aria-live="polite"></p>
</footer>
<script src="${escapeHtml(script)}"></script>
</body>
</html>`;

const step = (id: string, sign: string, title: string, more: HtmlText = ''): HtmlText =>
  html`<button id="${escapeHtml(id)}" title="${escapeHtml(title)}" aria-label="${escapeHtml(title)}"${more}>${escapeHtml(sign)}</button>`;

/** The script fills it in. */
const menu = (id: string, title: string): HtmlText =>
  html`<div class="menu"><button id="${escapeHtml(id)}" aria-haspopup="menu" aria-expanded="false">${escapeHtml(title)} <span aria-hidden="true">▾</span></button></div>`;
