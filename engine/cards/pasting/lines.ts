/** The abilities of a print, a line each: what is set over several lines to be chosen from belongs to the line before. */
import type { CardKind } from '../sentence.ts';
import { keywordsApart } from './ahead.ts';
import { plainSigns, withoutReminders } from './symbols.ts';

export interface PrintedLine {
  /** As printed, with plain signs and without reminders. */
  readonly text: string;
  /** Whether an empty line comes before it: on equipment, the effect text begins there. */
  readonly isApart: boolean;
}

/** Without reminders and empty lines. The modes of a `choose one` belong to the line that offers them. */
export const printedLines = (text: string, kind: CardKind): readonly PrintedLine[] => {
  const lines: PrintedLine[] = [];
  let isApart = false;
  let choosing = false;
  // A reminder may go over the end of a line.
  for (const raw of withoutReminders(plainSigns(text)).split('\n')) {
    const line = raw.trim();
    if (line === '') {
      isApart ||= lines.length > 0 && raw === '' && !choosing;
      continue;
    }
    const before = lines.at(-1);
    const mode = /^(?:[-•*·]\s+)(.*)$/u.exec(line)?.[1] ?? line;
    if (before !== undefined && choosing) {
      const isFirst = /(?:[-:])$/u.test(before.text);
      const modes = apartAt(mode, ' / ');
      const joined = isFirst
        ? `${before.text.replace(/\s*[-:]$/u, '')}: ${modes}`
        : `${before.text.replace(/\.$/u, '')} / ${modes}`;
      lines[lines.length - 1] = { ...before, text: joined };
      continue;
    }
    choosing = CHOOSING.test(line) && !/exhaust:?:$/u.test(line);
    for (const each of keywordsApart(apartAt(line, '. '), kind)) lines.push({ text: each, isApart });
  }
  return lines;
};

/** Sentences that run together where the print has lost a break: `… in a base.Kill a gear.` */
const apartAt = (line: string, between: string): string => line.replaceAll(/\.(?=[A-Z[])/gu, between);

/** Modes follow, each on a line of its own. */
const CHOOSING = /\bchooses?\b[^.]*\s?[-:]$/iu;
