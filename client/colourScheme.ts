/** What the browser itself draws in a web view, fields, sliders and their lists, is light or dark as the editor's theme is. */
import { html } from '../rules-db/htmlText.ts';

/** The editor sets the classes; without it, the system's preference would decide. */
export const COLOUR_SCHEME = html`body { color-scheme: dark; }
body.vscode-light, body.vscode-high-contrast-light { color-scheme: light; }
`;
