/** Writes the result of a command. */

import { jsonText } from '../analysis/text/printable.ts';
import type { CommandOptions } from './command.ts';
import { type Paint, painter } from './formats/style.ts';
import type { Io } from './io.ts';

/** As JSON with `--json`, otherwise as text for the width of the output. */
export const writeResult = (
  { out }: Pick<Io, 'out'>,
  options: CommandOptions,
  json: unknown,
  text: (width: number, paint: Paint) => string,
): void => out.write(options.has('json') ? `${jsonText(json)}\n` : text(out.width, painter(out)));
