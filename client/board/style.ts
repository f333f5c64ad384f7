/** How the board's window looks: in the editor's colours, in one column where it is narrow. */
import { html } from '../../rules-db/htmlText.ts';
import { COLOUR_SCHEME } from '../colourScheme.ts';

export const STYLE = html`
${COLOUR_SCHEME}
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
#printed {
  position: fixed; left: 12px; right: 12px; z-index: 1; max-width: 40em; max-height: 40vh; overflow: hidden; padding: 6px 10px; pointer-events: none;
  color: var(--vscode-editorHoverWidget-foreground, var(--vscode-editor-foreground)); background: var(--vscode-editorHoverWidget-background, var(--vscode-editor-background));
  border: 1px solid var(--vscode-editorHoverWidget-border, var(--vscode-contrastBorder, currentColor)); border-radius: 3px;
}
#printed p { margin: .2em 0; overflow-wrap: anywhere; }
footer {
  position: sticky; bottom: 0; padding: 4px 12px 8px; background: var(--vscode-editor-background);
  border-top: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
}
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
.steps { flex: 1 1 300px; }
.way { flex: 1 1 110px; display: flex; align-items: center; gap: 4px; min-width: 0; }
.steps button { min-width: 2.4em; }
[role="menu"] {
  position: absolute; right: 12px; bottom: 100%; z-index: 1; min-width: 19em; max-width: 90vw; padding: 4px 0;
  color: var(--vscode-menu-foreground, var(--vscode-foreground)); background: var(--vscode-menu-background, var(--vscode-editor-background));
  border: 1px solid var(--vscode-menu-border, var(--vscode-contrastBorder, var(--vscode-widget-border, currentColor)));
  border-radius: 5px; box-shadow: 0 2px 8px var(--vscode-widget-shadow, transparent);
}
[role="menu"] button {
  display: block; width: 100%; padding: 4px 12px 4px 28px; border: 0; border-radius: 0; text-align: left;
  color: inherit; background: none;
}
[role="menu"] button:hover, [role="menu"] button:focus {
  color: var(--vscode-menu-selectionForeground, inherit); background: var(--vscode-menu-selectionBackground, var(--vscode-list-hoverBackground));
  outline: 1px solid var(--vscode-menu-selectionBorder, transparent); outline-offset: -1px;
}
[role="menu"] button[aria-checked="true"]::before { content: "✓"; position: absolute; left: 12px; }
[role="separator"] { height: 1px; margin: 4px 0; background: var(--vscode-menu-separatorBackground, var(--vscode-widget-border, currentColor)); }
#path { flex: 1 1 auto; width: 0; min-width: 40px; accent-color: var(--vscode-progressBar-background, var(--vscode-button-background)); }
#place { min-width: 4em; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
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
#playing[aria-busy="true"] > :not(.bar, #why) { opacity: .55; }
#playing { padding: 4px 8px 12px; }
h2, h3 { font-size: 1em; font-weight: 600; margin: 0 8px 0 0; }
h3 { margin: .6em 0 .3em; }
#why { margin: .3em 0; min-height: 1.3em; }
.group { display: grid; grid-template-columns: 7em minmax(0, 1fr); gap: 4px; margin: 0 0 .4em; align-items: baseline; }
.group > span { color: var(--vscode-descriptionForeground); overflow-wrap: anywhere; }
input:placeholder-shown { text-overflow: ellipsis; }
#assignment { margin: 0 0 .4em; }
#printed h2 { margin: 0; }
.group > div, .acts { display: flex; flex-wrap: wrap; gap: 4px; align-items: baseline; min-width: 0; }
@media (max-width: 340px) { .group { grid-template-columns: minmax(0, 1fr); } }
.group button { text-align: left; overflow-wrap: anywhere; }
.ways { display: flex; flex-wrap: wrap; gap: 4px; width: 100%; padding-left: 1em; }
form { display: inline-flex; gap: 4px; max-width: 100%; min-width: 0; }
form button { white-space: nowrap; }
details { margin: .2em 0 .4em; }
summary { cursor: pointer; padding: 2px 0; }
details > .group { padding-left: 1em; }
input:not([type]) {
  font: inherit; color: var(--vscode-input-foreground); background: var(--vscode-input-background);
  border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, transparent)); padding: 2px 4px; min-width: 0; width: 15em; max-width: 100%;
}
.refused { flex-basis: 100%; border-left: 3px solid var(--vscode-inputValidation-errorBorder, var(--vscode-errorForeground, currentColor)); padding-left: 8px; }
.refused p { margin: .2em 0; overflow-wrap: anywhere; }
input[aria-invalid="true"] { outline: 1px solid var(--vscode-inputValidation-errorBorder, var(--vscode-errorForeground, currentColor)); outline-offset: 0; }
.counter { white-space: nowrap; }
table { border-spacing: 4px 2px; }
th { font-weight: normal; text-align: left; }
td.count { min-width: 2em; text-align: center; font-variant-numeric: tabular-nums; font-size: 1.2em; }
#picture .card { cursor: grab; }
#picture .lifted > rect { stroke: var(--vscode-focusBorder, Highlight); stroke-width: 4px; stroke-dasharray: 6 3; }
#picture .legal > rect { stroke: var(--vscode-testing-iconPassed, #3a3); stroke-width: 4px; }
#picture .keeps > rect { stroke: var(--vscode-testing-iconPassed, #3a3); }
#picture .loses > rect { stroke: var(--vscode-testing-iconFailed, #c33); stroke-dasharray: 12 4; }
#picture .unknown > rect { stroke: var(--vscode-testing-iconQueued, #c93); stroke-dasharray: 3 4; }
#picture text.sign { font-size: 22px; font-weight: 700; pointer-events: none; fill: var(--vscode-editor-foreground); }
button.keeps { border: 2px solid var(--vscode-testing-iconPassed, #3a3); }
button.loses { border: 1px dashed var(--vscode-testing-iconFailed, #c33); }
button.unknown { border: 1px dotted var(--vscode-testing-iconQueued, #c93); }
button .sign { margin-right: .4em; font-weight: 700; }
#puzzle {
  position: sticky; top: 0; z-index: 1; max-height: 45vh; overflow: auto; margin: .4em 8px; padding: 6px 10px;
  background: var(--vscode-editor-background); border-radius: 4px;
  border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, currentColor)); border-left-width: 4px;
}
html:has(#puzzle:not([hidden])) { scroll-padding-top: 46vh; }
#puzzle[data-stands="kept"], #puzzle[data-stands="solved"] { border-left-color: var(--vscode-testing-iconPassed, #3a3); }
#puzzle[data-stands="lost"], #puzzle[data-stands="failed"], #puzzle[data-stands="let"] { border-left-color: var(--vscode-testing-iconFailed, #c33); border-left-style: dashed; }
#puzzle[data-stands="solved"] #standing { font-weight: 600; }
#puzzle p { margin: .2em 0; overflow-wrap: anywhere; }
#goal { font-weight: 600; }
#puzzle ol { margin: .4em 0 0; padding-left: 1.8em; overflow-wrap: anywhere; }
#puzzle-played { color: var(--vscode-descriptionForeground); }
#puzzle pre { margin: .2em 0 0 1em; white-space: pre-wrap; font-family: var(--vscode-editor-font-family, monospace); }
#judging { margin: .3em 0; }
#judging select { max-width: 100%; }
#picture .barred > rect { stroke-dasharray: 2 5; }
#picture .dragged { pointer-events: none; opacity: .8; }
`;
