/** The text of a PDF, line by line: words are put together by their positions on the page. */

import { getDocumentProxy } from 'unpdf';
import { thrownText } from '../../../../rules-db/thrownText.ts';
import { cannotBeRead, overLimit, type PdfLimits } from './limits.ts';
import { type PositionedWord, pageLines, textOfPages } from './lines.ts';
import type { PdfText } from './messages.ts';

/** Does not throw. The caller has to limit time and memory: the library has no limits. */
export const extractText = async (
  bytes: Uint8Array,
  limits: PdfLimits,
  onPage: (page: number, of: number) => void,
): Promise<PdfText> => {
  try {
    // Else the library compiles fonts and functions of the file to JavaScript, and runs that.
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, useWasm: false });
    if (pdf.numPages > limits.pages) return { why: overLimit.pages(limits, pdf.numPages) };
    const pages: ReturnType<typeof pageLines>[] = [];
    let letters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const [, low = 0, , high = 0] = page.view;
      const words = items.flatMap(item => ('str' in item ? [wordOf(item)] : []));
      letters += words.reduce((sum, { text }) => sum + text.length, 0);
      if (letters > limits.letters) return { why: overLimit.letters(limits) };
      pages.push(pageLines(words, { low, high }));
      page.cleanup();
      onPage(number, pdf.numPages);
    }
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

const wordOf = ({ str, transform, width, height }: Item): PositionedWord => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  height: height > 0 ? height : Math.abs(transform[3] ?? 0),
});

const NO_TEXT = 'this PDF has no text, only pictures of it. A PDF with selectable text is needed.';

const whyNot = (error: unknown): string => {
  const { name, message } = error instanceof Error ? error : { name: '', message: thrownText(error) };
  if (name === 'PasswordException') return 'this PDF is locked by a password. Save it without one.';
  // The library's messages may quote the file.
  const reason = message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\.$/, '')
    .slice(0, 120);
  return cannotBeRead(`it is cut off or damaged (${reason})`, 'Download it again.');
};
