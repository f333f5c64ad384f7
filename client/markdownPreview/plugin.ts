/**
 * What an article shows in VS Code's preview of Markdown: scenarios in colours and with what comes of them, and citations as
 * links. The preview renders at once, so it shows what the server has answered before, and is rendered again when it answers.
 */
import { escapeHtml, type LinkedWords, withLinks } from '../../rules-db/htmlText.ts';
import type { MarkdownIt, MarkdownItRule, MarkdownItToken } from './markdownIt.ts';

/** What the server says of a document. */
export interface PreviewAnswers {
  /** Of the text that the answers are about. */
  readonly lines: readonly string[];
  /** Words and what they are, line by line, in order. */
  readonly words: ReadonlyMap<number, readonly PreviewWord[]>;
  /** Citations, line by line, in order. */
  readonly links: ReadonlyMap<number, readonly PreviewLink[]>;
  readonly scenarios: readonly PreviewScenario[];
}

export interface PreviewWord {
  readonly character: number;
  readonly length: number;
  /** A type of semantic tokens. */
  readonly type: string;
}

export type PreviewLink = LinkedWords;

export interface PreviewScenario {
  /** From 0. */
  readonly line: number;
  readonly name: string;
  /** As the server calls it: `passed`, `failed`, … */
  readonly status: string;
  /** "passed, 3 of 3 expectations hold" */
  readonly text: string;
  /** To its questions, by their lines, from 0. */
  readonly answers: readonly { readonly line: number; readonly text: string }[];
}

/** `answersOf`: what is known of the document at an address, or nothing yet. */
export const showScenarios = (md: MarkdownIt, answersOf: (uri: string) => PreviewAnswers | undefined): MarkdownIt => {
  const before = md.renderer.rules.fence;
  md.renderer.rules.fence = fence(answersOf, before);
  const textBefore = md.renderer.rules.text;
  md.renderer.rules.text = text(answersOf, textBefore);
  md.core.ruler.push('riftbench_citations', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'inline') noteLines(token);
  });
  return md;
};

/** The preview passes the address of the document that it renders. */
const uriOf = (env: unknown): string =>
  typeof env === 'object' && env !== null && 'currentDocument' in env ? `${env.currentDocument}` : '';

const fence =
  (answersOf: (uri: string) => PreviewAnswers | undefined, before: MarkdownItRule | undefined): MarkdownItRule =>
  (tokens, index, options, env, self) => {
    const token = tokens[index];
    const isRift = token !== undefined && /^rift(?:\s|$)/i.test(token.info.trim());
    const answers = isRift ? answersOf(uriOf(env)) : undefined;
    if (token === undefined || token.map === null || answers === undefined)
      return before?.(tokens, index, options, env, self) ?? '';
    const [first, after] = token.map;
    const verdicts = answers.scenarios.filter(({ line }) => first <= line && line < after).map(verdictHtml);
    const lines = token.content.replace(/\n$/, '').split('\n');
    const code = lines.map((text, i) => lineHtml(text, first + 1 + i, answers)).join('\n');
    // As the preview has its own: its margins are those of the innermost.
    return `${verdicts.join('')}<pre class="hljs"${self.renderAttrs(token)}><code><div>${code}\n</div></code></pre>\n`;
  };

const verdictHtml = ({ name, status, text }: PreviewScenario): string => {
  const sign = SIGNS.get(status) ?? '?';
  const called = name === '' ? '' : `<strong>${escapeHtml(name)}</strong>: `;
  return `<p class="riftbench-verdict riftbench-${escapeHtml(status)}"><span aria-hidden="true">${sign}</span> ${called}${escapeHtml(text)}</p>\n`;
};

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['passed', '✓'],
  ['failed', '✗'],
  ['invalid', '✗'],
]);

/** A line as it is when the answers are of another text; a fence in a list is indented in the document. */
const lineHtml = (text: string, line: number, { lines, words, scenarios }: PreviewAnswers): string => {
  const source = lines[line];
  if (source === undefined || !source.endsWith(text)) return escapeHtml(text);
  const indent = source.length - text.length;
  let html = '';
  let at = 0;
  for (const { character, length, type } of words.get(line) ?? []) {
    const start = character - indent;
    const colour = COLOURS.get(type);
    if (start < at || colour === undefined) continue;
    html += `${escapeHtml(text.slice(at, start))}<span class="${colour}">${escapeHtml(text.slice(start, start + length))}</span>`;
    at = start + length;
  }
  const answers = scenarios.flatMap(scenario => scenario.answers.filter(each => each.line === line));
  return html + escapeHtml(text.slice(at)) + answers.map(answerHtml).join('');
};

/** What a line asks is answered behind it, as in the editor. */
const answerHtml = ({ text }: { readonly text: string }): string =>
  ` <span class="riftbench-answer">${escapeHtml(text)}</span>`;

/** The preview has a colour of the theme for each kind of word that its own highlighter knows. */
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['keyword', 'hljs-keyword'],
  ['string', 'hljs-string'],
  ['number', 'hljs-number'],
  ['comment', 'hljs-comment'],
  ['class', 'hljs-built_in'],
  ['type', 'hljs-built_in'],
  ['parameter', 'hljs-variable'],
  ['namespace', 'hljs-built_in'],
  ['enumMember', 'hljs-literal'],
  ['decorator', 'hljs-attr'],
  ['macro', 'hljs-meta'],
]);

/**
 * Which lines each text of a paragraph is from; none within a link of the author's. The preview reads a text once, without
 * telling of which document it is, and keeps that: what is linked is for the rendering.
 */
const noteLines = ({ map, children }: MarkdownItToken): void => {
  let isLinked = false;
  for (const child of children ?? []) {
    if (child.type === 'link_open' || child.type === 'link_close') isLinked = child.type === 'link_open';
    if (child.type === 'text' && !isLinked && map !== null) child.meta = { ...child.meta, citedOn: map };
  }
};

const text =
  (answersOf: (uri: string) => PreviewAnswers | undefined, before: MarkdownItRule | undefined): MarkdownItRule =>
  (tokens, index, options, env, self) => {
    const token = tokens[index];
    const lines = token?.meta?.citedOn;
    const links = lines === undefined ? [] : linksOn(lines, answersOf(uriOf(env)));
    if (token === undefined || links.length === 0)
      return before?.(tokens, index, options, env, self) ?? escapeHtml(token?.content ?? '');
    return withLinks(token.content, links);
  };

const linksOn = (
  [first, after]: readonly [number, number],
  answers: PreviewAnswers | undefined,
): readonly PreviewLink[] => {
  const lines = Array.from({ length: after - first }, (_, at) => first + at);
  return lines.flatMap(line => answers?.links.get(line) ?? []);
};
