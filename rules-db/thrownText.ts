/**
 * What a thrown value says to whoever uses Riftbench, whatever was thrown: a sentence or a word, never "[object Object]" and no trace of
 * the program's calls. Every front end asks it.
 */
export const thrownText = (thrown: unknown): string => said(thrown, MOST_WITHIN) ?? NOTHING;

/** Errors may have others as their causes, and themselves. */
const MOST_WITHIN = 4;

const NOTHING = 'it failed without saying why';

const said = (thrown: unknown, within: number): string | undefined => {
  if (typeof thrown === 'string') return withoutTrace(thrown);
  if (typeof thrown !== 'object' || thrown === null) return thrown == null ? undefined : String(thrown);
  const message = fieldOf(thrown, 'message');
  const own = typeof message === 'string' ? withoutTrace(message) : undefined;
  const cause = within === 0 ? undefined : (saidOf(thrown, 'cause', within) ?? saidOfFirst(thrown, within));
  if (own !== undefined) return cause === undefined || own.includes(cause) ? own : `${own}: ${cause}`;
  return cause ?? wordOf(thrown, 'code') ?? nameOf(thrown);
};

const saidOf = (thrown: object, field: string, within: number): string | undefined => {
  const value = fieldOf(thrown, field);
  return value === undefined ? undefined : said(value, within - 1);
};

/** Of several that were thrown together. */
const saidOfFirst = (thrown: object, within: number): string | undefined => {
  const errors = fieldOf(thrown, 'errors');
  return Array.isArray(errors) && errors.length > 0 ? said(errors[0], within - 1) : undefined;
};

const wordOf = (thrown: object, field: string): string | undefined => {
  const value = fieldOf(thrown, field);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;
};

/** `Error` alone says nothing. */
const nameOf = (thrown: object): string | undefined => {
  const name = wordOf(thrown, 'name');
  return name === 'Error' ? undefined : name;
};

/** What is asked for may throw by itself. */
const fieldOf = (thrown: object, field: string): unknown => {
  try {
    return (thrown as Readonly<Record<string, unknown>>)[field];
  } catch {
    return undefined;
  }
};

const withoutTrace = (text: string): string | undefined => text.replace(/(?:^|\n)\s+at .*/g, '').trim() || undefined;
