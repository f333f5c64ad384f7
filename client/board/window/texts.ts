/** The window's texts in the editor's language: the extension has written them into the document. */
import type { WindowTexts } from '../texts.ts';

const texts = JSON.parse(document.body.dataset.texts ?? '{}') as WindowTexts;

/** With `{0}`, `{1}` … filled in. */
export const say = (key: keyof WindowTexts, ...values: readonly (string | number)[]): string =>
  texts[key].replace(/\{(\d)\}/g, (_, at) => `${values[Number(at)] ?? ''}`);
