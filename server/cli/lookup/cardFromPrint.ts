/** `riftbench card --from-print`: a printed card as a `card` block, with how each ability was read. */
import { resolve } from 'node:path';
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { type Pasted, pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { readAs } from '../../../engine/cards/readAs.ts';
import { cardNamed } from '../../../rules-db/cards.ts';
import { missingNotes, unknownFieldsNote } from '../../analysis/text/printNotes.ts';
import { readFileText } from '../../hosts/node/files.ts';
import { STDIN } from '../check/find.ts';
import { readText } from '../check/read.ts';
import type { CommandOptions, ExitStatus, OptionInfo } from '../command.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { CannotWork, type Io } from '../io.ts';
import { writeResult } from '../result.ts';

export const FROM_PRINT: OptionInfo = {
  name: 'from-print',
  value: 'PRINT',
  about: 'write the card block of a print: a file, - for standard input, or the text itself',
};

/**
 * `print`: the path of a file, `-` for standard input, or the print itself. Status 1 where a line or a field is not
 * understood.
 */
export const fromPrint = (print: string, options: CommandOptions, io: Io): ExitStatus => {
  const text = textOf(print, io);
  if (text.trim() === '')
    throw new CannotWork('the print is empty: give the text of a card, as in --from-print "When I attack, draw 1."');
  if (text.length > BOUNDS.print)
    throw new CannotWork(
      `the print has ${inFigures(text.length)} characters; ${inFigures(BOUNDS.print)} is the most. Give one card at a time.`,
    );
  const known = cardNamed(text.trim());
  if (known !== undefined)
    throw new CannotWork(
      `"${known.name}" is the name of a card, not its print. The library has it: riftbench card "${known.name}"`,
    );
  const pasted = pasteCard(text);
  writeResult(io, options, asJson(pasted), (width, paint) => asText(pasted, width, paint));
  return pasted.lines.every(({ read }) => read) && pasted.unknownFields.length === 0 ? 0 : 1;
};

const textOf = (print: string, io: Io): string => {
  if (print === '-') return readText(print, STDIN, io);
  if (print.length > LONGEST_PATH || print.includes('\n')) return print;
  const read = readFileText(resolve(io.cwd, print));
  if ('text' in read) return read.text;
  // What looks like the name of a file would otherwise be read as a card that says so.
  const isPath = /^\S+\.\w{1,5}$/.test(print) || read.isMissing !== true;
  if (isPath) throw new CannotWork(`${print}: ${read.why}`);
  return print;
};
const LONGEST_PATH = 255;

const asJson = ({ name, block, lines, missing, unknownFields }: Pasted) => ({
  name,
  block,
  missing,
  unknownFields,
  abilities: lines.map(line =>
    line.read
      ? { print: line.print, read: true, lines: line.lines, readAs: readAs(line.abilities) }
      : {
          print: line.print,
          read: false,
          sentence: line.lines[0] ?? '',
          start: line.start,
          end: line.end,
          message: line.message,
        },
  ),
});

const asText = (pasted: Pasted, width: number, paint: Paint): string => {
  const { block, lines } = pasted;
  const lacking = missingNotes(pasted).map(each => `  ${paint('bold', 'missing')}: ${each}`);
  const read = lines.flatMap(line => {
    const at = (text: string): string => wrap(text, width - 2).join('\n    ');
    if (line.read)
      return readAs(line.abilities).map(each => `  ${at(`${line.lines.join(', ')}\n    read as: ${each}`)}`);
    const sentence = line.lines[0] ?? '';
    const word = sentence.slice(line.start, line.end);
    const marked = `${sentence.slice(0, line.start)}>>>${word}<<<${sentence.slice(line.end)}`;
    return [`  ${paint('bold', 'not understood')}: ${at(marked)}\n    ${at(line.message)}`];
  });
  const fields = unknownFieldsNote(pasted);
  const unknown = fields === undefined ? [] : [`  ${paint('bold', 'not understood')}: ${fields}`];
  const notes = [...unknown, ...lacking, ...read];
  return [block, ...(notes.length === 0 ? [] : [`${notes.join('\n')}\n`])].join('\n');
};
