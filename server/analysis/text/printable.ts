/** Texts of files, and their names, as they may be printed: one function for each kind of place that they are printed to. */

/**
 * For a terminal or the log of a workflow: nothing in the text can move the cursor, ring the bell, begin a line,
 * reverse the direction of writing, or act as a command at the beginning of a line.
 */
export const printable = (text: string): string =>
  text.replace(CONTROL, '\ufffd').replace(WORKFLOW_COMMAND, (_, blank = '', colon = '') => `${blank}\ufffd${colon}`);

/** As a runner of workflows looks for one: `::` after blanks, and the older `##[` anywhere. */
const WORKFLOW_COMMAND = /^(\s*):(:)|##(?=\[)/g;

/** A value as JSON, without anything that a terminal would act upon. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(CONTROL, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What a workflow command of GitHub says; line breaks in it are its own. */
export const workflowText = (text: string): string =>
  tamed(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A property of a workflow command. */
export const workflowProperty = (text: string): string =>
  workflowText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Text that XML can hold: the characters that it forbids are replaced, lone halves of surrogate pairs among them. */
export const escapeXml = (text: string): string =>
  tamed(text)
    .replace(NO_XML, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, letter => XML[letter] ?? letter);

/** Keeps line breaks; the caller escapes them as the format requires. */
const tamed = (text: string): string =>
  text.replace(CONTROL, letter => (letter === '\n' || letter === '\r' ? letter : '\ufffd'));

/** C0 but tabs, C1, the controls of writing direction, and what ends a line or a paragraph. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const NO_XML = /[\ufffe\uffff]|\p{Cs}/gu;

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
