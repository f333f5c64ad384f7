/** The answer to one question in each of its editions, as a line: what they have in common is said once. */

import { listed } from '../../../engine/game/play/query.ts';
import { editionOf, isAsPrinted, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { capitalized } from '../../../engine/lists.ts';
import type { ExpectationAnswer, RuleNumbers } from '../../../engine/scenario/report/report.ts';
import { asFarAs, assuming } from './caveats.ts';
import { isSaidBy } from './repeats.ts';
import { citations, oneLine, sentence } from './sentences.ts';

export interface AnswerIn {
  readonly ruleset: Ruleset;
  readonly answer: ExpectationAnswer;
}

/** Which reasons are given: all, with the rules of each edition, or the deciding one with that of the newest. */
export type Cited = 'each' | 'newest';

/** A scenario that questions are asked in: its text, and how many editions it is run under. */
export interface AskedIn {
  readonly text: string;
  readonly editions: number;
  readonly cited: Cited;
}

/** `answers` newest edition first. */
export const answerText = (answers: readonly AnswerIn[], asked: AskedIn, rules: RuleNumbers): string => {
  const groups = alike(answers);
  // What is asked in some of the editions alone, as with `expect in 1.0:`, names them in words.
  const isOfSome = answers.length < asked.editions;
  return groups.map(group => groupText(group, { several: groups.length > 1, isOfSome }, asked, rules)).join(' ');
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

interface Among {
  /** Whether other editions answer otherwise. */
  readonly several: boolean;
  /** Whether there are editions that it is not asked in. */
  readonly isOfSome: boolean;
}

const groupText = (
  group: Group,
  { several, isOfSome }: Among,
  { text, cited }: AskedIn,
  rules: RuleNumbers,
): string => {
  const [{ answer }] = group;
  const editions = group.map(({ ruleset }) => ruleset).reverse();
  const within = ` in ${listed(editions)}`;
  const front = several ? within : '';
  if (answer.waits !== null) {
    const back = several ? '' : within;
    const open = asFarAs(group.flatMap(each => each.answer.notRun));
    return `Not decided${front}${open}: ${answer.reply === null ? 'whether ' : ''}${answer.question}${back}. ${sentence(answer.waits)}`;
  }
  const why = reasons(group, cited, rules);
  // A citation names the edition as well.
  const isNamed =
    several ||
    (!isOfSome &&
      answer.asks === 'legality' &&
      editions.every(each => !isAsPrinted(each) && why.includes(`(${each})`)));
  const { before } = answer;
  const next = before === null ? '' : `, just before “${oneLine(text.slice(before.start, before.end))}”`;
  const soFar = before === null && answer.open !== null ? ' so far' : '';
  const far = asFarAs(group.flatMap(each => each.answer.notRun));
  const given = assuming(group.flatMap(each => each.answer.assumed));
  // What is asked for is in the sentence that says it.
  const reply = answer.reply === null ? `${answer.yes ? 'Yes' : 'No'}${front}${far}: ` : '';
  const rest = answer.reply === null ? '' : far;
  const behind = saidBehind(answer);
  const says = reply === '' ? capitalized(behind) : behind;
  const said = `${reply}${says}${rest}${isNamed && reply !== '' ? '' : within}${soFar}${next}${given}.`;
  return `${said}${why}${caveats(answer)}`;
};

/** Each reason with its rule; of older editions that say the same, the rules alone, and none twice. */
const reasons = ([{ ruleset, answer }, ...others]: Group, cites: Cited, rules: RuleNumbers): string => {
  const own = answer.because.map(({ text, rules: concepts }) => {
    const said = isRepeated(text, answer.says) ? '' : sentence(goingOn(text, answer.says));
    return `${said === '' ? '' : ` ${said}`}${citations([concepts], [editionOf(ruleset)], rules)}`;
  });
  // The deciding one is the first.
  if (cites === 'newest') return own[0] ?? '';
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

/** Whether a reason begins by saying once more what the answer has said: "Ben won the combat", "Ben wins the combat; …". */
const isRepeated = (reason: string, said: string): boolean => {
  const [first = ''] = reason.split(';');
  return reason !== '' && isSaidBy(said, first);
};

/** A reason about those whose fate the answer has told: "Wall and Raider are dead", "they are killed by lethal damage". */
const goingOn = (reason: string, said: string): string => {
  const [, who = '', verb = ''] = /^(.+?) (is|are) (?:dead|alive|gone|banished)\b/.exec(said) ?? [];
  return who !== '' && reason.startsWith(`${who} ${verb} `)
    ? `${verb === 'is' ? 'It' : 'They'}${reason.slice(who.length)}`
    : reason;
};

/** "No" denies it already, so that what is so follows: of "Soldier is not dead; Soldier is alive" the second. */
const saidBehind = ({ asks, yes, reply, says }: ExpectationAnswer): string => {
  const [denial = '', ...is] = says.split('; ');
  return asks === 'fact' && !yes && reply === null && is.length > 0 ? is.join('; ') : [denial, ...is].join('; ');
};

const caveats = ({ before, open, turns, yes, unread }: ExpectationAnswer): string => {
  const then = turns ? `; after “all pass” the answer is ${yes ? 'No' : 'Yes'}` : '';
  const stillOpen = open !== null && (before === null || turns) ? ` ${sentence(`${open}${then}`)}` : '';
  if (unread.length === 0) return stillOpen;
  return `${stillOpen} ${listed(unread)} ${unread.length > 1 ? 'are' : 'is'} not fully understood, so this may be wrong.`;
};
