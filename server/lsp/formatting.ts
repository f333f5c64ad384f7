/** Lays a document out. */
import type { TextEdit } from 'vscode-languageserver';
import type { Range } from '../shared/lines.ts';
import type { Analysis } from './analysis.ts';
export const formatDocument = (_analysis: Analysis): readonly TextEdit[] => [];
export const formatRange = (_analysis: Analysis, _range: Range): readonly TextEdit[] => [];
