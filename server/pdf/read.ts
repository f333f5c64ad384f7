/**
 * The text of a PDF, line by line: words are put together by where they stand on the page. A bundle of its own
 * (`esbuild.mjs`), loaded when somebody imports a PDF: the library that takes PDF apart weighs more than all the rest.
 */
import { getDocumentProxy } from 'unpdf';
import { pageLines, textOfPages, type Word } from './lines.ts';

/** The text, pages apart by form feeds, or why there is none: a sentence. */
export type PdfText = { readonly text: string } | { readonly why: string };

export interface PdfOptions {
  readonly onPage?: (page: number, of: number) => void;
  readonly isCancelled?: () => boolean;
}

/** Never throws. A reading that is cancelled ends with the pages so far. */
export const readPdf = async (bytes: Uint8Array, { onPage, isCancelled }: PdfOptions = {}): Promise<PdfText> => {
  try {
    // The library takes the bytes for its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const pages: ReturnType<typeof pageLines>[] = [];
    for (let number = 1; number <= pdf.numPages && isCancelled?.() !== true; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const [, low = 0, , high = 0] = page.view;
      pages.push(
        pageLines(
          items.flatMap(item => ('str' in item ? [wordOf(item)] : [])),
          { low, high },
        ),
      );
      page.cleanup();
      onPage?.(number, pdf.numPages);
    }
    await pdf.cleanup();
    const text = textOfPages(pages);
    return text.trim() === '' ? { why: NO_TEXT } : { text };
  } catch (error) {
    return { why: whyNot(error) };
  }
};

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const wordOf = ({ str, transform, width, height }: Item): Word => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  height: height > 0 ? height : Math.abs(transform[3] ?? 0),
});

const NO_TEXT = 'this PDF has no text, only pictures of it. A PDF in which words can be selected is needed.';

const whyNot = (error: unknown): string => {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException') return 'this PDF is locked by a password. Save it without one.';
  return `this PDF cannot be read (${message.replace(/\s+/g, ' ').replace(/\.$/, '')}). It may be cut off or damaged.`;
};
