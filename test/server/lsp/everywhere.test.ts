import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Analysis, analyse } from '../../../server/lsp/analysis.ts';
import { codeActions } from '../../../server/lsp/codeActions.ts';
import { complete } from '../../../server/lsp/completion.ts';
import { definition, highlights, references } from '../../../server/lsp/definition.ts';
import { diagnostics } from '../../../server/lsp/diagnostics.ts';
import { formatDocument } from '../../../server/lsp/formatting.ts';
import { hover } from '../../../server/lsp/hover.ts';
import { prepareRename } from '../../../server/lsp/rename.ts';
import { keepReports } from '../../../server/lsp/reports.ts';
import { selectionRange } from '../../../server/lsp/selection.ts';
import { semanticTokens } from '../../../server/lsp/semanticTokens.ts';
import { documentSymbols } from '../../../server/lsp/symbols.ts';
import { loadToolbox } from '../../../server/lsp/toolbox.ts';
import { verdict } from '../../../server/lsp/verdict.ts';
import { isMarkdown } from '../../../server/shared/paths.ts';
import { edited, URI } from './fixture.ts';

let analysisOf: (text: string, markdown: boolean) => Analysis;
beforeAll(async () => {
  const { book, pages, run, makeParser } = await loadToolbox({ kind: 'client' });
  const reports = keepReports(run, error => {
    throw error;
  });
  analysisOf = (text, markdown) => {
    const source = { uri: URI, version: 1, text, markdown };
    return analyse(source, makeParser()(source), { book, pages, reports, edition: { edition: '1.4', from: 'newest' } });
  };
});

/** At positions spread over the text, the same in every run. */
const askEverything = (text: string, markdown: boolean, stride: number): void => {
  const analysis = analysisOf(text, markdown);
  for (let offset = 0; offset <= text.length; offset += stride) {
    const position = analysis.lines.positionAt(offset);
    hover(analysis, position);
    definition(analysis, position);
    references(analysis, position, { includeDeclaration: true });
    highlights(analysis, position);
    prepareRename(analysis, position);
    selectionRange(analysis, position);
    verdict(analysis, position);
    complete(analysis, position, { snippets: true });
  }
  expect(semanticTokens(analysis).data.every(value => value >= 0)).toBe(true);
  documentSymbols(analysis);
  formatDocument(analysis);
};

const FILES = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(rift|md)$/.test(name))
  .map(name => join('examples', name));

test('there are examples to look at', () => expect(FILES.length).toBeGreaterThan(0));

test.each(FILES)('%s: every feature answers everywhere', file => {
  askEverything(readFileSync(file, 'utf8'), isMarkdown(file), 5);
});

test.each(FILES)('%s: cut off anywhere, every feature still answers', file => {
  const text = readFileSync(file, 'utf8');
  for (let cut = 17; cut < Math.min(text.length, 4000); cut += 211)
    askEverything(text.slice(0, cut), isMarkdown(file), 97);
});

/** Families whose preferred fix puts the line itself right; a flow fix may write a decision down elsewhere. */
const ON_THE_LINE = /^(assign|move|name|cite|syntax)\//;

test.each(FILES)('%s: each preferred fix does away with its diagnostic', file => {
  const text = readFileSync(file, 'utf8');
  const markdown = isMarkdown(file);
  const analysis = analysisOf(text, markdown);
  const left: string[] = [];
  for (const diagnostic of diagnostics(analysis)) {
    if (!ON_THE_LINE.test(String(diagnostic.code))) continue;
    for (const action of codeActions(analysis, { range: diagnostic.range, diagnostics: [diagnostic] })) {
      if (action.diagnostics?.[0] !== diagnostic || action.isPreferred !== true) continue;
      const fixed = diagnostics(analysisOf(edited(text, action.edit?.changes?.[URI] ?? []), markdown));
      const { code, range } = diagnostic;
      if (fixed.some(each => each.code === code && each.range.start.line === range.start.line))
        left.push(`${code} on line ${range.start.line + 1} after "${action.title}"`);
    }
  }
  expect(left).toEqual([]);
});
