/**
 * Every kind of sentence that is understood, with an example: for the documentation, and for messages about sentences
 * that come near one.
 */
import { readChapters } from './chapters.ts';
import type { SentenceForm } from './form.ts';

export type { SentenceForm };
export { readChapters };

let known: readonly SentenceForm[] | undefined;

/** In the order of the chapters. */
export const allForms = (): readonly SentenceForm[] => {
  known ??= readChapters().flatMap(({ forms }) => forms);
  return known;
};
