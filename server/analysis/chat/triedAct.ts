/** A line that somebody would like to play: written after a line of the scenario, and judged by the ordinary runner. */
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { OpeningsResult } from '../../protocol.ts';
import { type Analysis, analyse, scenariosOf } from '../document/analysis.ts';
import { type ChatProblem, problemsOfBlock } from './problems.ts';

export interface JudgedAct {
  readonly line: string;
  /** Whether nothing refuses it: that is so in each edition of the scenario. */
  readonly isLegal: boolean;
  readonly problems: readonly ChatProblem[];
}

interface ActAsked {
  readonly analysis: Analysis;
  readonly block: ScenarioBlock;
  readonly said: OpeningsResult;
  readonly act: string;
}

export const judgedAct = ({ analysis, block, said, act }: ActAsked): JudgedAct => {
  const line = act.replace(/\s+/g, ' ');
  const lines = analysis.source.text.split('\n');
  const { after } = said.insert;
  // What comes below is another game: it is left out with the act.
  const text = [...lines.slice(block.line, after + 1), line].join('\n');
  const source = { ...analysis.source, text, markdown: false };
  const written = analyse(source, parseFile(text, { markdown: false }).blocks, analysis);
  const [scenario] = scenariosOf(written);
  const at = after - block.line + 2;
  const own = { ...written, context: analysis.context };
  const problems =
    scenario === undefined
      ? []
      : problemsOfBlock(own, scenario).filter(each => each.line >= at && each.severity === 'error');
  // As if it stood in the text that was asked about.
  const there = problems.map(each => ({ ...each, line: block.line + each.line }));
  return { line, isLegal: scenario !== undefined && problems.length === 0, problems: there };
};
