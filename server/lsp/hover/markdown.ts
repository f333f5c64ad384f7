/** Small pieces of Markdown. */

/** Text from the author or the book, shown as it is: no character of it marks anything up. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');

export const bold = (text: string): string => `**${plain(text)}**`;

export const link = (text: string, uri: string): string => `[${plain(text)}](${uri.replaceAll(')', '%29')})`;

export const bullets = (items: readonly string[]): string => items.map(item => `- ${item}`).join('\n');

/** Paragraphs; those that are empty are left out. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join('\n\n');

/** What stands on one line, with dots between; what is empty is left out. */
export const dotted = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' · ');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
