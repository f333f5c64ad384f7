/** What the process that reads a PDF is told, and what it tells. */
import type { PdfLimits } from './limits.ts';

/** The text, pages apart by form feeds, or why there is none: a sentence. */
export type PdfText = { readonly text: string } | { readonly why: string };

export interface PdfTask {
  readonly bytes: Uint8Array;
  readonly limits: PdfLimits;
}

export type PdfTold = { readonly page: number; readonly of: number } | PdfText;
