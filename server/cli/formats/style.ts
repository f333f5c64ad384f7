/** Colours, for streams that have them. */
import { inFigures } from '../../../engine/bounds.ts';
import type { Severity } from '../../../engine/scenario/report/codes.ts';
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

/** Leaves texts as they are where the stream has no colours. */
export const painter = ({ hasColours }: Stream): Paint =>
  hasColours ? (colour, text) => `\u001b[${CODES[colour][0]}m${text}\u001b[${CODES[colour][1]}m` : (_, text) => text;

export const SEVERITY_COLOURS = {
  error: 'red',
  warning: 'yellow',
  information: 'blue',
  hint: 'cyan',
} as const satisfies Record<Severity, Colour>;

/** `1 file`, `2,000 files`; `more` where the plural is not made with `s`. */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${inFigures(many)} ${many === 1 ? one : more}`;
