/** Documents with marks: `$0` is the cursor. */

import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { type Analysis, analyse, type Reports } from '../../../server/analysis/document/analysis.ts';
import type { DefaultEdition } from '../../../server/analysis/document/edition.ts';
import { lineIndex, type Position, type Range } from '../../../server/analysis/document/lines.ts';
import { keepReports } from '../../../server/analysis/document/reports.ts';
import { clientPages } from '../../../server/analysis/pageLinks.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';

export const URI = 'file:///rulings/a%20b.rift';

export interface Fixture {
  readonly analysis: Analysis;
  readonly text: string;
  /** Where `$0` stood. */
  readonly cursor: Position;
}

/** What is claimed of all that can come is found out at once, as nobody waits. */
const exploring: Reports = (block, context) => runExploring(block, context);

export interface FixtureOptions {
  readonly markdown?: boolean;
  readonly edition?: DefaultEdition;
  readonly uri?: string;
  readonly run?: Reports;
}

export const fixture = (marked: string, options: FixtureOptions = {}): Fixture => {
  const at = marked.indexOf('$0');
  const text = marked.replace('$0', '');
  const { markdown = false, edition = { edition: NEWEST, from: 'newest' }, uri = URI, run = exploring } = options;
  const analysis = analyse({ uri, version: 1, text, markdown }, parseFile(text, { markdown }).blocks, {
    book: loadRuleBook(),
    pages: clientPages,
    paths: nodePaths,
    edition,
    reports: keepReports(run, error => {
      throw error;
    }),
  });
  return { analysis, text, cursor: lineIndex(text).positionAt(Math.max(at, 0)) };
};

/** The text that a range covers. */
export const textAt = (text: string, range: Range): string => {
  const index = lineIndex(text);
  return text.slice(index.offsetAt(range.start), index.offsetAt(range.end));
};

/** The text after edits, as an editor applies them. */
export const edited = (text: string, edits: readonly { readonly range: Range; readonly newText: string }[]): string => {
  const index = lineIndex(text);
  const offsets = edits.map(edit => ({
    start: index.offsetAt(edit.range.start),
    end: index.offsetAt(edit.range.end),
    newText: edit.newText,
  }));
  return offsets
    .sort((a, b) => b.start - a.start)
    .reduce((soFar, { start, end, newText }) => soFar.slice(0, start) + newText + soFar.slice(end), text);
};

export const TANK_FIRST = `scenario "Tank first, Backline last"
  edition 1.4
  cites 465.2.c.6

  player Ana
  player Ben points 7

  battlefield "Sunken Temple" controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
    Ben: Sniper might 2 backline
  base Ana
    Raider might 7

  turn Ana
  Ana moves Raider to "Sunken Temple"
  all pass
  expect Ana cannot assign 7 to Wall because 465.2.c.4
  Ana assigns 3 to Wall, 3 to Soldier, 1 to Sniper
  Ben assigns 8 to Raider

  expect Wall is dead
  expect Sniper is at "Sunken Temple"
  expect Sniper has 0 damage
  expect Raider is dead
  expect Ben controls "Sunken Temple"
  expect Ben wins the combat
`;

/**
 * A document with what is expected under its lines: `^^^ error move/exhausted: some words of the message`.
 * Gives the document, and the expectations in the order of their places.
 */
export const underlined = (marked: string): { readonly text: string; readonly expected: readonly string[] } => {
  const lines: string[] = [];
  const expected: string[] = [];
  for (const line of marked.split('\n')) {
    const mark = /^( *)(\^+) (.*)$/.exec(line);
    if (mark === null) lines.push(line);
    else {
      const [, before = '', carets = '', what = ''] = mark;
      expected.push(`${lines.length - 1}:${before.length}-${before.length + carets.length} ${what}`);
    }
  }
  return { text: lines.join('\n'), expected };
};
