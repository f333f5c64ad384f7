import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { definition, highlights, references } from '../../../server/analysis/definition.ts';
import { type Analysis, analyse } from '../../../server/analysis/document/analysis.ts';
import { isMarkdown } from '../../../server/analysis/document/paths.ts';
import { keepReports } from '../../../server/analysis/document/reports.ts';
import { formatDocument } from '../../../server/analysis/formatting.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { prepareRename } from '../../../server/analysis/rename.ts';
import { selectionRange } from '../../../server/analysis/selection.ts';
import { semanticTokens } from '../../../server/analysis/semanticTokens.ts';
import { documentSymbols } from '../../../server/analysis/symbols.ts';
import { verdict } from '../../../server/analysis/verdict.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { edited, URI } from './fixture.ts';
import { codeActions, complete, diagnostics } from './inProtocol.ts';

/** Reads one text after another: what did not change is neither parsed nor run again. */
let makeReader: (markdown: boolean) => (text: string) => Analysis;
const analysisOf = (text: string, markdown: boolean): Analysis => makeReader(markdown)(text);
beforeAll(async () => {
  const { book, pages, run, makeParser } = await loadToolbox({ kind: 'client' });
  const reports = keepReports(run, error => {
    throw error;
  });
  makeReader = markdown => {
    const parse = makeParser();
    return text => {
      const source = { uri: URI, version: 1, text, markdown };
      return analyse(source, parse(source), {
        book,
        pages,
        paths: nodePaths,
        reports,
        edition: { edition: '1.4', from: 'newest' },
      });
    };
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
  askEverything(readFileSync(file, 'utf8'), isMarkdown(file), 11);
});

test.each(FILES)('%s: cut off anywhere, every feature still answers', file => {
  const text = readFileSync(file, 'utf8');
  for (let cut = 17; cut < Math.min(text.length, 4000); cut += 331)
    askEverything(text.slice(0, cut), isMarkdown(file), 97);
});

/** Families whose preferred fix puts the line itself right; a flow fix may write a decision down elsewhere. */
const ON_THE_LINE = /^(assign|move|name|cite|syntax)\//;

test.each(FILES)('%s: each preferred fix does away with its diagnostic', file => {
  const text = readFileSync(file, 'utf8');
  const read = makeReader(isMarkdown(file));
  const analysis = read(text);
  const left: string[] = [];
  for (const diagnostic of diagnostics(analysis)) {
    if (!ON_THE_LINE.test(String(diagnostic.code))) continue;
    for (const action of codeActions(analysis, { range: diagnostic.range, diagnostics: [diagnostic] })) {
      if (action.diagnostics?.[0] !== diagnostic || action.isPreferred !== true) continue;
      const fixed = diagnostics(read(edited(text, action.edit?.changes?.[URI] ?? [])));
      const { code, range } = diagnostic;
      if (fixed.some(each => each.code === code && each.range.start.line === range.start.line))
        left.push(`${code} on line ${range.start.line + 1} after "${action.title}"`);
    }
  }
  expect(left).toEqual([]);
});
