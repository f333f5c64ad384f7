/** Scenarios as tests, found without running them. Of files that are not open only what is needed is parsed. */

import { parseBlock } from '../../engine/language/grammar/parse.ts';
import type { ScenarioTree, Tree } from '../../engine/language/syntax.ts';
import { splitBlocks } from '../../engine/language/tokens/blocks.ts';
import { riftFences } from '../../engine/language/tokens/markdown.ts';
import { closingOf, type ScriptSection, sectionsOf } from '../../engine/scenario/script/branches.ts';
import { titleOf } from '../../engine/scenario/script/parts.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import type { TestFile, TestScenario, TestsResult } from '../protocol.ts';
import type { Analysis, Source } from './document/analysis.ts';
import { type Cancellation, Cancelled } from './document/cancellation.ts';
import { SLICE } from './document/limit.ts';
import type { Workspace } from './workspace.ts';

/** Lets other requests in between. A file that is gone or cannot be read is reported, and the others are listed. */
export const listTests = async (
  workspace: Pick<Workspace, 'analysis' | 'closedText' | 'host'>,
  uris: readonly string[],
  token: Cancellation,
): Promise<TestsResult> => {
  const files: TestFile[] = [];
  let end = performance.now() + SLICE;
  for (const uri of uris) {
    if (performance.now() >= end) {
      await workspace.host.nextTurn();
      end = performance.now() + SLICE;
    }
    if (token.isCancellationRequested) throw new Cancelled();
    try {
      const source = workspace.closedText(uri);
      const analysis = source === undefined ? await workspace.analysis(uri) : undefined;
      if (source !== undefined) files.push(testsInText(source));
      else if (analysis !== undefined) files.push(testsIn(analysis, uri));
    } catch (error) {
      const unreadable = thrownText(error);
      files.push({ uri, scenarios: [], isBroken: true, unreadable });
    }
  }
  return { files };
};

/** Of an open document. */
export const testsIn = ({ blocks }: Analysis, uri: string): TestFile => ({
  uri,
  scenarios: listed(blocks),
  isBroken: blocks.some(({ tree }) => tree.problems.length > 0),
});

/** Whether the rest can be understood does not matter before the file is opened. */
export const testsInText = ({ uri, text, markdown }: Source): TestFile => {
  const parts = markdown ? riftFences(text) : [{ text, line: 0 }];
  const blocks = parts.flatMap(part =>
    splitBlocks(part.text).map(block => ({
      text: block.text,
      line: part.line + block.line,
      tree: parseBlock(mayBranch(block.text) ? block.text : firstLine(block.text)),
    })),
  );
  return { uri, scenarios: listed(blocks), isBroken: false };
};

const mayBranch = (text: string): boolean => /^[ \t]*what[ \t]+if\b/im.test(text);

const firstLine = (text: string): string => text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1);

interface Found {
  readonly text: string;
  readonly line: number;
  readonly tree: Tree;
}

const listed = (blocks: readonly Found[]): readonly TestScenario[] =>
  numberedScenarios(
    blocks.flatMap(block => (block.tree.kind === 'scenario' ? [{ ...block, tree: block.tree }] : [])),
  ).map(({ id, block }) => scenarioOf(id, block));

/** The branches that are played. */
const scenarioOf = (id: string, { text, line, tree }: Found & { readonly tree: ScenarioTree }): TestScenario => {
  const endLine = line + text.trimEnd().split('\n').length - 1;
  const { all } = sectionsOf(tree.statements, text);
  const ids = partIds(id, all);
  const branchesOf = (parent: ScriptSection): readonly TestScenario[] =>
    all.flatMap((section, at) => {
      if (section.opening === null || section.parent !== parent) return [];
      const closing = closingOf(section);
      return {
        id: ids[at] ?? id,
        name: section.path.at(-1) ?? '',
        line: line + section.opening.line,
        endLine: closing === null ? endLine : line + closing.line,
        branches: branchesOf(section),
      };
    });
  return { id, name: tree.name?.text ?? '', line, endLine, branches: branchesOf(all[0]) };
};

/** Of a scenario and its branches, in the order in which they open: those of one name are distinguished by their numbers. */
export const partIds = (
  scenario: string,
  parts: readonly { readonly path: readonly string[] }[],
): readonly string[] => {
  const count = new Map<string, number>();
  return parts.map(({ path }) => {
    const name = titleOf(scenario, path);
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return number === 1 ? name : `${name} #${number}`;
  });
};

/** In the order of the file: two scenarios of one name are distinguished by their numbers. */
export const numberedScenarios = <Scenario extends { readonly tree: ScenarioTree }>(
  blocks: readonly Scenario[],
): readonly { readonly id: string; readonly block: Scenario }[] => {
  const count = new Map<string, number>();
  return blocks.map(block => {
    const name = block.tree.name?.text ?? '';
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return { id: number === 1 ? name : `${name} #${number}`, block };
  });
};
