/** Edits of whole lines, as fixes make them. */
import { describe, expect, it } from 'vitest';
import { addLineAbove, insertLine, removeLine } from '../../../../engine/scenario/report/lineEdits.ts';
import type { Edit } from '../../../../engine/scenario/report/report.ts';

const TEXT = 'scenario "x"\n  turn Ana\n  Ana passes # why\n';
const PASSES = { start: TEXT.indexOf('Ana passes'), end: TEXT.indexOf(' # why') };

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((now, { span, text: put }) => now.slice(0, span.start) + put + now.slice(span.end), text);

describe('a line', () => {
  it('is put above another one, as far in', () => {
    const { edits, title } = addLineAbove(TEXT, PASSES, 'all pass');
    expect(title).toBe('Add "all pass" above');
    expect(edited(TEXT, edits)).toBe('scenario "x"\n  turn Ana\n  all pass\n  Ana passes # why\n');
  });

  it('is put below another one and its comment', () => {
    const text = edited(TEXT, [insertLine(TEXT, PASSES, 'all pass', 'below')]);
    expect(text).toBe('scenario "x"\n  turn Ana\n  Ana passes # why\n  all pass\n');
  });

  it('ends as the other lines of the text do', () => {
    const text = TEXT.replaceAll('\n', '\r\n');
    const at = { start: text.indexOf('Ana passes'), end: text.indexOf(' # why') };
    expect(edited(text, [insertLine(text, at, 'all pass', 'above')])).toContain('  all pass\r\n  Ana passes');
    expect(edited(text, [insertLine(text, at, 'all pass', 'below')])).toContain('# why\r\n  all pass\r\n');
  });

  it('is taken out whole, also where it is the last one', () => {
    expect(edited(TEXT, removeLine(TEXT, PASSES).edits)).toBe('scenario "x"\n  turn Ana\n');
    const last = TEXT.trimEnd();
    expect(edited(last, removeLine(last, PASSES).edits)).toBe('scenario "x"\n  turn Ana\n');
  });
});
