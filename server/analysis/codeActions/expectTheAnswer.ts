import { EDITIONS } from '../../../engine/game/state/editions.ts';
import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { claim } from '../../../engine/language/print/claims.ts';
import { nameList } from '../../../engine/language/print/parts.ts';
import { type Looking, onlyLooks, type Question, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import type { QuestionResult, Run } from '../../../engine/scenario/report/report.ts';
import { runsAt } from '../../../engine/scenario/script/parts.ts';
import { type Analysis, rangeOf, reportOf, scenarioAt } from '../document/analysis.ts';
import { groupedBy } from '../text/groupedBy.ts';
import { type CodeActionOffer, replacement, TURN_QUESTION } from './codeAction.ts';

/**
 * A question as the expectation of its answer: a line, or one for each group of editions that answer alike. None where an
 * edition leaves it open.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 *     Ana moves Raider to Grove
 *     all pass
 * -   where is Raider?$0
 * +   expect Raider is at Grove
 * ```
 * Expect the answer: “expect Raider is at Grove”
 */
export const expectTheAnswer: CodeActionOffer = {
  kinds: [TURN_QUESTION],
  offer: (analysis, { range: { end } }) => {
    const { block, statement } = lookingAt(analysis, end.line) ?? {};
    if (block === undefined || statement?.kind !== 'ask') return [];
    const lines = expectedOf(statement, runsAt(reportOf(analysis, block), statement.line));
    if (lines.length === 0) return [];
    const title = `Expect the answer: ${lines.map(line => `“${line}”`).join(', ')}`;
    const edit = replacement(analysis, rangeOf(analysis, block, statement.span), lines);
    return [{ title, kind: TURN_QUESTION, edit }];
  },
};

/** The question or the expectation on a line of the document. */
export const lookingAt = (
  analysis: Analysis,
  line: number,
): { readonly block: ScenarioBlock; readonly statement: Looking } | undefined => {
  const block = scenarioAt(analysis, line);
  const statement = block?.tree.statements.find(
    (each): each is Looking => onlyLooks(each) && block.line + each.line === line,
  );
  return block && statement && { block, statement };
};

interface AnsweredIn {
  readonly ruleset: Ruleset;
  readonly result: QuestionResult;
  readonly said: string;
}

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
    case 'outlook':
      return claim({ ...question.claim, negated: !yes });
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
