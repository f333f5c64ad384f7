/** The documents that users read, and what their `rift` fences say when they are run. */

import { readdirSync, readFileSync } from 'node:fs';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { isScenario } from '../../engine/language/syntax.ts';
import { runExploring } from '../../engine/scenario/exploring/exploring.ts';
import { readCard } from '../../engine/scenario/names/cards.ts';
import type { Severity } from '../../engine/scenario/report/codes.ts';
import type { Fix, Status } from '../../engine/scenario/report/report.ts';
import { allRuns } from '../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { citationProblems, passagesInProse } from '../../server/analysis/document/citing.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { ownEdition } from '../../server/analysis/document/ownEdition.ts';
import { timeLimit } from '../../server/analysis/document/timeLimit.ts';
import { heapUsed } from '../../server/hosts/node/heapUsed.ts';
import { fromRoot } from '../house/support/root.ts';

export interface Document {
  /** From the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

const AT_THE_TOP = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

export const documents = (): readonly Document[] =>
  [...AT_THE_TOP, ...markdownIn('docs'), ...markdownIn('client/walkthrough')].map(file => ({
    file,
    text: readFileSync(fromRoot(file), 'utf8'),
  }));

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

export interface Fence {
  /** `rift`, or `rift mistakes`: then the lines say at their end what they have to get. */
  readonly info: string;
  readonly text: string;
  /** From 1, of its first line in the document. */
  readonly line: number;
}

export const fencesOf = (text: string, language: string): readonly Fence[] =>
  [...text.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)]
    .map(({ 1: info = '', 2: body = '', index }) => ({
      info: info.trim(),
      text: body,
      line: text.slice(0, index).split('\n').length + 1,
    }))
    .filter(({ info }) => info.split(' ')[0] === language);

export interface Found {
  readonly line: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly fixes: readonly Pick<Fix, 'title'>[];
}

export interface Checked {
  readonly found: readonly Found[];
  readonly statuses: readonly Status[];
}

export const book = loadRuleBook();

/** Runs what stands in a fence, as `riftbench check` does. Lines count from 0. */
export const checkFence = (text: string): Checked => {
  const found: Found[] = [];
  const statuses: Status[] = [];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length - 1;
  const { blocks } = parseFile(text);
  const context = withCards(
    runContext(book, NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  for (const block of blocks) {
    if (!isScenario(block)) {
      for (const { span, message } of block.tree.kind === 'card' ? readCard(block.tree).problems : [])
        found.push({
          line: lineAt(block.offset + span.start),
          severity: 'error',
          code: 'syntax/sentence',
          message,
          fixes: [],
        });
      for (const { code, span, message } of block.tree.problems)
        found.push({ line: lineAt(block.offset + span.start), severity: 'error', code, message, fixes: [] });
      continue;
    }
    const report = runExploring(block, context, { interruption: () => timeLimit(10, slowClock(), heapUsed) });
    statuses.push(...allRuns(report).map(run => run.status), ...report.unrun.map(() => 'invalid' as const));
    for (const { code, severity, span, message, fixes } of report.diagnostics)
      found.push({ line: lineAt(block.offset + span.start), severity, code, message, fixes });
  }
  return { found, statuses };
};

/** A clock that every look at it takes time on: what is told of a run that takes long does not hang on the machine. */
const slowClock = (): (() => number) => {
  let time = 0;
  return () => {
    time += 20;
    return time;
  };
};

/** The same of an article: what is wrong with the citations in its prose. */
export const checkArticle = (text: string): readonly Found[] => {
  const edition = ownEdition(text, true, { edition: NEWEST, from: 'newest' });
  const file = { text, markdown: true, edition };
  return citationProblems(file, book, passagesInProse(file, book)).map(({ code, severity, span, message, fixes }) => ({
    line: text.slice(0, span.start).split('\n').length - 1,
    severity,
    code,
    message,
    fixes,
  }));
};
