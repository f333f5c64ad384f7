/**
 * What is claimed of all that can come: `it is possible that Wall is dead`, `Ana can force Ana controls Quarry within 3 turns`,
 * `Ana can repeat for more tokens`.
 */
import { GAINS } from '../../gains.ts';
import type {
  GoalClaim,
  Name,
  OutlookClaim,
  ReachClaim,
  RepeatClaim,
  StandingClaim,
  WrittenHorizon,
} from '../syntax.ts';
import {
  advance,
  type Cursor,
  either,
  kindAt,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { name, number } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';

/** Reads one of the claims that an outlook is about. */
export type ReadStanding = (c: Cursor, negated: boolean) => StandingClaim | null;

/** Null where something else is claimed, from the same token on, and where it cannot be read. */
export const outlook = (c: Cursor, before: boolean, standing: ReadStanding): OutlookClaim | null =>
  ofTheGame(c, before, standing) ?? ofPlayer(c, before, standing);

const MODALITIES = ['possible', 'impossible', 'certain'] as const;

/** `it is possible that …`, `it is not certain that …`, `it is always certain that …` */
const ofTheGame = (c: Cursor, before: boolean, standing: ReadStanding): OutlookClaim | null => {
  const from = c.pos;
  const start = startOf(c);
  if (!word(c, 'it')) return null;
  const said = word(c, 'is') ? certainty(c, before !== word(c, 'not')) : null;
  return ofCertainty(c, said, { from, start }, standing);
};

/** What is asked has no `not` in it. */
const AFFIRMED = false;

/** `is it possible that …?`, from `it` on. */
export const outlookAsked = (c: Cursor, standing: ReadStanding): OutlookClaim | null => {
  const from = c.pos;
  const start = startOf(c);
  return word(c, 'it') ? ofCertainty(c, certainty(c, AFFIRMED), { from, start }, standing) : null;
};

interface Certainty {
  readonly modality: 'possible' | 'certain' | 'always';
  readonly negated: boolean;
}

const certainty = (c: Cursor, negated: boolean): Certainty | null => {
  if (word(c, 'always')) return word(c, 'certain') ? { modality: 'always', negated } : null;
  const said = oneOf(c, MODALITIES)?.text;
  if (said === undefined) return null;
  if (said === 'certain') return { modality: said, negated };
  return { modality: 'possible', negated: negated !== (said === 'impossible') };
};

const ofCertainty = (
  c: Cursor,
  said: Certainty | null,
  { from, start }: { readonly from: number; readonly start: number },
  standing: ReadStanding,
): OutlookClaim | null => {
  if (said === null) {
    // A unit may be called so.
    if (c.probe < 0) c.pos = from;
    return null;
  }
  word(c, 'that');
  const head = { span: spanFrom(c, start) };
  const rest = claimed(c, standing);
  return rest === null ? null : { about: 'outlook', ...said, ...rest, head };
};

/** `Ana can force …`, `Ana cannot force …`, `Ana can repeat …` */
const ofPlayer = (c: Cursor, before: boolean, standing: ReadStanding): OutlookClaim | null => {
  if (!saysCan(c)) return null;
  const from = c.pos;
  const start = startOf(c);
  const player = name(c, 'player');
  const can = peek(c) === 'can';
  advance(c);
  const cannot = !can || peek(c) === 'not';
  if (can && cannot) advance(c);
  const said = player === null ? null : { player, negated: before !== cannot };
  const ahead = said === null ? null : oneOf(c, AHEAD)?.text;
  if (said === null || ahead === undefined) {
    c.pos = from;
    return null;
  }
  return ahead === 'force' ? forcedBy(c, said, start, standing) : repeatedBy(c, said, start);
};

/** What a player can do with all that can come. */
const AHEAD = ['force', 'repeat'] as const;

/** `Ana can force …`, where nothing else may stand. */
export const goalForced = (c: Cursor, standing: ReadStanding): GoalClaim | null => {
  const start = startOf(c);
  const player = name(c, 'player');
  if (player === null || !word(c, 'can') || !word(c, 'force')) return null;
  return forcedBy(c, { player, negated: AFFIRMED }, start, standing);
};

/** Whether a name is here, and `force` or `repeat` after it. */
export const looksAhead = (c: Cursor): boolean =>
  (kindAt(c) === T.word || kindAt(c) === T.string) && AHEAD.some(verb => c.t.word[c.pos + 1] === verb);

type ForceClaim = Extract<ReachClaim, { readonly modality: 'force' }>;

/** `can Ana force …?`, `can Ana repeat …?`, from the name on. */
export const aheadAsked = (c: Cursor, standing: ReadStanding): OutlookClaim | null => {
  const start = startOf(c);
  const player = name(c, 'player');
  if (player === null) return null;
  const said = { player, negated: AFFIRMED };
  const ahead = oneOf(c, AHEAD)?.text;
  if (ahead === undefined) return null;
  return ahead === 'force' ? forcedBy(c, said, start, standing) : repeatedBy(c, said, start);
};

/** `Ana can repeat for more tokens`; without what, for more of anything. */
const repeatedBy = (
  c: Cursor,
  said: { readonly player: Name; readonly negated: boolean },
  start: number,
): RepeatClaim | null => {
  const head = { span: spanFrom(c, start) };
  const gain = word(c, 'for') ? more(c) : undefined;
  if (gain === null) return null;
  const far = horizonSaid(c);
  if (far === null) return null;
  return {
    about: 'outlook',
    modality: 'repeat',
    ...said,
    ...(gain === undefined ? {} : { gain }),
    ...(far === undefined ? {} : { horizon: far }),
    head,
  };
};

const more = (c: Cursor): RepeatClaim['gain'] | null => (word(c, 'more') ? (oneOf(c, GAINS)?.text ?? null) : null);

const forcedBy = <Negated extends boolean>(
  c: Cursor,
  said: { readonly player: Name; readonly negated: Negated },
  start: number,
  standing: ReadStanding,
): (ForceClaim & { readonly negated: Negated }) | null => {
  if (peek(c) === 'that') advance(c);
  const head = { span: spanFrom(c, start) };
  const rest = claimed(c, standing);
  return rest === null ? null : { about: 'outlook', modality: 'force', ...said, ...rest, head };
};

/** Whether a name is here, and `can` or `cannot` after it: asked before anything is noted as wanted. */
const saysCan = (c: Cursor): boolean => {
  const { kind, word: words } = c.t;
  const next = c.pos + 1;
  if ((kindAt(c) !== T.word && kindAt(c) !== T.string) || kind[next] !== T.word) return false;
  return words[next] === 'can' || words[next] === 'cannot' || /^can['’]t$/i.test(tokenText(c, next));
};

type Claimed = Pick<ReachClaim, 'claims' | 'horizon'>;

const claimed = (c: Cursor, standing: ReadStanding): Claimed | null => {
  const claims: StandingClaim[] = [];
  do {
    const claim = standing(c, word(c, 'not'));
    if (claim === null) return null;
    claims.push(claim);
  } while (word(c, 'and'));
  const horizon = horizonSaid(c);
  if (horizon === null) return null;
  return horizon === undefined ? { claims } : { claims, horizon };
};

/** Undefined where none is said, and null where it cannot be read. */
const horizonSaid = (c: Cursor): WrittenHorizon | null | undefined => {
  const start = startOf(c);
  if (word(c, 'within')) return within(c, start);
  return word(c, 'after') ? after(c, start) : undefined;
};

const within = (c: Cursor, start: number): WrittenHorizon | null => {
  if (word(c, 'this')) {
    const kind = oneOf(c, ['turn', 'combat', 'showdown'])?.text;
    return kind === undefined ? null : { kind, span: spanFrom(c, start) };
  }
  const count = number(c);
  return count !== null && either(c, 'turns', 'turn') ? { kind: 'turns', count, span: spanFrom(c, start) } : null;
};

/** `after at most 8 acts` */
const after = (c: Cursor, start: number): WrittenHorizon | null => {
  if (!word(c, 'at') || !word(c, 'most')) return null;
  const count = number(c);
  return count !== null && either(c, 'acts', 'act') ? { kind: 'acts', count, span: spanFrom(c, start) } : null;
};
