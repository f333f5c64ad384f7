/** What passes in a document, for a quiet mark beside it. */
import { allRuns } from '../../engine/scenario/script/parts.ts';
import type { PassingScenario } from '../protocol.ts';
import { type Analysis, scenariosOf } from './document/analysis.ts';
import { reportInFile } from './document/fileWork.ts';
import { answersIn } from './verdict/answers.ts';
import { type Passing, passingOf, passingText } from './verdict/passing.ts';

export const passingScenarios = (analysis: Analysis): readonly PassingScenario[] =>
  scenariosOf(analysis).map(block => {
    const report = reportInFile(analysis, block);
    const passing = passingOf(block.tree, report);
    const name = block.tree.name;
    return {
      name: name?.text ?? '',
      line: analysis.lines.positionAt(block.offset + (name?.span.start ?? 0)).line,
      status: passing.status,
      text: passingText(passing),
      // Where a line could not be played, what holds below it says nothing.
      holding: passing.status === 'invalid' ? [] : linesThatHold(passing).map(line => block.line + line),
      answers: answersIn(allRuns(report)).map(({ line, text }) => ({ line: block.line + line, text })),
    };
  });

const linesThatHold = ({ expectations }: Passing): readonly number[] =>
  expectations.flatMap(({ line, outcome }) => (outcome === 'holds' ? [line] : []));
