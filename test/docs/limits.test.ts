import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../engine/bounds.ts';
import { PDF_LIMITS } from '../../server/hosts/node/pdf/limits.ts';
import { documents } from './documents.ts';

describe('the limits on the page of the language', () => {
  it('are those that are kept', () => {
    const page = documents().find(({ file }) => file === 'docs/language.md')?.text ?? '';
    const table = page.slice(page.indexOf('## Limits'));
    const told = [...table.matchAll(/^\| [^|]+ \| ([\d,]+) \| .* \|$/gm)].map(([, most = '']) =>
      Number(most.replaceAll(',', '')),
    );
    expect(told.toSorted((a, b) => a - b)).toEqual(Object.values(BOUNDS).toSorted((a, b) => a - b));
  });
});

describe('the limits on the page about importing', () => {
  it('are those of PDFs', () => {
    const page = documents().find(({ file }) => file === 'docs/importing.md')?.text ?? '';
    const table = page.slice(page.indexOf('| for one PDF |'), page.indexOf('A PDF of all the core rules'));
    const told = [...table.matchAll(/^\| [^|]+ \| ([\d,]+)( million)?\b.* \|$/gm)].map(
      ([, most = '', million]) => Number(most.replaceAll(',', '')) * (million === undefined ? 1 : 1_000_000),
    );
    const { page: onePage, whole, memory, pages, letters } = PDF_LIMITS;
    expect(told).toEqual([onePage, whole, memory, pages, letters]);
  });
});
