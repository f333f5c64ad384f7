/**
 * Whether another edition only asks for a decision at another place: then the same script, with all its answers where
 * that edition asks for them, has the same outcome there, and nothing was overturned. If only one of the editions asks
 * a question, that is another matter.
 */
import { player } from '../../../engine/game/play/query.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree, Statement } from '../../../engine/language/syntax.ts';
import { isGood } from '../../../engine/scenario/script/outcome.ts';
import { type AuditContext, outcomeUnder, type ScenarioOutcome } from './outcome.ts';
import { type RunAgain, soughtIn, type Trial } from './trials.ts';

/** An answer that is elsewhere in the mended script. */
export interface MovedAnswer {
  readonly text: string;
  /** Lines of the file, from 0: where it is, and the one that it has to come before. */
  readonly line: number;
  readonly before: number;
}

export interface Mended {
  readonly text: string;
  readonly answers: readonly MovedAnswer[];
}

/**
 * The script with its answers where `edition` asks for them; undefined if no such script passes there, null where it is not sought
 * because the scenario is too long to be run so often.
 */
export const mendedFor = (again: RunAgain, context: AuditContext, edition: Ruleset): Mended | undefined | null =>
  soughtIn(again, trial => mendedBy({ block: again.block, context, edition, trial }));

const mendedBy = (setting: Setting): Mended | undefined => {
  const { block, edition } = setting;
  const answers = block.tree.statements.filter(isAnswer);
  if (answers.length === 0) return undefined;
  const lines = block.text.split('\n').map((text, at): Line => ({ text, at, by: null }));
  const byLine = new Map(answers.map(answer => [answer.line, answer.player.text]));
  const script = lines.filter(({ at }) => !byLine.has(at));
  const pool = lines.flatMap((line): readonly Line[] => {
    const by = byLine.get(line.at);
    return by === undefined ? [] : [{ ...line, by }];
  });
  const found = placed(setting, script, pool);
  const answersMoved = found === undefined ? [] : movedAnswers(block.line, lines, found);
  return found === undefined || answersMoved.length === 0
    ? undefined
    : { text: asFileFor(edition, found), answers: answersMoved };
};

/** The text as it would appear in a file: for that edition, and without what belongs to the next block. */
const asFileFor = (ruleset: Ruleset, lines: readonly Line[]): string => {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '' && !text.trimStart().startsWith('#'));
  return lines
    .slice(0, last + 1)
    .map(({ text }) => text.replace(/^(\s*edition\s).*/i, `$1${ruleset}`))
    .concat('')
    .join('\n');
};

interface Line {
  readonly text: string;
  /** Of the block as written, from 0. */
  readonly at: number;
  /** The player who answers; null for a line that is no answer. */
  readonly by: string | null;
}

interface Setting {
  readonly block: Block<ScenarioTree>;
  readonly context: AuditContext;
  readonly edition: Ruleset;
  readonly trial: Trial;
}

type AnswerStatement = Extract<Statement, { kind: 'action' }>;
const ANSWERS: ReadonlySet<string> = new Set(['choose', 'accept', 'decline', 'order', 'name']);
const isAnswer = (s: Statement): s is AnswerStatement => s.kind === 'action' && ANSWERS.has(s.action.kind);

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** Each question in turn gets one of the answers that its player has left, until none is left and the script passes. */
const placed = (setting: Setting, script: readonly Line[], pool: readonly Line[]): readonly Line[] | undefined => {
  const played = outcomeOf(setting, script);
  if (played === undefined) return undefined;
  if (pool.length === 0) return isGood(played.status) ? script : undefined;
  const asked = firstAsked(played, script);
  if (asked === undefined) return undefined;
  for (const answer of pool.filter(({ by }) => by?.toLowerCase() === asked.player.toLowerCase())) {
    const withIt = [...script.slice(0, asked.index), answer, ...script.slice(asked.index)];
    if (outcomeOf(setting, withIt)?.refused.has(setting.block.line + asked.index) !== false) continue;
    const rest = pool.filter(each => each !== answer);
    const found = placed(setting, withIt, rest);
    if (found !== undefined) return found;
  }
  return undefined;
};

const outcomeOf = (
  { block, context, edition, trial }: Setting,
  script: readonly Line[],
): ScenarioOutcome | undefined => {
  trial();
  const text = textOf(script);
  const tree = parseBlock(text);
  return tree.kind === 'scenario' ? outcomeUnder({ ...block, text, tree }, context, edition) : undefined;
};

interface MissingAnswer {
  readonly player: string;
  /** The index of the script's line before which the answer has to be. */
  readonly index: number;
}

/** The first line that finds a question open, or the end; an answer closes what it finds. */
const firstAsked = ({ run }: ScenarioOutcome, script: readonly Line[]): MissingAnswer | undefined => {
  for (const { line, reached, before } of run.moments) {
    const asked = askedIn(reached, line) ?? askedIn(before, line);
    if (asked !== undefined && script[line]?.by === null) return asked;
  }
  return run.final === undefined ? undefined : askedIn(run.final, endOf(script));
};

const askedIn = (state: State, index: number): MissingAnswer | undefined =>
  state.decision?.kind !== 'choose' ? undefined : { player: player(state, state.decision.player).name, index };

const endOf = (script: readonly Line[]): number => script.findLastIndex(({ text }) => text.trim() !== '') + 1;

/** Those with another line after them than before; answers themselves do not count. */
const movedAnswers = (firstLine: number, lines: readonly Line[], found: readonly Line[]): readonly MovedAnswer[] => {
  const answers = new Set(found.flatMap(({ at, by }) => (by === null ? [] : [at])));
  const nextIn = (all: readonly Line[], index: number): number =>
    all.slice(index + 1).find(({ at, text }) => !answers.has(at) && text.trim() !== '')?.at ?? lines.length;
  return found.flatMap(({ at, by, text }, index): readonly MovedAnswer[] => {
    const before = nextIn(found, index);
    return by === null || nextIn(lines, at) === before
      ? []
      : [{ text: text.trim(), line: firstLine + at, before: firstLine + before }];
  });
};
