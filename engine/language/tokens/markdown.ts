/** The `rift` fences of a Markdown document. */

export interface Fence {
  /** What is between the fences, with its line breaks. */
  readonly text: string;
  /** Of the text's first character in the document. */
  readonly offset: number;
  readonly line: number;
  /** How far the fence itself is indented: 0 to 3. */
  readonly indent: number;
}

/** The fenced blocks tagged `rift`, in order. One without an end extends to the end of the document. */
export const riftFences = (text: string): Fence[] => {
  const fences: Fence[] = [];
  let open: { mark: string; length: number; indent: number; rift: boolean; offset: number; line: number } | null = null;
  let line = 0;
  for (let start = 0; start < text.length; line++) {
    const end = lineEnd(text, start);
    const next = end < text.length ? end + (text.startsWith('\r\n', end) ? 2 : 1) : end;
    const fence = fenceAt(text, start, end);
    if (open === null) {
      if (fence !== null && !(fence.mark === '`' && fence.info.includes('`'))) {
        open = { ...fence, rift: isRift(fence.info), offset: next, line: line + 1 };
      }
    } else if (fence !== null && fence.mark === open.mark && fence.length >= open.length && fence.info === '') {
      if (open.rift) fences.push(piece(text, open, start));
      open = null;
    }
    start = next;
  }
  if (open?.rift) fences.push(piece(text, open, text.length));
  return fences;
};

const piece = (text: string, open: { offset: number; line: number; indent: number }, end: number): Fence => ({
  text: text.slice(open.offset, end),
  offset: open.offset,
  line: open.line,
  indent: open.indent,
});

const isRift = (info: string): boolean => /^(rift|\{\.rift)(?![\w-])/i.test(info);

const lineEnd = (text: string, from: number): number => {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || c === 13) return i;
  }
  return text.length;
};

/** The run of three or more marks that a line begins with, and what is written after it. */
const fenceAt = (
  text: string,
  start: number,
  end: number,
): { mark: string; length: number; indent: number; info: string } | null => {
  let at = start;
  if (text.charCodeAt(at) === 0xfeff) at++;
  const from = at;
  while (at < end && text.charCodeAt(at) === 32) at++;
  const indent = at - from;
  const mark = text[at];
  if (indent > 3 || (mark !== '`' && mark !== '~')) return null;
  let length = 0;
  while (at + length < end && text[at + length] === mark) length++;
  return length < 3 ? null : { mark, length, indent, info: text.slice(at + length, end).trim() };
};
