/**
 * Every kind of sentence that is understood, with an example: for the documentation, and for messages about sentences
 * that come near one.
 */
import { once } from '../../known.ts';
import { readChapters } from './chapters.ts';
import type { SentenceForm } from './form.ts';

export type { SentenceForm };
export { readChapters };

/** In the order of the chapters. */
export const allForms = once((): readonly SentenceForm[] => readChapters().flatMap(({ forms }) => forms));
