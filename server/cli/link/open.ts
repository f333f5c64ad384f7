/** `riftbench open`: the scenario that a link holds, run anew. */
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { type Held, HOLDS_NONE, heldIn } from '../../analysis/link/held.ts';
import { decidedOtherwise } from '../../analysis/link/newer.ts';
import { type Packed, unpacked } from '../../analysis/link/packing.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { verdictLines } from '../../analysis/verdict/verdict.ts';
import { bookOf } from '../book.ts';
import { STDIN } from '../check/find.ts';
import { readText } from '../check/read.ts';
import type { Command, CommandOptions } from '../command.ts';
import { painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { limited, runLimitedExploring } from '../limited.ts';
import { JSON_OPTION } from '../options.ts';

export const open: Command = {
  name: 'open',
  summary: 'show the scenario in a link, and its verdict',
  takes: 'LINK',
  options: [{ name: 'text', about: 'only the scenario, to be written to a file' }, JSON_OPTION],
  about: [
    'Shows the scenario, runs it, and shows its verdict; if the newest edition of the rules decides it differently, it says so. A link is only read, and run by the rules engine: it opens no file and no address. “-” reads one from standard input.',
  ],
  examples: ['riftbench open "vscode://riftbench.riftbench/open#1…"', 'riftbench open --text "…" > tank.rift'],
  statuses: { 0: 'everything in it holds', 1: 'something in it does not hold, or is wrong' },
  run: (options, io) => {
    const { text, line } = packedIn(options, io);
    if (options.has('text')) {
      io.out.write(printableLines(text));
      return 0;
    }
    const held = heldIn(text, bookOf(io));
    if (held === null) throw new CannotWork(HOLDS_NONE);
    const told = toldOf(held, io);
    if (options.has('json')) io.out.write(`${jsonText({ version: 1, text, line, ...told })}\n`);
    else io.out.write(toldText(text, told, io));
    return told.isRight ? 0 : 1;
  },
};

const packedIn = ({ words: [link, ...more] }: CommandOptions, io: Io): Packed => {
  if (link === undefined) throw new CannotWork('open needs a link: riftbench open LINK');
  if (more.length > 0) throw new CannotWork('open takes one link: put it in quotation marks.');
  const read = unpacked(link === STDIN ? readText(STDIN, STDIN, io) : link);
  if (!read.ok) throw new CannotWork(read.why);
  return read.packed;
};

interface Told {
  readonly verdict: readonly string[];
  readonly problems: readonly { readonly line: number; readonly code: string; readonly message: string }[];
  readonly newer: string | null;
  readonly isRight: boolean;
}

const toldOf = ({ block, context }: Held, io: Io): Told => {
  const played = { path: 'the link', block, io };
  const report = runLimitedExploring(played, context);
  const { rules } = context;
  const problems = report.diagnostics.flatMap(({ severity, span, code, message }) =>
    severity === 'error' || severity === 'warning'
      ? [{ line: block.line + block.text.slice(0, span.start).split('\n').length, code, message }]
      : [],
  );
  return {
    verdict: scenarioParts(block, report).flatMap(part => verdictLines({ ...part, rules })),
    problems,
    newer: limited(played, () => decidedOtherwise(block, report, context)),
    isRight: problems.length === 0,
  };
};

const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

const toldText = (text: string, { verdict, problems, newer }: Told, io: Io): string => {
  const paint = painter(io.out);
  const lines = [
    ...verdict.map(each => printable(each)),
    ...problems.map(each => `${paint('red', `line ${each.line}`)} ${printable(each.message)}`),
    ...(newer === null ? [] : [paint('yellow', newer)]),
  ];
  return `${printableLines(text)}\n${lines.join('\n')}\n`;
};
