/** A puzzle as it is played: from its position, with the solver's lines in the place of its solution. */
import { BOUNDS } from '../../../engine/bounds.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { ScenarioBlock, Statement } from '../../../engine/language/syntax.ts';
import type { BoardPuzzle } from '../../protocol.ts';
import { type Analysis, analyse, scenarioAt } from '../document/analysis.ts';

/** Null for what is no puzzle with a goal. */
export const puzzleIn = ({ tree, text, line }: ScenarioBlock): BoardPuzzle | null => {
  const goal = tree.head === 'puzzle' ? tree.statements.find(({ kind }) => kind === 'goal') : undefined;
  if (goal === undefined) return null;
  const solution = tree.statements.find(({ kind }) => kind === 'solution');
  return {
    first: line,
    last: line + text.trimEnd().split('\n').length - 1,
    goal: line + goal.line,
    solution: solution === undefined ? null : line + solution.line,
  };
};

export interface PuzzlePlayed {
  readonly analysis: Analysis;
  /** Of the last of the lines; of the goal where there is none. */
  readonly line: number;
}

/** Null where there is no puzzle with a goal at the line or above it, or the lines are more than a script can have. */
export const puzzlePlayed = (analysis: Analysis, line: number, lines: readonly string[]): PuzzlePlayed | null => {
  const block = scenarioAt(analysis, line);
  const puzzle = block === undefined ? null : puzzleIn(block);
  if (block === undefined || puzzle === null || lines.length > BOUNDS.lines) return null;
  const position = positionIn(block);
  const { source } = analysis;
  const played =
    lines.length === 0 ? '' : ['', '', '  solution', ...lines.map(each => `    ${plain(each)}`)].join('\n');
  const text = `${source.text.slice(0, block.offset)}${position}${played}\n\n${source.text.slice(block.offset + block.text.length)}`;
  return {
    analysis: analyse({ ...source, text }, parseFile(text, { markdown: source.markdown }).blocks, analysis),
    line: lines.length === 0 ? puzzle.goal : block.line + position.split('\n').length + 1 + lines.length,
  };
};

/** With the hints; what is done below the goal belongs to the solution, with the word for it or without. */
const positionIn = ({ tree: { statements }, text }: ScenarioBlock): string => {
  const goal = statements.findIndex(({ kind }) => kind === 'goal');
  const below = statements.slice(goal + 1);
  const solved = below.findIndex(({ kind }) => kind !== 'hint');
  const last = (solved < 0 ? below : below.slice(0, solved)).at(-1) ?? statements[goal];
  return text.slice(0, (last as Statement).span.end).trimEnd();
};

const plain = (line: string): string => line.replace(/[\r\n]+/g, ' ');
