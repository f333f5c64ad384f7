/** Colours, where the stream has them. */
import type { Severity } from '../../../engine/scenario/codes.ts';
import type { Stream } from '../io.ts';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const;
export type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

export const painter = ({ hasColours }: Stream): Paint =>
  hasColours ? (colour, text) => `\u001b[${CODES[colour][0]}m${text}\u001b[${CODES[colour][1]}m` : (_, text) => text;

export const SEVERITY_COLOURS = {
  error: 'red',
  warning: 'yellow',
  information: 'blue',
  hint: 'cyan',
} as const satisfies Record<Severity, Colour>;

/** Text of a file, safe to print: a file must not move the cursor or ring the bell. */
export const printable = (text: string): string => text.replace(CONTROL, '\ufffd');
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${many.toLocaleString('en')} ${many === 1 ? one : more}`;
