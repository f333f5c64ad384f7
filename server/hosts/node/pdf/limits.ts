/** How much a PDF may take to be read: a file can be made to ask for any amount. */
import { inFigures } from '../../../../engine/bounds.ts';

export interface PdfLimits {
  /** In seconds, for one page, and for opening the file. */
  readonly page: number;
  /** In seconds, for all pages together. */
  readonly whole: number;
  /** In MB, of the process that reads it. */
  readonly memory: number;
  readonly pages: number;
  /** Of the text, in UTF-16 units. */
  readonly letters: number;
}

/** The longest core rules have some 120 pages with 330,000 letters, and take about two seconds and 140 MB. */
export const PDF_LIMITS: PdfLimits = { page: 5, whole: 60, memory: 512, pages: 5_000, letters: 10_000_000 };

/** Why a PDF was given up, as a sentence, and what would be right. */
export const overLimit = {
  page: ({ page }: PdfLimits): string => cannotBeRead(`one of its pages takes more than ${page} seconds`, SAVE_ANEW),
  whole: ({ whole }: PdfLimits): string => cannotBeRead(`it takes more than ${whole} seconds`, IMPORT_LESS),
  memory: ({ memory }: PdfLimits): string => cannotBeRead(`it needs more than ${memory} MB of memory`, SAVE_ANEW),
  pages: ({ pages }: PdfLimits, found: number): string =>
    cannotBeRead(`it has ${inFigures(found)} pages, and ${inFigures(pages)} is the limit`, IMPORT_LESS),
  letters: ({ letters }: PdfLimits): string =>
    cannotBeRead(`it has more than ${inFigures(letters)} letters of text`, IMPORT_LESS),
} as const;

/** `right`: what the user can do instead, as a sentence. */
export const cannotBeRead = (why: string, right: string): string => `this PDF cannot be read: ${why}. ${right}`;

const SAVE_ANEW = 'It may be damaged or malicious: print it to a new PDF, or save its text, and import that.';
const IMPORT_LESS = 'Save the part with the rules as a separate PDF or text, and import that.';
