/** A question turned into the expectation of its answer, and an expectation into the question behind it. */

import { EDITIONS } from '../../../engine/game/state/editions.ts';
import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { claim } from '../../../engine/language/print/claims.ts';
import { nameList } from '../../../engine/language/print/parts.ts';
import { question as questionText } from '../../../engine/language/print/questions.ts';
import { type Looking, onlyLooks, type Question, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { QuestionResult, Run } from '../../../engine/scenario/report/report.ts';
import { runsAt } from '../../../engine/scenario/script/parts.ts';
import { QUICK_FIX, TURN_QUESTION } from '../actionKinds.ts';
import { type Analysis, rangeOf, reportOf, scenariosOf } from '../document/analysis.ts';
import type { Range } from '../document/lines.ts';
import { groupedBy } from '../text/groupedBy.ts';
import type { CodeAction, FileChanges } from '../values.ts';

/** For the line at the end of the range. An expectation that fails is mended by it, so that it is a quick fix there. */
export const turnAction = (analysis: Analysis, { end }: Range): readonly CodeAction[] => {
  const block = scenariosOf(analysis).findLast(each => each.line <= end.line);
  const statement = block?.tree.statements.find(
    (each): each is Looking => onlyLooks(each) && block.line + each.line === end.line,
  );
  if (block === undefined || statement === undefined) return [];
  const runs = runsAt(reportOf(analysis, block), statement.line);
  if (statement.kind === 'ask') {
    const lines = expectedOf(statement, runs);
    if (lines.length === 0) return [];
    const title = `Expect the answer: ${quoted(lines)}`;
    return [{ title, kind: TURN_QUESTION, edit: replacement(analysis, block, statement, lines) }];
  }
  // A question has no editions of its own.
  if (statement.editions !== undefined) return [];
  const asked = questionText({ asks: 'whether', claim: statement.claim });
  const isMet = runs.every(run => run.expectations.find(({ line }) => line === statement.line)?.holds !== false);
  const kind = isMet ? TURN_QUESTION : QUICK_FIX;
  const title = `Ask it as a question: ${quoted([asked])}`;
  return [{ title, kind, edit: replacement(analysis, block, statement, [asked]) }];
};

const quoted = (lines: readonly string[]): string => lines.map(line => `“${line}”`).join(', ');

const replacement = (
  analysis: Analysis,
  block: ScenarioBlock,
  { span }: Looking,
  lines: readonly string[],
): FileChanges => {
  const range = rangeOf(analysis, block, span);
  const newText = lines.join(`\n${' '.repeat(range.start.character)}`);
  return { changes: { [analysis.source.uri]: [{ range, newText }] } };
};

interface AnsweredIn {
  readonly ruleset: Ruleset;
  readonly result: QuestionResult;
  readonly said: string;
}

/** A line, or one for each group of editions that answer alike; none where an edition leaves it open. */
const expectedOf = ({ question, line }: Extract<Looking, { kind: 'ask' }>, runs: readonly Run[]): readonly string[] => {
  const answers = runs.flatMap(({ ruleset, questions, final }): readonly AnsweredIn[] => {
    const result = questions.find(each => each.line === line);
    const said = result?.isDecided === true ? claimed(question, result, final?.players ?? []) : null;
    return result === undefined || said === null ? [] : [{ ruleset, result, said }];
  });
  if (answers.length < runs.length) return [];
  const newest = EDITIONS.findLast(each => runs.some(({ ruleset }) => editionOf(ruleset) === each));
  const groups = groupedBy(answers, ({ said, result }) => `${said} ${result.answer().because[0]?.rules[0]}`);
  return groups.map(group => {
    const [{ ruleset, result, said }] = group;
    const where = groups.length === 1 ? '' : ` in ${group.map(each => each.ruleset).join(', ')}:`;
    const { rule } = result.short();
    const by = editionOf(ruleset) === newest ? rule : `${editionOf(ruleset)}: ${rule}`;
    const isRefused = result.answer().asks === 'legality' && !result.answer().yes;
    return `expect${where} ${said}${isRefused && rule !== null ? ` because ${by}` : ''}`;
  });
};

/** The answer as a claim; null where the language has no words for it. */
const claimed = (
  question: Question,
  result: QuestionResult,
  players: readonly { readonly name: string }[],
): string | null => {
  const { yes } = result.answer();
  const { said } = result.short();
  switch (question.asks) {
    case 'whether':
      return question.claim.about === 'legality'
        ? claim({ ...question.claim, legal: yes })
        : claim({ ...question.claim, negated: !yes });
    case 'who': {
      const names = said === 'nobody' ? players.map(({ name }) => name) : said.split(/, | and /);
      const subjects = names.map(text => ({ text, quoted: quoteIfNeeded(text) !== text, span: NOWHERE }));
      return claim({ about: 'players', players: subjects, fact: question.deed, negated: said === 'nobody' });
    }
    case 'how much': {
      const amount = { value: Number(said), span: NOWHERE };
      const { measure } = question;
      if (!Number.isInteger(amount.value) || !('amount' in measure.fact)) return null;
      return measure.about === 'units'
        ? claim({ ...measure, fact: { ...measure.fact, amount } })
        : claim({ ...measure, fact: { ...measure.fact, amount } });
    }
    case 'where': {
      const place = question.units.length === 1 ? placeClaimed(said) : null;
      return place === null ? null : `${nameList(question.units)} is ${place}`;
    }
  }
};

const NOWHERE = { start: 0, end: 0 };

/** "at Ana's base" as `at base of Ana`. */
const placeClaimed = (said: string): string | null => {
  if (said === 'dead' || said === 'gone') return said;
  const [, where, owner = '', zone] = /^(at|in) (.+)[’']s (base|hand|deck|trash)$/u.exec(said) ?? [];
  if (where !== undefined) return `${where} ${zone} of ${quoteIfNeeded(owner)}`;
  const [, place] = /^at (.+)$/u.exec(said) ?? [];
  return place === undefined ? null : `at ${quoteIfNeeded(place)}`;
};
