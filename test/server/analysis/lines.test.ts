import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { lineIndex } from '../../../server/analysis/document/lines.ts';

const texts = fc
  .array(fc.constantFrom('a', 'é', '𝄞', ' ', '\n', '\r\n', '\r'), { maxLength: 30 })
  .map(parts => parts.join(''));

test('positions agree with the protocol library, whatever the line breaks', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: -2, max: 40 }), (text, offset) => {
      const document = TextDocument.create('untitled:a', 'rift', 1, text);
      const index = lineIndex(text);
      expect(index.lineCount).toBe(document.lineCount);
      // Between the halves of a CRLF the library steps back; no span ever ends there.
      fc.pre(!(text[offset - 1] === '\r' && text[offset] === '\n'));
      expect(index.positionAt(offset)).toEqual(document.positionAt(offset));
    }),
  );
});

test('an offset survives the way to a position and back', () => {
  fc.assert(
    fc.property(texts, fc.nat(40), (text, offset) => {
      fc.pre(offset <= text.length && !/[\r\n]/.test(text[offset - 1] ?? ''));
      const index = lineIndex(text);
      expect(index.offsetAt(index.positionAt(offset))).toBe(offset);
    }),
  );
});

test('a position beyond a line or the text is brought back into it', () => {
  const index = lineIndex('ab\r\ncd');
  expect(index.offsetAt({ line: 0, character: 99 })).toBe(2);
  expect(index.offsetAt({ line: 9, character: 0 })).toBe(6);
  expect(index.offsetAt({ line: -1, character: 3 })).toBe(0);
  expect(index.lineEnd(0)).toBe(2);
});
