/** The document of the board's window: the picture, the path below it, and what there is to press. */
import { escapeHtml, type HtmlText, html } from '../../rules-db/htmlText.ts';

export interface BoardDocument {
  readonly nonce: string;
  /** Of the window's script, as the webview may load it. */
  readonly script: string;
  /** What may be loaded from. */
  readonly source: string;
}

export const boardHtml = ({ nonce, script, source }: BoardDocument): HtmlText => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${escapeHtml(nonce)}'; img-src data:; script-src ${escapeHtml(source)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Riftbench Board</title>
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<header>
<h1 id="name"></h1>
<p id="state" role="status" aria-live="polite"></p>
</header>
<div id="pictures">
<div id="kept" role="region" aria-label="Board to compare with" hidden></div>
<div id="picture" role="region" aria-label="Board"></div>
</div>
<section id="playing" aria-label="Play on" hidden>
<div class="bar">
<h2>Play on</h2>
<button id="take-back" title="Take the last line back (Backspace)">Take Back</button>
<button id="put-down" hidden>Show All</button>
</div>
<p id="why" role="status" aria-live="polite"></p>
<div id="assignment"></div>
<div id="openings"></div>
<div id="setting-up"></div>
</section>
</main>
<footer aria-label="Path">
<div class="bar" role="toolbar" aria-label="Steps">
<button id="first" title="To the board as laid out (Home)" aria-label="To the board as laid out">|◀</button>
<button id="back" title="One step back (Left)" aria-label="One step back">◀</button>
<button id="play" title="Play (Space)" aria-label="Play the steps" aria-pressed="false">Play</button>
<button id="next" title="One step on (Right)" aria-label="One step on">▶</button>
<button id="last" title="To the end (End)" aria-label="To the end">▶|</button>
<input id="path" type="range" min="0" max="0" value="0" aria-label="Step of the scenario">
<select id="pause" title="Pause between two steps as they are played" aria-label="Pause between two steps as they are played">
<option value="500">0.5 s</option><option value="1200" selected>1.2 s</option><option value="2500">2.5 s</option><option value="5000">5 s</option>
</select>
<span id="place"></span>
<select id="ruleset" aria-label="Edition"></select>
<button id="ruling" title="The scenario as Markdown: question, answer, steps and rules">Copy as Ruling</button>
<button id="picture-copy" title="Copy the picture to the clipboard">Copy Picture</button>
<button id="picture-svg">Save as SVG</button>
<button id="picture-png">Save as PNG</button>
<button id="compare" title="Keep this board beside the one that is shown" aria-pressed="false">Compare</button>
<button id="pin" title="Keep this board while the cursor moves" aria-pressed="false">Pin</button>
</div>
<p id="step" aria-live="polite"></p>
</footer>
<script src="${escapeHtml(script)}"></script>
</body>
</html>`;

const STYLE = html`
:root { color-scheme: light dark; }
body {
  margin: 0; padding: 0; min-height: 100vh; display: flex; flex-direction: column;
  color: var(--vscode-editor-foreground); background: var(--vscode-editor-background);
  font-family: var(--vscode-font-family); font-size: var(--vscode-font-size);
}
main { flex: 1; padding: 0 4px; }
h1 { font-size: 1.1em; font-weight: 600; margin: .6em 8px 0; overflow-wrap: anywhere; }
#state { margin: .2em 8px; color: var(--vscode-descriptionForeground); min-height: 1.3em; }
#state.stale { color: var(--vscode-editorWarning-foreground, var(--vscode-editor-foreground)); }
#pictures { display: flex; flex-wrap: wrap; }
#pictures > div { flex: 1 1 320px; min-width: 0; }
#kept p { margin: .2em 8px; color: var(--vscode-descriptionForeground); }
#kept svg, #picture svg { display: block; width: 100%; height: auto; }
#picture.stale svg { opacity: .55; }
#picture svg :focus { outline: none; }
#picture svg :focus > rect { stroke: var(--vscode-focusBorder); stroke-width: 3px; }
#picture p { padding: 0 8px; }
footer {
  position: sticky; bottom: 0; padding: 4px 12px 8px; background: var(--vscode-editor-background);
  border-top: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
}
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
#path { flex: 1 1 120px; min-width: 80px; accent-color: var(--vscode-progressBar-background, var(--vscode-button-background)); }
#place { min-width: 4.5em; text-align: right; font-variant-numeric: tabular-nums; }
#step { margin: .4em 0 0; min-height: 2.6em; overflow-wrap: anywhere; }
#step a { color: var(--vscode-textLink-foreground); }
button, select {
  font: inherit; padding: 2px 8px; border-radius: 3px; border: 1px solid var(--vscode-button-border, transparent);
  color: var(--vscode-button-secondaryForeground); background: var(--vscode-button-secondaryBackground);
}
button:hover { background: var(--vscode-button-secondaryHoverBackground); }
button[aria-pressed="true"] { color: var(--vscode-button-foreground); background: var(--vscode-button-background); }
button:disabled { opacity: .4; }
:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 1px; }
[hidden] { display: none !important; }
#playing { padding: 4px 8px 12px; }
h2, h3 { font-size: 1em; font-weight: 600; margin: 0 8px 0 0; }
h3 { margin: .6em 0 .3em; }
#why { margin: .3em 0; min-height: 1.3em; }
.group { display: flex; flex-wrap: wrap; gap: 4px; margin: 0 0 .4em; align-items: baseline; }
.group > span { min-width: 6em; color: var(--vscode-descriptionForeground); }
.group button { text-align: left; overflow-wrap: anywhere; }
.ways { display: flex; flex-wrap: wrap; gap: 4px; width: 100%; padding-left: 1em; }
form { display: inline-flex; gap: 4px; }
input:not([type]) {
  font: inherit; color: var(--vscode-input-foreground); background: var(--vscode-input-background);
  border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, transparent)); padding: 2px 4px; min-width: 16em;
}
.counter { white-space: nowrap; }
table { border-spacing: 4px 2px; }
td.count { min-width: 2em; text-align: center; font-variant-numeric: tabular-nums; font-size: 1.2em; }
#picture .card { cursor: grab; touch-action: none; }
#picture .lifted > rect { stroke: var(--vscode-focusBorder, Highlight); stroke-width: 4px; stroke-dasharray: 6 3; }
#picture .legal > rect { stroke: var(--vscode-testing-iconPassed, #3a3); stroke-width: 4px; }
#picture .barred > rect { stroke-dasharray: 2 5; }
#picture .dragged { pointer-events: none; opacity: .8; }
`;
