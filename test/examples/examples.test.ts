/** What `examples/` promises to a reader: each scenario holds, and each marked mistake is found, and nothing else. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runExploring } from '../../engine/scenario/exploring/exploring.ts';
import { DIAGNOSTICS } from '../../engine/scenario/report/codes.ts';
import type { ScenarioReport } from '../../engine/scenario/report/report.ts';
import { allRuns } from '../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { cardsIn } from '../../server/analysis/checking/blocks.ts';
import { judgeFile } from '../../server/analysis/checking/judge.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { usedOnDisk } from '../../server/hosts/node/nodeFiles.ts';

const FOLDER = new URL('../../examples/', import.meta.url);
const book = loadRuleBook();
const known = runContext(book, NEWEST);
const uses = usedOnDisk();

interface Told {
  readonly line: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

describe.each(filesOf('.'))('examples/%s', file => {
  const { text, scenarios, context } = read(file);

  it('holds scenarios, each with a citation', () => {
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { tree } of scenarios) expect(tree.statements.some(s => s.kind === 'cites')).toBe(true);
  });

  it.each(scenarios.map(block => ({ name: nameOf(block), block })))('$name', ({ block }) => {
    const report = runExploring(block, context);
    // A hint is no fault: in 1.2 Backline is no keyword yet and is taken as the words it stands for.
    expect(toldOf(text, block, report).filter(({ severity }) => severity !== 'hint')).toEqual([]);
    const runs = allRuns(report);
    expect(runs.map(({ edition, status }) => `${edition} ${status}`)).toEqual(
      runs.map(({ edition }) => `${edition} passed`),
    );
    expect(runs.flatMap(run => run.expectations).length).toBeGreaterThan(0);
  });
});

describe.each(filesOf('mistakes'))('examples/mistakes/%s', file => {
  const { text, absolute } = read(`mistakes/${file}`);

  it('gets each diagnostic on its marked line, and no other', () => {
    const { problems } = judgeFile({ path: file, absolute, text }, { context: known, book, uses });
    const told = problems.map(({ range, severity, code }) => `${range.start.line + 1} ${severity} ${code}`);
    expect(told.sort()).toEqual(marksOf(text).sort());
  });
});

describe('the mistakes together', () => {
  it('show every diagnostic that there can be', () => {
    const shown = new Set(
      filesOf('mistakes').flatMap(file => marksOf(read(`mistakes/${file}`).text).map(mark => mark.split(' ')[2])),
    );
    const unshown = Object.keys(DIAGNOSTICS).filter(code => !shown.has(code));
    // Every statement is run; and what takes too long depends on the machine: its page has an example, with a clock for it.
    expect(unshown).toEqual(['syntax/not-run-yet', 'explore/undecided', 'run/timeout']);
  });
});

function filesOf(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, FOLDER), { withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(rift|md)$/.test(entry.name))
    .map(entry => entry.name);
}

function read(file: string) {
  const absolute = fileURLToPath(new URL(file, FOLDER));
  const text = readFileSync(absolute, 'utf8');
  const context = withCards(known, cardsIn({ path: file, absolute, text }, uses).cards);
  const { blocks } = parseFile(text, { markdown: file.endsWith('.md') });
  const scenarios = blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  return { text, absolute, context, scenarios };
}

const nameOf = ({ tree }: Block<ScenarioTree>): string => tree.name?.text ?? 'without a name';

/** Its diagnostics, with the line of the file. */
function toldOf(text: string, block: Block<ScenarioTree>, report: ScenarioReport): Told[] {
  return report.diagnostics.map(({ span, severity, code, message }) => ({
    line: text.slice(0, block.offset + span.start).split('\n').length,
    severity,
    code,
    message,
  }));
}

/** `# error move/exhausted, hint setup/count` at the end of a line. */
function marksOf(text: string): string[] {
  return text.split('\n').flatMap((content, index) => {
    const marks = /#\s*((?:error|warning|information|hint) [a-z]+\/[a-z-]+(?:, .*)?)$/.exec(content)?.[1];
    return marks === undefined ? [] : marks.split(', ').map(mark => `${index + 1} ${mark}`);
  });
}
