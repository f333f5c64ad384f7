/**
 * Text of files in a notification: VS Code makes links of `[label](address)` there, those of commands among them, so that a
 * file's name could be a button.
 */
export function noticeText(text: string): string {
  return text
    .replaceAll('](', '] (')
    .replace(/[\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROL, '\ufffd');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
