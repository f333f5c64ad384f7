/** Where what the Test Explorer lists is written. */
import type * as vscode from 'vscode';
import type { DocumentLine } from '../requests.ts';

/** Commands of the explorer's menu are handed one. */
export const isTestItem = (value: object): value is vscode.TestItem => 'children' in value && 'label' in value;

/** Of a scenario, or a branch: where it can be asked about. Undefined for what is none. */
export const placeOfTest = ({ uri, range, parent }: vscode.TestItem): DocumentLine | undefined => {
  if (uri === undefined || range === undefined) return undefined;
  // A line that opens a branch is outside of it.
  return { uri, line: range.start.line + (parent?.range === undefined ? 0 : 1), character: 0 };
};
