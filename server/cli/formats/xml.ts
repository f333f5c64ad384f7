/** Text that XML can hold: the characters that it forbids are replaced, lone halves of surrogate pairs among them. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"'\t\n\r]/g, letter => ENTITIES[letter] ?? letter);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
