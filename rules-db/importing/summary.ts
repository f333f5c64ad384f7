/** A page that sums up a section: "Rule References: 620-633", with rule numbers in its headings. */
import { type DocumentReading, emptyDocument, type ImportedNote } from './document.ts';
import { breakingOff, type ImportedLine, withoutMarks } from './lines.ts';

export const REFERENCES_LINE = /^Rule References?:\s*(\d{3})\s*[-–—]\s*(\d{3})/i;
/** `### Two-Player Limit (623)`, `## 620-623: Combat Basics` */
const BEHIND = /^(.*?)\s*\((?:rules? )?(\d{3}(?:\.\w{1,2})*)(?:\s*[-–—]\s*(\d{3}(?:\.\w{1,2})*))?\)$/i;
const BEFORE = /^(\d{3})(?:\s*[-–—]\s*(\d{3}))?\s*:\s*(.*)$/;

/** `why` where no heading names a rule. */
export const readSummary = (lines: readonly ImportedLine[]): DocumentReading => {
  const first = lines.findIndex(({ text }) => REFERENCES_LINE.test(withoutMarks(text)));
  const [, from = '', to = ''] = REFERENCES_LINE.exec(withoutMarks(lines[first]?.text ?? '')) ?? [];
  const title = lines.find(({ text }) => text.startsWith('# '));
  const date = dateIn(lines.map(({ text }) => text).join(' '));
  const notes = notesOf(lines);
  const reached =
    notes
      .map(note => note.to)
      .sort()
      .at(-1) ?? '';
  if (notes.length === 0) return { why: `it sums up the rules ${from} to ${to}, and no heading of it names one.` };
  return {
    document: {
      ...emptyDocument('summary', withoutMarks(title?.text ?? `Rules ${from} to ${to}`)),
      ...(date === undefined ? {} : { date }),
      notes,
      cutOff: [
        ...(reached < to ? [`It says that it sums up the rules ${from} to ${to}, and ends at ${reached}.`] : []),
        ...breakingOff(lines),
      ],
    },
  };
};

/** What is under a heading with a number belongs to that rule, until the next such heading. */
const notesOf = (lines: readonly ImportedLine[]): readonly ImportedNote[] => {
  const notes: { from: string; to: string; title: string; text: string; line: number }[] = [];
  for (const { line, text } of lines) {
    const heading = text.startsWith('#') ? headingOf(withoutMarks(text)) : undefined;
    if (heading !== undefined) notes.push({ ...heading, text: '', line });
    else if (/^## /.test(text) && notes.length > 0) notes.push({ from: '', to: '', title: '', text: '', line });
    else if (text !== '' && text !== '---') {
      const last = notes.at(-1);
      if (last !== undefined) last.text += `${last.text === '' ? '' : '\n'}${text.replace(/^#+\s*(.*)$/, '$1:')}`;
    }
  }
  return notes.filter(({ from, text }) => from !== '' && text !== '');
};

const headingOf = (text: string): Omit<ImportedNote, 'text' | 'line'> | undefined => {
  const [, title = '', from, to = from] = BEHIND.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { from, to, title };
  const [, start, end = start, name = ''] = BEFORE.exec(text) ?? [];
  return start === undefined || end === undefined ? undefined : { from: start, to: end, title: name };
};

/** The first date in a text: `2025-06-02`, `2025_06_02`, `2025-10-`, "June 2, 2025", `2026-03-30T16:00:00Z`. */
export const dateIn = (text: string): string | undefined => {
  const [, year, month, day] =
    /(?<!\d)(20\d\d)[-_/.](0[1-9]|1[0-2])(?:[-_/.](0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return [year, month, day].filter(part => part !== undefined).join('-');
  const spelt = MONTH_FIRST.exec(text);
  if (spelt === null) return undefined;
  const [, name = '', date = '', ofYear = ''] = spelt;
  const at = MONTHS.findIndex(each => name.toLowerCase().startsWith(each)) + 1;
  return `${ofYear}-${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`;
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_FIRST =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)\b/i;
