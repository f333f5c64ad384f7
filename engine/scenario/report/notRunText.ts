/** Words of cards that do not run, as front ends show them beside a result (`text "…"`). */
import { listed } from '../../game/play/query.ts';
import type { NotRun } from './report.ts';

/** "Kayle, Justified, whose text “…” does not run, and …" */
export const notRunText = (notRun: readonly NotRun[]): string =>
  listed(notRun.map(({ name, texts }) => `${name}, whose text ${quotedTexts(texts)} does not run`));

/** All of them in one pair of quotation marks, with a full stop inside. */
export const quotedTexts = (texts: readonly string[]): string => `“${shortened(texts.join(' '))}”`;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;

/** In characters: enough to find the words on the card. */
const LONGEST = 100;
