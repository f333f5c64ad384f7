/** What `examples/` promises to a reader: each scenario holds, and each marked mistake is found, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../engine/game/editions.ts';
import { parseFile } from '../../engine/language/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { DIAGNOSTICS } from '../../engine/scenario/codes.ts';
import type { ScenarioReport } from '../../engine/scenario/report.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { ruleNumbers } from '../../rules-db/runner.ts';

const FOLDER = new URL('../../examples/', import.meta.url);
const context = { defaultEdition: NEWEST, rules: ruleNumbers(loadRuleBook()) };

interface Told {
  readonly line: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

describe.each(filesOf('.'))('examples/%s', file => {
  const { text, scenarios } = read(file);

  it('holds scenarios, each with a citation', () => {
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { tree } of scenarios) expect(tree.statements.some(s => s.kind === 'cites')).toBe(true);
  });

  it.each(scenarios.map(block => ({ name: nameOf(block), block })))('$name', ({ block }) => {
    const report = runScenario(block, context);
    // A hint is no fault: in 1.2 Backline is no keyword yet and is taken as the words it stands for.
    expect(toldOf(text, block, report).filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(report.runs.map(({ edition, status }) => `${edition} ${status}`)).toEqual(
      report.runs.map(({ edition }) => `${edition} passed`),
    );
    expect(report.runs.flatMap(run => run.expectations).length).toBeGreaterThan(0);
  });
});

describe.each(filesOf('mistakes'))('examples/mistakes/%s', file => {
  const { text, scenarios } = read(`mistakes/${file}`);

  it('gets each diagnostic on its marked line, and no other', () => {
    const told = scenarios.flatMap(block => toldOf(text, block, runScenario(block, context)));
    expect(told.map(inShort).sort()).toEqual(marksOf(text).sort());
  });
});

describe('the mistakes together', () => {
  it('show every diagnostic that can be had without a chain', () => {
    const shown = new Set(
      filesOf('mistakes').flatMap(file => marksOf(read(`mistakes/${file}`).text).map(mark => mark.split(' ')[2])),
    );
    const unshown = Object.keys(DIAGNOSTICS).filter(code => !shown.has(code));
    // A move in a closed state needs an item that waits on the chain.
    expect(unshown).toEqual(['move/closed-state']);
  });
});

function filesOf(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, FOLDER), { withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(rift|md)$/.test(entry.name))
    .map(entry => entry.name);
}

function read(file: string) {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const { blocks } = parseFile(text, { markdown: file.endsWith('.md') });
  return { text, scenarios: blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario') };
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

const inShort = ({ line, severity, code }: Told): string => `${line} ${severity} ${code}`;

/** `# error move/exhausted, hint setup/count` at the end of a line. */
function marksOf(text: string): string[] {
  return text.split('\n').flatMap((content, index) => {
    const marks = /#\s*((?:error|warning|information|hint) [a-z]+\/[a-z-]+(?:, .*)?)$/.exec(content)?.[1];
    return marks === undefined ? [] : marks.split(', ').map(mark => `${index + 1} ${mark}`);
  });
}
