/** Markdown as editors read it: what of it is a link, a picture, a tag or a command, and what it shows. */
import { createRequire } from 'node:module';

interface Token {
  readonly type: string;
  readonly content: string;
  readonly children: readonly Token[] | null;
  attrGet(name: string): string | null;
}
type MarkdownIt = new (options: {
  readonly html: boolean;
  readonly linkify: boolean;
}) => {
  parse(text: string, environment: object): readonly Token[];
  validateLink: (target: string) => boolean;
};
const Reader = createRequire(import.meta.url)('markdown-it') as MarkdownIt;
/** Pages, places of the documents and of the workspace that cite a rule, and a scenario's own link, which only letters and digits are in. */
const OURS =
  /^(?:riftbench:\/|untitled:\w+#L\d+$|file:\/\/\/\S+#L\d+$|vscode:\/\/riftbench\.riftbench\/open#\d[\w-]+$)/;
const reader = new Reader({ html: true, linkify: true });
// The reader itself would leave out what it takes for dangerous, and hide it from the test.
reader.validateLink = () => true;

export interface Shown {
  /** All words, with neither marks nor what is set as code. */
  readonly text: string;
  /** What leads anywhere but to a page of ours, loads or runs something, or is HTML. */
  readonly harmful: readonly string[];
}

export const shown = (markdown: string): Shown => {
  const tokens = reader.parse(markdown, {}).flatMap(token => [token, ...(token.children ?? [])]);
  const harmful = tokens.flatMap(token => {
    if (token.type === 'image' || token.type.startsWith('html_')) return [`${token.type}: ${token.content}`];
    if (token.type !== 'link_open') return [];
    const target = token.attrGet('href') ?? '';
    return OURS.test(target) ? [] : [`link: ${target}`];
  });
  const text = tokens.map(({ type, content }) => (type === 'text' || type === 'text_special' ? content : '')).join('');
  return { text, harmful: [...harmful, ...bareAddresses(markdown)] };
};

/** Some readers look for addresses in the source, where no backslash breaks them. */
const bareAddresses = (markdown: string): readonly string[] => {
  const source = markdown
    .replace(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, '')
    .replace(/(?<!\\)\]\((?:riftbench|untitled|file|vscode):[^()\s]*\)/g, ']');
  return [...source.matchAll(/(?:https?|ftp):\/\/\S+|\bwww\.\w+|[\w.+-]+@\w+|(?<!\\)\]\([^)]*\)/gi)].map(
    ([found]) => `bare: ${found}`,
  );
};
