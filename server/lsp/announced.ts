/** What the client has to know about the features' answers before any feature is loaded. */
import type { SemanticTokensLegend } from 'vscode-languageserver';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../analysis/tokenTypes.ts';

export const LEGEND: SemanticTokensLegend = { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] };
