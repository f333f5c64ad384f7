/** The answer to one question in each of its editions, as a line: what they have in common is said once. */
import { listed } from '../../../engine/game/play/query.ts';
import { editionOf, isAsPrinted, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { ExpectationAnswer, RuleNumbers } from '../../../engine/scenario/report/report.ts';
import { asFarAs, assuming } from './caveats.ts';
import { citations, oneLine, sentence } from './sentences.ts';

export interface AnswerIn {
  readonly ruleset: Ruleset;
  readonly answer: ExpectationAnswer;
}

/** `answers` newest edition first; `source` is the scenario's text. */
export const answerText = (answers: readonly AnswerIn[], source: string, rules: RuleNumbers): string => {
  const groups = alike(answers);
  return groups.map(group => groupText(group, groups.length > 1, source, rules)).join(' ');
};

type Group = readonly [AnswerIn, ...AnswerIn[]];

/** Editions that answer the same. */
const alike = (answers: readonly AnswerIn[]): readonly Group[] => {
  const groups = new Map<string, AnswerIn[]>();
  for (const one of answers) {
    const { yes, says, waits } = one.answer;
    const key = waits === null ? `${yes} ${says}` : waits;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [[first, ...more] as const]));
};

const groupText = (group: Group, isOneOfSeveral: boolean, source: string, rules: RuleNumbers): string => {
  const [{ answer }] = group;
  const editions = group.map(({ ruleset }) => ruleset).reverse();
  const within = ` in ${listed(editions)}`;
  const front = isOneOfSeveral ? within : '';
  if (answer.waits !== null) {
    const back = isOneOfSeveral ? '' : within;
    const open = asFarAs(group.flatMap(each => each.answer.notRun));
    return `Not decided${front}${open}: whether ${answer.question}${back}. ${sentence(answer.waits)}`;
  }
  const why = reasons(group, rules);
  // A citation names the edition as well.
  const isNamed =
    isOneOfSeveral ||
    (answer.asks === 'legality' && editions.every(each => !isAsPrinted(each) && why.includes(`(${each})`)));
  const { before } = answer;
  const next = before === null ? '' : `, just before “${oneLine(source.slice(before.start, before.end))}”`;
  const soFar = before === null && answer.open !== null ? ' so far' : '';
  const far = asFarAs(group.flatMap(each => each.answer.notRun));
  const given = assuming(group.flatMap(each => each.answer.assumed));
  const said = `${answer.yes ? 'Yes' : 'No'}${front}${far}: ${answer.says}${isNamed ? '' : within}${soFar}${next}${given}.`;
  return `${said}${why}${caveats(answer)}`;
};

/** Each reason with its rule; of older editions that say the same, the rules alone, and none twice. */
const reasons = ([{ ruleset, answer }, ...others]: Group, rules: RuleNumbers): string => {
  const own = answer.because.map(({ text, rules: concepts }) => {
    const said = sentence(text);
    return `${said === '' ? '' : ` ${said}`}${citations([concepts], [editionOf(ruleset)], rules)}`;
  });
  const cited = new Set(
    answer.because.map(({ rules: concepts }) => citations([concepts], [editionOf(ruleset)], rules)),
  );
  const more = others.map(each => {
    const edition = editionOf(each.ruleset);
    const lists = each.answer.because.map(reason => reason.rules);
    const fresh = lists.filter(concepts => !cited.has(citations([concepts], [edition], rules)));
    for (const concepts of fresh) cited.add(citations([concepts], [edition], rules));
    return citations(fresh, [edition], rules);
  });
  return [...own, ...more].join('');
};

const caveats = ({ before, open, turns, yes, unread }: ExpectationAnswer): string => {
  const then = turns ? `; after “all pass” the answer is ${yes ? 'No' : 'Yes'}` : '';
  const stillOpen = open !== null && (before === null || turns) ? ` ${sentence(`${open}${then}`)}` : '';
  if (unread.length === 0) return stillOpen;
  return `${stillOpen} ${listed(unread)} ${unread.length > 1 ? 'are' : 'is'} not fully understood, so this may be wrong.`;
};
