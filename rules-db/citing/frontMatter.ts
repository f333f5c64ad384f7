/**
 * The edition that a Markdown file names for itself: `riftbench: 1.4` in its front matter. Nothing else of YAML is
 * read.
 */
import type { Span } from '../../engine/language/syntax.ts';
import { frontMatterEnd } from './prose.ts';

export interface WrittenEdition {
  /** As it is said, without quotes; perhaps no edition at all. */
  readonly text: string;
  readonly span: Span;
}

/** As written, known or not, with its span in the file; undefined where the front matter does not name one. */
export const saidEdition = (text: string): WrittenEdition | undefined => {
  const match = KEY.exec(text.slice(0, frontMatterEnd(text)));
  if (match === null) return undefined;
  const [all, before = '', quoted, bare = ''] = match;
  const said = quoted?.slice(1, -1) ?? bare.replace(/(^|[ \t])#.*$/, '').trimEnd();
  const start = match.index + all.indexOf(before) + before.length + (quoted === undefined ? 0 : 1);
  return { text: said, span: { start, end: start + said.length } };
};

const KEY = /(?<=[\r\n])(riftbench[ \t]*:[ \t]*)(?:("[^"\r\n]*"|'[^'\r\n]*')|([^\r\n]*))/i;

/** The edit that makes a file say its edition where it does not yet. */
export const sayEdition = (text: string, edition: string): { readonly span: Span; readonly text: string } => {
  const end = frontMatterEnd(text);
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const start = /^\uFEFF/.test(text) ? 1 : 0;
  if (end === 0) {
    const made = ['---', `riftbench: ${edition}`, '---', '', ''].join(lineBreak);
    return { span: { start, end: start }, text: made };
  }
  const first = text.indexOf(lineBreak) + lineBreak.length;
  return { span: { start: first, end: first }, text: `riftbench: ${edition}${lineBreak}` };
};
