/** A text as a regular expression that it alone matches. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
