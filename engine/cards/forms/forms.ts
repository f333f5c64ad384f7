/** Every kind of sentence that is understood, with an example: for the docs, and for messages about a sentence near one. */
import { readChapters } from './chapters.ts';
import type { Form } from './form.ts';

export type { Form };
export { readChapters };

let known: readonly Form[] | undefined;

/** In the order of the chapters. */
export const allForms = (): readonly Form[] => {
  known ??= readChapters().flatMap(({ forms }) => forms);
  return known;
};
