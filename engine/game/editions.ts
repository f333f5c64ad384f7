/**
 * The five editions of the core rules, and what each does differently: one table of named behaviours, read wherever an
 * edition matters. No other file asks which edition it is in.
 */
export const EDITIONS = ['1.0', '1.1', '1.2', '1.3', '1.4'] as const;
export type Edition = (typeof EDITIONS)[number];
export const NEWEST: Edition = '1.4';

export const isEdition = (text: string): text is Edition => (EDITIONS as readonly string[]).includes(text);
