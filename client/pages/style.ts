/** How rule pages look: in the colours and type of the editor's theme, light, dark or high in contrast. */
import { html } from '../../rules-db/htmlText.ts';
import { COLOUR_SCHEME } from '../colourScheme.ts';

export const PAGE_STYLE = html`
${COLOUR_SCHEME}
html { scrollbar-gutter: stable; }
main > p { scroll-margin-top: 5rem; }
.here { box-shadow: -.6rem 0 0 -.35rem var(--vscode-focusBorder); }
body { overflow-wrap: break-word;
  margin: 0 auto; padding: 0 2rem 3rem; max-width: 50rem; box-sizing: border-box;
  color: var(--vscode-editor-foreground); background: var(--vscode-editor-background);
  font-family: var(--vscode-font-family); font-size: calc(var(--vscode-font-size) * 1.08); line-height: 1.6;
}
.bar {
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .5rem;
  margin: 0 -2rem 1.5rem; padding: .7rem 2rem; background: var(--vscode-editor-background);
  border-bottom: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border));
  font-size: var(--vscode-font-size);
}
.chip {
  padding: 0 .6em; border-radius: 1em; line-height: 1.6;
  color: var(--vscode-descriptionForeground);
  border: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border));
}
.chip.rule, .chip.faq, .chip.ruling, .chip.card, .chip.keyword, .chip.scenario, .chip.story, .chip.diff {
  color: var(--vscode-badge-foreground); background: var(--vscode-badge-background);
  border-color: var(--vscode-contrastBorder, transparent);
}
.citation { min-width: 0; margin-right: auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chip, .button { white-space: nowrap; }
@media (max-width: 36rem) { .bar { flex-wrap: wrap; } }
.button {
  padding: .1em .8em; border-radius: 3px; text-decoration: none;
  color: var(--vscode-button-secondaryForeground); background: var(--vscode-button-secondaryBackground);
  border: 1px solid var(--vscode-button-border, transparent);
}
.button:hover { background: var(--vscode-button-secondaryHoverBackground); text-decoration: none; }
.path { margin: 0 0 .4rem; color: var(--vscode-descriptionForeground); font-size: var(--vscode-font-size); }
.path a { color: inherit; text-decoration: underline; text-decoration-color: transparent; }
.path a:hover { color: var(--vscode-textLink-activeForeground); text-decoration-color: currentColor; }
h1, h2, h3, h4 { line-height: 1.25; font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: 1.7em; }
h2 {
  margin: 2.2rem 0 .6rem; padding-bottom: .25rem; font-size: 1.15em;
  border-bottom: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border));
}
h3 { margin: 1.6rem 0 .4rem; font-size: 1.02em; }
p, ul, ol { margin: .6rem 0; }
ul, ol { padding-left: 1.4em; }
li { margin: .25rem 0; }
li::marker { color: var(--vscode-descriptionForeground); }
a { color: var(--vscode-textLink-foreground); text-decoration: none; border-radius: 2px; }
a:hover { color: var(--vscode-textLink-activeForeground); text-decoration: underline; }
a:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
code {
  padding: .1em .35em; border-radius: 3px; font-family: var(--vscode-editor-font-family); font-size: .92em;
  color: var(--vscode-textPreformat-foreground); background: var(--vscode-textPreformat-background);
}
a code { color: inherit; }
pre {
  padding: .8rem 1rem; overflow-x: auto; border-radius: 4px; line-height: 1.45;
  background: var(--vscode-textCodeBlock-background);
}
li p { margin: 0; }
li p em, td del { color: var(--vscode-descriptionForeground); }
.scenario li p em, .story li p em { font-size: .92em; font-style: normal; }
.diff td strong { padding: 0 .15em; border-radius: 2px; background: var(--vscode-diffEditor-insertedTextBackground); }
.diff td { width: 38%; }
.diff td:first-child { width: 24%; }
body:has(main.diff) { max-width: 72rem; }
pre code { padding: 0; background: none; color: inherit; }
blockquote {
  margin: 1rem 0; padding: .1rem 1rem; border-radius: 0 4px 4px 0;
  background: var(--vscode-textBlockQuote-background);
  border-left: 3px solid var(--vscode-textBlockQuote-border, var(--vscode-textLink-foreground));
}
.table { margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; min-width: 60%; }
th, td {
  padding: .4rem .9rem .4rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border));
}
th { font-weight: 600; color: var(--vscode-descriptionForeground); }
hr { margin: 2rem 0; border: 0; border-top: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border)); }
.stale {
  padding: .4rem .8rem; border-radius: 3px; color: var(--vscode-inputValidation-warningForeground, inherit);
  background: var(--vscode-inputValidation-warningBackground);
  border: 1px solid var(--vscode-inputValidation-warningBorder, var(--vscode-contrastBorder, transparent));
}
.notice { padding-top: 3rem; }
`;
