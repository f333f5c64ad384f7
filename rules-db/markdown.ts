/**
 * Markdown, held apart from text by its type: what an author, a file or the book says becomes Markdown through `plain` and
 * `code` alone, and shows as it is written.
 */
import { largestOf } from '../engine/lists.ts';

declare const brand: unique symbol;
/** Nothing at all is Markdown, too. */
export type MarkdownText = '' | (string & { readonly [brand]: 'markdown' });
/** Text that is not Markdown: what is escaped already is not escaped again. */
export type Unmarked = string & { readonly [brand]?: never };

/** Markdown that the program itself writes, with other Markdown in it. */
export const markdown = (parts: TemplateStringsArray, ...inner: readonly (MarkdownText | number)[]): MarkdownText => {
  let whole = parts[0] ?? '';
  for (let at = 0; at < inner.length; at += 1) whole += `${inner[at]}${parts[at + 1] ?? ''}`;
  return whole as MarkdownText;
};

/** Markdown that the program itself writes, as its translators have it: no text of a file belongs into it. */
export const translated = (text: string): MarkdownText => text as MarkdownText;

/** Text on one line, none of it a mark: no link, not one of a bare address either, no picture, no tag, no list. */
export const plain = (text: Unmarked): MarkdownText => atStart(within(text.replace(/\s+/g, ' ')));

/** The same within a line, where it can begin no list; its white space stays. */
export const within = (text: Unmarked): MarkdownText => text.replace(MARKS, '\\$&') as MarkdownText;

/** What a line begins with: no list. */
export const atStart = (text: MarkdownText): MarkdownText =>
  text.replace(/^( ?)([-+=])(?=[ =-]|$)|^( ?\d+)([.)])(?= |$)/, '$1$3\\$2$4') as MarkdownText;

/** What marks something up anywhere in a line; the rest of an entity, of an address, and of one that goes to a mailbox. */
const MARKS = /[\\`*_[\]<>|#~]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\.|(?<=[\w.+-])@(?=\w)|(?<=\bmailto|\bxmpp):/gi;

/** The text itself shows as it is written: whatever is Markdown in it is escaped. */
export const bold = (text: Unmarked): MarkdownText => markdown`**${plain(text)}**`;

/** Targets are the program's own; what would end one early is written otherwise. */
export const linked = (said: MarkdownText, target: string): MarkdownText =>
  `[${said}](${target.replace(/[\s()<>\\]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)})` as MarkdownText;

/** Text as it is written, in a block of its own. */
export const code = (language: string, text: string): MarkdownText => {
  const fence = '`'.repeat(
    largestOf(
      [...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1),
      3,
    ),
  );
  return `${fence}${language}\n${text.trimEnd()}\n${fence}` as MarkdownText;
};

/** Text on one line in the type of code; in that of text where it has marks of code, or what some readers take for links even there. */
export const codeSpan = (text: string): MarkdownText =>
  UNFIT_FOR_CODE.test(text) || text.trim() === '' ? plain(text) : (`\`${text.replace(/\s+/g, ' ')}\`` as MarkdownText);

const UNFIT_FOR_CODE = /`|\]\(|:\/\/|\bwww\.|\w@\w/i;

/** Whole blocks as a quotation. */
export const quoted = (text: MarkdownText): MarkdownText =>
  text.replace(/^/gm, '> ').replace(/ $/gm, '') as MarkdownText;

/** Several, with something between them; what is empty is left out. */
export const joined = (
  parts: readonly (MarkdownText | undefined)[],
  between: MarkdownText | ', ' | ' ',
): MarkdownText => parts.filter(part => part !== undefined && part !== '').join(between) as MarkdownText;
