/** The messages to and from the process that reads a PDF. */
import type { PdfLimits } from './limits.ts';

/** The text, pages apart by form feeds, or a sentence saying why there is none. */
export type PdfText = { readonly text: string } | { readonly why: string };

export interface PdfTask {
  readonly bytes: Uint8Array;
  readonly limits: PdfLimits;
}

export type PdfProgress = { readonly page: number; readonly of: number } | PdfText;
